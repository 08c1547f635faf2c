import { withGuide } from '../guide';
import type { Title } from '../title';
import Picture from './Picture.svelte';

/** The Pillars of the Earth. */
export const pillars: Title = {
  key: 'pillars',
  Picture,
  atTable: () => withGuide('pillars', import('./atTable')),
  guide: () => withGuide('pillars', import('./guide/guide')),
  gallery: () => import('./gallery'),
};
