// Every miniature, told as what stands where: on a field of 120 by 76, the ground at 64.
import type { MotifKind } from './Motif.svelte';
import type { Head, Prop } from './Person.svelte';

export interface Somebody {
  who: { robe?: string; cloak?: string; head?: Head; prop?: Prop; halo?: boolean };
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
}
export interface Something {
  what: MotifKind;
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
  colour?: string;
}
export interface Scene {
  /** The painted ground behind it: lapis, madder, verdigris, gold or night. */
  field: 'lapis' | 'madder' | 'verdigris' | 'gold' | 'night' | 'piety';
  /** What lies below: earth (the default), water, a floor of tiles. */
  floor?: 'earth' | 'water' | 'tiles';
  parts: (Somebody | Something)[];
}

const GROUND = 66;
function it(
  what: MotifKind,
  x: number,
  scale = 1,
  more: Partial<Omit<Something, 'what'>> = {},
): Something {
  return { what, x, y: GROUND, scale, ...more };
}
function one(who: Somebody['who'], x: number, scale = 1, more: Partial<Somebody> = {}): Somebody {
  return { who, x, y: GROUND + 2, scale, ...more };
}

// People who come back in several pictures.
const CARIS = { robe: 'verdigris-solid', head: 'veil' } as const;
const NUN = { robe: 'metal', cloak: 'plague', head: 'veil' } as const;
const MERTHIN = { robe: 'wood', head: 'hair' } as const;
const GODWYN = { robe: 'plague', cloak: 'metal-shade', head: 'tonsure' } as const;
const MONK = { robe: 'wood-shade', head: 'tonsure' } as const;
const KING = { robe: 'madder-solid', cloak: 'lapis-solid', head: 'crown' } as const;
const OUTLAW = { robe: 'verdigris-solid', cloak: 'wood-shade', head: 'hood' } as const;
const MERCHANT = { robe: 'piety', cloak: 'madder-solid', head: 'chaperon' } as const;
const FOLK = { robe: 'wood', head: 'cap' } as const;
const KNIGHT = { robe: 'madder-solid', cloak: 'metal', head: 'helm' } as const;

export const ACTION_SCENES: Record<string, Scene> = {
  grain: {
    field: 'lapis',
    parts: [
      it('sun', 98, 0.7, { y: 20 }),
      it('sheaf', 40, 1.25),
      it('sheaf', 70, 1),
      it('sickle', 90, 0.9),
    ],
  },
  piety: {
    field: 'piety',
    floor: 'tiles',
    parts: [
      it('altar', 60, 1.25),
      it('candle', 34, 0.9, { y: 48 }),
      it('candle', 86, 0.9, { y: 48 }),
      one(MONK, 22, 0.85),
    ],
  },
  resource: { field: 'verdigris', parts: [it('stones', 36, 1.35), it('logs', 80, 1.3)] },
  building: {
    field: 'lapis',
    parts: [
      it('tower', 42, 0.62),
      it('scaffold', 42, 1.05),
      it('crane', 78, 0.95),
      one({ ...MERTHIN, prop: 'hammer' }, 106, 0.7),
    ],
  },
  sales: {
    field: 'gold',
    parts: [
      it('stall', 62, 1.35),
      it('sheep', 24, 1),
      it('cloth', 62, 0.42, { y: 54 }),
      it('coins', 102, 0.9),
    ],
  },
  privilege: { field: 'madder', parts: [it('charter', 60, 1.12, { y: 68 })] },
  house_building: {
    field: 'verdigris',
    parts: [
      it('frame', 58, 1.35),
      it('ladder', 82, 1),
      it('logs', 24, 0.7),
      one({ ...FOLK, prop: 'hammer' }, 102, 0.85),
    ],
  },
  house_rent: {
    field: 'lapis',
    parts: [it('cottage', 44, 1.45), it('coins', 92, 1.1), it('key', 108, 0.8, { y: 46 })],
  },
  donation: {
    field: 'madder',
    floor: 'tiles',
    parts: [
      one({ ...MERCHANT, prop: 'purse' }, 28, 1.02),
      it('chest', 78, 1.15),
      it('church', 108, 0.5),
    ],
  },
  cloth: {
    field: 'lapis',
    floor: 'tiles',
    parts: [it('loom', 56, 1.4), one(CARIS, 102, 0.9, { flip: true })],
  },
  medicine: {
    field: 'verdigris',
    floor: 'tiles',
    parts: [it('bed', 74, 1.25), one({ ...NUN, prop: 'flask' }, 26, 1.05), it('herbs', 112, 0.7)],
  },
  favor: {
    field: 'piety',
    floor: 'tiles',
    parts: [
      one({ ...KING, prop: 'scroll' }, 46, 1.2),
      one(FOLK, 88, 0.78, { flip: true }),
      it('star', 102, 0.9, { y: 20 }),
    ],
  },
};

