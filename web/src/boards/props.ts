// What every board is given.
import type { CardsDoc, Line, Moment } from '../protocol';
import type { Part } from './inWords';

export interface BoardProps {
  /** The title's key. */
  title: string;
  /** The moment to show; its seat is whose eyes, its menu what can be chosen. */
  moment: Moment;
  /** The players' names by seat. */
  names: string[];
  /** Every card's values. */
  cards: CardsDoc;
  /** The table in words. */
  inWords: () => Part[];
  /** The player chose an offered move. */
  choose: (move: number) => void;
  /** The journal's lines that are new with this moment: for motion. */
  lines: Line[];
  /** A move is on its way: nothing can be chosen. */
  busy: boolean;
  /** Moves to mark as hints, best first. */
  hinted: number[];
  /** Choose what to do next while others decide; absent where nobody could. */
  plan?: (moves: number[], label: string) => void;
  /** The moves of what was chosen so. */
  planned: number[];
}
