// Any title's table in words.
import { listed, type Part as PartInWords } from '../../boards/inWords';
import { number } from '../../numbers';
import type { View } from '../../protocol';
import { say } from '../../words.svelte';
import { onTheTable, playersOwn, type Part, type Told } from './describe';

export function inWords(title: string, view: View, names: string[]): PartInWords[] {
  const sentence = ({ label, told }: Part) =>
    told.kind === 'truth' ? label : listed(label, phrases(told, names));
  return [
    {
      title: say('web-the-table'),
      items: onTheTable(title, view).filter(isSo).map(sentence),
    },
    ...names.map((name, seat) => ({
      title: name,
      seat,
      items: playersOwn(title, view, seat).filter(isSo).map(sentence),
    })),
  ].filter(({ items }) => items.length);
}

/** What is not so goes without saying. */
function isSo({ told }: Part): boolean {
  return told.kind !== 'truth' || told.value;
}

function phrases(told: Told, names: string[]): string[] {
  switch (told.kind) {
    case 'number':
      return [number(told.value)];
    case 'words':
      return [told.value];
    case 'truth':
      return [say(told.value ? 'web-yes' : 'web-no')];
    case 'seat':
      return [names[told.seat] ?? ''];
    case 'list':
      return told.items.map((item) => phrases(item, names).join(' '));
    case 'parts':
      return told.parts
        .filter(isSo)
        .map(({ label, told: inner }) =>
          inner.kind === 'truth' ? label : `${label} ${phrases(inner, names).join(' ')}`,
        );
  }
}
