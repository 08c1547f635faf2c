// Where everything lies in the town.

export const WALK = [
  'event',
  'archbishop',
  'wool_mill',
  'kingsbridge',
  'priory',
  'forest',
  'quarry',
  'gravel_pit',
  'kings_court',
  'shiring',
  'castle',
  'market',
] as const;
export type PlaceKey = (typeof WALK)[number];
type At = readonly [x: number, y: number];

export interface Layout {
  width: number;
  height: number;
  places: Record<PlaceKey, At>;
  /** The cathedral's south-west corner, how large it is, and its space. */
  cathedral: { at: At; scale: number; space: At; name: At };
  dial: At;
  river: string;
  /** The bridge: where, and how far it is turned. */
  bridge: readonly [x: number, y: number, turn: number];
  /** Boats on the river, sheep on the meadow. */
  boats: readonly At[];
  sheep: readonly At[];
  road: string;
  fields: string[];
  trees: readonly (readonly [x: number, y: number, size: number])[];
  houses: readonly (readonly [x: number, y: number, size: number])[];
}

export const TOWN: Layout = {
  width: 1240,
  height: 890,
  places: {
    event: [12, 14],
    archbishop: [196, 14],
    wool_mill: [352, 14],
    kingsbridge: [590, 14],
    priory: [838, 14],
    forest: [1030, 14],
    quarry: [1030, 222],
    gravel_pit: [1030, 430],
    kings_court: [960, 676],
    shiring: [704, 672],
    castle: [494, 676],
    market: [12, 610],
  },
  cathedral: { at: [556, 606], scale: 1.66, space: [446, 562], name: [670, 654] },
  dial: [18, 284],
  river:
    'M430-10C436 70 470 120 452 190C430 270 338 300 330 400C322 500 396 560 398 660C400 760 372 800 386 900',
  bridge: [331, 420, 6],
  boats: [
    [352, 524],
    [398, 742],
  ],
  sheep: [
    [1180, 636],
    [1204, 648],
    [1166, 654],
  ],
  road: 'M90 236H760C940 236 1012 256 1012 420V600C1012 648 960 658 860 658H420C330 658 300 620 300 540V340C300 266 330 236 400 236',
  fields: [
    'M420 690l52-14 14 70-70 30z',
    'M30 530l96-20 60 56-110 30z',
    'M150 500l70-10 50 44-80 24z',
  ],
  trees: [
    [300, 252, 26],
    [316, 268, 20],
    [1000, 262, 24],
    [986, 280, 18],
    [1022, 640, 22],
    [446, 790, 24],
    [462, 808, 18],
    [452, 866, 24],
    [300, 590, 22],
    [318, 604, 18],
    [940, 262, 18],
    [690, 868, 20],
    [946, 868, 22],
    [20, 236, 20],
    [300, 876, 24],
    [978, 548, 24],
    [994, 566, 18],
    [964, 572, 18],
    [420, 330, 20],
    [436, 342, 16],
    [20, 556, 22],
    [250, 560, 20],
    [264, 572, 16],
    [404, 470, 18],
    [392, 486, 15],
    [604, 262, 18],
    [700, 288, 16],
    [820, 276, 20],
    [876, 318, 16],
    [960, 360, 20],
    [974, 378, 16],
    [990, 450, 18],
    [480, 300, 18],
    [280, 720, 18],
    [290, 790, 22],
    [430, 600, 16],
  ],
  houses: [
    [632, 292, 1.15],
    [690, 282, 1.05],
    [744, 294, 1.25],
    [802, 284, 1.1],
    [858, 298, 1.25],
    [668, 332, 1.2],
    [736, 340, 1.1],
    [798, 346, 1.3],
    [908, 312, 1.1],
    [908, 364, 1.3],
    [846, 376, 1.2],
    [930, 412, 1.2],
    [950, 474, 1.3],
    [946, 536, 1.15],
    [930, 612, 1.3],
    [866, 640, 1.2],
    [560, 288, 1.05],
    [516, 306, 1.15],
    [452, 292, 1.05],
    [412, 404, 1.1],
    [398, 446, 1],
  ],
};
