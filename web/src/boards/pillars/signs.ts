// What a privilege or an event is about, as a sign on its card. How much, its words say.
import type { Cube } from '../../protocol';

export const SIGNS: Record<string, (Cube | 'gold' | 'vp')[]> = {
  aliena: ['wood'],
  tom: ['stone'],
  richard: ['sand'],
  toledo: ['metal'],
  ceremony: ['metal'],
  nearly_complete: ['stone', 'wood'],
  richards_ore: ['metal'],
};
