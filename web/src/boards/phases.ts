/** A part of a round, as the track of a table shows it. */
export interface Phase {
  key: string;
  /** What stands on its mark: the number of its place on the board, or a sign on a grid of 24. */
  mark: { number: string } | { d: string };
  /** The clause that says what happens here. */
  rule: string;
}
