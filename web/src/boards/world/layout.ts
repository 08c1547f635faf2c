// Where things lie on the map: two compositions, one for a wide board and one for a narrow one.

export type At = readonly [x: number, y: number];
export interface Layout {
  width: number;
  height: number;
  /** The middle of the council square, and its scale. */
  council: At;
  councilScale: number;
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
  height: 748,
  council: [580, 371],
  councilScale: 1,
  longEvents: [
    [800, 250],
    [908, 250],
  ],
  projects: {
    tower: [178, 8],
    st_mark: [470, 8],
    chapel: [640, 8],
    fulling_mill: [290, 600],
    bridge: [505, 600],
    hospital: [702, 600],
    priors_palace: [862, 600],
  },
  streets: {
    grain: [12, 164],
    piety: [150, 172],
    wool: [20, 254],
    gold: [160, 262],
    resource: [884, 160],
    loyalty: [1022, 164],
    medical: [1022, 252],
  },
  locations: [
    [10, 350],
    [82, 356],
    [154, 352],
    [226, 358],
    [296, 362],
    [800, 346],
    [872, 354],
    [944, 348],
    [1016, 354],
    [1088, 348],
    [1062, 62],
  ],
  supplies: {
    stone: [18, 26],
    piety: [342, 34],
    wood: [890, 40],
    grain: [22, 618],
    loyalty: [14, 450],
    medical: [152, 462],
  },
  market: [806, 438],
};

export const TALL: Layout = {
  width: 400,
  height: 1680,
  council: [200, 206],
  councilScale: 0.92,
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
TALL.height = 1840;
