// Every card of The Pillars of the Earth, in words and drawn.
import { deed } from '../../boards/inWords';
import { name, say } from '../../words.svelte';
import type { Gallery } from '../title';
import CardDefs from './CardDefs.svelte';
import CardPicture from './CardPicture.svelte';
import { amounts, craftsman, formula } from './sayings';

const LAST_ROUND = 6;

const gallery: Gallery = {
  Picture: CardPicture,
  Defs: CardDefs,
  kinds: {
    craftsmen: {
      inWords: (card) => ({
        name: craftsman(card.key),
        big: formula(card),
        small: [
          card.round
            ? say('pillars-round-tick', { round: card.round })
            : say('pillars-board-card-start'),
          card.cost ? say('pillars-board-card-cost', { cost: card.cost }) : '',
          card.capacity ? say('pillars-board-card-capacity', { capacity: card.capacity }) : '',
          card.needs ? say('pillars-board-card-needs', { craftsman: craftsman(card.needs) }) : '',
        ],
        colour: 'kind-craftsman',
      }),
    },
    privileges: {
      inWords: (card) => ({
        name: name('pillars-privilege', card.key),
        text: deed(`pillars-privilege-${card.key}`),
        small: [
          say(`pillars-board-card-kind-${card.kind}`),
          card.last_round ? say('pillars-round-tick', { round: LAST_ROUND }) : '',
        ],
        colour: 'kind-privilege',
      }),
    },
    events: {
      inWords: (card) => ({
        name: name('pillars-event', card.key),
        text: deed(`pillars-event-${card.key}`),
        small: [say(card.good ? 'pillars-board-card-kind-good' : 'pillars-board-card-kind-bad')],
        colour: card.good ? 'kind-event-good' : 'kind-event-bad',
      }),
    },
    resources: {
      inWords: (card) => ({
        name: name('pillars-field', card.good),
        big: amounts({ [card.good]: card.cubes }),
        small: [say('pillars-board-card-workers', { workers: card.workers })],
        colour: 'kind-resource',
      }),
    },
  },
};
export default gallery;
