import type { View } from '../../protocol';
import { name } from '../../words.svelte';
import type { AtTable } from '../title';
import { inWords } from './inWords';
import { lessons } from './lessons';
import { orders } from './orders';
import { recap } from './recap';
import type { WorldView } from './view';

const ROUNDS_OF_A_CHAPTER = 6;
const seen = (view: View) => view as unknown as WorldView;

const atTable: AtTable = {
  drawn: () => import('./drawn'),
  inWords: (view, names, cards) => inWords(seen(view), names, cards),
  lessons,
  orders,
  recap: (seat, before, now, lines) => recap(seat, seen(before), seen(now), lines),
  secretive: true,
  points: (view, seat) => seen(view).players[seat]?.vp ?? 0,
  stretch: (view) => name('world-chapter', seen(view).chapter),
  // Of 24 rounds there is room for the chapters only.
  roundMark: (round) =>
    round % ROUNDS_OF_A_CHAPTER === 0 ? name('world-chapter', round / ROUNDS_OF_A_CHAPTER + 1) : '',
};
export default atTable;
