// The steps of pillars's rounds, from its steps/: python tools/move_numbers.py

export const STEPS = [
  'round_setup',
  'selection',
  'placement',
  'event_turned',
  'archbishop',
  'event_strikes',
  'wool_mill',
  'kingsbridge',
  'priory',
  'production',
  'kings_court',
  'shiring',
  'castle',
  'market',
  'cathedral',
  'next_start',
] as const;
export type Step = (typeof STEPS)[number];
