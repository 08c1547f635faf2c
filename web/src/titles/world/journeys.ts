// What travels, and from where to where, told from the lines of the journal.
import type { GoodKind } from './art/Good.svelte';
import type { Journey } from '../../boards/journey';
import type { Line } from '../../protocol';
import { GOODS, type Counted, type WorldCards } from './cards';

/** Goods of a kind travel as one piece, with their number on it. */
export type Piece =
  | { kind: 'good'; good: GoodKind; number: number }
  | { kind: 'house'; seat: number }
  | { kind: 'seal'; seat: number }
  | { kind: 'card'; card: string | null };
function good(number: number): Counted {
  return GOODS[number] ?? 'gold';
}

/** The amount a line tells of, if it does. */
function amount(line: Line): [Counted, number] {
  const fact = line.facts['amount'];
  return typeof fact === 'object' ? [fact.key as Counted, fact.number ?? 0] : ['gold', 0];
}

/** The journeys that a line tells of, as one seat sees them. */
export function journeysOf(line: Line, cards: WorldCards, me: number): Journey<Piece>[] {
  const { seat, a, b, c } = line;
  const player = `player-${seat}`;
  // Mine go to their own place behind my screen.
  const store = (one: Counted): string =>
    one === 'vp' ? `vp-${seat}` : seat === me ? `mine-${one}` : player;
  // Gold has no pile: it comes from the square and goes there.
  const supply = (one: Counted): string =>
    one === 'gold' || one === 'vp' ? 'event' : `supply-${one}`;
  const move = (one: Counted, number: number, from: string, to: string): Journey<Piece>[] =>
    number > 0 ? [{ piece: { kind: 'good', good: one, number }, count: 1, from, to }] : [];
  const gets = (one: Counted, number: number, from = supply(one)): Journey<Piece>[] =>
    move(one, number, from, store(one));
  const gives = (one: Counted, number: number, to = supply(one)): Journey<Piece>[] =>
    move(one, number, store(one), to);
  const project = `project-${cards.projects[a]?.key}`;
  const house = `house-${cards.houses[a]?.key}`;

  switch (line.what) {
    case 'takes_good':
      return gets(good(a), 1);
    case 'has_income':
      return gets(good(a), b, `side-${seat}`);
    case 'loses_good':
    case 'pays':
    case 'pays_duty':
      return gives(good(a), b);
    case 'trades':
      return [...gives(good(a), 1), ...gets(good(b), c)];
    case 'earns_vp':
      return gets('vp', a);
    case 'wins_favor': {
      const place = `favor-${cards.favor[a]?.key}`;
      const [one, number] = amount(line);
      const goods = b < 0 ? gives(one, number, place) : gets(one, number, place);
      return [...goods, ...gets('vp', c, place)];
    }
    case 'plays':
    case 'forgoes': {
      const card = cards.actions[a]?.key ?? null;
      return [
        {
          piece: { kind: 'card', card },
          count: 1,
          from: seat === me ? 'hand' : player,
          to: `played-${seat}`,
        },
      ];
    }
    case 'discards':
      return [
        {
          piece: { kind: 'card', card: null },
          count: 1,
          from: seat === me ? 'hand' : `played-${seat}`,
          to: seat === me ? `discarded-${seat}` : player,
        },
      ];
    case 'builds':
      return [...gives(good(b), 1, project), ...gets('vp', c, project)];
    case 'progresses':
      return move(good(b), 1, supply(good(b)), project);
    case 'builds_house':
      return [{ piece: { kind: 'house', seat }, count: 1, from: player, to: house }];
    case 'loses_house':
      return [{ piece: { kind: 'house', seat }, count: 1, from: house, to: player }];
    case 'collects': {
      const income = Object.entries(cards.houses[a]?.income ?? {}) as [Counted, number][];
      return income.flatMap(([one, number]) => gets(one, number, house));
    }
    case 'donates':
      return [{ piece: { kind: 'seal', seat }, count: 1, from: player, to: project }];
    case 'is_thanked':
      return gets(good(b), c, project);
    case 'weaves':
      return [...gives('wool', a), ...gets('cloth', a)];
    case 'sells':
      return [...gives(good(a), b), ...gets('gold', c, supply(good(a)))];
    case 'cares':
      return [...gets('vp', b, `location-${a}`), ...gets(...amount(line), `location-${a}`)];
    case 'treats':
      return [...gets('gold', 1, 'supply-medical'), ...gets('vp', 1, 'supply-medical')];
    case 'sets_metal':
      return gets('vp', a, 'project-tower');
    default:
      return [];
  }
}
