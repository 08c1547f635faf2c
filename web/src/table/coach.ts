// A first game teaches itself: what is said the first time each decision is met, by title.
import type { Moment, TitleKey } from '../protocol';

interface Lesson {
  /** Said as <title>-coach-<key>. */
  key: string;
  /** What on the board it speaks of: its data-at, where * is the seat that looks. */
  at: string;
  when: (moment: Moment) => boolean;
}
const at =
  (step: string, ...stages: number[]) =>
  ({ view }: Moment): boolean =>
    view.step === step && (!stages.length || stages.includes(view.stage));
/** Whether somebody has to go: it is asked for at more than one step. */
const dismisses = ({ menu }: Moment): boolean =>
  Boolean(menu?.offers.some((offer) => offer.message === 'pillars-move-dismiss'));

export const LESSONS: Record<TitleKey, Lesson[]> = {
  pillars: [
    { key: 'selection', at: 'pool', when: at('selection') },
    { key: 'room', at: 'mat-*', when: (moment) => at('selection')(moment) && dismisses(moment) },
    { key: 'draw', at: 'dial', when: at('placement', 0) },
    { key: 'placement', at: 'dial', when: at('placement', 1) },
    { key: 'late', at: 'dial', when: at('placement', 3) },
    { key: 'archbishop', at: 'place-archbishop', when: at('archbishop') },
    { key: 'event', at: 'place-event', when: at('event_strikes') },
    { key: 'tax', at: 'place-kings_court', when: at('kings_court') },
    { key: 'shiring', at: 'mat-*', when: at('shiring') },
    { key: 'market', at: 'place-market', when: at('market') },
    { key: 'zeal', at: 'mat-*', when: at('cathedral', 0) },
    { key: 'cathedral', at: 'mat-*', when: at('cathedral', 1) },
    { key: 'surplus', at: 'stores-*', when: at('cathedral', 2) },
  ],
  world: [
    { key: 'event', at: 'event-in-words', when: at('reveal') },
    { key: 'orient', at: 'choices', when: at('orient') },
    { key: 'action', at: 'hand', when: at('action', 0, 1) },
    { key: 'within', at: 'choices', when: at('action', 2, 3) },
    { key: 'discard', at: 'hand', when: at('action', 4) },
    { key: 'duties', at: 'duties', when: at('duties') },
    {
      key: 'errand',
      at: 'choices',
      when: ({ view }) => view.title === 'world' && view.errand !== null,
    },
  ],
};

/** What is to be said at a moment, if it was not said before, and what it is about. */
export function lessonFor(
  moment: Moment,
  said: Set<string>,
): { key: string; says: string; at: string } | null {
  const title = moment.view.title;
  const open = LESSONS[title].filter((lesson) => !said.has(`${title}-${lesson.key}`));
  const found = open.findLast((lesson) => lesson.when(moment));
  if (!found) return null;
  return {
    key: `${title}-${found.key}`,
    says: `${title}-coach-${found.key}`,
    at: found.at.replace('*', String(moment.seat)),
  };
}
