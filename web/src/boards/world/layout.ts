// Where things lie on the map: two compositions, one for a wide board and one for a narrow one.

export type At = readonly [x: number, y: number];
export interface Layout {
  width: number;
  height: number;
  /** The middle of the council square, and its scale. */
  council: At;
  councilScale: number;
  streetScale: number;
  locationScale: number;
  longEvents: At[];
  projects: Record<string, At>;
  /** Streets with two spaces each, by their income. */
  streets: Record<string, At>;
  locations: At[];
  supplies: Record<string, At>;
  market: At;
}

export const WIDE: Layout = {
  width: 1160,
  height: 752,
  council: [580, 374],
  councilScale: 1,
  streetScale: 1.15,
  locationScale: 1.12,
  longEvents: [
    [796, 262],
    [902, 262],
  ],
  projects: {
    tower: [176, 14],
    st_mark: [470, 10],
    chapel: [642, 10],
    fulling_mill: [286, 602],
    bridge: [505, 602],
    hospital: [700, 602],
    priors_palace: [866, 602],
  },
  streets: {
    grain: [10, 160],
    piety: [166, 168],
    wool: [14, 264],
    gold: [172, 270],
    resource: [850, 158],
    loyalty: [1004, 162],
    medical: [1006, 264],
  },
  locations: [
    [8, 376],
    [78, 382],
    [148, 378],
    [218, 384],
    [286, 388],
    [798, 372],
    [868, 378],
    [940, 372],
    [1012, 378],
    [1082, 372],
    [1066, 52],
  ],
  supplies: {
    stone: [18, 28],
    piety: [340, 36],
    wood: [900, 36],
    grain: [20, 622],
    loyalty: [16, 480],
    medical: [166, 490],
  },
  market: [804, 462],
};

export const TALL: Layout = {
  width: 400,
  height: 1836,
  council: [200, 206],
  councilScale: 0.92,
  streetScale: 1,
  locationScale: 1,
  longEvents: [
    [92, 412],
    [208, 412],
  ],
  supplies: {
    stone: [6, 496],
    piety: [140, 496],
    wood: [272, 496],
    grain: [6, 604],
    loyalty: [140, 604],
    medical: [272, 604],
  },
  projects: {
    bridge: [30, 716],
    fulling_mill: [222, 716],
    st_mark: [30, 866],
    priors_palace: [222, 866],
    hospital: [30, 1016],
    chapel: [222, 1016],
    tower: [126, 1166],
  },
  streets: {
    grain: [3, 1322],
    piety: [135, 1322],
    wool: [267, 1322],
    gold: [3, 1410],
    resource: [135, 1410],
    loyalty: [267, 1410],
    medical: [3, 1498],
  },
  locations: [
    [138, 1500],
    [203, 1500],
    [268, 1500],
    [333, 1500],
    [3, 1590],
    [60, 1590],
    [117, 1590],
    [174, 1590],
    [231, 1590],
    [288, 1590],
    [345, 1590],
  ],
  market: [25, 1680],
};
