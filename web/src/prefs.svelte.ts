// What a player likes, kept in this browser.
import { recall, remember } from './memory';

export const PACES = ['instant', 'slow', 'step'] as const;
export type BotPace = (typeof PACES)[number];

/** A choice among a few, the usual one first. */
function choice<T extends string>(key: string, values: readonly [T, ...T[]]) {
  let now = $state<T>(values.find((value) => value === recall(key)) ?? values[0]);
  return {
    get value(): T {
      return now;
    },
    set value(next: T) {
      now = next;
      remember(key, next === values[0] ? null : next);
    },
  };
}

const YES_NO = ['yes', 'no'] as const;
const NO_YES = ['no', 'yes'] as const;

export const prefs = {
  /** How bots' moves are shown. */
  pace: choice<BotPace>('pace', ['slow', 'instant', 'step']),
  motion: choice('motion', ['auto', 'reduced'] as const),
  sounds: choice('sounds', NO_YES),
  /** Whether what has only one answer is asked all the same. */
  decide: choice('decide', ['usual', 'all'] as const),
  /** Whether a key makes its move, or only goes to it. */
  keys: choice('keys', ['move', 'confirm'] as const),
  /** Whether a first game teaches itself. */
  coach: choice('coach', YES_NO),
  /** Whether a bot looks back at my games as soon as they are over. */
  lookBack: choice('look-back', YES_NO),
  /** How fast a replay runs. */
  replay: choice('replay', ['normal', 'slow', 'fast'] as const),
  /** The table drawn, or in words. */
  table: choice('table', ['drawn', 'words'] as const),
};

/** Show as little motion as somebody likes; call it in an effect. */
export function applyMotion(): void {
  if (prefs.motion.value === 'reduced') document.documentElement.dataset.motion = 'reduced';
  else delete document.documentElement.dataset.motion;
}

export function motionReduced(): boolean {
  return prefs.motion.value === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** What the coach has said already, by title: it says it once. */
export function coached(): Set<string> {
  return new Set((recall('coached') ?? '').split(' ').filter(Boolean));
}
export function rememberCoached(keys: Set<string>): void {
  remember('coached', keys.size ? [...keys].join(' ') : null);
}

/** How far somebody has come in a title's lesson: which steps are done, and which is open. */
export interface Progress {
  done: string[];
  at: string | null;
}
export function progressIn(title: string): Progress {
  const [at, ...done] = (recall(`lesson.${title}`) ?? '').split(' ');
  return { done, at: at || null };
}
export function rememberProgress(title: string, { done, at }: Progress): void {
  remember(`lesson.${title}`, at === null && !done.length ? null : [at ?? '', ...done].join(' '));
}
