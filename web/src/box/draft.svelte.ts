// My box of a title as I go through it: what I wrote, kept on the server as I go, and the cards as
// they read with it.
import { post, put, putWhileLeaving, read, remove, Trouble } from '../net/ask';
import { me, somebody, whoAmI } from '../net/me.svelte';
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

/** A card as it was written last, until the server has it. */
interface Entry {
  place: Place;
  given: Record<string, unknown>;
}

/** Why a card is not kept, and which of its values that is about. */
export interface Held {
  at: string;
  text: string;
}

/** Typing is kept when it pauses so long. */
const PAUSE = 350;
/** The server is asked again after so long where it did not answer. */
const AGAIN = 4000;
/** What was not kept when a box was left, by person and title: it is there when they come back. */
const left = new Map<string, Map<string, Entry>>();

/** Where a card is written in a file of corrections. */
export const pathOf = ({ sheet, card }: Place): string =>
  sheet.single ? sheet.key : `${sheet.key}.${card.key}`;

/** Whether something stands at a place of that file, or below it. */
export const under = (at: string, path: string): boolean =>
  at === path || at.startsWith(`${path}.`) || at.startsWith(`${path}[`);

/** Corrections with cards laid over them as they were written. */
function lay(corrections: Corrections, entries: Iterable<Entry>): Corrections {
  let all = corrections;
  for (const { place, given } of entries) {
    const { sheet, card } = place;
    const { [sheet.key]: written = {}, ...others } = all;
    const { [card.key]: _, ...rest } = written;
    const empty = Object.keys(given).length === 0;
    const own = sheet.single ? given : empty ? rest : { ...rest, [card.key]: given };
    all = Object.keys(own).length ? { ...others, [sheet.key]: own } : others;
  }
  return all;
}

/** Whether the server refused what the cards say, rather than not answering. */
const aboutCards = (error: unknown): error is Trouble =>
  error instanceof Trouble && error.code === 'bad_cards';

export class Draft {
  corrections = $state.raw<Corrections>({});
  /** How much of the box is known, as the server counts it. */
  mine = $state.raw<MyBox | null>(null);
  /** All cards with what was written laid over them. */
  cards = $state.raw<CardsDoc | null>(null);
  /** The cards that cannot be kept as they are written, by their paths, and why. */
  held = $state.raw<Record<string, Held>>({});
  /** The kind of these cards was set because what they do needs it. */
  turned = $state.raw<string[]>([]);
  /** Why nothing can be kept, where that is not about a card. */
  wrong = $state('');
  kept = $state<'' | 'kept' | 'writing' | 'refused' | 'waiting'>('');
  readonly places: Place[];
  /** What is written and not kept yet, by the paths of the cards, the newest last. */
  #unkept = new Map<string, Entry>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending = false;
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

