// The board of World Without End, as its parts know it.
import { Board, getBoard, setBoard } from '../../boards/board.svelte';
import type { BoardProps } from '../../boards/props';
import type { WorldCards } from './cards';
import type { WorldView } from './view';

export function layBoard(props: () => BoardProps): Board<WorldView, WorldCards> {
  return setBoard(new Board(props, (cards) => cards as unknown as WorldCards));
}
export function theBoard(): Board<WorldView, WorldCards> {
  return getBoard<WorldView, WorldCards>();
}