export const EVENT_SCENES: Record<string, Scene> = {
  'I-01': {
    field: 'gold',
    parts: [one({ ...MERCHANT, prop: 'purse' }, 28, 1.1), it('cart', 78, 1.15)],
  },
  'I-02': {
    field: 'lapis',
    floor: 'water',
    parts: [it('broken_bridge', 60, 1), it('scaffold', 60, 0.7), it('moon', 100, 0.8, { y: 20 })],
  },
  'I-03': {
    field: 'madder',
    floor: 'tiles',
    parts: [it('loom', 66, 1.3), it('bar', 66, 1.1), one({ ...GODWYN, prop: 'cross' }, 22, 1)],
  },
  'I-04': {
    field: 'lapis',
    parts: [
      it('church', 58, 1.15),
      it('crack', 46, 0.9, { y: 52 }),
      it('ladder', 88, 1),
      it('stones', 104, 0.7),
    ],
  },
  'I-05': {
    field: 'gold',
    floor: 'tiles',
    parts: [it('vat', 76, 1.25), one({ ...CARIS, prop: 'cloth' }, 32, 1.1)],
  },
  'I-06': {
    field: 'night',
    floor: 'water',
    parts: [
      it('broken_bridge', 60, 1.15),
      it('rain', 30, 0.9, { y: 16 }),
      it('rain', 88, 0.8, { y: 14 }),
    ],
  },
  'I-07': {
    field: 'piety',
    floor: 'tiles',
    parts: [
      one({ ...GODWYN, prop: 'crozier' }, 60, 1.2),
      one(MONK, 24, 0.85),
      one(MONK, 98, 0.85, { flip: true }),
    ],
  },
  'I-08': {
    field: 'lapis',
    parts: [
      it('sun', 96, 0.75, { y: 20 }),
      it('sheaf', 26, 1),
      it('sheaf', 50, 1.15),
      it('sheaf', 74, 1),
      one({ ...FOLK, prop: 'sheaf' }, 102, 0.85),
    ],
  },
  'I-09': {
    field: 'madder',
    floor: 'tiles',
    parts: [
      one({ ...MONK, prop: 'scroll' }, 34, 1.08),
      it('coins', 70, 1),
      one({ ...FOLK, prop: 'purse' }, 98, 0.95, { flip: true }),
    ],
  },
  'I-10': {
    field: 'verdigris',
    floor: 'water',
    parts: [it('bridge', 66, 1), one({ ...MERCHANT, prop: 'purse' }, 20, 0.95)],
  },
  'I-11': {
    field: 'night',
    parts: [
      it('fir', 14, 1.25),
      one({ ...OUTLAW, prop: 'bow' }, 40, 1.02),
      it('cart', 92, 0.8),
      it('fir', 66, 0.9),
    ],
  },
  'II-01': {
    field: 'madder',
    parts: [one({ ...KING, prop: 'sword' }, 32, 1.1), it('tent', 84, 1.1), it('banner', 60, 0.95)],
  },
  'II-02': {
    field: 'night',
    floor: 'tiles',
    parts: [
      one({ ...FOLK, prop: 'cross' }, 60, 0.95),
      it('fire', 88, 1.05),
      one({ ...GODWYN, prop: 'book' }, 24, 1),
    ],
  },
  'II-03': {
    field: 'piety',
    floor: 'tiles',
    parts: [
      one({ ...NUN, prop: 'book', halo: true }, 60, 1.15),
      it('candle', 28, 1.1),
      it('candle', 92, 1.1),
    ],
  },
  'II-04': {
    field: 'gold',
    floor: 'tiles',
    parts: [
      one({ robe: 'madder-solid', cloak: 'timber', head: 'hat', prop: 'hammer' }, 34, 1.12),
      it('palace', 84, 0.85),
    ],
  },
  'II-05': {
    field: 'lapis',
    parts: [it('palace', 68, 1.15), one({ ...GODWYN, prop: 'scroll' }, 20, 0.95)],
  },
  'II-06': {
    field: 'verdigris',
    floor: 'tiles',
    parts: [
      one({ robe: 'piety', head: 'veil', prop: 'flask' }, 34, 1.12),
      it('flask', 74, 0.95),
      it('herbs', 102, 1.1),
    ],
  },
  'II-07': {
    field: 'lapis',
    floor: 'water',
    parts: [it('ship', 74, 1.05), one({ ...MERTHIN, prop: 'staff' }, 22, 0.9)],
  },
  'II-08': {
    field: 'gold',
    parts: [
      it('cart', 46, 1),
      it('sheaf', 34, 0.7, { y: 52 }),
      it('banner', 88, 1),
      one(KNIGHT, 104, 0.9, { flip: true }),
    ],
  },
  'II-09': {
    field: 'madder',
    parts: [
      one({ ...KNIGHT, prop: 'scroll' }, 34, 1.1),
      it('sheep', 76, 1.1),
      it('coins', 104, 0.9),
    ],
  },
  'II-10': {
    field: 'night',
    floor: 'tiles',
    parts: [
      it('stall', 76, 1.25, { colour: 'metal-shade' }),
      it('bar', 76, 1.05),
      one({ ...GODWYN, prop: 'book' }, 26, 1.05),
      it('key', 108, 0.8),
    ],
  },
  'II-11': {
    field: 'gold',
    parts: [it('cloth', 34, 1.2), it('stall', 76, 1.2), it('coins', 108, 0.7)],
  },
  'III-01': {
    field: 'lapis',
    parts: [
      one({ ...MERTHIN, prop: 'child' }, 36, 1.15),
      it('stones', 76, 0.9),
      it('flask', 104, 0.9),
    ],
  },
  'III-02': {
    field: 'night',
    parts: [
      it('fire', 24, 1),
      it('skull', 60, 1.3),
      it('rat', 96, 1.1),
      it('moon', 98, 0.7, { y: 18 }),
    ],
  },
  'III-03': {
    field: 'madder',
    parts: [
      one({ ...KNIGHT, prop: 'sword' }, 40, 1.2),
      it('banner', 72, 1.1, { colour: 'verdigris-solid' }),
      it('chest', 100, 0.75),
    ],
  },
  'III-04': {
    field: 'night',
    parts: [
      it('slate_cottage', 34, 1.1),
      it('bar', 30, 0.5, { y: 62 }),
      it('grave', 72, 1),
      it('grave', 98, 0.85),
    ],
  },
  'III-05': {
    field: 'verdigris',
    parts: [
      it('slate_cottage', 76, 1.5, { colour: 'medical' }),
      one({ ...CARIS, prop: 'scroll' }, 24, 1.05),
    ],
  },
  'III-06': {
    field: 'night',
    parts: [
      it('church', 92, 0.85),
      one({ ...GODWYN, prop: 'purse' }, 52, 1.05, { flip: true }),
      one(MONK, 26, 0.9, { flip: true }),
    ],
  },
  'III-07': {
    field: 'verdigris',
    floor: 'tiles',
    parts: [one({ robe: 'plague', head: 'beak', prop: 'staff' }, 40, 1.15), it('flask', 84, 1.15)],
  },
  'III-08': {
    field: 'madder',
    parts: [
      one({ robe: 'wood-lit', head: 'hair', prop: 'whip' }, 30, 1.05),
      one({ robe: 'wood-lit', head: 'tonsure', prop: 'whip' }, 62, 1.05),
      it('church', 100, 0.7),
    ],
  },
  'III-09': {
    field: 'night',
    parts: [it('cottage', 36, 1.2), it('grave', 82, 1.1), it('key', 106, 0.85)],
  },
  'III-10': {
    field: 'night',
    parts: [
      it('stall', 44, 1.3, { colour: 'metal-shade' }),
      it('rat', 84, 1),
      it('moon', 98, 0.9, { y: 22 }),
    ],
  },
  'III-11': {
    field: 'piety',
    floor: 'tiles',
    parts: [
      one({ ...NUN, prop: 'crozier', halo: true }, 60, 1.2),
      it('herbs', 24, 1),
      it('flask', 98, 0.9),
    ],
  },
  'IV-01': {
    field: 'lapis',
    parts: [
      it('tower', 62, 0.72),
      one({ ...MERTHIN, prop: 'compasses' }, 28, 0.95),
      it('sun', 98, 0.7, { y: 22 }),
    ],
  },
  'IV-02': {
    field: 'verdigris',
    floor: 'tiles',
    parts: [
      one({ ...NUN, prop: 'flask', halo: true }, 30, 1.12),
      it('bed', 84, 1.2, { colour: 'madder-solid' }),
    ],
  },
  'IV-03': {
    field: 'lapis',
    parts: [it('church', 66, 1.1), it('star', 30, 1.2, { y: 22 }), it('star', 98, 0.9, { y: 16 })],
  },
  'IV-04': {
    field: 'lapis',
    parts: [
      it('church', 60, 0.9),
      it('sun', 96, 0.9, { y: 24 }),
      it('rat', 108, 0.9),
      one(FOLK, 24, 0.95),
    ],
  },
  'IV-05': {
    field: 'verdigris',
    floor: 'tiles',
    parts: [
      one({ ...MERTHIN, cloak: 'madder-solid', prop: 'compasses' }, 60, 1.2),
      one(MERCHANT, 22, 0.85),
      one(FOLK, 100, 0.85, { flip: true }),
    ],
  },
  'IV-06': {
    field: 'verdigris',
    floor: 'water',
    parts: [it('ship', 74, 1), one({ ...MERCHANT, prop: 'purse' }, 22, 0.95)],
  },
  'IV-07': {
    field: 'madder',
    parts: [
      it('scroll', 36, 1.15),
      one({ ...FOLK, prop: 'hammer' }, 76, 1),
      one({ ...FOLK, robe: 'verdigris-solid', prop: 'axe' }, 104, 1),
    ],
  },
  'IV-08': {
    field: 'night',
    parts: [
      it('rain', 34, 0.9, { y: 15 }),
      it('rain', 84, 0.85, { y: 15 }),
      it('rotten_sheaf', 36, 0.85),
      it('rotten_sheaf', 62, 0.7),
      it('rat', 96, 0.9),
    ],
  },
  'IV-09': {
    field: 'gold',
    parts: [it('gallows', 48, 1.15), it('fir', 98, 1.1), it('fir', 80, 0.8)],
  },
  'IV-10': {
    field: 'lapis',
    parts: [it('charter', 38, 1.02, { y: 68 }), it('cottage', 92, 1), it('banner', 70, 0.9)],
  },
  'IV-11': {
    field: 'piety',
    floor: 'tiles',
    parts: [
      one({ robe: 'lapis-solid', cloak: 'piety', head: 'queen', prop: 'scroll' }, 44, 1.15),
      it('crown', 92, 0.95, { y: 58 }),
    ],
  },
};

