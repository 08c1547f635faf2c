// The guide to The Pillars of the Earth: two pages, the legend of its signs, and what its clauses show.
import type { CardsDoc } from '../../../protocol';
import { name, say } from '../../../words.svelte';
import type { Guide, SignInWords } from '../../guide';
import { GOODS, type PillarsCards } from '../cards';
import { CRAFTSMEN, EVENTS, FIELDS, PRIVILEGES } from '../emblems';
import type { MarkKind } from '../marks';
import { PHASES, phaseName } from '../phases';
import { craftsman, formula } from '../sayings';
import type { Sign } from '../signs';
import { inGeneral } from '../uses';
import type { Cube } from '../view';
import { capital } from '../wrap';
import Picture from './Picture.svelte';
import SignPicture from './SignPicture.svelte';

/** Places whose phase has a part of the page of its own. */
const ON_THE_WALK = PHASES.filter(({ key }) => key !== 'selection' && key !== 'placement');
/** The rules of each good. A good that is forgotten is an error, as is a sign or a mark below. */
const OF_GOODS: Record<Cube | 'gold' | 'vp', string> = {
  sand: 'P-6.1',
  wood: 'P-6.1',
  stone: 'P-6.1',
  metal: 'P-9.3',
  gold: 'P-3.2',
  vp: 'P-E.1',
};
/** What is drawn on cards beside goods. */
const OF_SIGNS: Record<Exclude<Sign, Cube | 'gold' | 'vp' | 'black'>, string> = {
  plus: 'P-4.2',
  minus: 'P-1.1',
  eye: 'P-4.2',
  die: 'P-9.1',
  shield: 'P-1.2',
  cottage: 'P-I.6',
  builder: 'P-II.1',
};
const OF_MARKS: Record<MarkKind, string> = { start: 'P-14.1', safe: 'P-1.2', two: 'P-II.10' };
const PEOPLE = { worker: 'P-I.4', grey: 'P-11.1', black: 'P-0.9', master: 'P-II.1' };
const BORDERS = {
  craftsman: 'P-13.1',
  privilege: 'P-4.2',
  event_good: 'P-1.1',
  event_bad: 'P-1.1',
  resource: 'P-I.4',
};
const ON_CARDS = {
  arrow: 'P-13.1',
  pips: 'P-13.1',
  holds: 'P-13.5',
  crew: 'P-I.4',
  price: 'P-I.5',
  space: 'P-II.3',
};

/** A sign that has a name and a sentence of its own. */
const own =
  (kind: string) =>
  ([key, clause]: [string, string]): SignInWords => ({
    key: `${kind}-${key}`,
    name: () => say(`pillars-guide-sign-${kind}-${key}`),
    text: () => say(`pillars-guide-sign-${kind}-${key}-about`),
    clause,
  });
const pillars = (cards: CardsDoc): PillarsCards => cards as unknown as PillarsCards;

