/** So many pieces from one spot (a data-at) to another. */
export interface Journey<Piece> {
  piece: Piece;
  from: string;
  to: string;
  count: number;
}
