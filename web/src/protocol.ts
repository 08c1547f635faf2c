// What the server tells about a table. Mirrors src/kingsbridge/server/protocol.py and views.py.

/** The name of a thing, by its kind and key; with a number it is an amount of it. */
export interface Named {
  kind: string;
  key: string;
  number: number | null;
}

export type Fact = number | string | Named;
export type Facts = Record<string, Fact>;

/** A move that the rules allow now. */
export interface Offer {
  move: number;
  text: string;
  message: string;
  facts: Facts;
  group: string;
}

/** A move one may think of, and the clause that forbids it. */
export interface Refusal {
  move: number;
  text: string;
  message: string;
  facts: Facts;
  clause: string;
  why: string;
}

/** The best that can be done at a moment that can be calculated. */
export interface Proposal {
  moves: number[];
  vp: number;
  gold: number;
}

/** What the reader is asked; refusals only when they were asked for. */
export interface Menu {
  offers: Offer[];
  refusals: Refusal[] | null;
  proposal: Proposal | null;
}

/** One thing that happened: an entry of the journal, in words and as plain numbers. */
export interface Line {
  number: number;
  ply: number;
  what: string;
  clause: string;
  seat: number;
  a: number;
  b: number;
  c: number;
  text: string;
  message: string;
  facts: Facts;
}

/** Who is meant to sit in a seat. */
export type SeatKind = 'person' | 'bot' | 'open';

/** A seat and who is in it. */
export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  person: string | null;
  level: string | null;
  mine: boolean;
  here: boolean;
  stand_in: boolean;
  resigned: boolean;
  seconds_left: number | null;
}

/** How far a table has come. */
export type Status = 'open' | 'playing' | 'finished' | 'closed';

/** Whether the last decision can be taken back. */
export type UndoRule = 'free' | 'ask' | 'never';

/** What can be taken back, and a question about it that waits for an answer. */
export interface Undo {
  rule: UndoRule;
  why: string;
  asked_by: number | null;
  waiting_for: number[];
}

/** Where victory points came from, a number for each seat. */
export interface ScoreRow {
  text: string;
  points: number[];
}

/** How a game ended. */
export interface Result {
  text: string;
  winners: number[];
  scores: number[];
  rows: ScoreRow[];
  resigned: number[];
}

/** A running or finished game at one version, as one reader may know it. */
export interface Moment {
  version: number;
  ply: number;
  seat: number;
  deciding: number;
  heading: string;
  prompt: string;
  view: View;
  menu: Menu | null;
  lines: Line[];
  seats: Seat[];
  undo: Undo | null;
  result: Result | null;
}

// The Pillars of the Earth -------------------------------------------------------------------

/** What cubes are made of: the keys of fields, owed, market and cubes. */
export type Cube = 'sand' | 'wood' | 'stone' | 'metal';

/** A master builder whose owner passed: it waits beside the cost dial. */
export interface Waiting {
  seat: number;
  price: number;
}

/** A craftsman in a cottage, and how often he worked so far this round. */
export interface HiredCraftsman {
  key: string;
  uses: number;
}

/** A player's mat: everything on it lies open. */
export interface PillarsPlayer {
  gold: number;
  vp: number;
  reserve: number;
  mill: number;
  black: number;
  grey: number;
  grey_coming: number;
  two_builders: boolean;
  two_builders_coming: boolean;
  protected: boolean;
  passed: boolean;
  resource_cards: string[];
  bought: string[];
  sold: string[];
  cubes: Record<string, number>;
  craftsmen: HiredCraftsman[];
  craftsman_limit: number;
  privileges: string[];
}

/** The table of The Pillars of the Earth, as one seat sees it. */
export interface PillarsView {
  title: 'pillars';
  seats: number;
  ply: number;
  over: boolean;
  seat: number;
  round: number;
  start: number;
  step: string;
  stage: number;
  event: string | null;
  coming_event: string | null;
  unseen_events: string[];
  unseen_privileges: string[];
  pool: string[];
  for_hire: string[];
  kingsbridge: (string | null)[];
  shiring: (string | null)[];
  spaces: number[];
  bag: number[];
  aside: number[];
  drawn: number;
  returned: boolean;
  cost: number;
  waiting: Waiting[];
  fields: Record<string, number>;
  owed: Record<string, number>;
  market: Record<string, number>;
  court_metal: number;
  tax: number;
  zealous: string | null;
  pieces: number;
  players: PillarsPlayer[];
}

// World Without End --------------------------------------------------------------------------

/** What a player of World Without End can own. */
export type Good =
  'stone' | 'wood' | 'grain' | 'piety' | 'wool' | 'cloth' | 'loyalty' | 'medical' | 'gold';

/** A building project in play: what was built of it, and who donated. */
export interface Project {
  key: string;
  complete: boolean;
  stone: number;
  wood: number;
  donors: number[];
}

/** What is owed at the chapter's end, from the least to the most it can come to. */
export interface Duty {
  good: string;
  owed: number[];
  has: number;
  missing: number[];
  vp: number[];
}

/** A player: what is hidden from the reader is null, and only counted. */
export interface WorldPlayer {
  vp: number;
  goods: Record<string, number> | null;
  played: string[];
  hand: string[] | null;
  discarded: string[] | null;
  held: number;
  face_down: number;
  houses: string[];
  seals: string[];
  penance: boolean;
  begging: boolean;
  court: boolean;
  traded: boolean;
  missing: number[];
}

/** The table of World Without End, as one seat sees it. */
export interface WorldView {
  title: 'world';
  seats: number;
  sides: number[];
  ply: number;
  over: boolean;
  seat: number;
  chapter: number;
  round: number;
  start: number;
  step: string;
  stage: number;
  errand: string | null;
  event: string | null;
  rotation: number;
  effect: number;
  long_events: string[];
  unseen_events: string[];
  supply: Record<string, number>;
  marker: string;
  covered: string[];
  cloth_open: boolean;
  only_project: string | null;
  projects: Project[];
  houses: Record<string, number>;
  illness: (number | string)[];
  markers_unseen: number[];
  tax: number;
  acting: string | null;
  left: number;
  players: WorldPlayer[];
  duties: Duty[] | null;
}

export type View = PillarsView | WorldView;
export type TitleKey = View['title'];