/** Whose favor can be won: who is shown in the medallion. */
export const FAVORS: Record<string, { who: Somebody['who']; field: Scene['field'] }> = {
  merchants: { who: { ...MERCHANT, prop: 'purse' }, field: 'gold' },
  king: { who: KING, field: 'lapis' },
  outlaws: { who: { ...OUTLAW, prop: 'bow' }, field: 'night' },
  earl: { who: { robe: 'verdigris-solid', cloak: 'wood', head: 'helm' }, field: 'madder' },
  bishop: { who: { robe: 'madder-solid', cloak: 'gold-leaf', head: 'mitre' }, field: 'piety' },
  queen: { who: { robe: 'lapis-solid', cloak: 'piety', head: 'queen' }, field: 'madder' },
  prior: { who: { ...GODWYN, robe: 'metal-shade' }, field: 'gold' },
  outlaws_2: { who: { ...OUTLAW, robe: 'wood', prop: 'axe' }, field: 'night' },
  guild_master: {
    who: { robe: 'gold-leaf', cloak: 'madder-solid', head: 'hat' },
    field: 'verdigris',
  },
  prioress: { who: { ...NUN, halo: true }, field: 'verdigris' },
};

/** The houses where the plague strikes, and the outlaws' hideout. On a field of 48 by 44. */
export const LOCATIONS: Something[][] = [
  [
    { what: 'cottage', x: 22, y: 38, scale: 1 },
    { what: 'sign', x: 30, y: 36, scale: 0.8, colour: 'madder-solid' },
  ],
  [
    { what: 'slate_cottage', x: 22, y: 38, scale: 1 },
    { what: 'anvil', x: 40, y: 41, scale: 0.45 },
  ],
  [
    { what: 'cottage', x: 22, y: 38, scale: 1, colour: 'lapis-solid' },
    { what: 'banner', x: 40, y: 40, scale: 0.55 },
  ],
  [
    { what: 'cottage', x: 20, y: 38, scale: 1 },
    { what: 'cloth', x: 39, y: 41, scale: 0.5 },
  ],
  [
    { what: 'mill', x: 22, y: 39, scale: 0.85 },
    { what: 'sheaf', x: 44, y: 41, scale: 0.35 },
  ],
  [{ what: 'church', x: 24, y: 39, scale: 0.72 }],
  [
    { what: 'slate_cottage', x: 21, y: 38, scale: 1 },
    { what: 'coins', x: 40, y: 41, scale: 0.5 },
  ],
  [
    { what: 'cottage', x: 21, y: 38, scale: 1, colour: 'wood' },
    { what: 'logs', x: 38, y: 41, scale: 0.45 },
  ],
  [
    { what: 'frame', x: 22, y: 39, scale: 0.95 },
    { what: 'ladder', x: 38, y: 40, scale: 0.7 },
  ],
  [{ what: 'palace', x: 24, y: 39, scale: 0.72 }],
  [
    { what: 'fir', x: 10, y: 37, scale: 0.85 },
    { what: 'tent', x: 25, y: 39, scale: 0.65, colour: 'wood-shade' },
    { what: 'fir', x: 41, y: 39, scale: 0.75 },
  ],
];
