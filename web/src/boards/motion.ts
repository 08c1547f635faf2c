// Motion is short, says what went where, and is none where motion is to be reduced.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { motionReduced } from '../prefs.svelte';

type Arrival = (node: Element) => TransitionConfig;

/** The paces of the design system, in milliseconds: to read them off the page would hold it up. */
const PACES = { medium: 300, slow: 400 };

/** How long a pace lasts now. */
export function pace(token: keyof typeof PACES): number {
  return motionReduced() ? 0 : PACES[token];
}

/** Something built rises from the ground. */
export const rise: Arrival = () => ({
  duration: pace('slow') * 1.6,
  easing: cubicOut,
  css: (t) => `opacity: ${Math.min(1, t * 2)}; transform: translateY(${(1 - t) * 46}px)`,
});

/** Something is laid down: a piece on its space, a card in its place. */
export const laid: Arrival = () => ({
  duration: pace('medium'),
  easing: cubicOut,
  css: (t) => `opacity: ${t}; scale: ${0.6 + 0.4 * t}`,
});
