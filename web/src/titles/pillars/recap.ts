// What a player gained and lost between two moments of The Pillars of the Earth: all lies open.
import type { View } from '../../protocol';
import { name, say } from '../../words.svelte';
import type { Gain } from '../title';
import { GOODS } from './cards';
import type { PillarsView } from './view';

type Player = PillarsView['players'][number];

const COUNTED: Record<string, (player: Player) => number> = {
  vp: ({ vp }) => vp,
  gold: ({ gold }) => gold,
  ...Object.fromEntries(GOODS.map((good) => [good, ({ cubes }: Player) => cubes[good] ?? 0])),
  card: ({ craftsmen, privileges }) => craftsmen.length + privileges.length,
};

function inWords(what: string, number: number): string {
  if (what === 'card') return say('pillars-board-cards-gained', { number });
  const called =
    what === 'gold' || what === 'vp'
      ? say(`pillars-board-${what}`)
      : name('pillars-resource', what);
  return say('pillars-board-amount', { number, what: called });
}

export function recap(seat: number, before: View, now: View): Gain[] {
  const [then, today] = [before, now].map((view) => (view as unknown as PillarsView).players[seat]);
  if (!then || !today) return [];
  return Object.entries(COUNTED).flatMap(([what, count]) => {
    const by = count(today) - count(then);
    return by ? [{ what, by, text: inWords(what, Math.abs(by)) }] : [];
  });
}
