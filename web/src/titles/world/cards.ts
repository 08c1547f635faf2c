// Every card's values, as the server tells them, and the order in which moves number things.
import type { Good } from './view';

/** A good, or victory points. */
export type Counted = Good | 'vp';
export type Amounts = Partial<Record<Counted, number>>;

interface Card {
  key: string;
  /** The parts of it whose printed value is not known, and which we reconstructed. */
  reconstructed: string[];
}
export interface ProjectCard extends Card {
  stone: number;
  wood: number;
  bonus: Amounts;
  care: boolean;
  metal: boolean;
}
export interface HouseCard extends Card {
  income: Amounts;
  /** Only one of these instead, as its owner likes. */
  choices: Counted[];
  cost: 'stone' | 'wood';
}
/** A space of the favor track: what it brings, or victory points for what one has, or its price. */
export interface FavorCard extends Card {
  gains: Amounts;
  per: Amounts;
  if_any: Amounts;
  per_house: number;
  pay: Amounts;
}
export interface LocationCard extends Card {
  benefit: Amounts;
  choices: Counted[];
  free_house: boolean;
}
export interface EventCard extends Card {
  chapter: number;
  kind: 'immediate' | 'long';
  plague: number | null;
  /** Clockwise from the arrow: a good, `gold1`, `gold2` or `vp`. */
  corners: string[];
}
export interface WorldCards {
  actions: (Card & { starred: boolean })[];
  projects: ProjectCard[];
  houses: HouseCard[];
  favor: FavorCard[];
  /** The order of the favor track, clockwise. */
  track: { order: string[] };
  plague: LocationCard[];
  events: EventCard[];
  board: {
    supplies: Record<string, number>;
    houses: number;
    seals: number;
    build_vp: number;
    build_most: number;
    rent_most: number;
    weave_most: number;
    wool_price: number;
    cloth_price: number;
    care_vp: number;
    house_gold: number;
    donation_gold: number;
    medicine: Amounts;
    /** What is owed at a chapter's end, and the points lost for each one missing. */
    duties: Amounts;
    duty_vp: Amounts;
    tax_die: number[];
  };
}

/** Goods in the order of their numbers in moves and in the journal. */
export const GOODS: Counted[] = [
  'stone',
  'wood',
  'grain',
  'piety',
  'wool',
  'cloth',
  'loyalty',
  'medical',
  'gold',
  'vp',
];

/** What a corner of an event gives. */
export function corner(key: string): { good: Counted; number: number } {
  const gold = /^gold(\d)$/.exec(key);
  return gold ? { good: 'gold', number: Number(gold[1]) } : { good: key as Counted, number: 1 };
}

/** Action cards in the order of their numbers in moves. */
export const ACTIONS = [
  'grain',
  'piety',
  'resource',
  'building',
  'sales',
  'privilege',
  'house_building',
  'house_rent',
  'donation',
  'cloth',
  'medicine',
  'favor',
];
