// Every card of World Without End, in words and drawn; and the places and pieces on its board.
import { deed } from '../../boards/inWords';
import { name, say } from '../../words.svelte';
import type { Gallery } from '../title';
import CardPicture from './CardPicture.svelte';
import { amounts, oneOf } from './sayings';

const gallery: Gallery = {
  Picture: CardPicture,
  kinds: {
    actions: {
      inWords: (card) => ({
        name: name('world-action', card.key),
        text: deed(`world-action-${card.key}`),
        small: [card.starred ? say('world-board-card-starred') : ''],
        colour: 'kind-action',
      }),
    },
    events: {
      inWords: (card) => ({
        name: name('world-event', card.key),
        text: deed(`world-event-${card.key}`),
        small: [
          name('world-chapter', card.chapter),
          say(`world-board-card-kind-${card.kind}`),
          (card.corners as string[]).map((corner) => name('world-corner', corner)).join(' · '),
        ],
        colour: card.kind === 'long' ? 'kind-privilege' : 'kind-event-good',
      }),
    },
    projects: {
      inWords: (card) => ({
        name: name('world-project', card.key),
        big: `${amounts({ stone: card.stone, wood: card.wood }, ' · ')} → ${[
          amounts(card.bonus, ' + '),
          card.care ? say('world-board-card-care') : '',
        ]
          .filter(Boolean)
          .join(' + ')}`,
        small: [
          say(`world-board-card-enters-${card.enters}`),
          card.metal ? name('world-good', 'metal') : '',
        ],
        colour: 'kind-project',
      }),
    },
    houses: {
      small: true,
      inWords: (card, cards) => ({
        name: name('world-house', card.key),
        text: say('world-board-card-house-cost', {
          cost: amounts({ gold: cards.board.house_gold ?? 1, [card.cost]: 1 }, ' + '),
        }),
        colour: 'kind-resource',
      }),
    },
    favor: {
      small: true,
      inWords: (card) => ({
        name: name('world-favor', card.key),
        text:
          deed(`world-favor-${card.key}`) || deed(`world-favor-${card.key.replace(/_\d+$/, '')}`),
        colour: 'kind-privilege',
      }),
    },
    plague: {
      small: true,
      inWords: (card) => ({
        name: name('world-location', card.key),
        big: card.free_house
          ? say('world-board-card-free-house')
          : card.choices.length
            ? oneOf(card.choices)
            : amounts(card.benefit, ' + '),
        colour: 'kind-event-bad',
      }),
    },
  },
};
export default gallery;
