// What travels, and from where to where, told from the lines of the journal.
import type { GoodKind } from './art/Good.svelte';
import type { Journey } from '../../boards/journey';
import type { Line } from '../../protocol';
import { GOODS, type Counted, type WorldCards } from './cards';
import { changesOf } from './changes';

/** Goods of a kind travel as one piece, with their number on it. */
export type Piece =
  | { kind: 'good'; good: GoodKind; number: number }
  | { kind: 'house'; seat: number }
  | { kind: 'seal'; seat: number }
  | { kind: 'card'; card: string | null };

/** Gold has no pile: it comes from the square and goes there. */
function supply(one: Counted): string {
  return one === 'gold' || one === 'vp' ? 'event' : `supply-${one}`;
}

/** The journeys that a line tells of, as one seat sees them. */
export function journeysOf(line: Line, cards: WorldCards, me: number): Journey<Piece>[] {
  const { seat, a, b } = line;
  const player = `player-${seat}`;
  // Mine go to their own place among my goods.
  const store = (one: Counted): string =>
    one === 'vp' ? `vp-${seat}` : seat === me ? `mine-${one}` : player;
  const goods = changesOf(line)
    // Points that are lost are gone: they go nowhere.
    .filter(({ what, by }) => what !== 'vp' || by > 0)
    .map(({ what, by, at = supply(what) }): Journey<Piece> => {
      const piece: Piece = { kind: 'good', good: what, number: Math.abs(by) };
      const [from, to] = by > 0 ? [at, store(what)] : [store(what), at];
      return { piece, count: 1, from, to };
    });
  const also = (piece: Piece, from: string, to: string): Journey<Piece>[] => [
    ...goods,
    { piece, count: 1, from, to },
  ];
  const project = `project-${cards.projects[a]?.key}`;
  const house = `house-${cards.houses[a]?.key}`;

  switch (line.what) {
    // My own cards stay where they lie: they are turned there.
    case 'plays':
    case 'forgoes': {
      const card = cards.actions[a]?.key ?? null;
      return seat === me ? [] : also({ kind: 'card', card }, player, `played-${seat}`);
    }
    case 'discards':
      return seat === me ? [] : also({ kind: 'card', card: null }, player, `discarded-${seat}`);
    case 'progresses': {
      const one = GOODS[b] ?? 'stone';
      return also({ kind: 'good', good: one, number: 1 }, supply(one), project);
    }
    case 'builds_house':
      return also({ kind: 'house', seat }, player, house);
    case 'loses_house':
      return also({ kind: 'house', seat }, house, player);
    case 'donates':
      return also({ kind: 'seal', seat }, player, project);
    default:
      return goods;
  }
}
