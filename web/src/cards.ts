// Cards in words: their names and what is on them.
import type { CardDoc, CardsDoc } from './protocol';
import { has, say } from './words.svelte';

/** A craftsman's name: the three masons are cards of their own, and of one name. */
export function craftsman(key: string): string {
  const own = `pillars-craftsman-${key}`;
  return say(has(own) ? own : own.replace(/_\d+$/, ''));
}

/** The name of something one can have. */
export function good(key: string): string {
  for (const id of [`pillars-resource-${key}`, `world-good-${key}`]) if (has(id)) return say(id);
  return say(`web-good-${key}`);
}

export function amount(key: string, number: number): string {
  const known = `world-amount-${key}`;
  if (has(known)) return say(known, { number });
  return say('web-amount', { number, thing: good(key) });
}

/** Several amounts: "1 VP + 2 gold". */
export function amounts(of: Record<string, number> | null | undefined, joint = ' + '): string {
  return Object.entries(of ?? {})
    .filter(([, number]) => number)
    .map(([key, number]) => amount(key, number))
    .join(joint);
}

/** What a craftsman does each time: "2 wood → 1 VP". */
export function formula(card: CardDoc): string {
  const takes = amounts({ ...card.takes, ...card.holds });
  const gives = amounts(card.gives);
  return takes ? `${takes} → ${gives}` : gives;
}

export function find(cards: CardsDoc, kind: string, key: string): CardDoc | undefined {
  return (cards[kind] as CardDoc[] | undefined)?.find((card) => card.key === key);
}
