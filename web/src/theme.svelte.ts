// By day, by night, or as the system says.
import { recall, remember } from './memory';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const before = THEMES.find((theme) => theme === recall('theme')) ?? 'auto';
let chosen = $state<Theme>(before);
show(before);

export function theme(): Theme {
  return chosen;
}

export function chooseTheme(next: Theme): void {
  chosen = next;
  remember('theme', next === 'auto' ? null : next);
  show(next);
}

function show(next: Theme): void {
  if (next === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
}