  get #whose(): string {
    return `${me()?.code ?? ''}/${this.box.title}`;
  }

  /** Read my box; whoever is nobody yet has an empty one. */
  async load(): Promise<void> {
    if (await whoAmI()) this.#take(await read<MyBox>(this.#path));
    this.#unkept = left.get(this.#whose) ?? this.#unkept;
    left.delete(this.#whose);
    this.corrections = lay(this.corrections, this.#unkept.values());
    await this.tellAnew();
    if (this.#unkept.size) this.kept = 'writing';
    if (this.#unkept.size || this.mine?.problem) void this.send();
  }

  #take(mine: MyBox): void {
    this.mine = mine;
    this.corrections = mine.corrections as Corrections;
  }

  /** Ask for the cards as they read now, in the language spoken now. */
  async tellAnew(): Promise<void> {
    const spoken = language();
    const corrections = this.mine?.problem ? {} : (this.mine?.corrections ?? {});
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
    if (this.#timer !== undefined) void this.send();
    if (this.#unkept.size) left.set(this.#whose, this.#unkept);
    this.#left = true;
    this.#lift?.();
  }

  /** The page goes: send what can be kept. */
  hide(): void {
    const fine = [...this.#unkept].filter(([path]) => !(path in this.held));
    if (!fine.length || !this.mine) return;
    const entries = fine.map(([, entry]) => entry);
    const corrections = lay(this.mine.corrections as Corrections, entries);
    putWhileLeaving(this.#path, { corrections });
  }

  /** Whether something would be lost if the page went now. */
  get losing(): boolean {
    const sure = this.kept === 'writing' && this.mine && !Object.keys(this.held).length;
    return this.#unkept.size > 0 && !sure;
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

  #put(place: Place, given: Record<string, unknown>): void {
    const path = pathOf(place);
    const entry = { place, given };
    this.#unkept.delete(path);
    this.#unkept.set(path, entry);
    this.corrections = lay(this.corrections, [entry]);
    this.turned = this.turned.filter((one) => one !== path);
    this.kept = 'writing';
    this.#soon(PAUSE);
  }

  // What is kept

  #soon(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.send(), pause);
  }

  /** Keep what is written, one attempt after another. */
  async send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#sending) return this.#soon(PAUSE);
    this.#sending = true;
    try {
      await this.#keep();
      const held = Object.keys(this.held).length > 0;
      const still = this.kept && 'kept';
      this.kept = this.#timer !== undefined ? 'writing' : held ? 'refused' : still;
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#sending = false;
    }
  }

  /** Lay what is written over what the server has, which may be newer than what we read: the box
   *  may be open elsewhere, too. A card that is refused is held back, and all others are kept. */
  async #keep(): Promise<void> {
    await somebody();
    const unkept = this.#unkept;
    let mine = await read<MyBox>(this.#path);
    let tried = [...unkept.values()];
    const held: Record<string, Held> = {};
    while (tried.length || mine.problem) {
      const refused = await this.#refusal(mine, tried);
      if (!('at' in refused)) {
        mine = refused;
        break;
      }
      const place = this.places.find((one) => under(refused.at, pathOf(one)));
      // Of cards that do not go together the one written last is held back.
      const blamed =
        tried.find((one) => place && pathOf(one.place) === pathOf(place)) ??
        (mine.problem ? null : tried.at(-1));
      if (!blamed) {
        // What was kept long ago cannot be played any more; that comes first.
        if (place) held[pathOf(place)] = refused;
        else this.wrong = refused.text;
        tried = [];
        break;
      }
      const turned = await this.#turn(mine, tried, blamed);
      if (turned) {
        mine = turned;
        break;
      }
      held[pathOf(blamed.place)] = refused;
      tried = tried.filter((one) => one !== blamed);
    }
    // Whatever was forgotten or replaced meanwhile is not written back.
    if (unkept !== this.#unkept) return;
    for (const entry of tried) {
      const path = pathOf(entry.place);
      if (unkept.get(path) === entry) unkept.delete(path);
    }
    this.#take(mine);
    this.corrections = lay(this.corrections, unkept.values());
    this.held = held;
    if (!mine.problem) this.wrong = '';
    await this.tellAnew();
  }

  /** Have the server keep cards: what it has then, or why it refuses. */
  async #refusal(mine: MyBox, entries: Entry[]): Promise<MyBox | Held> {
    try {
      const corrections = lay(mine.corrections as Corrections, entries);
      return await put<MyBox>(this.#path, { corrections });
    } catch (error) {
      if (!aboutCards(error)) throw error;
      return { at: error.problem.at ?? '', text: error.words };
    }
  }

  /** A card whose kind nobody wrote is of the kind that the rest of it needs. */
  async #turn(mine: MyBox, entries: Entry[], entry: Entry): Promise<MyBox | null> {
    const { place, given } = entry;
    const shape = place.sheet.shapes.kind;
    const ours = place.card.values.kind;
    if (shape?.kind !== 'name' || ours === undefined || 'kind' in given) return null;
    for (const kind of shape.names.filter((one) => one !== ours)) {
      const other = { place, given: { ...given, kind } };
      const kept = await this.#refusal(
        mine,
        entries.map((one) => (one === entry ? other : one)),
      );
      if ('at' in kept) continue;
      this.turned = [...this.turned, pathOf(place)];
      return kept;
    }
    return null;
  }

  #fail(error: unknown): void {
    if (!(error instanceof Trouble)) throw error;
    if (error.status === 0 || error.status === 429 || error.status >= 500) {
      this.kept = 'waiting';
      if (!this.#left) this.#soon(AGAIN);
    } else {
      this.kept = 'refused';
      this.wrong = error.words;
    }
  }

  /** Take up what was kept elsewhere, and try again what was not kept. */
  async look(): Promise<void> {
    if (this.mine) await this.send();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#unkept = new Map();
    this.held = {};
    this.turned = [];
    this.wrong = '';
  }

  /** Forget all that was written. */
  async startOver(): Promise<void> {
    await somebody();
    await remove(this.#path);
    this.#forget();
    this.kept = '';
    await this.load();
  }

  /** Take a file of corrections instead of what was written; returns what is wrong with it. */
  async takeFile(file: File): Promise<string> {
    try {
      await somebody();
      const mine = await post<MyBox>(`${this.#path}/toml`, { text: await file.text() });
      this.#forget();
      this.#take(mine);
      this.kept = 'kept';
      await this.tellAnew();
      return '';
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      return say('web-box-bad-file', { name: file.name, why: error.words });
    }
  }
}
