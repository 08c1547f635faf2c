// Every card's values, as the server tells them, found by key; and the order in which
// moves number them.
import type { Cube } from './view';

export type Amounts = Partial<Record<Cube | 'gold' | 'vp', number>>;

export interface CraftsmanCard {
  key: string;
  round: number;
  cost: number;
  takes: Amounts;
  holds: Amounts;
  gives: Amounts;
  /** How often it works in a round; none is printed where it works once. */
  capacity: number | null;
  serves_as: string | null;
  needs: string | null;
}
/** What a box gives a card instead of what we have: by the names of its values. */
export interface Given {
  production?: Amounts;
  gains?: Amounts;
  tax?: number;
  priory_bonus?: number;
  workers?: number;
  craftsman_limit?: number;
  sees_event?: boolean;
  spares?: 'event' | 'tax';
  free_builder?: boolean;
  mill_bonus?: Amounts;
  yield?: number;
  zeal?: number;
  pay?: number;
  loses?: Amounts;
  builders?: number;
  loses_craftsman?: number;
}
export interface PrivilegeCard {
  key: string;
  given?: Given;
  kind: 'permanent' | 'once' | 'immediate';
  last_round: boolean;
}
export interface EventCard {
  key: string;
  given?: Given;
  good: boolean;
}
export interface ResourceCard {
  key: string;
  good: Cube;
  workers: number;
  cubes: number;
}
export interface PillarsCards {
  craftsmen: CraftsmanCard[];
  privileges: PrivilegeCard[];
  events: EventCard[];
  resources: ResourceCard[];
  board: {
    priory?: number[];
    tax_die?: number[];
    castle_workers?: number;
    first_builder_cost?: number;
    grey_workers?: number;
    kept_cubes?: number;
    buy?: Amounts;
    sell?: Amounts;
  };
}

export const GOODS: readonly Cube[] = ['sand', 'wood', 'stone', 'metal'];

/** A craftsman's name is shared by several cards: mason_3 is a mason. */
export function craftName(key: string): string {
  return key.replace(/_\d$/, '');
}

/** The cards by key, and in the order in which moves number them. */
export class Cards {
  readonly craftsmen: Map<string, CraftsmanCard>;
  readonly resources: Map<string, ResourceCard>;
  readonly events: Map<string, EventCard>;
  readonly privileges: Map<string, PrivilegeCard>;
  /** Those for hire first, then the three everybody starts with. */
  readonly craftsmanOrder: string[];
  readonly resourceOrder: string[];
  readonly privilegeOrder: string[];
  readonly eventOrder: string[];
  readonly board: PillarsCards['board'];

  constructor(doc: PillarsCards) {
    this.craftsmen = new Map(doc.craftsmen.map((card) => [card.key, card]));
    this.resources = new Map(doc.resources.map((card) => [card.key, card]));
    this.events = new Map(doc.events.map((card) => [card.key, card]));
    this.privileges = new Map(doc.privileges.map((card) => [card.key, card]));
    const hired = doc.craftsmen.filter((card) => card.round > 0);
    const first = doc.craftsmen.filter((card) => card.round === 0);
    this.craftsmanOrder = [...hired, ...first].map((card) => card.key);
    this.resourceOrder = doc.resources.map((card) => card.key);
    this.privilegeOrder = doc.privileges.map((card) => card.key);
    this.eventOrder = doc.events.map((card) => card.key);
    this.board = doc.board;
  }
}
