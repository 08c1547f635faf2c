// The table of The Pillars of the Earth, drawn: the parts that the frame lays around one another.
import type { Drawn } from '../../boards/drawn';
import Above from './Above.svelte';
import Answer from './Answer.svelte';
import Beside from './Beside.svelte';
import { layBoard } from './board';
import Glance from './Glance.svelte';
import Goods from './Goods.svelte';
import { TOWN } from './layout';
import Mat from './Mat.svelte';
import Mine from './Mine.svelte';
import Piece from './Piece.svelte';
import Town from './Town.svelte';
import Track from './Track.svelte';

const drawn: Drawn = {
  lay: layBoard,
  shape: TOWN.width / TOWN.height,
  Town,
  zooms: true,
  corner: { right: '1.2%', bottom: '24.5%' },
  Beside,
  Goods,
  Mine,
  Glance,
  Mat,
  Track,
  Answer,
  Piece,
  Above,
};
export default drawn;
