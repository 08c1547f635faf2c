import type { View } from '../../protocol';
import { say } from '../../words.svelte';
import type { AtTable } from '../title';
import { inWords } from './inWords';
import { lessons } from './lessons';
import { orders } from './orders';
import { recap } from './recap';
import type { PillarsView } from './view';

const seen = (view: View) => view as unknown as PillarsView;

const atTable: AtTable = {
  drawn: () => import('./drawn'),
  inWords: (view, names, cards) => inWords(seen(view), names, cards),
  lessons,
  orders,
  recap,
  secretive: false,
  points: (view, seat) => seen(view).players[seat]?.vp ?? 0,
  stretch: (view) => say('pillars-round-tick', { round: seen(view).round }),
  roundMark: (round) => say('pillars-round-tick', { round: round + 1 }),
};
export default atTable;