const guide: Guide = {
  Picture,
  Sign: SignPicture,
  leaves: [
    {
      key: 'play',
      parts: [
        { key: 'goal', clauses: ['P-0.1', 'P-E.1'], picture: 'goal' },
        { key: 'you', clauses: ['P-0.2', 'P-0.3', 'P-0.4'], picture: 'mine' },
        { key: 'town', clauses: ['P-III.0'], picture: 'town', wide: true },
        {
          key: 'round',
          clauses: [],
          wide: true,
          ordered: true,
          items: [
            ...(['selection', 'placement'] as const).map((key, at) => ({
              key,
              number: ['I', 'II'][at] ?? '',
              name: () => phaseName(key),
              text: () => say(`pillars-guide-phase-${key}`),
              clause: ['P-I.1', 'P-II.4'][at] ?? '',
              picture: ['section-I', 'section-II'][at] ?? '',
            })),
            {
              key: 'walk',
              number: '1–14',
              name: () => say('pillars-guide-round-walk'),
              text: () => say('pillars-guide-round-walk-about'),
              clause: 'P-III.0',
              picture: 'section-13',
            },
          ],
        },
      ],
    },
    {
      key: 'town',
      parts: [
        {
          key: 'places',
          clauses: ['P-III.0'],
          wide: true,
          ordered: true,
          items: ON_THE_WALK.map(({ key, mark, rule }) => ({
            key,
            number: 'number' in mark ? mark.number : '',
            name: () => phaseName(key),
            text: () => say(`pillars-guide-phase-${key}`),
            clause: rule,
            picture: `section-${rule.replace(/^P-(.*)\..*$/, '$1')}`,
          })),
        },
        {
          key: 'points',
          clauses: ['P-13.1'],
          items: [
            {
              key: 'craft',
              name: () => say('pillars-guide-points-craft'),
              text: () => say('pillars-guide-points-craft-about'),
              clause: 'P-13.2',
              signs: ['good-wood', 'card-arrow', 'good-vp'],
            },
            {
              key: 'metal',
              name: () => say('pillars-guide-points-metal'),
              text: () => say('pillars-guide-points-metal-about'),
              clause: 'P-13.7',
              signs: ['good-metal', 'card-arrow', 'good-vp'],
            },
            {
              key: 'priory',
              name: () => name('pillars-place', 'priory'),
              text: () => say('pillars-guide-phase-priory'),
              clause: 'P-5.1',
              signs: ['people-master', 'card-arrow', 'good-vp'],
            },
          ],
        },
        { key: 'end', clauses: ['P-E.1', 'P-13.8', 'P-3.2', 'P-I.6'], picture: 'finished' },
      ],
    },
  ],
  legend: [
    {
      key: 'goods',
      signs: (Object.keys(OF_GOODS) as (keyof typeof OF_GOODS)[]).map((key) => ({
        key: `good-${key}`,
        name: () =>
          capital(
            key === 'gold' || key === 'vp'
              ? say(`pillars-guide-sign-good-${key}`)
              : name('pillars-resource', key),
          ),
        text: (cards) =>
          key === 'gold' || key === 'vp'
            ? say(`pillars-guide-use-${key}`)
            : inGeneral(pillars(cards).craftsmen, pillars(cards).board, key),
        clause: OF_GOODS[key],
      })),
    },
    { key: 'people', signs: Object.entries(PEOPLE).map(own('people')) },
    { key: 'marks', signs: Object.entries(OF_MARKS).map(own('mark')) },
    {
      key: 'cards',
      signs: [
        ...Object.entries(BORDERS).map(own('border')),
        ...Object.entries(ON_CARDS).map(own('card')),
        ...Object.entries(OF_SIGNS).map(own('sign')),
      ],
    },
    {
      key: 'craftsmen',
      signs: Object.keys(CRAFTSMEN).map((key) => ({
        key: `craftsman-${key}`,
        name: () => capital(craftsman(key)),
        // Three masons do the same, each as often as its own card says.
        text: (cards) => {
          const card = pillars(cards).craftsmen.find((one) => one.key.replace(/_\d$/, '') === key);
          return card ? formula(card) : '';
        },
        clause: 'P-13.1',
      })),
    },
    {
      key: 'privileges',
      signs: Object.keys(PRIVILEGES).map((key) => ({
        key: `privilege-${key}`,
        name: () => name('pillars-privilege', key),
        text: () => say(`pillars-privilege-${key}-effect`),
        clause: 'P-4.2',
      })),
    },
    {
      key: 'events',
      signs: Object.keys(EVENTS).map((key) => ({
        key: `event-${key}`,
        name: () => name('pillars-event', key),
        text: () => say(`pillars-event-${key}-effect`),
        clause: 'P-1.1',
      })),
    },
    {
      key: 'fields',
      signs: Object.keys(FIELDS).map((key) => ({
        key: `field-${key}`,
        name: () => capital(name('pillars-field', key)),
        text: (cards) =>
          pillars(cards)
            .resources.filter(({ good }) => good === key)
            .map(({ workers, cubes }) =>
              say('pillars-board-resource-card', {
                workers,
                cubes,
                good: name('pillars-resource', key),
              }),
            )
            .join(' '),
        clause: 'P-6.1',
      })),
    },
  ],
  shown: {
    'P-0.2': ['people-worker', 'people-master'],
    'P-0.3': ['craftsman-mortar_mixer', 'craftsman-woodworker', 'craftsman-stonecutter'],
    'P-0.4': ['good-vp', 'good-gold'],
    'P-0.8': GOODS.map((good) => `good-${good}`),
    'P-0.9': ['people-grey', 'people-black'],
    'P-R.1': ['border-privilege'],
    'P-R.2': ['border-craftsman'],
    'P-R.3': ['border-resource'],
    'P-R.4': ['good-sand', 'good-wood', 'good-stone'],
    'P-R.5': ['good-metal'],
    'P-R.6': ['people-grey'],
    'P-I.4': ['card-crew'],
    'P-I.5': ['card-price'],
    'P-I.6': ['sign-cottage'],
    'P-I.9': ['people-worker'],
    'P-II.1': ['people-master'],
    'P-II.3': ['card-space'],
    'P-II.4': ['good-gold'],
    'P-II.10': ['mark-two'],
    'P-II.12': ['sign-builder', 'privilege-remigius'],
    'P-1.1': ['border-event_good', 'border-event_bad'],
    'P-1.2': ['mark-safe'],
    'P-1.3': ['good-gold', 'good-vp'],
    'P-2.1': ['mark-safe', 'good-sand', 'good-wood', 'good-stone'],
    'P-3.1': ['people-worker', 'good-gold'],
    'P-3.2': ['good-gold'],
    'P-4.1': ['border-privilege'],
    'P-5.1': ['good-vp'],
    'P-6.1': ['border-resource'],
    'P-6.2': ['privilege-aliena', 'privilege-tom', 'privilege-richard'],
    'P-9.1': ['sign-die', 'good-gold'],
    'P-9.3': ['good-metal'],
    'P-9.4': ['good-gold', 'good-vp'],
    'P-9.5': ['privilege-tax_exemption'],
    'P-10.1': ['border-craftsman'],
    'P-11.1': ['people-grey'],
    'P-12.3': [...GOODS.map((good) => `good-${good}`), 'good-gold'],
    'P-12.8': ['craftsman-stonecutter', 'craftsman-woodworker'],
    'P-13.1': ['card-arrow', 'card-pips'],
    'P-13.3': ['craftsman-mason', 'craftsman-mortar_mixer'],
    'P-13.4': ['craftsman-improved_mortar_mixer', 'craftsman-gold_woodworker'],
    'P-13.5': ['craftsman-tool_maker', 'card-holds'],
    'P-13.6': ['craftsman-architect'],
    'P-13.7': ['craftsman-bell_maker', 'craftsman-glassblower', 'craftsman-organ_builder'],
    'P-13.8': GOODS.map((good) => `good-${good}`),
    'P-13.9': ['good-vp'],
    'P-14.1': ['mark-start'],
    'P-E.1': ['good-vp', 'good-gold'],
  },
};
export default guide;
