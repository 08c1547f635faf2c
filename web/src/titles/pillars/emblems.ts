// The miniatures of the cards, on a ground of 60 by 40: what each craft, person and event is known
// by. A shape is its outline, the colour it is filled with (a token, or a pigment below), and where
// the pen is to be seen, the colour and width of the line.

export type Shape = readonly [d: string, fill: string, stroke?: string, width?: number];

/** Pigments that the tokens lack: the same by day and by night. */
export const PIGMENTS: Record<string, string> = {
  skin: '#e9bd94',
  'skin-dark': '#b98560',
  hair: '#5a3a1e',
  'hair-red': '#b4501e',
  'hair-dark': '#2b2220',
  'hair-grey': '#b9b2a6',
  flame: '#ee8a2b',
  'flame-lit': '#ffd76a',
  blood: '#b3262f',
  snow: '#f7fbff',
  habit: '#4a3a30',
  'habit-lit': '#6b5545',
  white: '#fffaf0',
  iron: '#5b6576',
  'iron-lit': '#a9b4c4',
  soot: '#24202a',
  glass: '#8fd0d8',
  clay: '#c4703f',
  'clay-lit': '#e9b184',
};

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
/** A block of stone, a beam: front, top and end. */
const block = (x: number, y: number, w: number, h: number, tone: string): Shape[] => [
  [`M${x} ${y}l4-3h${w}l-4 3z`, `${tone}-lit`],
  [`M${x + w} ${y}l4-3v${h}l-4 3z`, `${tone}-shade`],
  [box(x, y, w, h), tone],
];
const coin = (x: number, y: number, r = 3.4): Shape[] => [
  [disc(x, y, r), 'coin', 'coin-shade', 0.9],
  [`M${x - r * 0.5} ${y}h${r}M${x} ${y - r * 0.5}v${r}`, 'none', 'coin-shade', 0.8],
];
/** Head and shoulders. */
function bust(robe: string, hair: string, x = 30, skin = 'skin'): Shape[] {
  return [
    [`M${x - 14} 40c0-11 6-15 14-15s14 4 14 15z`, robe],
    [`M${x - 4} 22h8v6c-2 3-6 3-8 0z`, `${skin}`],
    [disc(x, 16, 7.5), skin],
    [`M${x - 7.6} 16c-1-6 2-10.5 7.6-10.5s8.6 4.5 7.6 10.5c-1-4-3-6-7.6-6s-6.6 2-7.6 6z`, hair],
    [`M${x - 3.6} 16.5h1.6M${x + 2} 16.5h1.6M${x - 2} 20.4h4`, 'none', 'hair-dark', 0.9],
  ];
}
/** The fringe of a monk, and his habit. */
function monk(x = 30, habit = 'habit'): Shape[] {
  return [
    [`M${x - 14} 40c0-11 6-15 14-15s14 4 14 15z`, habit],
    [`M${x - 8} 27c3 4 13 4 16 0l3 3c-5 5-17 5-22 0z`, 'habit-lit'],
    [disc(x, 16, 7.5), 'skin'],
    [
      `M${x - 7.6} 17c-1.4-4 0-7 2-8 .4 2 2 2.6 5.6 2.6s5.2-.6 5.6-2.6c2 1 3.4 4 2 8-1-2.5-2-3.4-7.6-3.4s-6.6.9-7.6 3.4z`,
      'hair',
    ],
    [`M${x - 3.6} 17.5h1.6M${x + 2} 17.5h1.6M${x - 2} 21h4`, 'none', 'hair-dark', 0.9],
  ];
}

const HAMMER = (x: number, y: number): Shape[] => [
  [`M${x} ${y}l1.8-.6 4 15-1.8.5z`, 'wood'],
  [`M${x - 4} ${y - 1}l9-3 1.4 4.2-9 3z`, 'iron'],
];

