// What can be ordered once at a table of The Pillars of the Earth instead of being asked again.
import type { Moment } from '../../protocol';
import { name, say } from '../../words.svelte';
import { alwaysAnswer, offered } from '../orders';
import type { Order, Orders } from '../title';
import { GOODS } from './cards';
import { DECLINE, GIVE_BACK, KEEP_BUILDER, PASS_BUILDER, WITHDRAW } from './moves.gen';
import type { PillarsView } from './view';

const seen = ({ view }: Moment) => view as unknown as PillarsView;

/** A builder costs too much now: pass until it costs at most so much (P-II.6). */
const PASS_UNTIL = 'pass-until-';
const CHEAP = [3, 0];

/** Keep every builder that is drawn, until the round of that number is over (P-II.2). */
const KEEP_ROUND = 'keep-round-';
const ROUNDS = [1, 2, 3, 4, 5, 6];
const roundOf = (key: string) => (key.startsWith(KEEP_ROUND) ? +key.slice(KEEP_ROUND.length) : 0);

/** What answers some questions by itself, whatever else is asked. */
const ANSWERS: Record<string, (moment: Moment) => number | null> = {
  /** The starting player is asked of every builder that is drawn: keep it, or put it back (P-II.2). */
  'keep-others': (moment) => (seen(moment).drawn === moment.seat ? null : KEEP_BUILDER),
  'keep-all': () => KEEP_BUILDER,
  /** At the cathedral, what brings most points now; what is given back is asked for. */
  'most-points': ({ menu }) => menu?.proposal?.moves.find((move) => move < GIVE_BACK) ?? null,
  /** At the market, one trade and no more. */
  'market-once': (moment) => {
    const me = seen(moment).players[moment.seat];
    return me && me.bought.length + me.sold.length > 0 ? WITHDRAW : null;
  },
};

function always(moment: Moment): string | null {
  const moves = offered(moment);
  const back = (move: number) => move >= GIVE_BACK && move < DECLINE;
  return moves.length && moves.every(back) ? 'give-back' : null;
}

function keepInRound(key: string, moment: Moment): number | null {
  return roundOf(key) === seen(moment).round ? KEEP_BUILDER : null;
}

/** Pass for as long as a builder costs more than so much. */
function passUntil(key: string, moment: Moment): number | null {
  return seen(moment).cost > Number(key.slice(PASS_UNTIL.length)) ? PASS_BUILDER : null;
}

export const orders: Orders = {
  always,
  others: [
    ...ROUNDS.map((round) => `${KEEP_ROUND}${round}`),
    ...Object.keys(ANSWERS),
    ...CHEAP.map((most) => `${PASS_UNTIL}${most}`),
  ],
  answer: (order: Order, moment) => {
    const { key } = order;
    const move = key.startsWith(PASS_UNTIL)
      ? passUntil(key, moment)
      : roundOf(key)
        ? keepInRound(key, moment)
        : ANSWERS[key]?.(moment);
    if (move != null) return offered(moment).includes(move) ? move : null;
    return alwaysAnswer(order, always(moment), moment);
  },
  ended: ({ key }, moment) => roundOf(key) > 0 && roundOf(key) < seen(moment).round,
  inWords: ({ key, moves }) => {
    if (roundOf(key)) return say('pillars-board-order-keep-round');
    if (key.startsWith(PASS_UNTIL))
      return say('pillars-board-order-pass-until', { gold: Number(key.slice(PASS_UNTIL.length)) });
    if (ANSWERS[key]) return say(`pillars-board-order-${key}`);
    const goods = moves.map((move) => name('pillars-resource', GOODS[move - GIVE_BACK] ?? 'sand'));
    return say('pillars-board-order-give-back', { goods: goods.join(', ') });
  },
};
