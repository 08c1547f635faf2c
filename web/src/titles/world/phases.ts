// A round from its beginning to its end, and what a chapter ends with: the phases, and the steps of each.
import type { Phase } from '../../boards/phases';
import type { Step } from './steps.gen';

/** Signs on a grid of 24: a card turned up, a card turned about, a coin, a crown, a card played, the
    piece that goes on, a project that grows, the scales on which duties are weighed. */
export const PHASES: readonly Phase[] = [
  { key: 'reveal', mark: { d: 'M6 3h12v18H6zM12 17V8M8.5 11.5L12 8l3.5 3.5' }, rule: 'W-1.1' },
  { key: 'orient', mark: { d: 'M20 12a8 8 0 1 1-2.5-5.8M20 2v5h-5' }, rule: 'W-2.1' },
  {
    key: 'income',
    mark: { d: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 8v8M8.5 12.5L12 16l3.5-3.5' },
    rule: 'W-3.1',
  },
  { key: 'favor', mark: { d: 'M4 19h16M4 19L2.5 7.5 8 12l4-8 4 8 5.5-4.5L20 19' }, rule: 'W-4.1' },
  { key: 'action', mark: { d: 'M4 6l9-3 4 14-9 3zM17 7h4v14H11' }, rule: 'W-5.1' },
  { key: 'round_end', mark: { d: 'M20 12H4M10 6l-6 6 6 6' }, rule: 'W-6.1' },
  { key: 'chapter_end', mark: { d: 'M4 21V11l8-8 8 8v10zM10 21v-6h4v6' }, rule: 'W-7.1' },
  {
    key: 'duties',
    mark: { d: 'M12 3v18M7 21h10M4 7h16M4 7l-2.5 6h5zM20 7l-2.5 6h5z' },
    rule: 'W-8.1',
  },
];

/** The phase of each step; a step that is forgotten here is an error. */
const PHASE_OF: Record<Step, string> = {
  reveal: 'reveal',
  orient: 'orient',
  income: 'income',
  favor: 'favor',
  action: 'action',
  round_end: 'round_end',
  chapter_end: 'chapter_end',
  duties: 'duties',
  next_round: 'round_end',
};

/** Which of the phases it is at a step. */
export function phaseAt(step: string): number {
  return PHASES.findIndex(({ key }) => key === PHASE_OF[step as Step]);
}

/** Those that only the last round of a chapter has. */
export const AT_CHAPTERS_END: readonly string[] = ['chapter_end', 'duties'];
