// What a privilege or an event is about, as a sign on its card. How much, its words say.
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

export const SIGNS: Record<string, Sign[]> = {
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
