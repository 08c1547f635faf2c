// What the whole board knows: the view, the cards, and for each thing on it what may be done with it.
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { explain, type Explanation } from '../../lib/explain.svelte';
import type { Line, Moment, Offer, Refusal, WorldView } from '../../protocol';
import { tell } from '../../words.svelte';
import type { CardsDoc } from './cards';

/** What the page around it gives the board. */
export interface BoardProps {
  moment: Moment;
  names: string[];
  cards: CardsDoc;
  choose: (move: number) => void;
  lines: Line[];
  busy: boolean;
  hinted: number[];
}

/** A thing on the board: its name, what it says when asked, and the moves it stands for. */
export interface Thing {
  /** Read aloud, and the title of its explanation. */
  label: string;
  /** What it is, in words. */
  text?: string;
  clause?: string;
  /** Reached by the tabulator even when nothing can be done with it: from here arrows walk. */
  always?: boolean;
  /** The moves it stands for; the first that is offered is made, else the first refusal is told. */
  moves?: number[];
}

const KEY = Symbol('board');

function first<Said extends { move: number }>(
  said: Said[],
  moves: number[] = [],
): Said | undefined {
  for (const move of moves) {
    const found = said.find((one) => one.move === move);
    if (found) return found;
  }
  return undefined;
}

export class Board {
  readonly #props: () => BoardProps;
  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  readonly moment = $derived.by(() => this.#props().moment);
  readonly view = $derived.by(() => this.moment.view as WorldView);
  readonly names = $derived.by(() => this.#props().names);
  readonly cards = $derived.by(() => this.#props().cards);
  readonly lines = $derived.by(() => this.#props().lines);
  /** The reader's seat; -1 for a spectator. */
  readonly me = $derived.by(() => this.moment.seat);
  /** Whose side of the board is drawn nearest. */
  readonly near = $derived.by(() => this.view.sides[Math.max(0, this.me)] ?? 0);
  readonly offers = $derived.by(() => this.moment.menu?.offers ?? []);
  readonly refusals = $derived.by(() => this.moment.menu?.refusals ?? []);
  readonly hinted = $derived.by(() => this.#props().hinted);

  /** The first of these moves that is offered. */
  offer(moves: number[] | undefined): Offer | undefined {
    return first(this.offers, moves);
  }

  /** The first of these moves that is refused. */
  refusal(moves: number[] | undefined): Refusal | undefined {
    return first(this.refusals, moves);
  }

  choose(move: number): void {
    if (!this.#props().busy && this.offer([move])) this.#props().choose(move);
  }

  get busy(): boolean {
    return this.#props().busy;
  }

  /** A move in the reader's language. */
  words(said: Offer | Refusal): string {
    return tell(said.message, said.facts, this.names);
  }

  player(seat: number): string {
    return this.names[seat] ?? '';
  }
}

export function provideBoard(props: () => BoardProps): Board {
  return setContext(KEY, new Board(props));
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}

/** Give an element an attribute, or take it: what stays as it is costs the browser nothing. */
function put(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Makes an element a thing of the board: it has a name and explains itself; what may be done with it glows and can
 * be reached and chosen by mouse, finger and keyboard; what may not says why.
 */
export function thing(board: Board, what: () => Thing): Attachment {
  return (node) => {
    const element = node as HTMLElement | SVGElement;
    $effect(() => {
      const { label, moves, always } = what();
      const offer = board.offer(moves);
      const refusal = offer ? undefined : board.refusal(moves);
      const hint = offer ? board.hinted.indexOf(offer.move) : -1;
      const words = offer ? board.words(offer) : label;
      put(element, 'data-thing', '');
      put(element, 'role', offer || refusal ? 'button' : 'img');
      put(element, 'aria-label', words === label ? label : `${label}. ${words}`);
      put(element, 'tabindex', offer || refusal || always ? '0' : '-1');
      element.classList.toggle('can', Boolean(offer) && !board.busy);
      element.classList.toggle('cannot', Boolean(refusal));
      put(element, 'aria-disabled', refusal || (offer && board.busy) ? 'true' : null);
      put(element, 'data-move', offer ? String(offer.move) : null);
      put(element, 'data-hint', hint >= 0 ? String(hint + 1) : null);
    });

    function answer(): Explanation {
      const { label, text, clause, moves } = what();
      const offer = board.offer(moves);
      const refusal = offer ? undefined : board.refusal(moves);
      if (refusal)
        return { title: board.words(refusal), text: refusal.why, clause: refusal.clause };
      return {
        title: label,
        text: [offer && board.words(offer) !== label ? board.words(offer) + '.' : '', text ?? '']
          .filter(Boolean)
          .join(' '),
        clause,
      };
    }
    function act(event: Event): void {
      const offer = board.offer(what().moves);
      if (!offer) return;
      event.preventDefault();
      board.choose(offer.move);
    }
    function press(event: Event): void {
      const { key } = event as KeyboardEvent;
      if (key === 'Enter' || key === ' ') act(event);
    }
    const stop = explain(answer)(node);
    node.addEventListener('click', act);
    node.addEventListener('keydown', press);
    return () => {
      stop?.();
      node.removeEventListener('click', act);
      node.removeEventListener('keydown', press);
    };
  };
}
