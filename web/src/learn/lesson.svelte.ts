// A lesson that is played: which step is open, what was tried in it, and how far somebody has come.
import { tick } from 'svelte';
import { announce, toast } from '../lib/toast.svelte';
import { inWords, post, read } from '../net/ask';
import { progressIn, rememberProgress } from '../prefs.svelte';
import type { Lesson, Line, Taught } from '../protocol';
import type { Choosing } from '../table/choosing';
import { inKeyOrder } from '../table/keys';
import { language, say } from '../words.svelte';

export class LessonAtPlay implements Choosing {
  lesson = $state.raw<Lesson | null>(null);
  told = $state.raw<Taught | null>(null);
  /** What the last move brought, for pieces to travel by. */
  fresh = $state.raw<Line[]>([]);
  done = $state.raw<string[]>([]);
  wrong = $state('');
  #busy = $state(false);
  #versions = 0;

  constructor(readonly title: string) {
    this.done = progressIn(title).done;
  }

  // What choices need of a table. Nobody is hinted at anything here, and nothing is ordered.
  readonly hint = null;
  readonly brings = null;
  get shown() {
    return this.told?.moment ?? null;
  }
  get asked(): boolean {
    return !this.#busy && this.told?.moment.menu != null;
  }
  get keyed(): number[] | null {
    const menu = this.told?.moment.menu;
    return menu ? inKeyOrder(menu) : null;
  }
  async give(): Promise<void> {
    await tick();
  }
  async choose(move: number): Promise<boolean> {
    const told = this.told;
    if (!told || !this.asked) return false;
    await this.#ask(told.step, { made: told.made, move });
    return this.told?.outcome === 'right';
  }

  get steps() {
    return this.lesson?.steps ?? [];
  }
  /** The place of the open step, from 0. */
  get place(): number {
    return this.steps.findIndex(({ key }) => key === this.told?.step);
  }
  get last(): boolean {
    return this.place === this.steps.length - 1;
  }

  /** Fetch the lesson in the language that is spoken, and go on where somebody left. */
  async begin(): Promise<void> {
    try {
      this.lesson = await read<Lesson>(`/lessons/${this.title}`, { language: language() });
    } catch (error) {
      this.wrong = inWords(error);
      return;
    }
    const open = this.told;
    if (open) return this.#ask(open.step, { made: open.made, move: null });
    const keys = this.steps.map(({ key }) => key);
    const { at } = progressIn(this.title);
    const key = keys.find((one) => one === at) ?? keys[0];
    if (key) await this.#ask(key, { made: [], move: null });
  }
  async open(place: number): Promise<void> {
    const key = this.steps[place]?.key;
    if (key) await this.#ask(key, { made: [], move: null });
  }
  next = () => this.told?.done && this.open(this.place + 1);
  back = () => this.open(this.place - 1);
  again = () => this.open(this.place);
  /** Make the move that is meant. */
  async show(): Promise<void> {
    const move = this.told?.right[0];
    if (move !== undefined) await this.choose(move);
  }

  async #ask(step: string, tried: { made: number[]; move: number | null }): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      const told = await post<Taught>(`/lessons/${this.title}/${step}`, tried, {
        language: language(),
      });
      this.#show(told);
    } catch (error) {
      if (this.told) toast(inWords(error), 'bad');
      else this.wrong = inWords(error);
    } finally {
      this.#busy = false;
    }
  }

  #show(told: Taught): void {
    const before = this.told;
    const onward = before?.step === told.step && told.made.length > before.made.length;
    const known = onward ? before.moment.lines.length : told.moment.lines.length;
    this.fresh = told.moment.lines.slice(known);
    // Each moment that is shown is one of its own, also where one goes back.
    const version = ++this.#versions;
    this.told = { ...told, moment: { ...told.moment, version, position: version } };
    if (told.done && !this.done.includes(told.step)) this.done = [...this.done, told.step];
    // Whoever has come to the end begins anew.
    const over = told.step === this.steps.at(-1)?.key;
    rememberProgress(this.title, { done: this.done, at: over ? null : told.step });
    announce(aloud(told));
  }
}

/** What is read aloud: the answer first, then what is to be done. */
function aloud(told: Taught): string {
  const { outcome, says, happened, heading, text, task } = told;
  const parts = outcome === 'begun' ? [`${heading}.`, text] : [];
  if (outcome === 'right') parts.push(say('web-learn-right'), says, ...happened);
  else if (outcome !== 'begun') parts.push(say('web-learn-wrong'), says);
  if (task && outcome !== 'wrong') parts.push(`${say('web-learn-task')}: ${task}`);
  return parts.filter(Boolean).join(' ');
}
