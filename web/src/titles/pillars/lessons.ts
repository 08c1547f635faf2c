// What is said in a first game of The Pillars of the Earth, as each decision is met.
import type { Moment } from '../../protocol';
import { at, from } from '../../table/coach';
import type { Lesson } from '../title';

/** Whether somebody has to go: it is asked for at more than one step. */
const dismisses = ({ menu }: Moment): boolean =>
  Boolean(menu?.offers.some((offer) => offer.message === 'pillars-move-dismiss'));

export const lessons: Lesson[] = [
  { key: 'selection', at: 'pool', when: at('selection'), taught: 'pool' },
  {
    key: 'room',
    at: 'mat-*',
    when: (moment) => at('selection')(moment) && dismisses(moment),
    taught: 'room',
  },
  { key: 'draw', at: 'dial', when: at('placement', 'return_it') },
  { key: 'placement', at: 'dial', when: at('placement', 'place_it'), taught: 'early' },
  { key: 'late', at: 'dial', when: at('placement', 'place_late'), taught: 'places' },
  { key: 'archbishop', at: 'place-archbishop', when: at('archbishop'), taught: 'event' },
  { key: 'event', at: 'place-event', when: at('event_strikes') },
  { key: 'tax', at: 'place-kings_court', when: at('kings_court') },
  { key: 'shiring', at: 'mat-*', when: at('shiring') },
  { key: 'market', at: 'place-market', when: at('market'), taught: 'market' },
  { key: 'zeal', at: 'mat-*', when: at('cathedral', 'choose_zealous') },
  { key: 'cathedral', at: 'mat-*', when: at('cathedral', 'at_work'), taught: 'craftsmen' },
  { key: 'surplus', at: 'stores-*', when: at('cathedral', 'giving_back') },
  { key: 'free', at: 'dial', when: at('placement', 'place_it_free') },
  { key: 'lose', at: 'mat-*', when: at('event_strikes', 'lose_craftsman') },
  { key: 'next', at: 'pool', when: (moment) => at('selection')(moment) && from(2)(moment) },
  { key: 'metal', at: 'mat-*', when: (moment) => at('selection')(moment) && from(3)(moment) },
  { key: 'last', at: 'pool', when: (moment) => at('selection')(moment) && from(6)(moment) },
];
