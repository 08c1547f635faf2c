// Amounts and benefits in words.
import { name, say } from '../../words.svelte';
import type { Amounts, HouseCard, LocationCard, ProjectCard } from './cards';

/** 1 VP, 2 gold. */
export function amounts(of: Amounts | null | undefined, between = ', '): string {
  return Object.entries(of ?? {})
    .filter(([, number]) => number)
    .map(([good, number]) => name('world-amount', good, number))
    .join(between);
}

export function bonusOf(card: ProjectCard): string {
  return amounts(card.bonus) + (card.care ? ', ' + say('world-board-bonus-care') : '');
}

/** Whatever brings stone or wood, as one likes, is told without its goods. */
export function incomeOf(card: HouseCard): string {
  return card.choice ? name('world-house', 'resource') : amounts(card.income);
}

export function benefitOf(card: LocationCard): string {
  if (card.free_house) return say('world-board-benefit-house');
  if (card.choice) return name('world-house', 'resource');
  return Object.keys(card.benefit).length ? amounts(card.benefit) : say('world-board-benefit-none');
}