export const CRAFTSMEN: Record<string, Shape[]> = {
  mortar_mixer: [
    ['M8 35c2-12 10-17 16-17 7 0 12 8 14 17z', 'sand'],
    ['M14 31c3-5 7-8 11-8M20 33c2-3 5-5 8-5', 'none', 'sand-shade', 1],
    ['M22 36l4-9h28l3 9z', 'wood', 'wood-shade', 1],
    ['M27 28h25l1 2.5H26z', 'wool'],
    ['M38 29L50 6', 'none', 'timber', 2],
    ['M33 26l6-1.5 1.5 4-6 1.5z', 'iron'],
  ],
  woodworker: [
    [disc(14, 28, 7), 'wood-lit', 'wood-shade', 1],
    ['M14 21h34v14H14a7 7 0 0 0 0-14z', 'wood'],
    [disc(14, 28, 4), 'none', 'wood-shade', 1],
    ['M24 24h20M22 31h24', 'none', 'wood-shade', 0.8],
    ['M20 12l26-6 2 8-3-1-1 2-3-1-1 2-3-1-1 2-3-1-1 2-3-1-1 2-3-1-1 2z', 'iron-lit'],
    ['M20 12c-6 0-8 3-7 6s5 4 8 1z', 'timber'],
  ],
  stonecutter: [
    ...block(14, 20, 28, 15, 'stone'),
    ['M14 27h28M26 20v7M34 27v8M20 27v8', 'none', 'stone-shade', 0.8],
    ['M20 5l3-1.4 7 13-1.4 2.4z', 'iron-lit'],
    ['M35 4l12 4-2.6 6-12-4z', 'wood'],
    ['M45 11l9 7', 'none', 'timber', 2],
  ],
  tool_maker: [
    ['M14 22h26c6 0 8-2 10-5v-3H14c-4 0-6 4-6 4s4 1 6 4z', 'iron'],
    ['M22 22h14l2 8H20zM17 30h24l2 5H15z', 'metal'],
    ['M14 14h36', 'none', 'iron-lit', 1.4],
    ['M28 13V5h9v5z', 'flame'],
    ...HAMMER(44, 4),
  ],
  gold_woodworker: [
    ['M8 30h44v5H8z', 'wood', 'wood-shade', 0.8],
    ['M16 22h26l4 8H12z', 'wood-lit'],
    ['M18 22c0-6 5-7 6-3l1 3z', 'timber'],
    ['M33 22l3-9h4l-1 9z', 'iron-lit'],
    ['M38 20c5-6 12-2 9 3s-6 1-4-1', 'none', 'coin', 2.2],
    ...coin(12, 12),
    ...coin(20, 9),
  ],
  improved_mortar_mixer: [
    [disc(30, 22, 13), 'wood', 'wood-shade', 1],
    [disc(30, 22, 9.5), 'wool'],
    ['M21 24c5-4 12 4 18-1v-2a9.5 9.5 0 0 1-18 3z', 'sand'],
    ['M30 22L47 5', 'none', 'timber', 2.2],
    ['M26 24l5-6 4 3-5 6z', 'iron'],
    ['M20 35l2-4h16l2 4z', 'timber'],
  ],
  mason: [
    ...block(8, 26, 15, 9, 'stone'),
    ...block(26, 26, 15, 9, 'stone'),
    ...block(17, 16, 15, 9, 'stone'),
    ['M44 22l9-4-3-8-9-3z', 'iron-lit'],
    ['M43 9l-5-4', 'none', 'timber', 2.4],
    ['M36 16h8', 'none', 'wool', 2],
  ],
  carpenter: [
    ['M8 34L30 9l22 25', 'none', 'wood', 3.6],
    ['M14 28h32M30 10v18M21 20l9 8 9-8', 'none', 'wood-shade', 2.4],
    ['M6 35h48', 'none', 'timber', 2.4],
    ['M46 6l7 3-2 5-7-3z', 'iron'],
    ['M48 10l-4 12', 'none', 'timber', 1.6],
  ],
  potter: [
    ['M14 35h32l-3-4H17z', 'wood'],
    ['M24 31c-7-5-7-14 1-16h10c8 2 8 11 1 16z', 'clay'],
    ['M23 15h14l-1-4H24z', 'clay'],
    ['M20 22h20', 'none', 'clay-lit', 1.4],
    ['M36 17c8-2 8 8 1 10', 'none', 'clay', 2],
    ['M27 18c-3 3-3 7-1 10', 'none', 'clay-lit', 1.2],
  ],
  architect: [
    ['M10 10h36v24H10z', 'white', 'line-strong', 0.8],
    ['M16 30V20c0-7 12-7 12 0v10M22 13v17M16 24h12', 'none', 'lapis', 1],
    ['M32 30V22c0-5 8-5 8 0v8', 'none', 'lapis', 1],
    ['M46 6L38 28M46 6l7 21M41 20h9', 'none', 'coin-shade', 1.8],
    [disc(46, 6, 2.2), 'coin'],
  ],
  sculptor: [
    ['M22 36h16l2-4H20z', 'stone-shade'],
    ['M24 32c-2-8 0-12 3-14-4-4-2-10 3-10s7 6 3 10c3 2 5 6 3 14z', 'stone'],
    ['M25 24c3 2 7 2 10 0M28 13.4h1M31.5 13.4h1M29 16h3', 'none', 'stone-mark', 0.9],
    ['M24 19c-5 2-8 8-7 11M36 19c5 2 8 8 7 11', 'none', 'stone', 2.6],
    ['M44 22l7-12', 'none', 'iron-lit', 2],
  ],
  glassblower: [
    ['M8 35V22c0-8 16-8 16 0v13z', 'clay'],
    ['M12 35V26c0-5 8-5 8 0v9z', 'flame'],
    ['M14 35v-5c0-3 4-3 4 0v5z', 'flame-lit'],
    ['M22 16l18 4', 'none', 'iron', 2],
    [disc(45, 20, 7), 'glass', 'lapis', 0.8],
    ['M41 18c1-3 3-4 5-4', 'none', 'white', 1.4],
  ],
  goldsmith: [
    ['M20 34h20l-3-4h-3v-5h-8v5h-3z', 'coin'],
    ['M17 10h26c0 9-5 15-13 15S17 19 17 10z', 'coin', 'coin-shade', 0.8],
    ['M19 14h22', 'none', 'coin-shade', 1],
    [disc(30, 17.5, 2.4), 'blood'],
    [disc(23, 17, 1.7), 'lapis-solid'],
    [disc(37, 17, 1.7), 'lapis-solid'],
    ['M21 11c2 5 4 8 7 11', 'none', 'coin-lit', 1.4],
  ],
  organ_builder: [
    ['M12 36V26h36v10z', 'wood', 'wood-shade', 0.8],
    [
      'M14 26V12l2-3 2 3v14zM20 26V9l2-3 2 3v17zM26 26V6l2-3 2 3v20zM32 26V9l2-3 2 3v17zM38 26V12l2-3 2 3v14z',
      'metal-lit',
      'metal-shade',
      0.8,
    ],
    ['M14 22h4M20 22h4M26 22h4M32 22h4M38 22h4', 'none', 'metal-mark', 1.4],
    ['M16 30h28v3H16z', 'white'],
    ['M20 30v3M24 30v3M28 30v3M32 30v3M36 30v3M40 30v3', 'none', 'soot', 0.9],
  ],
  bell_maker: [
    ['M10 8h40', 'none', 'timber', 3],
    ['M27 6h6v5h-6z', 'timber'],
    ['M15 32c5-3 5-8 5-13 0-6 4-9 10-9s10 3 10 9c0 5 0 10 5 13z', 'coin', 'coin-shade', 1],
    ['M18 28h24M21 20h18', 'none', 'coin-shade', 1.1],
    [disc(30, 34, 2.6), 'coin-shade'],
    ['M24 14c-1 3-1 8-2 11', 'none', 'coin-lit', 1.5],
  ],
};

