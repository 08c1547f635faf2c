// A finished game as the strongest bot judged it: whether it did, how far it is, and what it found.
import { inWords, post, read } from '../net/ask';
import type { Analysed, Analysis, Progress } from '../protocol';

/** So often it is asked how far it is. */
const BEAT = 1500;

export class Judged {
  found = $state.raw<Analysis | null>(null);
  progress = $state.raw<Progress | null>(null);
  wrong = $state('');
  readonly #code: string;
  readonly #gone = new AbortController();
  #looking = false;

  constructor(code: string) {
    this.#code = code;
  }

  /** Nobody waits any more. */
  leave(): void {
    this.#gone.abort();
  }

  /** Look whether it was judged; if a bot is at it, wait until it is. */
  async glance(): Promise<void> {
    await this.#ask();
    if (this.progress?.begun) await this.look();
  }

  /** Have it judged when there is nothing else to do, and wait for that. */
  async begin(): Promise<void> {
    try {
      this.progress = await post<Progress>(`/tables/${this.#code}/analysis`, {});
    } catch {
      // Whoever did not play, or is nobody here, asks when they want to know.
    }
    await this.glance();
  }

  /** What was found out; it is found out now if it was not. */
  async look(): Promise<void> {
    if (this.found || this.#looking) return;
    this.#looking = true;
    this.wrong = '';
    const beat = setInterval(() => void this.#ask(), BEAT);
    try {
      this.progress ??= { begun: true, found: false, done: 0, total: 0 };
      this.found = await read<Analysis>(`/tables/${this.#code}/analysis`, {}, this.#gone.signal);
    } catch (error) {
      if (!this.#gone.signal.aborted) this.wrong = inWords(error);
    } finally {
      clearInterval(beat);
      this.#looking = false;
    }
  }

  async #ask(): Promise<void> {
    try {
      const where = `/tables/${this.#code}/analysis/progress`;
      this.progress = await read<Progress>(where, {}, this.#gone.signal);
    } catch {
      // It is asked again, or by hand.
    }
  }
}

/** The decision that was made at a moment, or the last one before it. */
export function decisionAt(found: Analysis, ply: number): Analysed | undefined {
  return found.decisions.findLast((decision) => decision.ply <= ply);
}
