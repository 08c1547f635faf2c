// A first game teaches itself: what is said the first time each decision is met.
import type { Moment } from '../protocol';
import type { Lesson } from '../titles/title';

/** Whether a step is being taken, at one of some stages if they matter. */
export const at =
  (step: string, ...stages: string[]) =>
  ({ view }: Moment): boolean =>
    view.step === step && (!stages.length || stages.includes(String(view.stage)));

/** Whether the deciding player's round is this one, or a later one. */
export const from =
  (round: number) =>
  ({ view }: Moment): boolean =>
    Number(view.round) >= round;

/** What is to be said at a moment, if it was not said before, and what it is about. */
export function lessonFor(
  title: string,
  lessons: Lesson[],
  moment: Moment,
  said: Set<string>,
  taught: string[] = [],
): { key: string; says: string; at: string } | null {
  const open = lessons.filter(
    (lesson) =>
      !said.has(`${title}-${lesson.key}`) && !(lesson.taught && taught.includes(lesson.taught)),
  );
  const found = open.findLast((lesson) => lesson.when(moment));
  if (!found) return null;
  return {
    key: `${title}-${found.key}`,
    says: `${title}-coach-${found.key}`,
    at: found.at.replace('*', String(moment.seat)),
  };
}