export const PRIVILEGES: Record<string, Shape[]> = {
  aliena: [
    ['M19 34c-3-9-2-24 11-28 13 4 14 19 11 28z', 'hair'],
    ...bust('lapis-solid', 'hair'),
    ['M21 30c4 3 14 3 18 0', 'none', 'gold-leaf', 1.2],
    ['M44 36v-8h12v8z', 'wood'],
    [disc(46, 32, 4), 'wood-lit', 'wood-shade', 0.8],
  ],
  tom: [
    ...bust('wood', 'hair'),
    ['M23.5 18c0 9 13 9 13 0l-2 2h-9z', 'hair'],
    ...HAMMER(12, 14),
    ...block(43, 30, 10, 7, 'stone'),
  ],
  richard: [
    ...bust('blood', 'iron'),
    ['M22 17c-1-8 3-12 8-12s9 4 8 12l-3 9h-10z', 'iron'],
    ['M24.5 15h11v3h-11zM29 15h2v9h-2z', 'soot'],
    ['M30 5c4-4 8-3 9-1-3 0-5 1-6 3z', 'blood'],
    ['M40 37c2-6 5-8 8-8s6 3 8 8z', 'sand'],
  ],
  ellen: [
    ['M18 36c-4-14 0-28 12-31 12 3 16 17 12 31z', 'hair-dark'],
    ...bust('verdigris-solid', 'hair-dark'),
    [disc(26.6, 16.6, 1.3), 'gold-leaf'],
    [disc(33.4, 16.6, 1.3), 'gold-leaf'],
    ['M45 17c4-3 9-2 11 1l-4 1c0 5-4 7-9 6 2-1 3-2 3-4z', 'soot'],
    [disc(52, 17, 0.8), 'flame-lit'],
  ],
  francis: [
    ...monk(26, 'verdigris-solid'),
    ['M40 21h14v13H40z', 'white', 'line-strong', 0.8],
    ['M42.5 25h9M42.5 28h9M42.5 31h5', 'none', 'ink-soft', 0.8],
    ...coin(50, 33, 4),
  ],
  prior_philip: [
    ...monk(),
    ['M49 8v28M43 15h12', 'none', 'gold-leaf', 3],
    ['M49 8v28M43 15h12', 'none', 'coin-lit', 1],
  ],
  otto: [
    ...bust('soot', 'hair-dark', 28, 'skin-dark'),
    ['M20 13c0-8 16-8 16 0z', 'soot'],
    ['M44 36L50 12', 'none', 'timber', 2.2],
    ['M40 13c6-5 13-4 17 2-5-3-11-3-16 1z', 'iron-lit'],
  ],
  jack: [
    ['M6 40V22C6 6 22 4 22 22v18M38 40V22c0-16 16-14 16 4v14', 'none', 'white', 2],
    ['M22 22C22 6 38 6 38 22', 'none', 'white', 2],
    ...bust('verdigris-solid', 'hair-red'),
    ['M22 12c-2-6 3-8 8-8s11 2 8 9c-2-3-6-4-8-4s-6 0-8 3z', 'hair-red'],
  ],
  archbishop_thomas: [
    ...bust('madder-solid', 'hair-grey', 27),
    ['M20 13c-1-5 3-9 7-12 4 3 8 7 7 12z', 'white', 'coin-shade', 0.8],
    ['M27 1v12M21 10h12', 'none', 'gold-leaf', 1.8],
    ['M22 28l5 12 5-12', 'none', 'gold-leaf', 2],
    ['M47 38V12c0-6 8-6 8 0 0 4-5 4-5 1', 'none', 'gold-leaf', 2.2],
  ],
  tax_exemption: [
    [
      'M14 7h30c4 0 5 5 1 6v18c0 4-3 5-5 5H13c5-1 5-4 5-6V12c0-4-3-5-4-5z',
      'white',
      'line-strong',
      0.9,
    ],
    ['M22 14h18M22 18h18M22 22h18M22 26h11', 'none', 'ink-soft', 1],
    [disc(41, 31, 5), 'blood'],
    ['M38.6 31h4.8M41 28.6v4.8', 'none', 'flame-lit', 1],
  ],
  remigius: [
    ...monk(24, 'soot'),
    ['M19 13.5l4 1.2M29 13.5l-4 1.2', 'none', 'hair-dark', 1],
    [
      'M48 18a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM42 37c0-8 2-12 6-12s6 4 6 12z',
      'gold-leaf',
      'coin-shade',
      0.9,
    ],
    ['M40 12l4 3M56 12l-4 3M48 8v5', 'none', 'coin-lit', 1.4],
  ],
  madonna: [
    [disc(30, 13, 11), 'coin-lit', 'gold-leaf', 1.2],
    ['M18 38c-1-16 4-22 12-22s13 6 12 22z', 'lapis-solid'],
    ['M23 14c-1-7 3-10 7-10s8 3 7 10l3 14H20z', 'lapis-solid'],
    [disc(30, 13, 5), 'skin'],
    ['M27.6 12.6h1.4M31 12.6h1.4M28.6 16h2.8', 'none', 'hair-dark', 0.8],
    ['M33 26a3.4 3.4 0 1 1 .1 0zM28 36c0-6 2-9 5-9s6 3 5 9z', 'white'],
  ],
  wool_fair: [
    ['M14 30c-6-2-6-10 0-11 0-6 9-8 12-4 4-4 12-2 12 3 7 0 8 10 1 12z', 'wool', 'wool-shade', 1],
    ['M37 14c5-3 11 0 11 5s-5 8-9 5z', 'hair-dark'],
    ['M47 14l4-1-1 4z', 'hair-dark'],
    ['M18 30v6M24 30v6M33 30v6M38 30v6', 'none', 'hair-dark', 2.2],
    ['M17 22c2-2 4-2 5 0M26 20c2-2 4-2 5 0M24 26c2-2 4-2 5 0', 'none', 'wool-shade', 1],
    ...coin(50, 31, 4),
  ],
  toledo: [
    ['M10 36V20c-4-14 20-14 16 0v16zM34 36V20c-4-14 20-14 16 0v16z', 'soot', 'flame-lit', 1.6],
    ['M12 36V22h2V36zM22 36V22h2v14zM36 36V22h2v14zM46 36V22h2v14z', 'madder-solid'],
    ...block(20, 28, 11, 7, 'metal'),
    ...block(30, 31, 11, 6, 'metal'),
  ],
  ceremony: [
    ['M19 37V11l3-5 3 5h10l3-5 3 5v26z', 'madder-solid', 'gold-leaf', 1.4],
    ['M16 37V25h5v6h18v-6h5v12z', 'gold-leaf', 'coin-shade', 0.9],
    ['M24 22l-2-8 4.5 3L30 12l3.5 5 4.5-3-2 8z', 'coin-lit', 'coin-shade', 0.9],
    [disc(30, 19, 1.4), 'blood'],
  ],
  nearly_complete: [
    ['M10 37V20L24 6l14 14v17z', 'wall'],
    ['M20 37V26c0-6 8-6 8 0v11z', 'timber'],
    [disc(24, 17, 3.4), 'window'],
    ['M38 37V8M46 37V8M36 14h12M36 22h12M36 30h12M38 22l8-8M38 37l8-7', 'none', 'wood', 1.6],
    ['M22 7l-14 14', 'none', 'roof-slate', 3],
  ],
};

