// Standing orders, as far as they are the same at every table.
import type { Moment } from '../protocol';
import type { Order } from './title';

/** The moves that are offered at a moment. */
export function offered({ menu }: Moment): number[] {
  return menu?.offers.map(({ move }) => move) ?? [];
}

/** The order that answers every question of a kind by "this first". */
export function alwaysOrder(kind: string, move: number): Order {
  return { key: `always-${kind}`, moves: [move] };
}

/** What such an order answers: the first of its moves that is offered, if this is its question. */
export function alwaysAnswer(order: Order, kind: string | null, moment: Moment): number | null {
  if (kind === null || order.key !== `always-${kind}`) return null;
  const now = offered(moment);
  return order.moves.find((move) => now.includes(move)) ?? null;
}
