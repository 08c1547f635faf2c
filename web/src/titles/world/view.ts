// What a seat sees of World Without End.
import type { GoodKind } from './art/Good.svelte';
import type { Sent } from '../../protocol';

/** What a player of World Without End can own. */
export type Good = Exclude<GoodKind, 'sand' | 'metal' | 'vp'>;
export type Duty = Sent<'Duty'>;
export type WorldPlayer = Sent<'WorldPlayer'>;
export type WorldView = Sent<'WorldView'>;
