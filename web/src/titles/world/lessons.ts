// What is said in a first game of World Without End, as each decision is met.
import type { Moment } from '../../protocol';
import { at, from } from '../../table/coach';
import type { Lesson } from '../title';

const chooses = at('action', 'choose_card');
const inChapter = (chapter: number) => (moment: Moment) =>
  chooses(moment) && Number(moment.view.chapter) >= chapter;
/** A first game begins with half of the action cards. */
const STARRED = 6;
const withFew = ({ view, menu }: Moment): boolean =>
  view.chapter === 1 &&
  view.round === 1 &&
  (menu?.offers ?? []).filter(({ message }) => message === 'world-move-play').length <= STARRED;

export const lessons: Lesson[] = [
  { key: 'event', at: 'event-in-words', when: at('reveal') },
  { key: 'orient', at: 'decision', when: at('orient'), taught: 'event' },
  { key: 'action', at: 'hand', when: at('action', 'choose_card', 'choose_unused'), taught: 'card' },
  { key: 'within', at: 'decision', when: at('action', 'act', 'trade_after') },
  { key: 'discard', at: 'hand', when: at('action', 'choose_discard'), taught: 'card' },
  { key: 'duties', at: 'duties', when: at('duties'), taught: 'penalty' },
  {
    key: 'errand',
    at: 'decision',
    when: ({ view }) => view.errand !== null,
  },
  { key: 'starred', at: 'hand', when: (moment) => chooses(moment) && withFew(moment) },
  { key: 'near', at: 'duties', when: (moment) => chooses(moment) && from(5)(moment) },
  { key: 'second', at: 'hand', when: inChapter(2) },
  { key: 'plague', at: 'supply-medical', when: inChapter(3) },
  { key: 'last', at: 'duties', when: inChapter(4) },
];
