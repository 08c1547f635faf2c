// What went where: each line of the journal as the journeys of pieces between marked spots.
import type { Journey } from '../../boards/journey';
import type { Line } from '../../protocol';
import { GOODS, type Cards } from './cards';
import { spacesOf } from './moves';
import type { Cube, PillarsView } from './view';

export type Piece =
  | { kind: 'builder' | 'worker'; seat: number }
  | { kind: 'cube'; good: Cube }
  | { kind: 'gold' | 'vp' | 'grey' | 'card' };

type Told = (line: Line, view: PillarsView, cards: Cards) => Journey<Piece>[];

const mat = (seat: number, what: string): string => `mat-${seat}-${what}`;
const good = (number: number): Cube => GOODS[number] ?? 'sand';
const one = (piece: Piece, from: string, to: string, count = 1): Journey<Piece> => ({
  piece,
  from,
  to,
  count,
});
const GOLD: Piece = { kind: 'gold' };
/** The clause by which privileges act; other gold comes from the event. */
const OF_PRIVILEGES = 'P-4.2';

const TOLD: Record<string, Told> = {
  draws: ({ a }) => [one({ kind: 'builder', seat: a }, 'bag', 'drawn')],
  returns_builder: ({ a }) => [one({ kind: 'builder', seat: a }, 'drawn', 'bag')],
  passes_builder: ({ seat, a }) => [one({ kind: 'builder', seat }, 'drawn', `cost-${a}`)],
  places: ({ seat, a, b }, view) => {
    const space = spacesOf(a).findLast((number) => view.spaces[number] === seat);
    const paid = b ? [one(GOLD, mat(seat, 'gold'), `cost-${b}`, Math.min(3, b))] : [];
    return space === undefined
      ? paid
      : [one({ kind: 'builder', seat }, 'drawn', `space-${space}`), ...paid];
  },
  takes: ({ seat, a, b }, _, cards) => {
    const card = cards.resources.get(cards.resourceOrder[a] ?? '');
    if (!card) return [];
    return [one({ kind: 'worker', seat }, mat(seat, 'workers'), `crew-${card.good}-${seat}`, b)];
  },
  hires: ({ seat }) => [
    one(GOLD, mat(seat, 'gold'), 'pool', 3),
    one({ kind: 'card' }, 'pool', mat(seat, 'workers')),
  ],
  denies: ({ seat }) => [one(GOLD, mat(seat, 'gold'), 'pool', 3)],
  sends_to_mill: ({ seat, a }) => [
    one({ kind: 'worker', seat }, mat(seat, 'workers'), `mill-${seat}`, a),
  ],
  earns_at_mill: ({ seat, a, b }) => [
    one(GOLD, `mill-${seat}`, mat(seat, 'gold'), a),
    one({ kind: 'worker', seat }, `mill-${seat}`, mat(seat, 'workers'), b),
  ],
  earns: ({ seat, a, clause }) => [
    one(GOLD, clause === OF_PRIVILEGES ? 'place-kingsbridge' : 'event', mat(seat, 'gold'), a),
  ],
  pays_event: ({ seat, a, b }) => [
    one(GOLD, mat(seat, 'gold'), 'event', a),
    one({ kind: 'vp' }, mat(seat, 'vp'), 'event', b),
  ],
  loses_vp: ({ seat, a }) => [one({ kind: 'vp' }, mat(seat, 'vp'), 'event', a)],
  takes_cube: ({ seat, a }) => [
    one({ kind: 'cube', good: good(a) }, `market-${good(a)}`, mat(seat, good(a))),
  ],
  gets_metal: ({ seat, a }) => [
    one({ kind: 'cube', good: 'metal' }, 'court-metal', mat(seat, 'metal'), a),
  ],
  takes_privilege: ({ seat }) => [one({ kind: 'card' }, 'place-kingsbridge', mat(seat, 'workers'))],
  gains_vp: ({ seat, a }) => [one({ kind: 'vp' }, 'place-kingsbridge', mat(seat, 'vp'), a)],
  gets: ({ seat, a, b }) => [
    one({ kind: 'cube', good: good(a) }, 'place-kingsbridge', mat(seat, good(a)), b),
  ],
  scores_at_priory: ({ seat, a }) => [one({ kind: 'vp' }, 'place-priory', mat(seat, 'vp'), a)],
  produces: ({ seat, a, b }) => [
    one({ kind: 'cube', good: good(a) }, `field-${good(a)}`, mat(seat, good(a)), b),
  ],
  pays_tax: ({ seat, a, b }) => [
    one(GOLD, mat(seat, 'gold'), 'tax', a),
    one({ kind: 'vp' }, mat(seat, 'vp'), 'tax', b),
  ],
  hires_free: ({ seat }) => [one({ kind: 'card' }, 'place-shiring', mat(seat, 'workers'))],
  hires_workers: ({ seat, a }) => [one({ kind: 'grey' }, 'castle', mat(seat, 'workers'), a)],
  buys: ({ seat, a, b, c }) => [
    one({ kind: 'cube', good: good(a) }, `market-${good(a)}`, mat(seat, good(a)), b),
    one(GOLD, mat(seat, 'gold'), `market-${good(a)}`, c),
  ],
  sells: ({ seat, a, b, c }) => [
    one({ kind: 'cube', good: good(a) }, mat(seat, good(a)), `sell-${good(a)}`, b),
    one(GOLD, `sell-${good(a)}`, mat(seat, 'gold'), c),
  ],
  works: ({ seat, a, b, c }, _, cards) => {
    const key = cards.craftsmanOrder[a] ?? '';
    const cubes = Object.entries(cards.craftsmen.get(key)?.takes ?? {}).flatMap(([what, number]) =>
      GOODS.includes(what as Cube)
        ? [
            one(
              { kind: 'cube', good: what as Cube },
              mat(seat, what),
              mat(seat, `card-${key}`),
              number,
            ),
          ]
        : [],
    );
    return [
      ...cubes,
      one({ kind: 'vp' }, mat(seat, `card-${key}`), mat(seat, 'vp'), b),
      one(GOLD, mat(seat, `card-${key}`), mat(seat, 'gold'), c),
    ];
  },
  gives_back: ({ seat, a, b }) => [
    one({ kind: 'cube', good: good(a) }, mat(seat, good(a)), `field-${good(a)}`, b),
  ],
};

/** The journeys that a line tells of. */
export function journeysOf(line: Line, view: PillarsView, cards: Cards): Journey<Piece>[] {
  return (TOLD[line.what]?.(line, view, cards) ?? []).filter(({ count }) => count > 0);
}
