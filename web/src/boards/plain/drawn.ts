// A table in words, in place of a drawn one: to be read, played by ear, and for a board that could
// not be fetched.
import type { Drawn } from '../drawn';
import { Board, setBoard } from '../board.svelte';
import PlainMat from './PlainMat.svelte';
import PlainTown from './PlainTown.svelte';

const plain: Drawn = {
  lay: (props) => setBoard(new Board<unknown, unknown>(props, (cards) => cards)),
  shape: 1.4,
  Town: PlainTown,
  Mat: PlainMat,
};
export default plain;
