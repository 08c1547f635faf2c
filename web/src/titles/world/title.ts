import { withGuide } from '../guide';
import type { Title } from '../title';
import Picture from './Picture.svelte';

/** World Without End. */
export const world: Title = {
  key: 'world',
  Picture,
  atTable: () => withGuide('world', import('./atTable')),
  guide: () => withGuide('world', import('./guide/guide')),
  gallery: () => import('./gallery'),
};
