// Words in the player's language: Project Fluent, from the same sheets as the terminal.
// `say` and `name` are reactive: whatever calls them in markup changes with the language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall, remember } from './memory';
import type { Facts, Named } from './protocol';
import { readSheet, type Sheet } from './sheets/sheets';

export const LANGUAGES = ['en', 'es', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A language's name, as its speakers write it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
};

const SHEETS: Record<Language, () => Promise<{ default: Sheet[] }>> = {
  en: () => import('./sheets/en'),
  es: () => import('./sheets/es'),
  de: () => import('./sheets/de'),
};

let bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
let spoken = $state.raw<Language>('en');
let wanted: Language | null = null;
let sheets = $state.raw<Sheet[]>([]);
let laid: { of: Language; words: Record<string, string> } | null = null;

function known(tag: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === tag?.slice(0, 2).toLowerCase());
}

/** The language chosen before, else the first the browser asks for that we speak. */
export function preferredLanguage(): Language {
  return known(recall('language')) ?? navigator.languages.map(known).find(Boolean) ?? 'en';
}

/** The language spoken now. */
export function language(): Language {
  return spoken;
}

/** Load a language and speak it. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  const [{ default: found }, ...few] = await Promise.all([
    SHEETS[next](),
    // What a page without a server says of itself.
    PAGE ? fewOf(next, { name: 'page' }) : null,
    ...[...asked.values()].map((one) => fewOf(next, one)),
  ]);
  if (wanted !== next) return;
  layOut(next, [...found, ...few.filter((sheet) => sheet !== null)]);
  // Whatever was asked for meanwhile.
  for (const { name, title } of asked.values()) void learnFew(name, title);
  document.documentElement.lang = next;
}

function layOut(next: Language, found: Sheet[]): void {
  const fresh = new FluentBundle(next, { useIsolating: false });
  for (const { body } of found) fresh.addResource(body);
  if (laid?.of === next) fresh.addResource(plainly(laid.words), { allowOverrides: true });
  sheets = found;
  bundle = fresh;
  spoken = next;
}

/** Words that are said as they are: nothing in them is filled in. */
function plainly(words: Record<string, string>): FluentResource {
  const written = Object.entries(words).map(
    ([id, text]) => `${id} = { ${JSON.stringify(text.replace(/\s+/g, ' '))} }`,
  );
  return new FluentResource(written.join('\n'));
}

/** Lay words over the sheets, as the cards of a corrected box say them; returns how to lift them. */
export function layOver(of: Language, words: Record<string, string>): () => void {
  const mine = { of, words };
  laid = mine;
  layOut(spoken, sheets);
  return () => {
    if (laid !== mine) return;
    laid = null;
    layOut(spoken, sheets);
  };
}

/** Whether cards of a corrected box speak now. */
export function speakCorrected(): boolean {
  return laid?.of === spoken;
}

/** Learn the sheets of a title that came from the server, by their names. */
export function learn(of: Language, title: string, texts: Record<string, string>): void {
  if (of !== spoken) return;
  const others = sheets.filter((sheet) => sheet.title !== title);
  const own = Object.entries(texts).map(([name, text]) => readSheet(title, name, text));
  layOut(spoken, [...others, ...own]);
}

/** A sheet that only some pages need: of the house, or a title's own. */
interface Few {
  title?: string;
  name: string;
}
// Words that few pages need come with those pages, not with the first one. What was asked for once is
// brought along in every language spoken later.
const asked = new Map<string, Few>();
const FEW: Record<string, () => Promise<string>> = {
  ...import.meta.glob<string>(
    [
      '../../src/kingsbridge/words/locale/*/host.ftl',
      '../../src/kingsbridge/words/locale/*/guide.ftl',
      '../../src/kingsbridge/words/locale/*/study.ftl',
      '../../src/kingsbridge/words/locale/*/puzzles.ftl',
      '../../src/kingsbridge/titles/*/locale/*/guide.ftl',
    ],
    { query: '?raw', import: 'default' },
  ),
  ...(PAGE
    ? import.meta.glob<string>('../../src/kingsbridge/words/locale/*/page.ftl', {
        query: '?raw',
        import: 'default',
      })
    : {}),
};
async function fewOf(of: Language, { title, name }: Few): Promise<Sheet | null> {
  const room = title === undefined ? 'words' : `titles/${title}`;
  const text = await FEW[`../../src/kingsbridge/${room}/locale/${of}/${name}.ftl`]?.();
  return text === undefined ? null : readSheet(title ?? null, name, text);
}

/** Learn a sheet that only some pages need, from now on in every language. */
export async function learnFew(name: string, title?: string): Promise<void> {
  const few = { title, name };
  asked.set(`${title ?? ''}/${name}`, few);
  const of = spoken;
  const own = await fewOf(of, few);
  if (of !== spoken) return learnFew(name, title);
  if (own === null) return;
  if (sheets.some((sheet) => sheet.title === own.title && sheet.name === name)) return;
  layOut(spoken, [...sheets, own]);
}

/** Speak a language from now on, and on the next visit. */
export async function chooseLanguage(next: Language): Promise<void> {
  remember('language', next);
  await speak(next);
}

/** The messages of a title's rules in their order, sections among them. */
export function rulesOf(title: string): string[] {
  const rules = sheets.filter((sheet) => sheet.title === title && sheet.name === 'clauses');
  return rules.flatMap(({ body }) => body.body.map((message) => message.id));
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** A message with its facts filled in. A missing word shows as its id, and is told to the console. */
export function say(id: string, facts?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    console.warn(`${spoken}: there is no message ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, facts, errors);
  if (errors.length) console.warn(`${spoken}: message ${id}: ${errors.join('; ')}`);
  return oneStop(text);
}

/** The stop of a name that ends with one, "N. N.", is that of its sentence, too. */
function oneStop(text: string): string {
  return text.replace(/(?<!\.)\.\.(?!\.)/g, '.');
}

/** The name of a thing, or with a number an amount of it: name('web-level', 'master'). */
export function name(kind: string, key: string | number, number?: number | null): string {
  return say(`${kind}-${key}`, number == null ? undefined : { number });
}

/** The text of a rule, by its id: P-12.8. */
export function clause(id: string): string {
  return say(id.replaceAll('.', '-'));
}

/** Our decision where a rulebook is silent or can be read twice: the other reading, and why ours. */
export interface Ruling {
  other: string;
  why: string;
}

/** What makes a rule our ruling, if it is one. */
export function ruling(id: string): Ruling | null {
  const parts = bundle.getMessage(id.replaceAll('.', '-'))?.attributes;
  if (!parts?.other || !parts.why) return null;
  return { other: bundle.formatPattern(parts.other), why: bundle.formatPattern(parts.why) };
}

/** The id of a rule, with a mark if it is our ruling. */
export function cited(id: string): string {
  return ruling(id) ? `${id}${say('ruling-mark')}` : id;
}

/** Say a phrase of the server anew. Facts named seat and owner are players, said by their names. */
export function tell(message: string, facts: Facts, players: string[] = []): string {
  const said: Record<string, FluentVariable> = {};
  for (const [key, fact] of Object.entries(facts)) {
    if (typeof fact === 'object') said[key] = named(fact);
    else if ((key === 'seat' || key === 'owner') && typeof fact === 'number' && players[fact])
      said[key === 'seat' ? 'player' : key] = players[fact];
    else said[key] = fact;
  }
  return say(message, said);
}

function named(thing: Named): string {
  return name(thing.kind, thing.key, thing.number);
}
