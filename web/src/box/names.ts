// What a card of a box is called.
import type { CardDoc } from '../protocol';
import type { Gallery } from '../titles/title';
import type { Draft, Place } from './draft.svelte';
import { sheetName } from './shapes';

/** As the gallery calls it, else as the server does; a sheet with one card is called as the sheet. */
export function cardName(draft: Draft, { sheet, card }: Place, gallery: Gallery | null): string {
  if (sheet.single) return sheetName(draft.box.title, sheet.key);
  const cards = draft.cards?.[sheet.key];
  const found = Array.isArray(cards)
    ? (cards as CardDoc[]).find((one) => String(one.key) === card.key)
    : undefined;
  const kind = gallery?.kinds[sheet.key];
  if (found && kind && draft.cards) return kind.inWords(found, draft.cards).name;
  return found?.name ?? card.key.replaceAll('_', ' ');
}
