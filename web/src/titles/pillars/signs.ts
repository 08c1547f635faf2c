// What a privilege or an event is about, as a sign on its card. How much, its words say.
import type { Amounts, EventCard, Given, PrivilegeCard } from './cards';
import type { Cube } from './view';

export type Sign =
  | Cube
  | 'gold'
  | 'vp'
  | 'black'
  | 'builder'
  | 'eye'
  | 'die'
  | 'shield'
  | 'cottage'
  | 'plus'
  | 'minus';

/** Those of the cards as we have them. */
const OURS: Record<string, Sign[]> = {
  aliena: ['plus', 'wood'],
  tom: ['plus', 'stone'],
  richard: ['plus', 'sand'],
  ellen: ['eye'],
  francis: ['die', 'gold'],
  prior_philip: ['plus', 'vp'],
  otto: ['plus', 'black'],
  jack: ['plus', 'cottage'],
  archbishop_thomas: ['shield'],
  tax_exemption: ['die', 'shield'],
  remigius: ['builder'],
  madonna: ['vp'],
  wool_fair: ['gold'],
  toledo: ['metal'],
  ceremony: ['metal'],
  nearly_complete: ['stone', 'wood'],
  royal_gift: ['plus', 'gold'],
  richards_ore: ['plus', 'metal'],
  priors_blessing: ['plus', 'gold'],
  volunteers: ['plus', 'sand', 'wood', 'stone'],
  archbishops_zeal: ['plus', 'vp'],
  hamleighs_levy: ['minus', 'gold'],
  conflict: ['minus', 'vp'],
  town_wall: ['minus', 'builder'],
  cold_winters: ['minus', 'sand', 'wood', 'stone'],
  collapse: ['minus', 'cottage'],
};
const FIELDS: Sign[] = ['sand', 'wood', 'stone'];
/** What a box gives a card, what it asks for, and what else it does. */
function given(values: Given, event: boolean): Sign[] {
  const goods = (of: Amounts = {}) =>
    (Object.keys(of) as (keyof Amounts)[]).filter((one) => of[one]);
  const more: Sign[] = [
    ...goods(values.production),
    ...(event ? goods(values.gains) : []),
    ...(values.mill_bonus ? (['gold'] as const) : []),
    ...((values.yield ?? 0) > 0 ? FIELDS : []),
    ...(values.priory_bonus || values.zeal ? (['vp'] as const) : []),
    ...(values.workers ? (['black'] as const) : []),
    ...(values.craftsman_limit ? (['cottage'] as const) : []),
  ];
  const less: Sign[] = [
    ...(values.pay ? (['gold'] as const) : []),
    ...goods(values.loses),
    ...((values.yield ?? 0) < 0 ? FIELDS : []),
    ...(values.builders ? (['builder'] as const) : []),
    ...(values.loses_craftsman ? (['cottage'] as const) : []),
  ];
  return [
    ...(event ? [] : goods(values.gains)),
    ...(values.tax === undefined ? [] : (['die', 'gold'] as const)),
    ...(values.sees_event ? (['eye'] as const) : []),
    ...(values.spares === 'tax' ? (['die'] as const) : []),
    ...(values.spares ? (['shield'] as const) : []),
    ...(values.free_builder ? (['builder'] as const) : []),
    ...(more.length ? (['plus'] as const) : []),
    ...more,
    ...(less.length ? (['minus'] as const) : []),
    ...less,
  ];
}

/** The signs of a card: by its values where a box gives it some, else those of ours. */
export function signsOf(card: PrivilegeCard | EventCard): Sign[] {
  const theirs = given(card.given ?? {}, 'good' in card);
  return theirs.length ? theirs : (OURS[card.key] ?? []);
}

/** Signs that are drawn here, on a grid of 24; the others are pieces. */
export const DRAWN: Partial<Record<Sign, { d: string; fill: string; stroke: string }>> = {
  plus: { d: 'M12 7v10M7 12h10', fill: 'none', stroke: 'ink' },
  minus: { d: 'M7 12h10', fill: 'none', stroke: 'madder' },
  eye: {
    d: 'M1 12c4-7 18-7 22 0-4 7-18 7-22 0zM12 8.4a3.6 3.6 0 1 0 .1 0z',
    fill: 'vellum',
    stroke: 'ink',
  },
  die: {
    d: 'M4 6h15v15H4zM4 6l3-3h15v15l-3 3M8 10h.1M15 17h.1M11.5 13.5h.1',
    fill: 'wool',
    stroke: 'edge',
  },
  shield: {
    d: 'M4 3h16v9c0 6-4 8-8 10-4-2-8-4-8-10zM12 6v12M7 11h10',
    fill: 'gold-leaf',
    stroke: 'edge',
  },
  cottage: { d: 'M3 12l9-9 9 9M5 10v11h14V10M10 21v-6h4v6', fill: 'none', stroke: 'ink' },
  builder: {
    d: 'M12 9.5c3.2 0 5 1.7 5.6 4.3l1.9 7.7c.2.7-.2 1-.8 1H5.3c-.6 0-1-.3-.8-1l1.9-7.7c.6-2.6 2.4-4.3 5.6-4.3zM12 2.6a3.9 3.9 0 1 1 0 7.8 3.9 3.9 0 0 1 0-7.8z',
    fill: 'gold-leaf',
    stroke: 'edge',
  },
};
