// What each good is for: what it is worth, who here uses it, what the market makes of it.
import { say } from '../../words.svelte';
import type { PillarsBoard } from './board';
import type { CraftsmanCard, PillarsCards } from './cards';
import { craftsman, formula } from './sayings';
import type { Cube } from './view';

/** Whether a craftsman works with a good, used up or only looked at. */
const needs = (card: CraftsmanCard, good: Cube): boolean =>
  Boolean(card.takes[good] ?? card.holds[good]);

/** The most victory points that one cube can become, with whatever else its craftsman takes. */
function most(cards: Iterable<CraftsmanCard>, good: Cube): number {
  const each = [...cards].map(({ takes, gives }) =>
    takes[good] ? Math.floor((gives.vp ?? 0) / takes[good]) : 0,
  );
  return Math.max(0, ...each);
}

/** What a cube is for, by the cards of a box. */
export function inGeneral(
  craftsmen: Iterable<CraftsmanCard>,
  numbers: PillarsCards['board'],
  good: Cube,
): string {
  return say('pillars-guide-use-cube', {
    vp: most(craftsmen, good),
    buy: numbers.buy?.[good] ?? 0,
    sell: numbers.sell?.[good] ?? 0,
  });
}

/** What a cube is for, at a table: in general, and for the craftsmen of a seat. */
export function useOf(board: PillarsBoard, good: Cube, seat = -1): string {
  const { craftsmen, board: numbers } = board.cards;
  const general = inGeneral(craftsmen.values(), numbers, good);
  const player = board.view.players[seat];
  if (!player) return general;
  const theirs = player.craftsmen
    .flatMap(({ key }) => craftsmen.get(key) ?? [])
    .filter((card) => needs(card, good))
    .map((card) => `${craftsman(card.key)} (${formula(card)})`);
  const here = theirs.length
    ? say('pillars-guide-use-yours', { craftsmen: theirs.join(', ') })
    : say('pillars-guide-use-nobody');
  const kept = say('pillars-guide-use-kept', { most: numbers.kept_cubes ?? 0 });
  return `${general} ${here} ${kept}`;
}
