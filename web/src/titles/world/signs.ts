// What is drawn in formulas beside goods, and what marks a player.
import type { MotifKind } from './pictures/Motif.svelte';

/** In the formula of an action card. */
export const FORMULA_SIGNS = ['house', 'seal', 'repeat', 'marker', 'care'] as const;
export type FormulaSign = (typeof FORMULA_SIGNS)[number];

/** Who begins, and what a player suffers in the next chapter, in the order of the duties. */
export type MarkKind = 'start' | 'penance' | 'begging' | 'court';
export const MARKS: Record<MarkKind, { motif: MotifKind; box: string; clause: string }> = {
  start: { motif: 'crown', box: '-20 -34 40 40', clause: 'W-1.1' },
  penance: { motif: 'candle', box: '-13 -28 26 29', clause: 'W-8.5' },
  begging: { motif: 'hand', box: '-31 -18 52 22', clause: 'W-8.6' },
  court: { motif: 'crown', box: '-21 -33 42 36', clause: 'W-8.7' },
};
