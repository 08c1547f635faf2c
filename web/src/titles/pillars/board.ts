// The board of The Pillars of the Earth, as its parts know it.
import { Board, getBoard, setBoard } from '../../boards/board.svelte';
import type { BoardProps } from '../../boards/props';
import { Cards, type PillarsCards } from './cards';
import type { PillarsView } from './view';

export type PillarsBoard = Board<PillarsView, Cards>;

export function layBoard(props: () => BoardProps): PillarsBoard {
  return setBoard(new Board(props, (cards) => new Cards(cards as unknown as PillarsCards)));
}
export function theBoard(): PillarsBoard {
  return getBoard<PillarsView, Cards>();
}
