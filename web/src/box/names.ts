// What a card of a box is called.
import type { CardDoc } from '../protocol';
import type { Gallery } from '../titles/title';
import { pathOf, type Draft, type Place } from './draft.svelte';
import { fieldName, sheetName } from './shapes';

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

/** The names of all cards of a sheet; those that would be the same are told apart by a number that
 *  only one of them has, like their workers, or else are counted. */
export function listNames(draft: Draft, sheet: string, gallery: Gallery | null): string[] {
  const places = draft.places.filter((one) => one.sheet.key === sheet);
  const names = places.map((one) => cardName(draft, one, gallery));
  return places.map((place, at) => {
    const name = names[at] ?? '';
    const twins = places.filter((_, other) => names[other] === name);
    if (twins.length < 2) return name;
    const telling = Object.keys(place.sheet.shapes).find(
      (field) =>
        place.sheet.shapes[field]?.kind === 'whole' &&
        new Set(twins.map((twin) => draft.value(twin, field))).size === twins.length,
    );
    const number = telling ? draft.value(place, telling) : undefined;
    return telling && number !== undefined
      ? `${name}, ${fieldName(draft.box.title, telling, sheet)}: ${String(number)}`
      : `${name} (${twins.indexOf(place) + 1})`;
  });
}

/** Which value of a card a path is about, as the form names it: events.I-06.effects[0].good is
 *  what it does 1, good. */
export function valueAt(draft: Draft, place: Place, at: string): string {
  const path = pathOf(place);
  if (!at.startsWith(`${path}.`)) return '';
  const { title } = draft.box;
  const steps = at.slice(path.length + 1).split('.');
  const named = steps.map((step, depth) => {
    const [field = '', number] = step.split(/[[\]]/);
    const called = fieldName(title, field, depth ? undefined : place.sheet.key);
    return number ? `${called} ${Number(number) + 1}` : called;
  });
  return named.join(', ');
}
