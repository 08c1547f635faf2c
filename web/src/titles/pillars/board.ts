// The board of The Pillars of the Earth, as its parts know it.
import { Board, getBoard, setBoard } from '../../boards/board.svelte';
import type { BoardProps } from '../../boards/props';
import { Cards, type PillarsCards } from './cards';
import type { PillarsView } from './view';

export function layBoard(props: () => BoardProps): Board<PillarsView, Cards> {
  return setBoard(new Board(props, (cards) => new Cards(cards as unknown as PillarsCards)));
}
export function theBoard(): Board<PillarsView, Cards> {
  return getBoard<PillarsView, Cards>();
}
