// Those who think for the house: one who is always there for bots and hints, and one who is called
// for the analysis of a game and sent away some time after nothing was left of it.
import type { FromThinker, ToThinker } from './messages';

interface Waiting {
  done: (text: string) => void;
  failed: (error: Error) => void;
}

class Thinker {
  private worker: Worker | undefined;
  private waiting = new Map<number, Waiting>();
  private count = 0;

  constructor(private readonly python: string) {}

  /** Come, if that was not done yet, so that nobody waits for it later. */
  come(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.say === 'broken') return this.leave(data.why);
      this.waiting.get(data.id)?.done(data.text);
      this.waiting.delete(data.id);
    };
    worker.onerror = (event) => this.leave(event.message);
    this.worker = worker;
    this.tell({ do: 'start', python: this.python });
    return worker;
  }

  private tell(what: ToThinker): void {
    this.come().postMessage(what);
  }

  think(request: string): Promise<string> {
    const id = ++this.count;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.tell({ do: 'think', id, request });
    });
  }

  /** Go, whatever is being thought about. */
  leave(why: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    const left = [...this.waiting.values()];
    this.waiting.clear();
    for (const { failed } of left) failed(new Error(why));
  }
}

/** So many milliseconds an analyst waits for another piece of work. */
const RESTS = 10_000;

export class Thinkers {
  private readonly player: Thinker;
  private readonly analyst: Thinker;
  private analyses = 0;
  private leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(python: string) {
    this.player = new Thinker(python);
    this.analyst = new Thinker(python);
    this.player.come();
  }

  async think(request: string): Promise<string> {
    const { do: what } = JSON.parse(request) as { do: string };
    if (what !== 'weigh' && what !== 'decisions') return this.player.think(request);
    clearTimeout(this.leaving);
    this.analyses += 1;
    try {
      return await this.analyst.think(request);
    } finally {
      this.analyses -= 1;
      // Analyses are seldom wanted, and a Python takes room.
      if (!this.analyses)
        this.leaving = setTimeout(() => this.analyst.leave('nothing is left to weigh'), RESTS);
    }
  }
}