export const EVENTS: Record<string, Shape[]> = {
  royal_gift: [
    ['M16 24l-4-15 9 6 9-11 9 11 9-6-4 15z', 'coin', 'coin-shade', 1],
    ['M16 24h28v4H16z', 'coin-lit', 'coin-shade', 0.8],
    [disc(30, 17, 2.2), 'blood'],
    [disc(20, 19, 1.5), 'lapis-solid'],
    [disc(40, 19, 1.5), 'lapis-solid'],
    ...coin(14, 34),
    ...coin(24, 35),
    ...coin(35, 34),
    ...coin(45, 35),
  ],
  richards_ore: [
    ['M4 36C8 16 20 6 34 6c12 0 18 14 22 30z', 'rock'],
    ['M18 36V24c0-9 16-9 16 0v12z', 'soot', 'timber', 2.4],
    ...block(24, 29, 12, 7, 'metal'),
    ['M43 16l3 3-3 3-3-3zM12 22l2.4 2.4L12 27l-2.4-2.6z', 'metal-lit'],
  ],
  priors_blessing: [
    [disc(30, 15, 12), 'coin-lit', 'gold-leaf', 1.2],
    ['M30 0v4M14 4l4 4M46 4l-4 4M8 16h6M46 16h6', 'none', 'gold-leaf', 1.8],
    ...monk(),
    ['M8 37c-5-2-4-8 1-8 0-5 8-5 9 0 5 0 6 7 1 8z', 'wool', 'wool-shade', 0.8],
    ['M19 29c3-2 6 0 5 3s-5 2-6 0z', 'hair-dark'],
    ['M42 37c-5-2-4-8 1-8 0-5 8-5 9 0 5 0 6 7 1 8z', 'wool', 'wool-shade', 0.8],
    ['M53 29c3-2 6 0 5 3s-5 2-6 0z', 'hair-dark'],
  ],
  volunteers: [
    [disc(14, 17, 4), 'skin'],
    ['M7 37c0-10 2-15 7-15s7 5 7 15z', 'madder-solid'],
    ['M20 24l4-13M8 24L4 12', 'none', 'skin', 2.2],
    [disc(46, 17, 4), 'skin-dark'],
    ['M39 37c0-10 2-15 7-15s7 5 7 15z', 'lapis-solid'],
    ['M40 24l-4-13M52 24l4-12', 'none', 'skin-dark', 2.2],
    [disc(30, 13, 4.4), 'skin'],
    ['M22 38c0-12 3-19 8-19s8 7 8 19z', 'verdigris-solid'],
    ['M24 22l-4-15M36 22l4-15', 'none', 'skin', 2.4],
    ['M25 11c0-6 10-6 10 0z', 'hair'],
  ],
  archbishops_zeal: [
    ['M30 2c3 5 10 9 10 17a10 10 0 0 1-20 0c0-5 4-6 4-10 3 1 4 3 4 5 2-3 3-7 2-12z', 'flame'],
    ['M20 37c-3-10 3-19 10-25 7 6 13 15 10 25z', 'white', 'coin-shade', 1],
    ['M30 12v25M20 31h20', 'none', 'gold-leaf', 2.6],
    [disc(30, 23, 2.4), 'blood'],
  ],
  hamleighs_levy: [
    ['M6 37V16h5v4h4v-4h5v4h4v-4h5v21z', 'iron'],
    ['M14 37v-7c0-5 7-5 7 0v7z', 'soot'],
    ['M34 36c-4-8 1-16 6-18l-2-5h12l-2 5c5 2 10 10 6 18z', 'wood-lit', 'wood-shade', 1],
    ['M39 18h10', 'none', 'timber', 1.6],
    ...coin(44, 27, 4),
    ['M24 10l4-6 3 4 3-5 2 7z', 'blood'],
  ],
  conflict: [
    ['M12 6l30 26M48 6L18 32', 'none', 'iron', 4],
    ['M12 6l30 26M48 6L18 32', 'none', 'iron-lit', 1.6],
    ['M37 35l8-8M23 35l-8-8', 'none', 'gold-leaf', 2.6],
    ['M42 31l6 6M18 31l-6 6', 'none', 'timber', 3],
    ['M28 8l2-5 2 5M26 35l4 4 4-4', 'none', 'blood', 1.6],
  ],
  town_wall: [
    ['M4 37V20h5v-4h6v4h5v-4h6v4h8v-4h6v4h5v-4h6v4h5v17z', 'rock', 'rock-deep', 0.9],
    ['M22 37V10h4V6h4v4h4V6h4v31z', 'rock', 'rock-deep', 0.9],
    ['M26 37v-9c0-6 8-6 8 0v9z', 'timber'],
    ['M6 26h14M8 31h13M40 26h14M40 31h13M26 16h8M24 21h5', 'none', 'rock-deep', 0.9],
    ['M28 6V1l7 2-7 2', 'blood'],
  ],
  cold_winters: [
    ['M0 40v-8c14-5 22-3 32-1s18 0 28-3v12z', 'snow'],
    ['M15 34V22h18v12z', 'wood'],
    ['M11 23l13-12 13 12c-3 2-5-1-7 1s-5-1-7 0-5-1-7 0-3 1-5-1z', 'snow', 'iron-lit', 0.7],
    [box(19, 26, 5, 5), 'flame-lit'],
    [
      'M46 6v12M41 9l10 6M51 9l-10 6M54 22v8M51 24l6 4M57 24l-6 4M8 8v8M5 10l6 4M11 10l-6 4',
      'none',
      'snow',
      1.3,
    ],
  ],
  collapse: [
    [
      'M4 37V18C4 6 18 3 26 7l-4 6 5 4-5 6c-4-4-9-2-9 3v11zM56 37V18c0-9-7-13-14-13l1 7-5 3 4 7c3-2 5 0 5 4v11z',
      'wall',
      'wall-shade',
      1,
    ],
    ['M28 16l6-2 2 5-6 2zM24 26l5 1-1 5-5-1zM33 24l6 3-3 5-5-3z', 'stone', 'stone-shade', 0.9],
    ['M18 38l5-5 6 2 5-3 8 6z', 'stone-shade'],
    ['M30 4v6M35 7v4M27 21v3', 'none', 'blood', 1.3],
  ],
};

