// My box of a title as I go through it: what I wrote, kept on the server as I go, and the cards as
// they read with it.
import { post, put, read, remove, Trouble } from '../net/ask';
import { somebody, whoAmI } from '../net/me.svelte';
import type { CardsDoc, MyBox } from '../protocol';
import { language, layOver, say } from '../words.svelte';
import {
  same,
  type BoxCard,
  type BoxSheet,
  type Corrections,
  type Shape,
  type TheBox,
} from './shapes';

/** What is known of a card: nothing yet, some of its values, all as ours, or something else. */
export type Mark = 'untouched' | 'begun' | 'confirmed' | 'corrected';

/** A card in its place in the box. */
export interface Place {
  sheet: BoxSheet;
  card: BoxCard;
  /** Which of its sheet it is. */
  at: number;
}

/** Typing is kept when it pauses so long. */
const PAUSE = 350;

export class Draft {
  corrections = $state.raw<Corrections>({});
  /** How much of the box is known, as the server counts it. */
  mine = $state.raw<MyBox | null>(null);
  /** All cards with what was written laid over them. */
  cards = $state.raw<CardsDoc | null>(null);
  /** Why what is written cannot be kept, and where. */
  wrong = $state.raw<{ at: string; text: string } | null>(null);
  kept = $state<'kept' | 'writing' | 'refused'>('kept');
  readonly places: Place[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sent = 0;
  #lift: (() => void) | undefined;
  #left = false;

  constructor(readonly box: TheBox) {
    this.places = box.sheets.flatMap((sheet) =>
      sheet.cards.map((card, at) => ({ sheet, card, at })),
    );
  }

  get #path(): string {
    return `/me/boxes/${this.box.title}`;
  }

  /** Read my box; whoever is nobody yet has an empty one. */
  async load(): Promise<void> {
    if (await whoAmI()) this.#take(await read<MyBox>(this.#path));
    await this.tellAnew();
  }

  #take(mine: MyBox): void {
    this.mine = mine;
    this.corrections = mine.corrections as Corrections;
    this.wrong = mine.problem ? { at: '', text: mine.problem } : null;
  }

  /** Ask for the cards as they read now, in the language spoken now. */
  async tellAnew(): Promise<void> {
    const spoken = language();
    const corrections = this.wrong ? {} : this.corrections;
    const cards = await post<CardsDoc>(`/box/${this.box.title}/cards`, { corrections });
    if (spoken === language()) this.#speak(cards);
  }

  #speak(cards: CardsDoc): void {
    if (this.#left) return;
    this.#lift?.();
    this.cards = cards;
    this.#lift = layOver(language(), cards.words ?? {});
  }

  /** Keep what waits, and speak as our own cards do again. */
  leave(): void {
    if (this.#timer !== undefined) void this.#send();
    this.#left = true;
    this.#lift?.();
  }

  // What is written

  /** What was written of a card. */
  given({ sheet, card }: Place): Record<string, unknown> {
    const written = this.corrections[sheet.key] ?? {};
    return sheet.single ? written : ((written[card.key] ?? {}) as Record<string, unknown>);
  }

  /** The value of a card: as written, else ours, unless something else stands for it now. */
  value(place: Place, field: string): unknown {
    const given = this.given(place);
    if (field in given) return given[field];
    const instead = place.sheet.instead.filter((group) => group.includes(field)).flat();
    return instead.some((other) => other in given) ? undefined : place.card.values[field];
  }

  /** What is known of one value; null if it is neither ours nor written. */
  fieldMark(place: Place, field: string): Mark | null {
    const given = this.given(place);
    if (field in given) {
      const shape = place.sheet.shapes[field] as Shape;
      return same(shape, given[field], place.card.values[field]) ? 'confirmed' : 'corrected';
    }
    return this.value(place, field) === undefined ? null : 'untouched';
  }

  mark(place: Place): Mark {
    const marks = Object.keys(place.sheet.shapes).map((field) => this.fieldMark(place, field));
    if (marks.includes('corrected')) return 'corrected';
    if (!marks.includes('confirmed')) return 'untouched';
    return marks.includes('untouched') ? 'begun' : 'confirmed';
  }

  /** Whether every value of a card is known. */
  known(place: Place): boolean {
    return !Object.keys(place.sheet.shapes).some(
      (field) => this.fieldMark(place, field) === 'untouched',
    );
  }

  /** Write a value of a card. Of those that stand for each other, those that it has stay. */
  set(place: Place, field: string, value: unknown): void {
    const mates = place.sheet.instead.filter((group) => group.includes(field)).flat();
    const stay = field in place.card.values ? mates : [];
    const given = this.given(place);
    const had = stay
      .filter((mate) => !(mate in given) && this.value(place, mate) !== undefined)
      .map((mate) => [mate, this.value(place, mate)]);
    this.#put(place, { ...given, ...Object.fromEntries(had), [field]: value });
  }

  /** A value is printed as we have it. */
  confirm(place: Place, field: string): void {
    this.set(place, field, place.card.values[field]);
  }

  /** All values of a card that nobody wrote yet are printed as we have them. */
  confirmAll(place: Place): void {
    const rest = Object.keys(place.sheet.shapes).filter(
      (field) => this.fieldMark(place, field) === 'untouched',
    );
    const ours = Object.fromEntries(rest.map((field) => [field, place.card.values[field]]));
    this.#put(place, { ...this.given(place), ...ours });
  }

  /** Unsay what was written of a value. */
  unsay(place: Place, field: string): void {
    const { [field]: _, ...rest } = this.given(place);
    this.#put(place, rest);
  }

  #put({ sheet, card }: Place, given: Record<string, unknown>): void {
    const empty = Object.keys(given).length === 0;
    const { [sheet.key]: written = {}, ...others } = this.corrections;
    const { [card.key]: _, ...rest } = written;
    const own = sheet.single ? given : empty ? rest : { ...rest, [card.key]: given };
    this.corrections = Object.keys(own).length ? { ...others, [sheet.key]: own } : others;
    this.kept = 'writing';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), PAUSE);
  }

  // What is kept

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const turn = ++this.#sent;
    const corrections = this.corrections;
    try {
      await somebody();
      const mine = await put<MyBox>(this.#path, { corrections });
      if (turn !== this.#sent) return;
      this.mine = mine;
      this.wrong = null;
      await this.tellAnew();
      if (turn === this.#sent) this.kept = 'kept';
    } catch (error) {
      if (turn === this.#sent) this.#refuse(error);
    }
  }

  #refuse(error: unknown): void {
    if (!(error instanceof Trouble)) throw error;
    this.kept = 'refused';
    this.wrong = { at: error.problem.at ?? '', text: error.words };
  }

  /** Forget all that was written. */
  async startOver(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sent += 1;
    await somebody();
    await remove(this.#path);
    this.kept = 'kept';
    await this.load();
  }

  /** Take a file of corrections instead of what was written; returns what is wrong with it. */
  async takeFile(file: File): Promise<string> {
    try {
      await somebody();
      this.#take(await post<MyBox>(`${this.#path}/toml`, { text: await file.text() }));
      this.kept = 'kept';
      await this.tellAnew();
      return '';
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      return say('web-box-bad-file', { name: file.name, why: error.words });
    }
  }
}
