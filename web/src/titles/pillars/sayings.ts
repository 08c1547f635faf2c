// Amounts and craftsmen in words.
import type { CardDoc } from '../../protocol';
import { has, name, say } from '../../words.svelte';
import type { CraftsmanCard } from './cards';

/** A craftsman's name: the three masons are cards of their own, and of one name. */
export function craftsman(key: string): string {
  const own = `pillars-craftsman-${key}`;
  return say(has(own) ? own : own.replace(/_\d+$/, ''));
}

/** What can be counted: a good, gold or victory points. */
export function counted(key: string): string {
  return key === 'gold' || key === 'vp'
    ? say(`pillars-board-${key}`)
    : name('pillars-resource', key);
}

export function amount(key: string, number: number): string {
  return say('pillars-board-amount', { number, what: counted(key) });
}

/** Several amounts: "1 VP + 2 gold". */
export function amounts(of: Record<string, number> | null | undefined, joint = ' + '): string {
  return Object.entries(of ?? {})
    .filter(([, number]) => number)
    .map(([key, number]) => amount(key, number))
    .join(joint);
}

/** What a craftsman does each time: "2 wood → 1 VP". */
export function formula(card: CardDoc | CraftsmanCard): string {
  const takes = amounts({ ...card.takes, ...card.holds });
  const gives = amounts(card.gives);
  return takes ? `${takes} → ${gives}` : gives;
}
