// A study as the page has it: the game or position, the tree, where one looks, and what is thought.
import { inWords, post, put, read, Trouble } from '../net/ask';
import { me, somebody } from '../net/me.svelte';
import type { Sent } from '../protocol';
import { language, say } from '../words.svelte';

export type Seen = Sent<'Seen'>;
export type Outlined = Sent<'Outlined'>;
export type Thoughts = Sent<'Thoughts'>;
export type Best = Sent<'Best'>;
export type KeptStudy = Sent<'KeptStudy'>;
export type ListedStudy = Sent<'ListedStudy'>;
export type PositionDoc = Record<string, unknown>;

/** One move of a variation: after another, or after so many moves of the main line. */
export interface TreeNode {
  parent: number;
  ply: number;
  move: number;
  dealt?: { eyes: number; deal: number };
  comment?: string;
}
export interface StudyDoc {
  format: 'kingsbridge-study';
  format_version: 1;
  name: string;
  title: string;
  players: string[];
  base: Record<string, unknown> & { moves?: number[]; options: Record<string, unknown> };
  comments: Record<string, string>;
  tree: TreeNode[];
}
/** After so many moves of the main line, or at a node of the tree. */
export interface Place {
  ply: number;
  node: number;
}

export const MAIN = -1;
/** With so many looks it is thought about, one after another; the bot stops where its time is up. */
const DEEPER = [200, 800, 3200, 12800];
const SETTLE = 150;
const KEEP_AFTER = 700;

/** A study of a game, or of a position, in which nothing was written yet. */
export function studyOf(base: StudyDoc['base'], players: string[], name = ''): StudyDoc {
  return {
    format: 'kingsbridge-study',
    format_version: 1,
    name,
    title: String(base.title),
    players,
    base,
    comments: {},
    tree: [],
  };
}

/** What a file holds: a study as it is, a record, or a position. */
export async function studyFrom(found: unknown): Promise<StudyDoc> {
  const doc = (found ?? {}) as StudyDoc & { format?: string; players?: string[] };
  if (doc.format === 'kingsbridge-study') return doc;
  if (String(doc.format) === 'kingsbridge-record')
    return studyOf(doc as unknown as StudyDoc['base'], doc.players);
  const { position } = await post<{ position: PositionDoc }>('/studies/set-up', { position: doc });
  return studyOf(position as StudyDoc['base'], seatNames(Number(position.seats)));
}

/** What players are called where nobody said it. */
export function seatNames(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => say('study-seat', { number: seat + 1 }));
}

