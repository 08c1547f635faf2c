import type { Title } from '../title';
import Picture from './Picture.svelte';

/** A title that the client knows nothing of but what the server tells. */
export function any(key: string): Title {
  return {
    key,
    Picture,
    atTable: async () => ({ default: (await import('./atTable')).atTable(key) }),
  };
}
