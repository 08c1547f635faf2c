// A title's guide: what it says of its phases, goods and signs comes with the table, not with the hall.
import { learnFew } from '../words.svelte';

/** A part of a title, once the words of its guide are there, too. */
export async function withGuide<Part>(title: string, part: Promise<Part>): Promise<Part> {
  const [found] = await Promise.all([part, learnFew('guide'), learnFew('guide', title)]);
  return found;
}
