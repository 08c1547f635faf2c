// The door to the house within this page: Python in a worker keeps the tables.
import type { Door } from '../net/door';

const NOBODY = { status: 503, body: { code: 'offline', message: 'there is no house yet' } };

export const door: Door = {
  ask: () => Promise.resolve(NOBODY),
  tellWhileLeaving: () => undefined,
  open: () => ({ send: () => undefined, close: () => undefined }),
  file: () => ({}),
};
