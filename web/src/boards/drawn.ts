// A title's table, drawn: its parts. Where they lie is the same for every title (table/TableTop).
import type { Component } from 'svelte';
import type { Offer } from '../protocol';
import type { Board } from './board.svelte';
import type { BoardProps } from './props';

export interface Drawn {
  /** Lays the board that all parts know by context; called while the table is set up. */
  lay: (props: () => BoardProps) => Board<unknown, unknown>;
  /** The width of the town over its height. */
  shape: number;
  /** The town, or whatever lies in the middle: it fills the room it gets. */
  Town: Component;
  /** Whether it is a drawing that can be looked at from nearer, and not a page to read. */
  zooms?: boolean;
  /** Where in the town nothing is to be done, for the buttons with which one comes nearer. */
  corner?: { right: string; bottom: string };
  /** What lies beside the town and everybody may use: a pool, an event in words. */
  Beside?: Component;
  /** My goods, in as little room as they take. `slim`: one or two lines as wide as a phone. */
  Goods?: Component<{ slim: boolean }>;
  /** What else is mine and always to be seen: cards in hand, craftsmen. */
  Mine?: Component;
  /** Another player at a glance, in one line. */
  Glance?: Component<{ seat: number }>;
  /** A player's things in full, opened over the board. */
  Mat: Component<{ seat: number }>;
  /** Where in the game we are, in the bar. */
  Track?: Component;
  /** How a choice is drawn, beside or in place of its words; nothing where words do. */
  Answer?: Component<{ offer: Offer }>;
  /** Whether the drawing of a choice says it all, so that its words are only heard. */
  saysAll?: (offer: Offer) => boolean;
  /** How a piece or good is drawn in a line of text: what was gained and lost. */
  Piece?: Component<{ what: string; seat: number }>;
  /** Pieces on their way, and whatever else is drawn once for all parts. */
  Above?: Component<{ root: HTMLElement | undefined }>;
}
