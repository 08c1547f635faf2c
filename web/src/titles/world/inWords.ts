// World Without End in words.
import { find, listed, soFar, type Part } from '../../boards/inWords';
import { number } from '../../numbers';
import type { CardsDoc } from '../../protocol';
import { name, say } from '../../words.svelte';
import { amounts } from './sayings';
import type { Duty, WorldPlayer, WorldView } from './view';

export function inWords(view: WorldView, names: string[], cards: CardsDoc): Part[] {
  const who = (seat: number) => names[seat] ?? '';
  const event = (key: string) => `${name('world-event', key)}: ${say(`world-event-${key}-effect`)}`;
  const projects = view.projects.map((project) => {
    const card = find(cards, 'projects', project.key);
    const title = name('world-project', project.key);
    const donors = project.donors.map(who).join(', ') || say('web-words-none');
    if (project.complete) return say('world-board-words-project-done', { project: title, donors });
    const missing = card
      ? amounts({ stone: card.stone - project.stone, wood: card.wood - project.wood }, ', ')
      : '';
    return say('world-board-words-project', { project: title, missing, donors });
  });
  const ill = view.illness
    .map((state, at) => ({ state, place: name('world-location', at + 1) }))
    .filter(({ state }) => state !== 'unknown')
    .map(({ state, place }) =>
      state === 'cured'
        ? say('world-board-words-cured', { place })
        : say('world-board-words-ill', { place, number: state }),
    );
  return [
    {
      title: say('web-words-round'),
      items: soFar(
        say('world-round', { chapter: name('world-chapter', view.chapter), round: view.round }),
        say(`world-step-${view.step}`),
        say('web-words-start', { player: who(view.start) }),
        view.event && event(view.event),
        ...view.long_events.map((key) => say('world-board-words-lasting', { event: event(key) })),
        say('world-board-words-favor', {
          favor: name('world-favor', view.marker),
          effect: say(`world-favor-${view.marker}-effect`),
        }),
        view.tax > 0 && say('web-words-tax', { gold: view.tax }),
      ),
    },
    ...(view.duties?.length
      ? [{ title: say('world-board-words-duties'), items: view.duties.map(dutyInWords) }]
      : []),
    ...view.players.map((player, seat) => ({
      title: who(seat),
      seat,
      items: playerInWords(player),
    })),
    {
      title: say('world-board-words-projects'),
      items: projects.length ? projects : [say('web-words-none')],
    },
    {
      title: say('world-board-words-houses'),
      items: Object.entries(view.houses).length
        ? Object.entries(view.houses).map(
            ([key, seat]) => `${name('world-house', key)}: ${who(seat)}`,
          )
        : [say('web-words-none')],
    },
    { title: say('world-board-words-plague'), items: ill.length ? ill : [say('web-words-none')] },
    {
      title: say('web-words-stock'),
      items: soFar(
        amounts(view.supply, ', '),
        say(view.cloth_open ? 'world-board-words-cloth-open' : 'world-board-words-cloth-closed'),
        view.covered.length > 0 &&
          listed(
            say('world-board-words-covered'),
            view.covered.map((key) => name('world-favor', key)),
          ),
      ),
    },
  ];
}

function dutyInWords(duty: Duty): string {
  const between = ([least, most]: number[]) =>
    least === most ? number(least ?? 0) : `${number(least ?? 0)}–${number(most ?? 0)}`;
  return say('world-board-words-duty', {
    good: name('world-good', duty.good),
    owed: between(duty.owed),
    has: duty.has,
    missing: between(duty.missing),
    vp: between(duty.vp),
  });
}

function playerInWords(player: WorldPlayer): string[] {
  const action = (key: string) => name('world-action', key);
  return soFar(
    name('world-amount', 'vp', player.vp),
    player.goods
      ? listed(say('world-board-words-goods'), soFar(amounts(player.goods, ', ')))
      : say('world-board-words-screen'),
    player.hand
      ? listed(say('world-board-words-hand'), player.hand.map(action))
      : say('world-board-words-held', { held: player.held, down: player.face_down }),
    listed(say('world-board-words-played'), player.played.map(action)),
    player.discarded && listed(say('world-board-words-discarded'), player.discarded.map(action)),
    listed(
      say('world-board-words-houses'),
      player.houses.map((key) => name('world-house', key)),
    ),
    listed(
      say('world-board-words-seals'),
      player.seals.map((key) => name('world-project', key)),
    ),
    player.penance && say('world-penalty-0'),
    player.begging && say('world-penalty-1'),
    player.court && say('world-penalty-2'),
  );
}
