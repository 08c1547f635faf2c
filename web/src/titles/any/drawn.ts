// The table of any title, drawn as well as it can be.
import { Board, setBoard } from '../../boards/board.svelte';
import type { Drawn } from '../../boards/drawn';
import type { View } from '../../protocol';
import Glance from './Glance.svelte';
import Mat from './Mat.svelte';
import Mine from './Mine.svelte';
import Town from './Town.svelte';

const drawn: Drawn = {
  lay: (props) => setBoard(new Board<View, unknown>(props, (cards) => cards)),
  shape: 1.4,
  Town,
  Mine,
  Glance,
  Mat,
};
export default drawn;
