// The table of World Without End, drawn: the parts that the frame lays around one another.
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

/** Choices that are drawn whole; their words are heard, and in their explanation. */
const WORDLESS = [
  'orient',
  'play',
  'play_unused',
  'discard',
  'exchange',
  'weave',
  'sell',
  'build',
  'house',
  'house_free',
  'rent',
  'protect',
  'protect_last',
  'suffer',
  'suffer_last',
].map((move) => `world-move-${move}`);

const drawn: Drawn = {
  lay: layBoard,
  shape: TOWN.width / TOWN.height,
  Town,
  zooms: true,
  Beside,
  Goods,
  Mine,
  Glance,
  Mat,
  Track,
  Answer,
  saysAll: ({ message }) => WORDLESS.includes(message),
  Piece,
  Above,
};
export default drawn;
