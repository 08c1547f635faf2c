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

/** A narrow board: one thing below another, and only the projects that are in play. */
export function tall(inPlay: string[]): Layout {
  const projects: Record<string, At> = {};
  const PROJECTS = 722;
  inPlay.forEach((project, at) => {
    const alone = at === inPlay.length - 1 && at % 2 === 0;
    projects[project] = [alone ? 125 : at % 2 ? 222 : 28, PROJECTS + (at >> 1) * 154];
  });
  const streets = PROJECTS + Math.ceil(inPlay.length / 2) * 154 + 6;
  const market = streets + 358;
  return {
    width: 400,
    height: market + 152,
    council: [200, 208],
    councilScale: 0.92,
    streetScale: 1,
    locationScale: 1,
    longEvents: [
      [92, 412],
      [204, 412],
    ],
    supplies: {
      stone: [6, 498],
      piety: [140, 498],
      wood: [272, 498],
      grain: [6, 608],
      loyalty: [140, 608],
      medical: [272, 608],
    },
    projects,
    streets: {
      grain: [3, streets],
      piety: [135, streets],
      wool: [267, streets],
      gold: [3, streets + 88],
      resource: [135, streets + 88],
      loyalty: [267, streets + 88],
      medical: [3, streets + 178],
    },
    locations: [
      ...[0, 1, 2, 3].map((at): At => [137 + at * 65, streets + 180]),
      ...[0, 1, 2, 3, 4, 5].map((at): At => [3 + at * 66, streets + 268]),
      [328, 408],
    ],
    market: [25, market],
  };
}
