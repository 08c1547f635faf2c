// Where things lie on the map.

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

export const TOWN: Layout = {
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
