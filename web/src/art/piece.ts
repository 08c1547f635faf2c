// What all pieces have in common. Each is drawn on a grid of 24 and is an <svg> of its own, so that
// it stands in a line of text as well as on a board: there x, y and size are the board's units.

export interface PieceProps {
  /** Width and height: pixels in HTML, user units within another svg, or any CSS length. */
  size?: number | string;
  x?: number;
  y?: number;
  /** What is read aloud. Without it the piece is decoration beside words that say it. */
  label?: string;
}

/** What a title's `art/Pieces.svelte` is given, which shows its own pieces on the page of styles. */
export interface PiecesProps {
  size: number;
}
/** The seats whose pieces that page shows. */
export const SEATS = [0, 1, 2, 3] as const;

/** The shields of the players: heater, round, lozenge, square with a point, hexagon, kite. */
export const SHIELDS = [
  'M3 3h18v9c0 5.5-4 8-9 10.5C7 20 3 17.5 3 12z',
  'M12 1.8a10.2 10.2 0 1 1 0 20.4 10.2 10.2 0 0 1 0-20.4z',
  'M12 1l10.5 11L12 23 1.5 12z',
  'M3 2.5h18V18h-5.5L12 22.5 8.5 18H3z',
  'M7 2h10l5.5 10L17 22H7L1.5 12z',
  'M12 1.5c4.5 0 9 2 9 6.5C21 14 15 19 12 23 9 19 3 14 3 8c0-4.5 4.5-6.5 9-6.5z',
] as const;

/** Their master builders: bare-headed, hooded, with a broad hat, with a crowned cap. */
const ROBE =
  'M12 9.5c3.2 0 5 1.7 5.6 4.3L19.5 21.5c.2.7-.2 1-.8 1H5.3c-.6 0-1-.3-.8-1l1.9-7.7C7 11.2 8.8 9.5 12 9.5z';
const HEAD = 'M12 2.6a3.9 3.9 0 1 1 0 7.8 3.9 3.9 0 0 1 0-7.8z';
export const BUILDERS = [
  ROBE + HEAD,
  ROBE + 'M12 .6c1.6 2 4.3 5.7 4.6 8.3.2 2-9.4 2-9.2 0C7.7 6.3 10.4 2.6 12 .6z',
  ROBE +
    HEAD +
    'M5 6.3c-.6 0-.6-1.5 0-1.6l3-.5C8.3 1.9 9.7 1 12 1s3.7.9 4 3.2l3 .5c.6.1.6 1.6 0 1.6z',
  ROBE + HEAD + 'M7.4 6.2L6.8 1.2l2.9 1.9L12 .5l2.3 2.6 2.9-1.9-.6 5z',
] as const;
