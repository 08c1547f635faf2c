// The door to whoever keeps the tables: a server somewhere, or a house within this page. Which of
// them is decided when the client is built (`vite build --mode page`): `#door` in package.json.
// Both are told the same and tell the same, so that nothing else in the client knows the difference.
import { door as built } from '#door';

export type Query = Record<string, string | number | boolean | null | undefined>;

/** What was answered: a status as in HTTP, and a body that was JSON. */
export interface Answered {
  status: number;
  body: unknown;
}

/** Who listens to a line. */
export interface Ears {
  opened: () => void;
  heard: (text: string) => void;
  closed: () => void;
}

/** A line over which texts go both ways, as over a WebSocket. */
export interface Line {
  send: (text: string) => void;
  close: () => void;
}

/** What a button needs to save something as a file: it is a link, or does it itself. */
export interface Saving {
  href?: string;
  download?: string;
  onclick?: () => void;
}

export interface Door {
  /** Ask for something under /api; throws if there is no answer at all, or nobody waits for it. */
  ask: (
    method: string,
    path: string,
    query: Query,
    body?: unknown,
    waiting?: AbortSignal,
  ) => Promise<Answered>;
  /** Send what shall be kept although the page is being left: nobody hears the answer. */
  tellWhileLeaving: (method: string, path: string, query: Query, body: unknown) => void;
  /** Open a line; whoever closes it hears nothing more. */
  open: (ears: Ears) => Line;
  /** Save an answer as a file. */
  file: (path: string, name: string, query: Query) => Saving;
}

export const door: Door = built;
