// A first game teaches itself: what is said the first time each decision is met, by title.
import type { Moment, TitleKey } from '../protocol';

interface Lesson {
  /** Said as web-coach-<title>-<key>. */
  key: string;
  when: (moment: Moment) => boolean;
}
const at =
  (step: string, ...stages: number[]) =>
  ({ view }: Moment): boolean =>
    view.step === step && (!stages.length || stages.includes(view.stage));

export const LESSONS: Record<TitleKey, Lesson[]> = {
  pillars: [
    { key: 'selection', when: at('selection', 0) },
    { key: 'room', when: at('selection', 1) },
    { key: 'draw', when: at('placement', 0) },
    { key: 'placement', when: at('placement', 1) },
    { key: 'late', when: at('placement', 3) },
    { key: 'archbishop', when: at('archbishop') },
    { key: 'event', when: at('event_strikes') },
    { key: 'tax', when: at('kings_court') },
    { key: 'shiring', when: at('shiring') },
    { key: 'market', when: at('market') },
    { key: 'zeal', when: at('cathedral', 0) },
    { key: 'cathedral', when: at('cathedral', 1) },
    { key: 'surplus', when: at('cathedral', 2) },
  ],
  world: [
    { key: 'event', when: at('reveal') },
    { key: 'orient', when: at('orient') },
    { key: 'action', when: at('action', 0, 1) },
    { key: 'within', when: at('action', 2, 3) },
    { key: 'discard', when: at('action', 4) },
    { key: 'duties', when: at('duties') },
    { key: 'errand', when: ({ view }) => view.title === 'world' && view.errand !== null },
  ],
};

/** What is to be said at a moment, if it was not said before. */
export function lessonFor(moment: Moment, said: Set<string>): string | null {
  const title = moment.view.title;
  const open = LESSONS[title].filter((lesson) => !said.has(`${title}-${lesson.key}`));
  const found = open.findLast((lesson) => lesson.when(moment));
  return found ? `${title}-${found.key}` : null;
}
