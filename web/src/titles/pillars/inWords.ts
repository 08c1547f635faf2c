// The Pillars of the Earth in words, in the order in which the board is walked.
import { find, listed, soFar, type Part } from '../../boards/inWords';
import type { CardsDoc } from '../../protocol';
import { name, say } from '../../words.svelte';
import { PLACES, placeOf } from './moves';
import { amount, amounts, craftsman, formula } from './sayings';
import type { PillarsPlayer, PillarsView } from './view';

const PIECES = 6;

export function inWords(view: PillarsView, names: string[], cards: CardsDoc): Part[] {
  const who = (seat: number) => names[seat] ?? '';
  const resource = (key: string) => {
    const card = find(cards, 'resources', key);
    return card
      ? say('pillars-board-words-resource', {
          amount: amount(card.good, card.cubes),
          workers: card.workers,
        })
      : key;
  };
  const hire = (key: string) => {
    const card = find(cards, 'craftsmen', key);
    return card
      ? say('pillars-board-words-craftsman', {
          name: craftsman(key),
          cost: card.cost,
          formula: formula(card),
          capacity: card.capacity ?? 1,
        })
      : craftsman(key);
  };
  const atPlace = (place: string) => {
    const builders = view.spaces.filter((seat, space) => seat >= 0 && placeOf(space) === place);
    return listed(name('pillars-place', place), builders.map(who));
  };
  return [
    {
      title: say('web-words-round'),
      items: soFar(
        say('pillars-round', { round: view.round }),
        say(`pillars-step-${view.step}`),
        say('web-words-start', { player: who(view.start) }),
        view.event
          ? `${name('pillars-event', view.event)}: ${say(`pillars-event-${view.event}-effect`)}`
          : !view.over && say('pillars-board-words-event-unknown'),
        view.coming_event &&
          say('pillars-board-words-foreseen', { event: name('pillars-event', view.coming_event) }),
        view.tax > 0 && say('web-words-tax', { gold: view.tax }),
        listed(
          name('pillars-place', 'cathedral'),
          Array.from({ length: Math.min(PIECES, view.pieces) }, (_, at) =>
            name('pillars-piece', at + 1),
          ),
        ),
      ),
    },
    ...view.players.map((player, seat) => ({
      title: who(seat),
      seat,
      items: playerInWords(player, resource),
    })),
    {
      title: say('pillars-board-words-pool'),
      items: soFar(...view.pool.map(resource), ...view.for_hire.map(hire)),
    },
    {
      title: name('pillars-place', 'kingsbridge'),
      items: view.kingsbridge.map((key) =>
        key
          ? `${name('pillars-privilege', key)}: ${say(`pillars-privilege-${key}-effect`)}`
          : say('pillars-board-words-taken'),
      ),
    },
    {
      title: name('pillars-place', 'shiring'),
      items: view.shiring.map((key) => (key ? hire(key) : say('pillars-board-words-taken'))),
    },
    {
      title: say('pillars-board-words-builders'),
      items: soFar(
        say('pillars-board-words-cost', { cost: view.cost }),
        view.drawn >= 0 && say('pillars-board-words-drawn', { player: who(view.drawn) }),
        listed(
          say('pillars-board-words-bag'),
          view.bag.map((count, seat) => `${who(seat)} ${count}`),
        ),
        view.waiting.length > 0 &&
          listed(
            say('pillars-board-words-waiting'),
            view.waiting.map(({ seat, price }) => `${who(seat)} (${price})`),
          ),
        ...PLACES.map(atPlace),
      ),
    },
    {
      title: say('web-words-stock'),
      items: soFar(
        listed(name('pillars-place', 'market'), soFar(amounts(view.market, ', '))),
        listed(say('pillars-board-words-fields'), soFar(amounts(view.fields, ', '))),
        listed(
          name('pillars-place', 'kings_court'),
          soFar(view.court_metal > 0 && amount('metal', view.court_metal)),
        ),
      ),
    },
  ];
}

function playerInWords(player: PillarsPlayer, resource: (key: string) => string): string[] {
  return soFar(
    `${amount('gold', player.gold)}, ${amount('vp', player.vp)}`,
    say('pillars-board-words-workers', { free: player.reserve, mill: player.mill }),
    player.grey + player.black > 0 &&
      say('pillars-board-words-helpers', { number: player.grey + player.black }),
    listed(say('pillars-board-words-cubes'), soFar(amounts(player.cubes, ', '))),
    player.resource_cards.length > 0 &&
      listed(say('pillars-board-words-sent-out'), player.resource_cards.map(resource)),
    listed(
      say('pillars-board-words-craftsmen'),
      player.craftsmen.map(({ key, uses }) => craftsman(key) + (uses ? ` (${uses}×)` : '')),
    ),
    listed(
      say('pillars-board-words-privileges'),
      player.privileges.map((key) => name('pillars-privilege', key)),
    ),
    player.protected && say('pillars-board-words-protected'),
    player.passed && say('pillars-board-words-passed'),
  );
}
