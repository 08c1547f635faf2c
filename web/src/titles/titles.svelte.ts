// The titles that the server plays, and the words of those that the client does not bring along.
import { about, wordsOf } from '../net/open';
import type { TitleInfo } from '../protocol';
import { has, learn, say, type Language } from '../words.svelte';
import { OURS, titleOf } from './registry';

let told = $state.raw<TitleInfo[] | null>(null);

/** The keys of the titles that can be played here, ours first; until the server has told, only ours. */
export function installed(): readonly string[] {
  if (!told) return OURS;
  const keys = told.map(({ key }) => key);
  return [
    ...OURS.filter((key) => keys.includes(key)),
    ...keys.filter((key) => !OURS.includes(key)),
  ];
}

/** The title that an address names; if it names none that is here, the first. */
export function titleKey(said: string | null | undefined): string {
  return installed().find((key) => key === said) ?? installed()[0] ?? '';
}

/** What the server says of a title: seats and options. */
export function infoOf(key: string): TitleInfo | undefined {
  return told?.find((title) => title.key === key);
}

/** A title's name; its key, until there are words for it. */
export function titleName(key: string): string {
  const id = `${key}-title`;
  return has(id) ? say(id) : key;
}

/** Whether there are cards to look at. */
export function hasCards(key: string): boolean {
  return Boolean(titleOf(key).gallery);
}

/** Whether the values of an own box can be laid over ours. */
export function hasBox(key: string): boolean {
  return Boolean(infoOf(key)?.box);
}

/** Whether there is a lesson to learn it by. */
export function hasLesson(key: string): boolean {
  return Boolean(infoOf(key)?.lesson);
}

/** Ask the server which titles it plays, and learn what those new to us say in a language. */
export async function meetTitles(spoken: Language): Promise<void> {
  told = (await about()).titles;
  for (const { key } of told)
    if (!OURS.includes(key)) learn(spoken, key, (await wordsOf(key, spoken)).sheets);
}