export class Study {
  doc = $state.raw<StudyDoc>() as StudyDoc;
  kept = $state.raw<Omit<KeptStudy, 'study'> | null>(null);
  place = $state.raw<Place>({ ply: 0, node: MAIN });
  /** With whose eyes one looks; none: everything is known. */
  eyes = $state<number | null>(null);
  /** By which number the unknown is dealt; none: as it was dealt already. */
  deal = $state<number | null>(null);
  seen = $state.raw<Seen | null>(null);
  outline = $state.raw<Outlined | null>(null);
  thoughts = $state.raw<Thoughts | null>(null);
  thinking = $state(false);
  /** Why nobody thinks here. */
  silent = $state('');
  wrong = $state('');
  /** Somebody looks for the better move: what is known of it is hidden. */
  trying = $state(false);
  saving = $state<'' | 'soon' | 'kept' | 'failed'>('');
  #thought: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  constructor(doc: StudyDoc, kept: KeptStudy | null = null) {
    this.doc = doc;
    if (kept) this.kept = kept;
  }

  get mine(): boolean {
    return this.kept?.mine ?? false;
  }
  get last(): number {
    return this.doc.base.moves?.length ?? 0;
  }
  readonly children = $derived.by(() => {
    const found = new Map<string, number[]>();
    this.doc.tree.forEach(({ parent, ply }, at) => {
      const key = parent === MAIN ? `m${ply}` : `n${parent}`;
      found.set(key, [...(found.get(key) ?? []), at]);
    });
    return found;
  });
  /** The moves of the tree that follow a place. */
  after({ ply, node }: Place): number[] {
    return this.children.get(node === MAIN ? `m${ply}` : `n${node}`) ?? [];
  }
  /** The comment at a place. */
  comment({ ply, node }: Place = this.place): string {
    return node === MAIN ? (this.doc.comments[ply] ?? '') : (this.doc.tree[node]?.comment ?? '');
  }
  /** What is asked of a place. */
  get asked() {
    const { ply, node } = this.place;
    return { study: this.doc, ply, node, eyes: this.eyes, deal: this.deal };
  }

  // Looking

  async look(): Promise<void> {
    const { place, eyes, deal } = this;
    this.stop();
    try {
      const seen = await post<Seen>('/studies/look', this.asked);
      if (place !== this.place || eyes !== this.eyes || deal !== this.deal) return;
      this.seen = seen;
      this.wrong = '';
      this.#timer = setTimeout(() => void this.think(), SETTLE);
    } catch (error) {
      this.wrong = said(error);
    }
  }
  async tell(): Promise<void> {
    try {
      this.outline = await post<Outlined>('/studies/outline', { study: this.doc });
    } catch (error) {
      this.wrong = said(error);
    }
  }
  go(place: Place): void {
    if (place.ply < 0 || place.ply > this.last) return;
    this.deal = null;
    this.trying = false;
    this.thoughts = null;
    this.place = place;
  }
  next(): void {
    const { ply, node } = this.place;
    if (node === MAIN && ply < this.last) return this.go({ ply: ply + 1, node });
    const [first] = this.after(this.place);
    if (first !== undefined) this.go({ ply, node: first });
  }
  back(): void {
    const { ply, node } = this.place;
    if (node === MAIN) return this.go({ ply: ply - 1, node });
    this.go({ ply, node: this.doc.tree[node]?.parent ?? MAIN });
  }
  /** To the next variation beside this one, or the one before. */
  beside(by: 1 | -1): void {
    const { ply, node } = this.place;
    const parent = node === MAIN ? MAIN : (this.doc.tree[node]?.parent ?? MAIN);
    // Beside a move of the game stand the variations that leave it just before.
    const from = node === MAIN ? ply - 1 : ply;
    const all = this.after({ ply: from, node: parent });
    const row = parent === MAIN && from < this.last ? [MAIN, ...all] : all;
    const to = row[row.indexOf(node) + by];
    if (to === undefined) return;
    this.go(to === MAIN ? { ply: from + 1, node: MAIN } : { ply: from, node: to });
  }
  dealAgain(): void {
    this.deal = (this.deal ?? this.seen?.dealt?.deal ?? 0) + 1;
  }

  // Thinking

  stop(): void {
    clearTimeout(this.#timer);
    this.#thought?.abort();
    this.#thought = null;
    this.thinking = false;
  }
  async think(): Promise<void> {
    this.stop();
    if (this.trying || !this.seen) return;
    const mine = (this.#thought = new AbortController());
    this.thinking = true;
    try {
      if (!me()) await somebody();
      for (const looks of DEEPER) {
        const found = await post<Thoughts>(
          '/studies/thoughts',
          { ...this.asked, looks },
          {},
          mine.signal,
        );
        if (mine.signal.aborted) return;
        this.thoughts = found;
        this.silent = '';
        if (found.looks < looks || !found.best.length) break;
      }
    } catch (error) {
      if (!mine.signal.aborted) this.silent = said(error);
    } finally {
      if (this.#thought === mine) this.thinking = false;
    }
  }
  /** What is to be thought of a few moves at this place. */
  async judge(about: number[]): Promise<Thoughts> {
    if (!me()) await somebody();
    return post<Thoughts>('/studies/thoughts', { ...this.asked, looks: 800, about });
  }

  // Writing

  /** Make a move here: along the game, along a variation that is there, or as a new one. */
  play(moves: { move: number; text: string; seat: number }[]): void {
    let place = this.place;
    let dealt = this.seen?.dealt ?? null;
    let tree = this.doc.tree;
    const told = [...(this.outline?.tree ?? [])];
    for (const { move, text, seat } of moves) {
      if (place.node === MAIN && this.doc.base.moves?.[place.ply] === move && !this.deal) {
        place = { ply: place.ply + 1, node: MAIN };
        continue;
      }
      const there = tree.findIndex(
        (node) =>
          node.parent === place.node &&
          node.ply === place.ply &&
          node.move === move &&
          JSON.stringify(node.dealt ?? null) === JSON.stringify(dealt),
      );
      if (there >= 0) place = { ply: place.ply, node: there };
      else {
        const node: TreeNode = { parent: place.node, ply: place.ply, move };
        if (dealt) node.dealt = { eyes: dealt.eyes, deal: dealt.deal };
        tree = [...tree, node];
        told[tree.length - 1] = { seat, text };
        place = { ply: place.ply, node: tree.length - 1 };
      }
      dealt = null;
    }
    if (this.outline) this.outline = { ...this.outline, tree: told };
    if (tree !== this.doc.tree) this.write({ tree });
    this.go(place);
  }
  write(change: Partial<StudyDoc>): void {
    this.doc = { ...this.doc, ...change };
    this.keepSoon();
  }
  note(text: string): void {
    const { ply, node } = this.place;
    if (node === MAIN) {
      const comments = { ...this.doc.comments };
      if (text) comments[ply] = text;
      else delete comments[ply];
      this.write({ comments });
    } else {
      const tree = this.doc.tree.map((each, at) =>
        at === node ? { ...each, comment: text || undefined } : each,
      );
      this.write({ tree });
    }
  }
  /** Leave out a move and whatever follows it. */
  cut(node: number): void {
    const gone = new Set([node]);
    this.doc.tree.forEach(({ parent }, at) => gone.has(parent) && gone.add(at));
    const places = new Map<number, number>([[MAIN, MAIN]]);
    const left: TreeNode[] = [];
    const told: Outlined['tree'] = [];
    this.doc.tree.forEach((each, at) => {
      if (gone.has(at)) return;
      places.set(at, left.length);
      left.push({ ...each, parent: places.get(each.parent) ?? MAIN });
      const words = this.outline?.tree[at];
      if (words) told.push(words);
    });
    const cut = this.doc.tree[node];
    const here = gone.has(this.place.node) ? cut?.parent : this.place.node;
    const place = { ply: this.place.ply, node: places.get(here ?? MAIN) ?? MAIN };
    if (this.outline) this.outline = { ...this.outline, tree: told };
    this.write({ tree: left });
    this.go(place);
  }

  // Keeping

  keepSoon(): void {
    if (!this.mine && this.kept) return;
    this.saving = 'soon';
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => void this.keep(), KEEP_AFTER);
  }
  /** Keep it, as mine; what is somebody else's becomes a copy. */
  async keep(): Promise<void> {
    clearTimeout(this.#keeping);
    try {
      const study = this.doc;
      if (!me()) await somebody();
      const kept =
        this.kept && this.mine
          ? await put<KeptStudy>(`/studies/${this.kept.code}`, { study })
          : await post<KeptStudy>('/studies', { study });
      this.kept = kept;
      this.saving = study === this.doc ? 'kept' : 'soon';
      if (study !== this.doc) this.keepSoon();
    } catch (error) {
      this.saving = 'failed';
      this.wrong = said(error);
    }
  }
  leave(): void {
    this.stop();
    if (this.saving === 'soon') void this.keep();
  }
}

export async function keptStudy(code: string): Promise<Study> {
  const kept = await read<KeptStudy>(`/studies/${code}`);
  return new Study(kept.study as unknown as StudyDoc, kept);
}

function said(error: unknown): string {
  if (error instanceof Trouble && error.code === 'being_played') return say('study-being-played');
  if (error instanceof Trouble && error.code === 'rated_game') return say('study-rated-game');
  if (error instanceof Trouble && error.code === 'not_over') return say('study-not-over');
  void language();
  return inWords(error);
}