export const FIELDS: Record<string, Shape[]> = {
  sand: [
    ['M0 40V20c10-8 20-2 30-6s20-4 30 2v24z', 'gravel'],
    ['M8 38c3-13 10-18 16-18s13 8 15 18z', 'sand'],
    ['M24 20c6 0 13 8 15 18H28c2-7 0-13-4-18z', 'sand-shade'],
    ['M34 38c2-7 6-10 10-10s8 5 10 10z', 'sand-lit'],
    ['M46 36L52 12', 'none', 'timber', 2],
    ['M42 36c1-5 7-6 9-2l-2 4z', 'iron'],
  ],
  wood: [
    ['M0 40V24c20-6 40-6 60 0v16z', 'meadow-deep'],
    ['M10 34V30M10 31l-7 0 7-20 7 20zM24 33l-8 0 8-24 8 24z', 'wood-land', 'outline', 0.7],
    ['M10 11l7 20h-7zM24 9l8 24h-8z', 'wood-land-deep'],
    ['M36 30h18v7H36z', 'wood'],
    [disc(37, 33.5, 3.6), 'wood-lit', 'wood-shade', 0.9],
    ['M40 23h14v7H40z', 'wood'],
    [disc(41, 26.5, 3.6), 'wood-lit', 'wood-shade', 0.9],
  ],
  stone: [
    ['M0 40V16l10-8 12 4 8-6 14 5 16 9v20z', 'rock'],
    ['M0 28h16v-8h14v-6h14l8 4v10H40v6H22v6H0z', 'rock-deep'],
    ...block(24, 28, 12, 8, 'stone'),
    ...block(38, 30, 10, 7, 'stone'),
    ['M8 36L18 16', 'none', 'timber', 1.8],
    ['M11 17c5-4 10-3 13 1-4-2-8-2-12 1z', 'iron-lit'],
  ],
};
