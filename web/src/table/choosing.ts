// What choices need of the table at which they are made; whoever shows them elsewhere brings just this.
import type { LiveTable } from '../net/table.svelte';

export type Choosing = Pick<
  LiveTable,
  'shown' | 'asked' | 'hint' | 'brings' | 'keyed' | 'choose' | 'give'
>;
