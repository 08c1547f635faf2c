// What the server tells and is told, by the names the client uses. The types are generated from the
// server's OpenAPI document (`npm run types`), in which the messages of the WebSocket stand too; by
// hand are only the cards, whose values are each title's own.
import type { components } from './api.gen';
import type { Difference } from './box/shapes';

type Schemas = components['schemas'];

/** What a seat sees: what is in it is its title's own business. */
export type View = Record<string, unknown>;

/** What the server sends has all its fields, also those it has defaults for. */
type Whole<T> = T extends (infer One)[]
  ? Whole<One>[]
  : T extends object
    ? { [Key in keyof T]-?: Key extends 'view' ? View : Whole<Exclude<T[Key], undefined>> }
    : T;
export type Sent<Name extends keyof Schemas> = Whole<Schemas[Name]>;

export type About = Sent<'About'>;
export type BlockedPerson = Sent<'BlockedPerson'>;
export type Analysis = Sent<'Analysis'>;
export type Analysed = Analysis['decisions'][number];
export type Progress = Sent<'Progress'>;
export type ChatLine = Sent<'ChatLine'>;
export type Choice = Sent<'Choice'>;
export type Confirmed = Sent<'Confirmed'>;
export type History = Sent<'History'>;
export type OwnHistory = Sent<'OwnHistory'>;
export type FigureGroup = Sent<'FigureGroup'>;
export type Hint = Sent<'Hint'>;
export type Leaderboard = Sent<'Leaderboard'>;
export type Lesson = Sent<'Lesson'>;
export type Line = Sent<'Line'>;
export type Listed = Sent<'Listed'>;
export type ListedSeat = Sent<'ListedSeat'>;
export type Me = Sent<'Me'>;
export type Menu = Sent<'Menu'>;
export type Moment = Sent<'Moment'>;
export type MyBox = Sent<'MyBox'>;
export type Named = Sent<'Named'>;
export type Offer = Sent<'Offer'>;
export type Pace = Sent<'Pace'>;
export type Profile = Sent<'Profile'>;
export type PuzzleHall = Sent<'PuzzleHall'>;
export type PuzzleSolution = Sent<'PuzzleSolution'>;
export type PuzzleStanding = Sent<'PuzzleStanding'>;
export type PuzzleTold = Sent<'PuzzleTold'>;
export type PuzzleVerdict = Sent<'PuzzleVerdict'>;
export type RatingStep = Sent<'RatingStep'>;
export type Refusal = Sent<'Refusal'>;
export type Reminders = Sent<'Reminders'>;
export type Results = Sent<'Results'>;
export type Result = Sent<'Result'>;
export type Seat = Sent<'Seat'>;
export type TableInfo = Sent<'TableInfo'>;
export type TitleInfo = Sent<'TitleInfo'>;
export type Notice = Sent<'Notice'>;
export type Session = Sent<'Session'>;
export type Token = Sent<'Token'>;
export type Taught = Sent<'Taught'>;
export type Told = Sent<'Told'>;
export type WordSheets = Sent<'WordSheets'>;
export type Facts = Offer['facts'];

// What hosts see.
export type AuditPage = Sent<'AuditPage'>;
export type HouseRules = Sent<'HouseRules'>;
export type Invitation = Sent<'Invitation'>;
export type Load = Sent<'Load'>;
export type Origin = Sent<'Origin'>;
export type PeoplePage = Sent<'PeoplePage'>;
export type PersonFacts = Sent<'PersonFacts'>;
export type PersonRow = Sent<'PersonRow'>;
export type ReportRow = Sent<'ReportRow'>;
export type ReportsPage = Sent<'ReportsPage'>;
export type TableRow = Sent<'TableRow'>;
export type TablesPage = Sent<'TablesPage'>;

/** Why something was not done; the client itself notices when there is no answer at all. */
export type Problem = Pick<Sent<'Problem'>, 'code' | 'message'> & Partial<Sent<'Problem'>>;

/** What comes over the WebSocket, without being asked for or as an answer; and what goes there. */
export type News = Sent<'News'>;
export type Answer = Sent<'Answered'>;
export type Command = AsAsked<Schemas['Command']>;

/** What one asks for may leave out what has a default. */
type AsAsked<T> = T extends { title: string; seats: unknown }
  ? Partial<T> & Pick<T, 'title' | 'seats'>
  : T extends { id: number }
    ? Omit<T, 'id'> & { id?: number }
    : T;
export type Wish = AsAsked<Schemas['Wish']>;
export type Wanted = Schemas['Wanted'];

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
  /** What corrected cards say, by the messages that they are said with. */
  words?: Record<string, string>;
  /** The cards whose values are not ours. */
  differences?: Difference[];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  [kind: string]: any;
}
