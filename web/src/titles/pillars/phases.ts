// A round from its beginning to its end: the phases and places as they are walked, and the steps of each.
import { has, name, say } from '../../words.svelte';

export interface Phase {
  key: string;
  /** The clause that says what happens here. */
  rule: string;
  steps: string[];
}

const place = (key: string, rule: string): Phase => ({ key, rule, steps: [key] });

export const PHASES: readonly Phase[] = [
  place('selection', 'P-I.1'),
  place('placement', 'P-II.1'),
  { key: 'event', rule: 'P-1.1', steps: ['event_turned', 'event_strikes'] },
  place('archbishop', 'P-2.1'),
  place('wool_mill', 'P-3.1'),
  place('kingsbridge', 'P-4.1'),
  place('priory', 'P-5.1'),
  place('production', 'P-6.1'),
  place('kings_court', 'P-9.1'),
  place('shiring', 'P-10.1'),
  place('castle', 'P-11.1'),
  place('market', 'P-12.1'),
  place('cathedral', 'P-13.1'),
  { key: 'next_start', rule: 'P-14.1', steps: ['next_start', 'round_setup'] },
];

export function phaseName(key: string): string {
  if (key === 'event') return say('pillars-board-event');
  const own = `pillars-board-phase-${key}`;
  return has(own) ? say(own) : name('pillars-place', key);
}
