// The guide to World Without End: two pages, the legend of its signs, and what its clauses show.
import type { CardsDoc } from '../../../protocol';
import { name, say } from '../../../words.svelte';
import type { Guide, SignInWords } from '../../guide';
import type { GoodKind } from '../art/Good.svelte';
import { ACTIONS, type Counted, type WorldCards } from '../cards';
import { PHASES } from '../phases';
import { FAVORS } from '../pictures/scenes';
import { FORMULA_SIGNS, MARKS } from '../signs';
import { inGeneral } from '../uses';
import Picture from './Picture.svelte';
import SignPicture from './SignPicture.svelte';

/** The rules of each good; one that is forgotten is an error. Sand is the sister game's. */
const OF_GOODS: Record<Exclude<GoodKind, 'sand'>, string> = {
  stone: 'W-5.13',
  wood: 'W-5.13',
  grain: 'W-8.2',
  piety: 'W-8.1',
  wool: 'W-5.14',
  cloth: 'W-5.14',
  loyalty: 'W-8.8',
  medical: 'W-10.1',
  gold: 'W-8.3',
  vp: 'W-11.1',
  metal: 'W-9.5',
};
const OF_FORMULAS: Record<(typeof FORMULA_SIGNS)[number], string> = {
  house: 'W-5.16',
  seal: 'W-5.18',
  repeat: 'W-5.15',
  marker: 'W-4.1',
  care: 'W-10.1',
};
const ON_CARDS = { arrow: 'W-5.13', most: 'W-5.13', either: 'W-5.12' };
const ON_THE_BOARD = {
  council: 'W-2.3',
  cover: 'W-6.3',
  unknown: 'W-7.5',
  ill: 'W-10.1',
  cured: 'W-10.4',
};
const BORDERS = { action: 'W-5.1', event: 'W-1.3', lasting: 'W-1.4', place: 'W-10.3' };
const PROJECTS = [
  'bridge',
  'fulling_mill',
  'st_mark',
  'priors_palace',
  'hospital',
  'chapel',
  'tower',
] as const;

const own =
  (kind: string) =>
  ([key, clause]: [string, string]): SignInWords => ({
    key: `${kind}-${key}`,
    name: () => say(`world-guide-sign-${kind}-${key}`),
    text: () => say(`world-guide-sign-${kind}-${key}-about`),
    clause,
  });
const world = (cards: CardsDoc): WorldCards => cards as unknown as WorldCards;
const action = (key: string, at: number) => ({
  key,
  name: () => name('world-action', key),
  text: () => say(`world-action-${key}-effect`),
  clause: `W-5.${10 + at}`,
});

