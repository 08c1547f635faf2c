// What a seat sees of The Pillars of the Earth.
import type { CubeKind } from '../../art/Cube.svelte';
import type { Sent } from '../../protocol';

/** What cubes are made of: the keys of fields, owed, market and cubes. */
export type Cube = CubeKind;
export type PillarsPlayer = Sent<'PillarsPlayer'>;
export type PillarsView = Sent<'PillarsView'>;
