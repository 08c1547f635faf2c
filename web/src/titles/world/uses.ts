// What each good is for: what it becomes, what it sells for, which duty it pays.
import { say } from '../../words.svelte';
import type { WorldBoard } from './board';
import type { Counted, WorldCards } from './cards';

const range = (of: number[]): string => (of[0] === of[1] ? `${of[0]}` : `${of[0]}–${of[1]}`);

/** What a good is for, by the numbers of a box. */
export function inGeneral(numbers: WorldCards['board'], good: Counted): string {
  return say(`world-guide-use-${good}`, {
    vp: numbers.build_vp,
    due: numbers.duties[good] ?? 0,
    lost: numbers.duty_vp[good] ?? 0,
    wool: numbers.wool_price,
    cloth: numbers.cloth_price,
    care: numbers.care_vp,
  });
}

/** What a good is for, at a table; of my own, also what I owe of it. */
export function useOf(board: WorldBoard, good: Counted, mine = false): string {
  const general = inGeneral(board.cards.board, good);
  const duty = mine && !board.view.over && board.view.duties?.find((one) => one.good === good);
  if (!duty) return general;
  const owed = say('world-guide-use-owed', {
    owed: range(duty.owed),
    has: duty.has,
    missing: range(duty.missing),
    vp: range(duty.vp),
  });
  return `${general} ${owed}`;
}
