// What page, house and thinkers say to each other across their workers.

/** What the page says to the house. */
export type ToHouse =
  | { do: 'start'; python: string }
  | { do: 'ask'; id: number; method: string; path: string; query: string; body: string }
  | { do: 'hear'; text: string };

/** How far the house is: bytes that came, of those that will; then it begins. */
export interface Progress {
  stage: 'loading' | 'starting';
  loaded: number;
  total: number;
}

/** What the house says to the page. */
export type FromHouse =
  | ({ say: 'progress' } & Progress)
  /** It is ready; `kept` tells whether this browser keeps what is done. */
  | { say: 'ready'; kept: boolean }
  | { say: 'answer'; id: number; text: string }
  | { say: 'news'; text: string }
  | { say: 'broken'; why: string };

export type ToThinker =
  { do: 'start'; python: string } | { do: 'think'; id: number; request: string };
export type FromThinker =
  { say: 'answer'; id: number; text: string } | { say: 'broken'; why: string };

/** Over this channel the tabs tell each other at which tables something was done. */
export const CHANNEL = 'kingsbridge';
export interface Changed {
  tables: string[];
}
