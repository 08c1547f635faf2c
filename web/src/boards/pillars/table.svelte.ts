// What every part of the board needs to know, handed down by context.
import { getContext, setContext } from 'svelte';
import { createAttachmentKey, type Attachment } from 'svelte/attachments';
import { explain, hideExplanation, type Explained } from '../../lib/explain.svelte';
import type { Line, Moment, PillarsPlayer, PillarsView } from '../../protocol';
import { Cards, type CardsDoc } from './cards';
import { targetsOf, worker, type Target } from './moves';

export interface BoardProps {
  moment: Moment;
  /** The players' names by seat. */
  names: string[];
  /** GET /api/cards/pillars. */
  cards: CardsDoc;
  choose: (move: number) => void;
  /** What is new with this moment. */
  lines: Line[];
  /** A move is on its way: nothing can be chosen. */
  busy: boolean;
  /** Moves to mark as hints, the best first. */
  hinted: number[];
}

/** What a thing says about itself: its name aloud, and what it is when asked. */
export interface About {
  label: string;
  title?: string;
  text?: string;
}

/** A thing with several things to do: they are offered beside it. */
export interface Question {
  anchor: Element;
  label: string;
  target: Target;
}

/** What is spread on a thing: attributes, handlers, its explanation. */
type ThingProps = Record<string, unknown> & Record<symbol, Attachment>;

const EXPLAIN = createAttachmentKey();
const NOTHING: Target = { offers: [], refusals: [] };

export class TableState {
  readonly #props: () => BoardProps;
  asked = $state.raw<Question | null>(null);

  // One attachment a thing, so that what is being explained stays when the table changes. Nothing
  // is drawn from these: they need not be reactive.

  readonly #abouts = new Map<string, () => About>();
  readonly #explains = new Map<string, Attachment<Element>>();

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  readonly cards = $derived.by(() => new Cards(this.#props().cards));
  readonly targets = $derived.by(() => targetsOf(this.#props().moment.menu, this.cards));

  get view(): PillarsView {
    return this.#props().moment.view as PillarsView;
  }
  get names(): string[] {
    return this.#props().names;
  }
  /** The reader's seat; a spectator sits nowhere. */
  get mySeat(): number {
    return this.#props().moment.seat;
  }
  get deciding(): number {
    return this.#props().moment.deciding;
  }
  get busy(): boolean {
    return this.#props().busy;
  }
  get asks(): boolean {
    return this.#props().moment.menu !== null;
  }

  player(seat: number): PillarsPlayer | undefined {
    return this.view.players[seat];
  }
  nameOf(seat: number): string {
    return this.names[seat] ?? '';
  }
  target(thing: string): Target {
    return this.targets.get(thing) ?? NOTHING;
  }
  can(thing: string): boolean {
    return this.target(thing).offers.length > 0;
  }
  /** The rank of the best hint about a thing, from 1; 0 if there is none. */
  hint(thing: string): number {
    const moves = this.target(thing).offers.map((offer) => offer.move);
    return this.#props().hinted.findIndex((move) => moves.includes(move)) + 1;
  }

  /** How often the best use of the craftsmen that was calculated lets one of them work. */
  proposed(craftsman: string): number {
    const moves = this.#props().moment.menu?.proposal?.moves ?? [];
    return moves.filter((move) => worker(move, this.cards) === craftsman).length;
  }

  /** Do what there is to do with a thing; where there is more than one way, ask. */
  act(thing: string, label: string, anchor: Element): void {
    const target = this.target(thing);
    const only = target.offers[0];
    if (this.busy || !only) return;
    hideExplanation();
    if (target.offers.length === 1) this.choose(only.move);
    else this.asked = { anchor, label, target };
  }
  choose(move: number): void {
    this.asked = null;
    if (!this.busy) this.#props().choose(move);
  }

  /**
   * What makes an element, of HTML or SVG, a thing on the table: it glows and acts where it can,
   * says why where it cannot, and says what it is in any case. Spread it. Where one key stands for
   * several elements, such as the spaces of a place, `id` tells them apart; `as` is its class.
   */
  thing(key: string, about: () => About, { id = key, as = '' } = {}): ThingProps {
    const { offers, refusals } = this.target(key);
    const can = offers.length > 0;
    const cannot = !can && refusals.length > 0;
    const told = about();
    const doing = offers.length === 1 ? offers[0]?.text : '';
    this.#abouts.set(id, about);
    return {
      'data-thing': key,
      class: ['thing', as, can && 'can', cannot && 'cannot'],
      role: can || cannot ? 'button' : 'img',
      tabindex: can || cannot ? 0 : -1,
      'aria-label': doing ? `${told.label.replace(/\.$/, '')}. ${doing}` : told.label,
      'aria-disabled': cannot || (can && this.busy) ? 'true' : undefined,
      'data-hint': this.hint(key) || undefined,
      onclick: can
        ? (event: Event) => this.act(key, told.label, event.currentTarget as Element)
        : undefined,
      onkeydown: can
        ? (event: KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            this.act(key, told.label, event.currentTarget as Element);
          }
        : undefined,
      [EXPLAIN]: this.#explain(key, id),
    };
  }

  #explain(key: string, id: string): Attachment<Element> {
    let found = this.#explains.get(`${id} ${key}`);
    if (!found) {
      found = explain(() => {
        const about = this.#abouts.get(id);
        return about && this.#explained(key, about());
      });
      this.#explains.set(`${id} ${key}`, found);
    }
    return found;
  }

  #explained(key: string, about: About): Explained {
    const { offers, refusals } = this.target(key);
    const title = about.title ?? about.label;
    const refused = refusals[0];
    if (offers.length === 0 && refused) return { title, text: refused.why, clause: refused.clause };
    const doing = offers.length === 1 ? offers[0]?.text : '';
    const text = [doing && `${doing}.`, about.text].filter(Boolean).join(' ');
    if (!text && title === about.label) return about.label;
    return { title, text };
  }
}

const KEY = Symbol('pillars');

export function seatAround(table: TableState): TableState {
  return setContext(KEY, table);
}
export function table(): TableState {
  return getContext<TableState>(KEY);
}
