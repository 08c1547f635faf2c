// What can be ordered once at a table of World Without End instead of being asked again and again.
import type { Moment } from '../../protocol';
import { name, say } from '../../words.svelte';
import { alwaysAnswer, offered } from '../orders';
import type { Order, Orders } from '../title';
import { ACTIONS, GOODS } from './cards';
import {
  ACTION_CARDS,
  DECLINE,
  DISCARD,
  DONE,
  EXCHANGE,
  GET,
  GIVE,
  GOODS_OF_A_TRADE,
  GOODS_OWNED,
  PROTECT,
  SELL_CLOTH,
  SELL_WOOL,
  SUFFER,
} from './moves.gen';
import type { WorldView } from './view';

/** What ends an action, or makes nothing of an event. */
const ENDS = [DONE, DECLINE];

/** What can be done beside ending it. */
function deeds(moment: Moment): number[] {
  return offered(moment).filter((move) => !ENDS.includes(move));
}

/** The blocks of moves of questions that are the same every time, and what such a question is called. */
const KINDS: [kind: string, first: number, end: number][] = [
  ['discard', DISCARD, DISCARD + ACTION_CARDS],
  ['get', GET, GET + GOODS_OWNED],
  ['give', GIVE, GIVE + GOODS_OWNED],
  ['trade', EXCHANGE, EXCHANGE + GOODS_OF_A_TRADE],
  ['protect', PROTECT, SUFFER + 1],
];

function kind(moment: Moment): string | null {
  const moves = deeds(moment);
  if (!moves.length) return null;
  const found = KINDS.find(([, first, end]) => moves.every((move) => move >= first && move < end));
  const [kind = null] = found ?? [];
  // What may be declined is another question than what must be done; but trades always may be.
  return kind !== 'trade' && offered(moment).includes(DECLINE) ? null : kind;
}

/** All the wool that can be sold, then the cloth. */
function sellAll(moment: Moment): number | null {
  const sales = offered(moment).filter((move) => move >= SELL_WOOL && move <= SELL_CLOTH);
  return sales.findLast((move) => move < SELL_CLOTH) ?? sales.at(-1) ?? null;
}

/** The only way to go on with an action whose card was played for it. */
function goOn(moment: Moment): number | null {
  const { step, stage } = moment.view as unknown as WorldView;
  const [only, ...others] = deeds(moment);
  return step === 'action' && stage === 'act' && !others.length ? (only ?? null) : null;
}

/** What can be ordered beside "always this first", and what it answers. */
const OTHERS: Record<string, (moment: Moment) => number | null> = {
  'sell-all': sellAll,
  'go-on': goOn,
};

export const orders: Orders = {
  // To end an action is no way to carry it out.
  always: (moment, move) => (ENDS.includes(move) && kind(moment) !== 'trade' ? null : kind(moment)),
  others: Object.keys(OTHERS),
  answer: (order, moment) =>
    OTHERS[order.key]?.(moment) ?? alwaysAnswer(order, kind(moment), moment),
  inWords: ({ key, moves }: Order) => {
    const goods = (first: number) =>
      moves.map((move) => name('world-good', GOODS[move - first] ?? 'gold')).join(', ');
    switch (key) {
      case 'always-protect':
        return say(`world-board-order-${moves[0] === PROTECT ? 'protect' : 'suffer'}`);
      case 'always-give':
        return say('world-board-order-give', { goods: goods(GIVE) });
      case 'always-get':
        return say('world-board-order-get', { goods: goods(GET) });
      case 'always-trade':
        return say(`world-board-order-${ENDS.includes(moves[0] ?? DONE) ? 'no-trade' : 'trade'}`);
      case 'always-discard': {
        const cards = moves.map((move) => name('world-action', ACTIONS[move - DISCARD] ?? 'grain'));
        return say('world-board-order-discard', { cards: cards.join(', ') });
      }
      default:
        return say(`world-board-order-${key}`);
    }
  },
};
