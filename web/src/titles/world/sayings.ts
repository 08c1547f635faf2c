// Amounts and benefits in words.
import { name, say } from '../../words.svelte';
import type { Amounts, Counted, HouseCard, LocationCard, ProjectCard } from './cards';

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

/** One of several goods, as one likes: 1 stone / 1 wood. */
export function oneOf(goods: Counted[]): string {
  return goods.map((good) => name('world-amount', good, 1)).join(' / ');
}

export function incomeOf(card: HouseCard): string {
  return card.choices.length ? oneOf(card.choices) : amounts(card.income);
}

export function benefitOf(card: LocationCard): string {
  if (card.free_house) return say('world-board-benefit-house');
  if (card.choices.length) return oneOf(card.choices);
  return Object.keys(card.benefit).length ? amounts(card.benefit) : say('world-board-benefit-none');
}
