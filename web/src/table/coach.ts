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
  (step: string, ...stages: string[]) =>
  ({ view }: Moment): boolean =>
    view.step === step && (!stages.length || stages.includes(view.stage));
/** Whether somebody has to go: it is asked for at more than one step. */
const dismisses = ({ menu }: Moment): boolean =>
  Boolean(menu?.offers.some((offer) => offer.message === 'pillars-move-dismiss'));

export const LESSONS: Record<TitleKey, Lesson[]> = {
  pillars: [
    { key: 'selection', at: 'pool', when: at('selection') },
    { key: 'room', at: 'mat-*', when: (moment) => at('selection')(moment) && dismisses(moment) },
    { key: 'draw', at: 'dial', when: at('placement', 'return_it') },
    { key: 'placement', at: 'dial', when: at('placement', 'place_it') },
    { key: 'late', at: 'dial', when: at('placement', 'place_late') },
    { key: 'archbishop', at: 'place-archbishop', when: at('archbishop') },
    { key: 'event', at: 'place-event', when: at('event_strikes') },
    { key: 'tax', at: 'place-kings_court', when: at('kings_court') },
    { key: 'shiring', at: 'mat-*', when: at('shiring') },
    { key: 'market', at: 'place-market', when: at('market') },
    { key: 'zeal', at: 'mat-*', when: at('cathedral', 'choose_zealous') },
    { key: 'cathedral', at: 'mat-*', when: at('cathedral', 'at_work') },
    { key: 'surplus', at: 'stores-*', when: at('cathedral', 'giving_back') },
  ],
  world: [
    { key: 'event', at: 'event-in-words', when: at('reveal') },
    { key: 'orient', at: 'choices', when: at('orient') },
    { key: 'action', at: 'hand', when: at('action', 'choose_card', 'choose_unused') },
    { key: 'within', at: 'choices', when: at('action', 'act', 'trade_after') },
    { key: 'discard', at: 'hand', when: at('action', 'choose_discard') },
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
