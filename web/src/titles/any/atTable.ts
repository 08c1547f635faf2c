import { number } from '../../numbers';
import type { AtTable } from '../title';
import { pointsOf } from './describe';
import { inWords } from './inWords';

/** What there is at the table of any title. */
export function atTable(title: string): AtTable {
  return {
    drawn: () => import('./drawn'),
    inWords: (view, names) => inWords(title, view, names),
    lessons: [],
    // Nobody is shown what another might want to hide.
    secretive: true,
    points: pointsOf,
    stretch: () => '',
    roundMark: (round) => number(round + 1),
  };
}
