// Motion is short, says what went where, and is none where motion is to be reduced.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** How long a pace of the design system lasts now, in milliseconds. */
export function pace(token: 'fast' | 'medium' | 'slow'): number {
  const said = getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();
  const number = Number.parseFloat(said) || 0;
  return said.endsWith('ms') ? number : number * 1000;
}

/** A new piece of the cathedral rises from the ground. */
export function rise(_: Element): TransitionConfig {
  return {
    duration: pace('slow') * 1.6,
    easing: cubicOut,
    css: (t) => `opacity: ${Math.min(1, t * 2)}; transform: translateY(${(1 - t) * 46}px)`,
  };
}

/** Something is laid down: a builder on its space, a card in its cottage. */
export function laid(_: Element): TransitionConfig {
  return {
    duration: pace('medium'),
    easing: cubicOut,
    css: (t) => `opacity: ${t}; scale: ${0.6 + 0.4 * t}`,
  };
}
