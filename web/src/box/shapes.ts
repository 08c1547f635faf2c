// What may be written on a card: the shapes of its values as the server tells them, and values in
// words. A title's own words for them are <title>-box-…, in the sheet box.ftl of the title.
import type { Sent } from '../protocol';
import { has, name, say } from '../words.svelte';

export type Shape =
  | { kind: 'whole'; least: number; most: number }
  | { kind: 'amounts'; goods: string[]; most: number; each: boolean }
  | { kind: 'wholes'; length: number | null; least: number; most: number }
  | {
      kind: 'names';
      length: number | null;
      least?: number;
      most?: number;
      names: string[];
      different?: boolean;
      any_order?: boolean;
    }
  | { kind: 'name'; names: string[] }
  | { kind: 'text'; most: number }
  | { kind: 'truth' }
  | {
      kind: 'effects';
      most: number;
      does: Record<string, Record<string, Shape>>;
      needs: Record<string, string[]>;
      /** Of these a word needs one, and only one. */
      either?: Record<string, string[]>;
    };

export type Amounts = Record<string, number>;
/** An effect in the small language: what it does, and the values of that word. */
export type Effect = { do: string } & Record<string, unknown>;
/** Values by sheet, card and field; of a single sheet by sheet and field. */
export type Corrections = Record<string, Record<string, unknown>>;

export type BoxCard = Omit<Sent<'BoxCard'>, 'values' | 'provenance'> & {
  values: Record<string, unknown>;
  provenance: Record<string, string>;
};
export interface BoxSheet {
  key: string;
  single: boolean;
  shapes: Record<string, Shape>;
  /** Values that stand for each other: a card with one of them has none of the others. */
  instead: string[][];
  cards: BoxCard[];
}
export interface TheBox {
  title: string;
  sheets: BoxSheet[];
}
/** A card in a corrected box with its values that are not ours. */
export interface Difference {
  sheet: string;
  key: string;
  name: string | null;
  was: string | null;
  ours: Record<string, unknown>;
  theirs: Record<string, unknown>;
  effect: string | null;
  our_effect: string | null;
}

/** What to begin with where nothing is written yet. */
export function blank(shape: Shape): unknown {
  switch (shape.kind) {
    case 'whole':
      return Math.max(shape.least, Math.min(1, shape.most));
    case 'amounts':
      return shape.each
        ? Object.fromEntries(shape.goods.map((good) => [good, 0]))
        : { [shape.goods[0] ?? '']: 1 };
    case 'wholes':
      return Array.from({ length: shape.length ?? 0 }, () => Math.max(shape.least, 0));
    case 'names':
      return Array.from(
        { length: shape.length ?? shape.least ?? 0 },
        (_, at) => shape.names[shape.different ? at : 0],
      );
    case 'name':
      return shape.names[0];
    case 'text':
      return '';
    case 'truth':
      return true;
    case 'effects':
      return [];
  }
}

/** A new effect of a word, with what it cannot do without. */
export function blankEffect(shape: Shape & { kind: 'effects' }, word: string): Effect {
  const fields = shape.does[word] ?? {};
  const either = (shape.either?.[word] ?? []).slice(0, 1);
  const needed = [...(shape.needs[word] ?? []), ...either].filter((field) => fields[field]);
  return {
    do: word,
    ...Object.fromEntries(needed.map((field) => [field, blank(fields[field] as Shape)])),
  };
}

/** Whether a value may be written where a shape asks for one. */
export function allows(shape: Shape, value: unknown): boolean {
  const among = (one: unknown, names: string[]) => names.includes(String(one));
  const between = (one: unknown, least: number, most: number) =>
    typeof one === 'number' && one >= least && one <= most;
  switch (shape.kind) {
    case 'whole':
      return between(value, shape.least, shape.most);
    case 'amounts':
      return (
        typeof value === 'object' &&
        value !== null &&
        Object.entries(value).every(
          ([good, number]) => among(good, shape.goods) && between(number, 0, shape.most),
        )
      );
    case 'wholes':
      return (
        Array.isArray(value) &&
        value.length === (shape.length ?? value.length) &&
        value.every((one) => between(one, shape.least, shape.most))
      );
    case 'names':
      return (
        Array.isArray(value) &&
        between(
          value.length,
          shape.length ?? shape.least ?? 0,
          shape.length ?? shape.most ?? Infinity,
        ) &&
        value.every((one) => among(one, shape.names))
      );
    case 'name':
      return typeof value === 'string' && among(value, shape.names);
    case 'text':
      return typeof value === 'string' && value.length <= shape.most;
    case 'truth':
      return typeof value === 'boolean';
    case 'effects':
      return Array.isArray(value) && value.length <= shape.most;
  }
}