const guide: Guide = {
  Picture,
  Sign: SignPicture,
  leaves: [
    {
      key: 'play',
      parts: [
        { key: 'goal', clauses: ['W-0.2', 'W-11.1'], picture: 'goal' },
        { key: 'you', clauses: ['W-0.4', 'W-0.7'], picture: 'hand' },
        { key: 'town', clauses: ['W-0.5'], picture: 'town', wide: true },
        {
          key: 'round',
          clauses: ['W-5.4'],
          wide: true,
          ordered: true,
          items: PHASES.map(({ key, rule }, at) => ({
            key,
            number: `${at + 1}`,
            name: () => say(`world-step-${key}`),
            text: () => say(`world-guide-phase-${key}`),
            clause: rule,
            picture: `phase-${key}`,
          })),
        },
      ],
    },
    {
      key: 'cards',
      parts: [
        {
          key: 'actions',
          clauses: ['W-5.1', 'W-5.3'],
          wide: true,
          items: ACTIONS.map((key, at) => ({ ...action(key, at), picture: `action-${key}` })),
        },
        {
          key: 'duties',
          clauses: ['W-8.4', 'W-8.8', 'W-8.9'],
          items: (['piety', 'grain', 'gold'] as const).map((good, at) => ({
            key: good,
            name: () => name('world-good', good),
            text: () => say(`world-guide-duty-${good}`),
            clause: `W-8.${at + 1}`,
            signs: [`good-${good}`, `mark-${['penance', 'begging', 'court'][at]}`],
          })),
        },
        {
          key: 'points',
          clauses: [],
          items: (
            [
              ['build', 'W-5.13', ['good-stone', 'good-wood']],
              ['donate', 'W-9.2', ['formula-seal']],
              ['favor', 'W-4.3', ['formula-marker']],
              ['care', 'W-10.3', ['good-medical', 'board-ill']],
            ] as const
          ).map(([key, clause, signs]) => ({
            key,
            name: () => say(`world-guide-points-${key}`),
            text: () => say(`world-guide-points-${key}-about`),
            clause,
            signs,
          })),
        },
        { key: 'plague', clauses: ['W-7.5', 'W-1.2', 'W-10.2'], picture: 'plague' },
        { key: 'end', clauses: ['W-11.1', 'W-11.2', 'W-8.9'], picture: 'finished' },
      ],
    },
  ],
  legend: [
    {
      key: 'goods',
      signs: (Object.keys(OF_GOODS) as (keyof typeof OF_GOODS)[]).map((key) => ({
        key: `good-${key}`,
        name: () => name('world-good', key),
        text: (cards) =>
          key === 'metal'
            ? say('world-guide-use-metal')
            : inGeneral(world(cards).board, key as Counted),
        clause: OF_GOODS[key],
      })),
    },
    {
      key: 'formulas',
      signs: [
        ...Object.entries(OF_FORMULAS).map(own('formula')),
        ...Object.entries(ON_CARDS).map(own('card')),
      ],
    },
    {
      key: 'marks',
      signs: Object.entries(MARKS).map(([key, { clause }]) => own('mark')([key, clause])),
    },
    {
      key: 'board',
      signs: [
        ...Object.entries(ON_THE_BOARD).map(own('board')),
        ...Object.entries(BORDERS).map(own('border')),
      ],
    },
    {
      key: 'phases',
      signs: PHASES.map(({ key, rule }) => ({
        key: `phase-${key}`,
        name: () => say(`world-step-${key}`),
        text: () => say(`world-guide-phase-${key}`),
        clause: rule,
      })),
    },
    {
      key: 'actions',
      signs: ACTIONS.map((key, at) => ({ ...action(key, at), key: `action-${key}` })),
    },
    {
      key: 'favor',
      signs: Object.keys(FAVORS).map((key) => ({
        key: `favor-${key}`,
        name: () => name('world-favor', key),
        text: () => say(`world-favor-${key.replace(/_\d+$/, '')}-effect`),
        clause: 'W-4.3',
      })),
    },
    {
      key: 'projects',
      signs: PROJECTS.map((key) => ({
        key: `project-${key}`,
        name: () => name('world-project', key),
        text: (cards) => {
          const card = world(cards).projects.find((one) => one.key === key);
          return say('world-guide-project', { stone: card?.stone ?? 0, wood: card?.wood ?? 0 });
        },
        clause: key === 'tower' ? 'W-9.5' : 'W-9.2',
      })),
    },
  ],
  shown: {
    'W-0.4': ['formula-house', 'formula-seal', 'good-wool', 'good-gold', 'good-vp'],
    'W-0.5': ['project-bridge', 'formula-marker'],
    'W-0.7': ['good-gold', 'good-wool', 'good-cloth', 'good-stone', 'good-wood', 'good-grain'],
    'W-0.12': ['good-gold'],
    'W-1.1': ['mark-start', 'border-event'],
    'W-1.2': ['board-unknown', 'board-ill'],
    'W-1.3': ['border-event'],
    'W-1.4': ['border-lasting'],
    'W-1.8': ['board-cover', 'good-cloth'],
    'W-2.1': ['formula-marker'],
    'W-2.2': ['favor-outlaws', 'good-gold'],
    'W-2.3': ['board-council'],
    'W-3.1': ['good-stone', 'good-wood', 'good-grain', 'good-piety', 'good-wool', 'good-loyalty'],
    'W-3.2': ['good-vp'],
    'W-4.1': ['formula-marker'],
    'W-4.3': ['favor-merchants', 'favor-king', 'favor-bishop', 'favor-queen', 'favor-outlaws'],
    'W-4.5': ['board-cover'],
    'W-5.1': ['border-action'],
    ...Object.fromEntries(ACTIONS.map((key, at) => [`W-5.${10 + at}`, [`action-${key}`]])),
    'W-5.22': ['favor-outlaws'],
    'W-5.23': ['formula-repeat'],
    'W-5.24': ['formula-house'],
    'W-6.1': ['border-lasting'],
    'W-6.2': ['mark-start'],
    'W-6.3': ['board-cover'],
    'W-7.1': ['good-stone', 'good-wood'],
    'W-7.2': ['board-cover'],
    'W-7.5': ['project-tower', 'board-unknown'],
    'W-7.7': ['project-priors_palace'],
    'W-8.1': ['good-piety', 'mark-penance'],
    'W-8.2': ['good-grain', 'mark-begging'],
    'W-8.3': ['good-gold', 'mark-court'],
    'W-8.5': ['mark-penance'],
    'W-8.6': ['mark-begging'],
    'W-8.7': ['mark-court'],
    'W-8.8': ['good-loyalty'],
    'W-8.9': ['good-loyalty'],
    'W-9.2': ['formula-seal'],
    'W-9.4': ['project-tower', 'project-chapel', 'project-hospital'],
    'W-9.5': ['project-tower', 'good-metal', 'good-loyalty'],
    'W-10.1': ['board-ill', 'good-medical'],
    'W-10.3': ['good-vp', 'formula-house'],
    'W-10.4': ['board-cured'],
    'W-10.5': ['good-medical'],
    'W-11.1': ['good-stone', 'good-wood', 'good-gold', 'good-vp'],
    'W-11.2': ['good-piety', 'good-loyalty', 'good-medical'],
    'W-11.3': ['good-vp'],
  },
};
export default guide;
