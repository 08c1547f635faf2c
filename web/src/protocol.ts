// What the server tells, by the names the client uses. The types are generated from the server's
// OpenAPI document (`npm run types`); by hand is only what that document does not say.
import type { components } from './api.gen';

type Schemas = components['schemas'];

/** What the server sends has all its fields, also those it has defaults for. */
type Whole<T> = T extends (infer One)[]
  ? Whole<One>[]
  : T extends object
    ? { [Key in keyof T]-?: Whole<Exclude<T[Key], undefined>> }
    : T;
type Sent<Name extends keyof Schemas> = Whole<Schemas[Name]>;

export type Named = Sent<'Named'>;
export type Fact = number | string | Named;
export type Facts = Record<string, Fact>;
export type Offer = Sent<'Offer'>;
export type Refusal = Sent<'Refusal'>;
export type Proposal = Sent<'Proposal'>;
export type Menu = Sent<'Menu'>;
export type Line = Sent<'Line'>;
export type SeatKind = Sent<'SeatKind'>;
export type Seat = Sent<'Seat'>;
export type Status = Sent<'Status'>;
export type UndoRule = Sent<'UndoRule'>;
export type Undo = Sent<'Undo'>;
export type ScoreRow = Sent<'ScoreRow'>;
export type Result = Sent<'Result'>;
export type Pace = Sent<'Pace'>;
export type TableInfo = Sent<'TableInfo'>;
export type ChatLine = Sent<'ChatLine'>;
export type Hint = Sent<'Hint'>;
export type Idea = Sent<'Idea'>;
export type About = Sent<'About'>;
export type TitleInfo = Sent<'TitleInfo'>;
export type Choice = Sent<'Choice'>;
export type Me = Sent<'Me'>;
export type Reminders = Sent<'Reminders'>;
export type Token = Sent<'Token'>;
export type Step = Sent<'Step'>;
export type Listed = Omit<Sent<'Listed'>, 'seats'> & { seats: ListedSeat[] };
/** A seat in a list of tables. */
export type ListedSeat = Pick<Seat, 'seat' | 'kind' | 'name' | 'level' | 'person'>;

// What one asks for may leave out what has a default.
export type Wish = Partial<Schemas['Wish']> & Pick<Schemas['Wish'], 'title' | 'seats'>;
export type Wanted = Schemas['Wanted'];

// The Pillars of the Earth -------------------------------------------------------------------

/** What cubes are made of: the keys of fields, owed, market and cubes. */
export type Cube = 'sand' | 'wood' | 'stone' | 'metal';
export type Waiting = Sent<'Waiting'>;
export type HiredCraftsman = Sent<'HiredCraftsman'>;
export type PillarsPlayer = Sent<'PillarsPlayer'>;
export type PillarsView = Sent<'PillarsView'> & { title: 'pillars' };

// World Without End --------------------------------------------------------------------------

/** What a player of World Without End can own. */
export type Good =
  'stone' | 'wood' | 'grain' | 'piety' | 'wool' | 'cloth' | 'loyalty' | 'medical' | 'gold';
export type Project = Sent<'Project'>;
export type Duty = Sent<'Duty'>;
export type WorldPlayer = Sent<'WorldPlayer'>;
export type WorldView = Sent<'WorldView'> & { title: 'world' };

// The table ----------------------------------------------------------------------------------

/** The field `title` of a view, by which the two are told apart, is not in the document. */
export type View = PillarsView | WorldView;
export type TitleKey = View['title'];
export type Moment = Omit<Sent<'Moment'>, 'view'> & { view: View };
export interface Told {
  table: TableInfo;
  moment: Moment | null;
}
export interface Confirmed {
  version: number;
  repeated: boolean;
  table: TableInfo;
  moment: Moment;
}

/** Why something was not done. */
export interface Problem {
  code: string;
  message: string;
  refusal: Refusal | null;
  moment: Moment | null;
}

/** What comes over the WebSocket without being asked for, or as an answer. */
export type News =
  | {
      news: 'answer';
      id: number;
      version: number | null;
      repeated: boolean;
      problem: Problem | null;
    }
  | { news: 'table'; table: TableInfo }
  | { news: 'moment'; table: TableInfo; moment: Moment }
  | { news: 'chat'; table: string; line: ChatLine }
  | { news: 'hall' }
  | { news: 'turn'; table: string };

// Cards --------------------------------------------------------------------------------------

/** A card's values: what a kind of card has is in cards/*.toml of its title. */
export interface CardDoc {
  key: string;
  name?: string;
  provenance: Record<string, string>;
  /** The fields that nobody could read off the printed card. */
  reconstructed?: string[];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  [field: string]: any;
}
/** Every card of a title by its kind, and beside them the numbers of the board. */
export interface CardsDoc {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  board: Record<string, any>;
  origins: Record<string, string>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  [kind: string]: any;
}

// Analysis -----------------------------------------------------------------------------------

/** A move as an analysis weighs it. */
export interface WeighedMove {
  move: number;
  text: string;
  chance: number;
  tries: number;
}
export interface AnalysedDecision {
  number: number;
  ply: number;
  seat: number;
  offers: number;
  chances: number[];
  made: WeighedMove;
  best: WeighedMove;
  given_away: number;
  grade: string;
  chances_after: number[];
}
export interface TurningPoint {
  decision: number;
  ply: number;
  cause: 'choice' | 'chance';
  by: number;
  seat: number;
  before: number;
  after: number;
  change: number;
  made: string;
  surprises: string[];
}
export interface Analysis {
  bot: string;
  winners: number[];
  result: number[];
  summary: {
    seat: number;
    decisions: number;
    given_away: number;
    grades: Record<string, number>;
    luck: number;
    worst: number | null;
  }[];
  turning_points: TurningPoint[];
  settled: TurningPoint | null;
  rounds: { decision: number; text: string }[];
  decisions: AnalysedDecision[];
}