/** Whether two values say the same, as the server counts them. */
export const same = (shape: Shape, one: unknown, other: unknown): boolean =>
  JSON.stringify(meaning(shape, one)) === JSON.stringify(meaning(shape, other));

/** What counts of a value, however it is written; nothing at all is null. */
function meaning(shape: Shape, value: unknown): unknown {
  if (!value || (Array.isArray(value) && !value.length)) return null;
  if (shape.kind === 'amounts') {
    const some = Object.entries(value).filter(([, amount]) => amount);
    return some.length ? some.sort() : null;
  }
  if (shape.kind === 'names' && shape.any_order) return [...(value as string[])].sort();
  if (shape.kind === 'effects')
    return (value as Effect[]).map((effect) =>
      Object.entries(effect)
        .map(([field, given]) => {
          const within = shape.does[effect.do]?.[field];
          return [field, within ? meaning(within, given) : given];
        })
        .sort(),
    );
  return value;
}

const spelled = (key: string) => key.replaceAll('_', ' ');

/** The first of these messages that there is; else the key itself, spelled out. */
function firstOf(key: string, ...ids: string[]): string {
  const found = ids.find(has);
  return found ? say(found) : spelled(key);
}

export const sheetName = (title: string, sheet: string): string =>
  firstOf(sheet, `${title}-box-sheet-${sheet}`, `${title}-gallery-${sheet}`);

/** The name of a value; the same word may mean another thing on another sheet. */
export const fieldName = (title: string, field: string, sheet = 'field'): string =>
  firstOf(
    field,
    `${title}-box-${sheet}-${field}`,
    `${title}-box-field-${field}`,
    `web-field-${field}`,
  );

export const wordName = (title: string, word: string): string =>
  firstOf(word, `${title}-box-do-${word}`);

/** One of the names that a value may be: a good, a project, a kind. */
export function valueName(title: string, field: string, value: string): string {
  if (!value) return say('web-box-nothing');
  return firstOf(
    value,
    `${title}-box-value-${field}-${value}`,
    `${title}-${field.replace(/s$/, '')}-${value}`,
    `${title}-box-name-${value}`,
    `${title}-good-${value}`,
    `${title}-resource-${value}`,
  );
}

/** So many of a good. */
export function amount(title: string, good: string, number: number): string {
  if (has(`${title}-amount-${good}`)) return name(`${title}-amount`, good, number);
  if (good === 'vp') return say('web-box-points', { number });
  return say('web-box-amount', { number, what: valueName(title, 'good', good) });
}

/** A value of a card in words. */
export function inWords(title: string, field: string, shape: Shape, value: unknown): string {
  if (value === undefined || value === null)
    return say(shape.kind === 'truth' ? 'web-no' : 'web-box-nothing');
  switch (shape.kind) {
    case 'amounts': {
      const some = Object.entries(value as Amounts).filter(([, number]) => number || shape.each);
      return (
        some.map(([good, number]) => amount(title, good, number)).join(' + ') ||
        say('web-box-nothing')
      );
    }
    case 'wholes':
      return (value as number[]).join(', ');
    case 'names':
      return (
        (value as string[]).map((one) => valueName(title, field, one)).join(', ') ||
        say('web-box-nothing')
      );
    case 'name':
      return valueName(title, field, String(value));
    case 'truth':
      return say(value ? 'web-yes' : 'web-no');
    case 'effects':
      return (
        (value as Effect[]).map((effect) => effectInWords(title, shape, effect)).join('; ') ||
        say('web-box-nothing')
      );
    default:
      return String(value);
  }
}

function effectInWords(title: string, shape: Shape & { kind: 'effects' }, effect: Effect): string {
  const fields = Object.entries(shape.does[effect.do] ?? {})
    .filter(([field]) => field in effect)
    .map(
      ([field, inner]) =>
        `${fieldName(title, field)}: ${inWords(title, field, inner, effect[field])}`,
    );
  const word = wordName(title, effect.do);
  return fields.length ? `${word} (${fields.join(', ')})` : word;
}
