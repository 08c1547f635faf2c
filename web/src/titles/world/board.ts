// The board of World Without End, as its parts know it.
import { Board, getBoard, setBoard } from '../../boards/board.svelte';
import type { BoardProps } from '../../boards/props';
import type { WorldCards } from './cards';
import type { WorldView } from './view';

export type WorldBoard = Board<WorldView, WorldCards>;

export function layBoard(props: () => BoardProps): WorldBoard {
  return setBoard(new Board(props, (cards) => cards as unknown as WorldCards));
}
export function theBoard(): WorldBoard {
  return getBoard<WorldView, WorldCards>();
}
