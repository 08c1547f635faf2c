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
  View,
} from '../protocol';
import { recall, remember } from '../memory';
import { askAbout, type Pointed } from '../people/asking.svelte';
import type { AtTable, Given, Order } from '../titles/title';
import { language, say } from '../words.svelte';
import { inWords, post, read, Trouble } from './ask';
import { keepPledge, newPledge } from './fair';
import { askAnew, command, hear, keepAsking } from './live.svelte';
import { me, setMuted } from './me.svelte';
import { lookSoon } from './mine.svelte';

/** How long what somebody else did is looked at, and how long all of it may take until my turn. */
const LOOK = 900;
const LEAST_LOOK = 120;
const ALL_LOOKS = 8000;
/** Only what takes longer than this is shown to be under way: the whole table would change for it. */
const PATIENCE = 200;

/** How the table stood when I last decided something: what happened since is told apart. */
export interface LastTurn {
  /** The first line of the journal after it. */
  line: number;
  view: View;
}
/** What I will do next, if I may. */
export interface Plan {
  moves: number[];
  label: string;
  /** Where in the game it was made: there it is carried out or withdrawn. */
  step: unknown;
}
/** Of so many tables it is remembered how they stood. */
const REMEMBERED = 6;

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
  /** A hint that nobody asked for: it is mentioned only where it says something else. */
  quietly = $state.raw<Hint | null>(null);
  thinking = $state(false);
  private wantsHint = false;
  /** Why there is nothing to see here. */
  trouble = $state.raw<Trouble | null>(null);
  /** Whose eyes we asked for, where several of my seats are at this screen; null: the server's choice. */
  eyes = $state<number | null>(null);

  /** What the title brings to its table: it knows what can be ordered. */
  brings = $state.raw<AtTable | null>(null);
  /** How the table stood when each of my seats last decided something. */
  private lastTurns = $state.raw<Record<number, LastTurn>>({});
  orders = $state.raw<Given[]>([]);
  /** The screen is handed over: nothing is done, and nobody is asked. */
  covered = $state(false);
  plan = $state.raw<Plan | null>(null);
  /** The moves in the order of their keys: those in sight first. */
  keyed = $state.raw<number[] | null>(null);
  /** What was done for me without my being asked, since my last decision. */
  unasked = $state.raw<string[]>([]);

  /** After something was taken back nothing is done for me until I decide again. */
  private handsOff = $state(false);
  /** In which position something was done unasked, and in which that was refused. */
  private tried = 0;
  private refusedAt = $state(0);
  /** How long was looked at others since I decided. */
  private looked = 0;
  private queue: Moment[] = [];
  private pause: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private acting = false;
  private shownAt = 0;
  private stops: (() => void)[] = [];
  /** With whose eyes and in which words the journal was told: another's is told from the beginning. */
  private told = '';
  private waiting: { version: number; done: () => void }[] = [];

  constructor(readonly code: string) {
    this.orders = kept<Given[]>('orders')[code] ?? [];
    this.lastTurns = kept<Record<number, LastTurn>>('turns')[code] ?? {};
  }

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
      if (!this.info) this.learn(told.table);
      this.chat = await read<ChatLine[]>(`/tables/${this.code}/chat`);
    } catch (error) {
      if (error instanceof Trouble && error.status === 404) this.trouble = error;
    }
  }

  /** Know how the table stands; where I pledged a salt, it is told when it is due. */
  private learn(info: TableInfo): void {
    this.info = info;
    void keepPledge(info).then((told) => {
      // The news may have come before the answer.
      if (told && this.info === info) this.info = told.table;
    });
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
    this.learn(news.table);
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
    // What is no move leaves the question as it was, and what was thought of it.
    if (moment.position !== before?.position) {
      this.hint = null;
      this.quietly = null;
    }
    if (before && moment.ply < before.ply) this.takenBack(moment);
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

  /** What was taken back is not done again by itself; nor is what was ordered with it. */
  private takenBack(moment: Moment): void {
    this.handsOff = this.mine(moment.deciding);
    this.plan = null;
    const before = this.orders.filter(({ ply }) => ply < moment.ply);
    if (before.length < this.orders.length) this.keepOrders(before);
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
    const look = this.look();
    const wait = this.shownAt + look - Date.now();
    this.looked += look;
    if (wait <= 0) return this.showNext();
    this.pause = setTimeout(() => {
      this.pause = undefined;
      this.showNext();
    }, wait);
  }

  /** How long to look at what is shown: the more there is to see, and the longer I looked, the less. */
  private look(): number {
    if (!this.mySeats().length) return LOOK;
    const left = (ALL_LOOKS - this.looked) / (this.queue.length + 1);
    return Math.max(LEAST_LOOK, Math.min(LOOK, left));
  }

  private isUndo(next: Moment | undefined): boolean {
    return Boolean(next && this.shown && next.ply < this.shown.ply);
  }

  /** Show the next moment; what one player does in one phase is one thing to see. */
  showNext(): void {
    clearTimeout(this.pause);
    this.pause = undefined;
    const next = this.queue.shift();
    if (!next) return;
    const back = this.isUndo(next);
    const together = [next];
    for (let more = this.queue[0]; more && !back; more = this.queue[0]) {
      const last = together.at(-1) ?? next;
      if (!this.shown || more.ply <= last.ply || !sameTurn(this.shown, last)) break;
      if (this.mine(last.deciding)) break;
      together.push(more);
      this.queue.shift();
    }
    for (const moment of together) this.lines = this.joined(moment);
    this.fresh = back ? [] : this.lines.filter((line) => line.number >= next.lines_from);
    this.show(together.at(-1) ?? next);
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
    if (this.mine(moment.seat) && !this.lastTurns[moment.seat]) this.noteTurn(moment);
    queueMicrotask(() => this.follow());
  }

  /** How the table stood when the seat that looks last decided something. */
  get lastTurn(): LastTurn | null {
    return this.lastTurns[this.shown?.seat ?? -1] ?? null;
  }
  private noteTurn({ seat, view }: Moment): void {
    const line = (this.lines.at(-1)?.number ?? -1) + 1;
    this.lastTurns = { ...this.lastTurns, [seat]: { line, view } };
    keep('turns', this.code, this.lastTurns);
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
    return Boolean(this.shown?.menu && !this.behind && !this.busy) && this.itself === null;
  }

  // What is done without my being asked

  /** What would be done now without my being asked: what was ordered, or the only thing there is. */
  get itself(): number | null {
    const moment = this.shown;
    if (!moment?.menu || this.behind || this.handsOff || this.covered || !this.brings) return null;
    // What could not be done by itself is asked like anything else.
    if (moment.position === this.refusedAt) return null;
    if (this.plan?.moves.some((move) => offers(moment, move))) return null;
    return this.ordered(moment) ?? this.onlyOne(moment);
  }

  /** Do what need not be asked. */
  follow(): void {
    const moment = this.shown;
    if (!moment?.menu || this.behind || this.acting || this.covered || !this.brings) return;
    const move = this.itself;
    if (move === null) return this.carryOut(moment);
    const { position } = moment;
    if (this.tried === position) return;
    this.tried = position;
    const said = moment.menu.offers.find((offer) => offer.move === move)?.text ?? '';
    const told = moment.menu.offers.length === 1;
    void this.once(() => this.make(move, true)).then((made) => {
      if (!made) {
        this.refusedAt = position;
        return;
      }
      this.unasked = [...this.unasked, said];
      if (told) toast(say('web-done-for-you', { what: said }));
    });
  }

  /** Carry out what was planned; what has become impossible is withdrawn. */
  private carryOut(moment: Moment): void {
    if (!this.plan || this.handsOff) return;
    const { moves, label, step } = this.plan;
    const [only, ...others] = moves.filter((move) => offers(moment, move));
    if (only !== undefined && !others.length) void this.choose(only);
    else if (step === moment.view.step) {
      this.plan = null;
      toast(say('web-plan-withdrawn', { what: label }));
    }
  }

  private onlyOne({ menu }: Moment): number | null {
    const [only, ...others] = menu?.offers ?? [];
    return prefs.decide.value === 'usual' && only && !others.length ? only.move : null;
  }

  private ordered(moment: Moment): number | null {
    for (const order of this.myOrders) {
      const move = this.brings?.orders?.answer(order, moment) ?? null;
      if (move !== null && offers(moment, move)) return move;
    }
    return null;
  }

  /** The orders of the seat that looks. */
  get myOrders(): Given[] {
    return this.orders.filter((order) => order.seat === this.shown?.seat && !this.ended(order));
  }

  /** Answer what is asked by a move, and order it at once; orders of the same kind become one. */
  async give(order: Order, move: number): Promise<void> {
    const moment = this.shown;
    if (!moment || !this.asked || this.acting) return;
    const { seat, ply } = moment;
    const before = this.orders.find((one) => one.key === order.key && one.seat === seat);
    const moves = [...new Set([...(before?.moves ?? []), ...order.moves])];
    const others = this.orders.filter((one) => one !== before);
    if (await this.choose(move)) this.keepOrders([...others, { ...order, moves, seat, ply }]);
  }
  withdraw(order: Given): void {
    this.keepOrders(this.orders.filter((one) => one !== order));
  }
  private keepOrders(orders: Given[]): void {
    this.orders = orders.filter((order) => !this.ended(order));
    keep('orders', this.code, this.orders.length ? this.orders : undefined);
    this.follow();
  }
  /** Whether an order was for a time that is over. */
  private ended(order: Given): boolean {
    return Boolean(this.shown && this.brings?.orders?.ended?.(order, this.shown));
  }

  /** Choose what to do next; the same once more withdraws it. */
  planNext(moves: number[], label: string): void {
    const same = this.plan && this.plan.moves.join() === moves.join();
    this.handsOff = false;
    this.plan = same ? null : { moves, label, step: this.shown?.view.step };
  }

  // Doing things

  /** Make a move, once; returns whether it was made. */
  async choose(move: number): Promise<boolean> {
    if (!this.asked || this.acting) return false;
    this.decides();
    return this.once(() => this.make(move));
  }

  /** Note how the table stands: what happens from here on is news when it is my turn again. */
  private decides(): void {
    if (!this.shown) return;
    this.handsOff = false;
    // A plan for elsewhere still stands.
    if (this.plan?.step === this.shown.view.step) this.plan = null;
    this.unasked = [];
    this.looked = 0;
    this.noteTurn(this.shown);
  }

  /**
   * Make proposed moves one after another, for as long as each is offered, and nothing else meanwhile.
   * They are one decision: what follows the first is made unasked, and taken back with it.
   */
  async chooseAll(moves: number[]): Promise<void> {
    if (!this.asked || this.acting) return;
    this.decides();
    this.busy = true;
    await this.once(async () => {
      for (const [at, move] of moves.entries()) {
        this.skip();
        if (!this.shown?.menu?.offers.some((offer) => offer.move === move)) return;
        await this.make(move, at > 0);
      }
    });
  }

  private async make(move: number, unasked = false): Promise<void> {
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
          unasked,
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
      queueMicrotask(() => this.follow());
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
    return this.act('join', { seat, pledge: newPledge() });
  }
  leave(): Promise<boolean> {
    return this.act('leave');
  }
  /** Keep a seat no longer for who played before. */
  free(seat: number): Promise<boolean> {
    return this.act('free', { seat });
  }
  /** Send somebody away who sat down, before the game begins. */
  kick(seat: number): Promise<boolean> {
    return this.act('kick', { seat });
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
      this.learn(told.table);
      if ('version' in told) await this.reach(told.version);
      lookSoon();
    });
  }

  /** What would the strongest bot do? Asked quietly, no answer is an answer. */
  async askHint(quietly = false): Promise<void> {
    if (!this.asked) return;
    this.wantsHint = !quietly || (this.thinking && this.wantsHint);
    if (this.thinking) return;
    this.thinking = true;
    try {
      const hint = await post<Hint>(`/tables/${this.code}/hint`);
      if (hint.version < (this.newest?.position ?? 0)) return;
      if (this.wantsHint) this.hint = hint;
      else this.quietly = hint;
    } catch (error) {
      if (this.wantsHint) this.tell(error);
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
      await this.readChat();
    } catch (error) {
      this.tell(error);
    }
  }

  /** Read again what was said, of those whom I hear. */
  async readChat(): Promise<void> {
    this.chat = await read<ChatLine[]>(`/tables/${this.code}/chat`).catch(() => this.chat);
  }

  /** What can be done about somebody at this table. */
  askAbout(person: string, name: string, more: Partial<Pointed> = {}): void {
    const heard = () => void this.readChat();
    askAbout({ code: person, name, table: this.code, heard, ...more });
  }

  private tell(error: unknown): void {
    // Whoever answers an old moment sees the new one at once; there is nothing to say.
    if (error instanceof Trouble && error.code === 'stale') return;
    toast(inWords(error), 'bad');
  }
}

/** Whether a move is offered at a moment. */
function offers(moment: Moment, move: number): boolean {
  return moment.menu?.offers.some((offer) => offer.move === move) ?? false;
}

/** Whether two moments are of one player's turn in one phase. */
function sameTurn(one: Moment, two: Moment): boolean {
  return one.deciding === two.deciding && one.view.step === two.view.step;
}

/** What is kept in this browser, by table. */
function kept<T>(what: string): Record<string, T> {
  try {
    return JSON.parse(recall(what) ?? '{}') as Record<string, T>;
  } catch {
    return {};
  }
}
/** Keep something of a table: of the last few tables only. */
function keep(what: string, code: string, value: unknown): void {
  const others = Object.entries(kept<unknown>(what)).filter(([key]) => key !== code);
  const all = value === undefined ? others : [...others, [code, value] as const];
  remember(what, all.length ? JSON.stringify(Object.fromEntries(all.slice(-REMEMBERED))) : null);
}

/** A key that no move had before; pages without encryption have no randomUUID. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
