// A round from its beginning to its end: the phases and places as they are walked, and the steps of each.
import type { Phase } from '../../boards/phases';
import { has, name, say } from '../../words.svelte';
import type { Step } from './steps.gen';

const phase = (key: string, number: string, rule: string): Phase => ({
  key,
  mark: { number },
  rule,
});

/** The numbers are those on the board's ribbons. */
export const PHASES: readonly Phase[] = [
  phase('selection', 'I', 'P-I.1'),
  phase('placement', 'II', 'P-II.1'),
  phase('event', '1', 'P-1.1'),
  phase('archbishop', '2', 'P-2.1'),
  phase('wool_mill', '3', 'P-3.1'),
  phase('kingsbridge', '4', 'P-4.1'),
  phase('priory', '5', 'P-5.1'),
  phase('production', '6–8', 'P-6.1'),
  phase('kings_court', '9', 'P-9.1'),
  phase('shiring', '10', 'P-10.1'),
  phase('castle', '11', 'P-11.1'),
  phase('market', '12', 'P-12.1'),
  phase('cathedral', '13', 'P-13.1'),
  phase('next_start', '14', 'P-14.1'),
];

/** The phase of each step; a step that is forgotten here is an error. */
const PHASE_OF: Record<Step, string> = {
  round_setup: 'next_start',
  selection: 'selection',
  placement: 'placement',
  event_turned: 'event',
  archbishop: 'archbishop',
  event_strikes: 'event',
  wool_mill: 'wool_mill',
  kingsbridge: 'kingsbridge',
  priory: 'priory',
  production: 'production',
  kings_court: 'kings_court',
  shiring: 'shiring',
  castle: 'castle',
  market: 'market',
  cathedral: 'cathedral',
  next_start: 'next_start',
};

/** Which of the phases it is at a step. */
export function phaseAt(step: string): number {
  return PHASES.findIndex(({ key }) => key === PHASE_OF[step as Step]);
}

export function phaseName(key: string): string {
  if (key === 'event') return say('pillars-board-event');
  const own = `pillars-board-phase-${key}`;
  return has(own) ? say(own) : name('pillars-place', key);
}
