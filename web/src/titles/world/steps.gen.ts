// The steps of world's rounds, from its steps/: python tools/move_numbers.py

export const STEPS = [
  'reveal',
  'orient',
  'income',
  'favor',
  'action',
  'round_end',
  'chapter_end',
  'duties',
  'next_round',
] as const;
export type Step = (typeof STEPS)[number];
