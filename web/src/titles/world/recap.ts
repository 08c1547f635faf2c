// What a player gained and lost between two moments.
import type { Line } from '../../protocol';
import { name, say } from '../../words.svelte';
import type { Gain } from '../title';
import { GOODS, type Counted } from './cards';
import { changesOf } from './changes';
import type { WorldPlayer, WorldView } from './view';

export function recap(seat: number, before: WorldView, now: WorldView, lines: Line[]): Gain[] {
  const [was, is] = [before.players[seat], now.players[seat]];
  if (!was || !is) return [];
  const goods = seen(was, is) ?? told(seat, lines);
  goods.set('vp', is.vp - was.vp);
  return [
    // Points first, and then goods as they lie on the table.
    ...(['vp', ...GOODS.filter((good) => good !== 'vp')] as Counted[]).map((what) => {
      const by = goods.get(what) ?? 0;
      return { what, by, text: name('world-amount', what, Math.abs(by)) };
    }),
    pieces('house', is.houses.length - was.houses.length),
    pieces('seal', is.seals.length - was.seals.length),
  ].filter(({ by }) => by !== 0);
}

/** The goods that lie open, mine at any rate. */
function seen(was: WorldPlayer, is: WorldPlayer): Map<Counted, number> | null {
  const [old, fresh] = [was.goods, is.goods];
  if (!old || !fresh) return null;
  return new Map(GOODS.map((good) => [good, (fresh[good] ?? 0) - (old[good] ?? 0)]));
}

/** The goods behind a screen: the journal tells of everybody's. */
function told(seat: number, lines: Line[]): Map<Counted, number> {
  const sum = new Map<Counted, number>();
  for (const line of lines) {
    if (line.seat !== seat) continue;
    for (const { what, by } of changesOf(line)) sum.set(what, (sum.get(what) ?? 0) + by);
  }
  return sum;
}

function pieces(what: 'house' | 'seal', by: number): Gain {
  return { what, by, text: say(`world-board-gain-${what}`, { number: Math.abs(by) }) };
}
