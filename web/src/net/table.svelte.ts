// One table as it is being watched: what the server tells, shown at the pace somebody likes.
import { toast } from '../lib/toast.svelte';
import { prefs } from '../prefs.svelte';
import type {
  ChatLine,
  Command,
  Confirmed,
  Hint,
  Line,
  Moment,
  News,
  TableInfo,
  Told,
} from '../protocol';
import { language, say } from '../words.svelte';
import { inWords, post, read, Trouble } from './ask';
import { askAnew, command, hear, keepAsking } from './live.svelte';
import { me, setMuted } from './me.svelte';
import { lookSoon } from './mine.svelte';

/** How long a bot's move is looked at. */
const LOOK = 1100;
/** Only what takes longer than this is shown to be under way: the whole table would change for it. */
const PATIENCE = 200;

export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  /** How the table stands. */
  newest = $state.raw<Moment | null>(null);
  /** What is on the screen: the newest, or on the way there. */
  shown = $state.raw<Moment | null>(null);
  /** The journal as far as it is shown, and what of it is new with this moment. */
  lines = $state.raw<Line[]>([]);
  fresh = $state.raw<Line[]>([]);
  /** How many moments wait to be shown. */
  behind = $state(0);
  busy = $state(false);
  /** When the newest news came: clocks run on from there. */
  heardAt = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** Why there is nothing to see here. */
  trouble = $state.raw<Trouble | null>(null);
  /** Whose eyes we asked for, where several of my seats are at this screen; null: the server's choice. */
  eyes = $state<number | null>(null);

  private queue: Moment[] = [];
  private pause: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private acting = false;
  private shownAt = 0;
  private stops: (() => void)[] = [];
  /** With whose eyes and in which words the journal was told: another's is told from the beginning. */
  private told = '';
  private waiting: { version: number; done: () => void }[] = [];

  constructor(readonly code: string) {}

  private get topic(): string {
    return `table ${this.code}`;
  }

  /** Begin to watch; returns how to stop. */
  watch(): () => void {
    this.stops = [
      hear((news) => this.take(news)),
      keepAsking(this.topic, () => this.question(), { do: 'unwatch', table: this.code }),
    ];
    void this.readAll();
    return () => {
      clearTimeout(this.pause);
      cancelAnimationFrame(this.frame);
      for (const stop of this.stops) stop();
    };
  }

  private question(): Command {
    const told = `${language()} ${this.eyes}`;
    // Less than any version: told from the very beginning, with what happened before the first move.
    const since = told === this.told ? (this.newest?.version ?? 0) : 0;
    this.told = told;
    return {
      do: 'watch',
      table: this.code,
      since,
      refusals: true,
      language: language(),
      seat: this.eyes,
    };
  }

  /** Be told in another language or with other eyes. */
  tellAnew(): void {
    askAnew(this.topic);
  }

  private async readAll(): Promise<void> {
    try {
      const told = await read<Told>(`/tables/${this.code}`, { since: 2 ** 30 });
      this.info ??= told.table;
      this.chat = await read<ChatLine[]>(`/tables/${this.code}/chat`);
    } catch (error) {
      if (error instanceof Trouble && error.status === 404) this.trouble = error;
    }
  }

  // News

  private take(news: News): void {
    if (news.news === 'chat' && news.table === this.code) {
      if (this.chat.some((line) => line.id === news.line.id)) return;
      if (me()?.muted.includes(news.line.person)) return;
      this.chat = [...this.chat, news.line];
      if (news.line.person !== me()?.code) this.unread += 1;
      return;
    }
    if ((news.news !== 'table' && news.news !== 'moment') || news.table.code !== this.code) return;
    this.info = news.table;
    this.heardAt = Date.now();
    if (news.news === 'moment') this.arrive(news.moment);
  }

  private arrive(moment: Moment): void {
    const before = this.newest;
    if (before && moment.version < before.version && moment.lines_from > 0) return;
    this.newest = moment;
    this.waiting = this.waiting.filter(({ version, done }) => {
      if (moment.version < version) return true;
      done();
      return false;
    });
    if (moment.version !== before?.version) this.hint = null;
    const same = !this.shown || moment.version <= this.shown.version || moment.lines_from === 0;
    if (same) {
      // The first look, or the same moment told anew: nothing happened.
      this.queue = [];
      this.lines = moment.lines_from === 0 ? moment.lines : this.joined(moment);
      this.fresh = [];
      this.show(moment);
      return;
    }
    this.queue.push(moment);
    this.behind = this.queue.length;
    this.goOn();
  }

  private joined(moment: Moment): Line[] {
    return [...this.lines.filter((line) => line.number < moment.lines_from), ...moment.lines];
  }

  // Showing one after another

  /** Show what may be shown now. */
  private goOn(): void {
    if (this.pause !== undefined || !this.queue.length) return;
    const mine = this.shown && this.mine(this.shown.deciding);
    if (prefs.pace.value === 'instant') return mine ? this.skip() : this.skipSoon();
    if (mine || this.isUndo(this.queue[0])) return this.showNext();
    if (prefs.pace.value === 'step') return;
    const wait = this.shownAt + LOOK - Date.now();
    if (wait <= 0) return this.showNext();
    this.pause = setTimeout(() => {
      this.pause = undefined;
      this.showNext();
    }, wait);
  }

  private isUndo(next: Moment | undefined): boolean {
    return Boolean(next && this.shown && next.ply <= this.shown.ply);
  }

  /** Show the next moment. */
  showNext(): void {
    const next = this.queue.shift();
    if (!next) return;
    this.fresh = this.isUndo(next) ? [] : next.lines;
    this.lines = this.joined(next);
    this.show(next);
    this.goOn();
  }

  /** Show the newest with the next frame: what comes together is drawn once. */
  private skipSoon(): void {
    if (document.hidden) return this.skip();
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.skip());
  }

  /** Show the newest at once. */
  skip(): void {
    clearTimeout(this.pause);
    this.pause = undefined;
    const last = this.queue.at(-1);
    if (!last) return;
    const from = Math.min(...this.queue.map((moment) => moment.lines_from));
    const back = this.isUndo(last);
    for (const moment of this.queue) this.lines = this.joined(moment);
    this.queue = [];
    this.fresh = back ? [] : this.lines.filter((line) => line.number >= from);
    this.show(last);
  }

  private show(moment: Moment): void {
    this.shown = moment;
    this.shownAt = Date.now();
    this.behind = this.queue.length;
  }

  // Who I am here

  mySeats(): number[] {
    const code = me()?.code;
    return (this.info?.seats ?? [])
      .filter((seat) => code && seat.person === code && !seat.resigned)
      .map((seat) => seat.seat);
  }

  mine(seat: number): boolean {
    return this.mySeats().includes(seat);
  }

  /** Whether I can choose something now. */
  get asked(): boolean {
    return Boolean(this.shown?.menu && !this.behind && !this.busy);
  }

  // Doing things

  /** Make a move, once; returns whether it was made. */
  async choose(move: number): Promise<boolean> {
    if (!this.asked) return false;
    return this.once(() => this.make(move));
  }

  /** Make proposed moves one after another, for as long as each is offered, and nothing else meanwhile. */
  async chooseAll(moves: number[]): Promise<void> {
    if (!this.asked || this.acting) return;
    this.busy = true;
    await this.once(async () => {
      for (const move of moves) {
        this.skip();
        if (!this.shown?.menu?.offers.some((offer) => offer.move === move)) return;
        await this.make(move);
      }
    });
  }

  private async make(move: number): Promise<void> {
    const moment = this.shown;
    if (!moment) return;
    try {
      const answer = await command(
        {
          do: 'move',
          table: this.code,
          move,
          version: moment.version,
          key: newKey(),
          seat: moment.seat < 0 ? null : moment.seat,
        },
        true,
      );
      await this.reach(answer.version ?? 0);
    } catch (error) {
      this.tellAnew();
      throw error;
    }
  }

  /** Do one thing at a time; returns whether it was done. */
  private async once(work: () => Promise<void>): Promise<boolean> {
    if (this.acting) return false;
    this.acting = true;
    const late = setTimeout(() => (this.busy = true), PATIENCE);
    try {
      await work();
      return true;
    } catch (error) {
      this.tell(error);
      return false;
    } finally {
      clearTimeout(late);
      this.acting = false;
      this.busy = false;
    }
  }

  private reach(version: number): Promise<void> {
    if ((this.newest?.version ?? 0) >= version) return Promise.resolve();
    return new Promise((done) => this.waiting.push({ version, done }));
  }

  /** Take the last decision back, or ask for it. */
  async undo(): Promise<void> {
    const moment = this.newest;
    if (!moment) return;
    const asked = moment.undo?.rule === 'ask';
    const seat = moment.seat < 0 ? null : moment.seat;
    await this.act('undo', { version: moment.version, seat });
    if (asked) toast(say('web-undo-asked'));
  }

  answer(agree: boolean): Promise<boolean> {
    return this.act('undo/answer', { version: this.newest?.version ?? 0, agree });
  }
  resign(seat: number): Promise<boolean> {
    return this.act('resign', { seat });
  }
  standIn(seat: number): Promise<boolean> {
    return this.act('stand-in', { seat });
  }
  comeBack(seat: number): Promise<boolean> {
    return this.act('return', { seat });
  }
  join(seat: number | null): Promise<boolean> {
    return this.act('join', { seat });
  }
  leave(): Promise<boolean> {
    return this.act('leave');
  }
  start(level: string): Promise<boolean> {
    return this.act('start', { level });
  }
  close(): Promise<boolean> {
    return this.act('close');
  }

  private act(what: string, body: unknown = {}): Promise<boolean> {
    return this.once(async () => {
      const told = await post<Told | Confirmed>(`/tables/${this.code}/${what}`, body);
      this.info = told.table;
      if ('version' in told) await this.reach(told.version);
      lookSoon();
    });
  }

  /** What would the strongest bot do? */
  async askHint(): Promise<void> {
    if (!this.asked || this.thinking) return;
    this.thinking = true;
    try {
      const hint = await post<Hint>(`/tables/${this.code}/hint`);
      if (hint.version === this.newest?.version) this.hint = hint;
    } catch (error) {
      this.tell(error);
    } finally {
      this.thinking = false;
    }
  }

  async speak(text: string): Promise<boolean> {
    try {
      await command({ do: 'say', table: this.code, text });
      return true;
    } catch (error) {
      this.tell(error);
      return false;
    }
  }

  /** Hear somebody no longer, or again. */
  async mute(person: string, silent: boolean): Promise<void> {
    try {
      await setMuted(person, silent);
      this.chat = await read<ChatLine[]>(`/tables/${this.code}/chat`);
    } catch (error) {
      this.tell(error);
    }
  }

  private tell(error: unknown): void {
    // Whoever answers an old moment sees the new one at once; there is nothing to say.
    if (error instanceof Trouble && error.code === 'stale') return;
    toast(inWords(error), 'bad');
  }
}

/** A key that no move had before; pages without encryption have no randomUUID. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
