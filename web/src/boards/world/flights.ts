// What travels, and from where to where, told from the lines of the journal.
import type { GoodKind } from '../../art/Good.svelte';
import type { Line } from '../../protocol';
import { GOODS, type CardsDoc, type Counted } from './cards';

export type Piece =
  | { kind: 'good'; good: GoodKind }
  | { kind: 'house'; seat: number }
  | { kind: 'seal'; seat: number }
  | { kind: 'card'; card: string | null };
export interface Flight {
  piece: Piece;
  number: number;
  /** The places, as their `data-at` names them. */
  from: string;
  to: string;
}

/** The flights of some lines, in their order. */
export function flightsOf(lines: Line[], cards: CardsDoc, me: number): Flight[] {
  return lines.flatMap((line) => flights(line, cards, me));
}

function good(number: number): Counted {
  return GOODS[number] ?? 'gold';
}

function flights(line: Line, cards: CardsDoc, me: number): Flight[] {
  const { seat, a, b, c } = line;
  const player = `player-${seat}`;
  // Mine go to their own place behind my screen.
  const store = (one: Counted): string =>
    one === 'vp' ? `vp-${seat}` : seat === me ? `mine-${one}` : player;
  // Gold has no pile: it comes from the square and goes there.
  const supply = (one: Counted): string =>
    one === 'gold' || one === 'vp' ? 'event' : `supply-${one}`;
  const move = (one: Counted, number: number, from: string, to: string): Flight[] =>
    number > 0 ? [{ piece: { kind: 'good', good: one }, number, from, to }] : [];
  const gets = (one: Counted, number: number, from = supply(one)): Flight[] =>
    move(one, number, from, store(one));
  const gives = (one: Counted, number: number, to = supply(one)): Flight[] =>
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
      const from = `favor-${cards.favor[a]?.key}`;
      return gets('vp', c, from);
    }
    case 'plays':
    case 'forgoes': {
      const card = cards.actions[a]?.key ?? null;
      return [
        {
          piece: { kind: 'card', card },
          number: 1,
          from: seat === me ? 'hand' : player,
          to: `played-${seat}`,
        },
      ];
    }
    case 'discards':
      return [
        {
          piece: { kind: 'card', card: null },
          number: 1,
          from: seat === me ? 'hand' : `played-${seat}`,
          to: seat === me ? `discarded-${seat}` : player,
        },
      ];
    case 'builds':
      return [...gives(good(b), 1, project), ...gets('vp', c, project)];
    case 'progresses':
      return move(good(b), 1, supply(good(b)), project);
    case 'builds_house':
      return [{ piece: { kind: 'house', seat }, number: 1, from: player, to: house }];
    case 'loses_house':
      return [{ piece: { kind: 'house', seat }, number: 1, from: house, to: player }];
    case 'collects': {
      const income = Object.entries(cards.houses[a]?.income ?? {}) as [Counted, number][];
      return income.flatMap(([one, number]) => gets(one, number, house));
    }
    case 'donates':
      return [{ piece: { kind: 'seal', seat }, number: 1, from: player, to: project }];
    case 'is_thanked':
      return gets(good(b), c, project);
    case 'weaves':
      return [...gives('wool', a), ...gets('cloth', a)];
    case 'sells':
      return [...gives(good(a), b), ...gets('gold', c, supply(good(a)))];
    case 'cares':
      return gets('vp', b, `location-${a}`);
    case 'treats':
      return [...gets('gold', 1, 'supply-medical'), ...gets('vp', 1, 'supply-medical')];
    case 'sets_metal':
      return gets('vp', a, 'project-tower');
    default:
      return [];
  }
}
