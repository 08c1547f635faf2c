// What is said in a first game of The Pillars of the Earth, as each decision is met.
import type { Moment } from '../../protocol';
import { at } from '../../table/coach';
import type { Lesson } from '../title';

/** Whether somebody has to go: it is asked for at more than one step. */
const dismisses = ({ menu }: Moment): boolean =>
  Boolean(menu?.offers.some((offer) => offer.message === 'pillars-move-dismiss'));

export const lessons: Lesson[] = [
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
];
