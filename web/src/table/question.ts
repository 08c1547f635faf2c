import type { Moment } from '../protocol';

/** The kind of a question: what is asked at the same place of the game, in the same way. */
export function questionOf({ view }: Moment): string {
  return [view.step, view.stage, view.errand, view.acting]
    .filter((part) => typeof part === 'string')
    .join('-');
}
