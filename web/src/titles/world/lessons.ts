// What is said in a first game of World Without End, as each decision is met.
import { at } from '../../table/coach';
import type { Lesson } from '../title';

export const lessons: Lesson[] = [
  { key: 'event', at: 'event-in-words', when: at('reveal') },
  { key: 'orient', at: 'decision', when: at('orient') },
  { key: 'action', at: 'hand', when: at('action', 'choose_card', 'choose_unused') },
  { key: 'within', at: 'decision', when: at('action', 'act', 'trade_after') },
  { key: 'discard', at: 'hand', when: at('action', 'choose_discard') },
  { key: 'duties', at: 'duties', when: at('duties') },
  {
    key: 'errand',
    at: 'decision',
    when: ({ view }) => view.errand !== null,
  },
];
