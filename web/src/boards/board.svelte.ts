// What a whole board knows: the view, the cards, and what may be done. It is handed down by context;
// a title says what its views and cards are.
import { getContext, setContext } from 'svelte';
import { hideExplanation } from '../lib/explain.svelte';
import type { CardsDoc, Offer, Refusal } from '../protocol';
import type { BoardProps } from './props';

/** A thing with several things to do: they are offered beside it. */
export interface Question {
  anchor: Element;
  label: string;
  offers: Offer[];
}

export class Board<View, Cards> {
  readonly #props: () => BoardProps;
  readonly #read: (cards: CardsDoc) => Cards;
  /** What is asked beside a thing now. */
  asked = $state.raw<Question | null>(null);

  constructor(props: () => BoardProps, read: (cards: CardsDoc) => Cards) {
    this.#props = props;
    this.#read = read;
  }

  readonly moment = $derived.by(() => this.#props().moment);
  readonly view = $derived.by(() => this.moment.view as View);
  readonly names = $derived.by(() => this.#props().names);
  readonly cards = $derived.by(() => this.#read(this.#props().cards));
  readonly inWords = $derived.by(() => this.#props().inWords());
  readonly lines = $derived.by(() => this.#props().lines);
  readonly hinted = $derived.by(() => this.#props().hinted);
  readonly planned = $derived.by(() => this.#props().planned);
  readonly offers = $derived.by(() => this.moment.menu?.offers ?? []);
  readonly refusals = $derived.by(() => this.moment.menu?.refusals ?? []);
  readonly #offered = $derived.by(() => new Map(this.offers.map((one) => [one.move, one])));
  readonly #refused = $derived.by(() => new Map(this.refusals.map((one) => [one.move, one])));

  /** The title's key. */
  get title(): string {
    return this.#props().title;
  }
  /** The reader's seat; a spectator sits nowhere, at -1. */
  get mySeat(): number {
    return this.moment.seat;
  }
  /** A move is on its way: nothing can be chosen. */
  get busy(): boolean {
    return this.#props().busy;
  }
  /** Whether my next move can be chosen while others decide. */
  get plans(): boolean {
    return this.#props().plan !== undefined;
  }
  nameOf(seat: number): string {
    return this.names[seat] ?? '';
  }

  /** Those of some moves that are offered, in the order of the moves. */
  offersOf(moves: number[] = []): Offer[] {
    return moves.flatMap((move) => this.#offered.get(move) ?? []);
  }
  /** The first of some moves that is offered. */
  offerOf(moves: number[] = []): Offer | undefined {
    return this.offersOf(moves)[0];
  }
  /** The first of some moves that is refused. */
  refusalOf(moves: number[] = []): Refusal | undefined {
    return moves.map((move) => this.#refused.get(move)).find(Boolean);
  }
  /** Whether the menu speaks of any of some moves, offered or refused. */
  speaksOf(moves: number[]): boolean {
    return Boolean(this.offerOf(moves) ?? this.refusalOf(moves));
  }
  /** The rank of the best hint among some moves, from 1; 0 if there is none. */
  hintOf(moves: number[] = []): number {
    const offered = this.offersOf(moves).map((offer) => offer.move);
    return this.hinted.findIndex((move) => offered.includes(move)) + 1;
  }

  /** Do what there is to do about a thing; where there is more than one way, ask. */
  act(moves: number[] | undefined, label: string, anchor: Element): void {
    const offers = this.offersOf(moves);
    const [only] = offers;
    if (this.busy || !only) return;
    hideExplanation();
    if (offers.length === 1) this.choose(only.move);
    else this.asked = { anchor, label, offers };
  }
  /** Choose what to do next, while others decide; what was chosen so is withdrawn. */
  plan(moves: number[], label: string): void {
    hideExplanation();
    this.#props().plan?.(moves, label);
  }
  choose(move: number): void {
    this.asked = null;
    if (!this.busy && this.#offered.has(move)) this.#props().choose(move);
  }
}

const KEY = Symbol('board');

export function setBoard<View, Cards>(board: Board<View, Cards>): Board<View, Cards> {
  return setContext(KEY, board);
}
export function getBoard<View, Cards>(): Board<View, Cards> {
  return getContext<Board<View, Cards>>(KEY);
}
