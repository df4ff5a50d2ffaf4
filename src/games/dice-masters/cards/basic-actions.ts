// The ten basic actions.
import type { Card } from './card.ts';

export const BASIC_ACTIONS: readonly Card[] = [
  {
    number: 25,
    name: 'Ambush',
    subtitle: 'Basic Action Card',
    cost: 3,
    energy: null,
    affiliation: null,
    rarity: 'common',
    max: 3,
    die: 'basic-action',
    abilities: [
      {
        action: true,
        effects: [
          { do: 'choose', which: { whose: 'own' } },
          { do: 'bonus', attack: { each: { whose: 'opposing' } }, to: 'chosen' },
        ],
      },
    ],
  },
  {
    number: 26,
    name: 'Enrage',
    subtitle: 'Basic Action Card',
    cost: 3,
    energy: null,
    affiliation: null,
    rarity: 'common',
    max: 3,
    die: 'basic-action',
    abilities: [
      {
        action: true,
        effects: [
          { do: 'choose', which: {} },
          { do: 'spin', by: 1, to: 'chosen' },
          { do: 'mustAttack', to: 'chosen', until: 'nextAttack' },
        ],
      },
      {
        global: { bolt: 1 },
        effects: [
          { do: 'choose', which: {} },
          { do: 'bonus', attack: 1, to: 'chosen' },
        ],
      },
    ],
  },
  {
    number: 27,
    name: 'Feedback',
    subtitle: 'Basic Action Card',
    cost: 3,
    energy: null,
    affiliation: null,
    rarity: 'common',
    max: 3,
    die: 'basic-action',
    abilities: [{ action: true, effects: [{ do: 'special', run: 'feedback' }] }],
  },
  {
    number: 28,
    name: 'Imprisoned',
    subtitle: 'Basic Action Card',
    cost: 4,
    energy: null,
    affiliation: null,
    rarity: 'common',
    max: 3,
    die: 'basic-action',
    abilities: [
      {
        action: true,
        effects: [
          { do: 'choose', which: { whose: 'opposing' }, n: 'any', totalCost: 2, untargeted: true },
          { do: 'special', run: 'capture' },
        ],
      },
    ],
  },
  {
    number: 29,
    name: 'Possession',
    subtitle: 'Basic Action Card',
    cost: 4,
    energy: null,
    affiliation: null,
    rarity: 'common',
    max: 3,
    die: 'basic-action',
    abilities: [
      { action: true, burst: 'none', mainOnly: true, effects: [{ do: 'special', run: 'possess' }] },
      { action: true, burst: 2, mainOnly: true, effects: [{ do: 'special', run: 'possessEqual' }] },
    ],
  },
  {
    number: 30,
    name: 'Reckless Melee',
    subtitle: 'Basic Action Card',
    cost: 3,
    energy: null,
    affiliation: null,
    rarity: 'common',
    max: 3,
    die: 'basic-action',
    abilities: [
      { action: true, burst: 'none', effects: [{ do: 'damage', n: 1, to: {} }] },
      { action: true, burst: 1, effects: [{ do: 'damage', n: 1, to: ['you', 'opponent'] }] },
      { action: true, burst: 2, effects: [{ do: 'damage', n: 1, to: ['you', 'opponent', {}] }] },
    ],
  },
  {
    number: 31,
    name: 'Relentless',
    subtitle: 'Basic Action Card',
    cost: 4,
    energy: null,
    affiliation: null,
    rarity: 'common',
    max: 3,
    die: 'basic-action',
    abilities: [
      {
        action: true,
        effects: [
          { do: 'turn', face: 'generic', to: 'this' },
          { do: 'choose', which: { whose: 'own', in: 'reserve' } },
          { do: 'special', run: 'relentless' },
        ],
      },
      {
        global: { mask: 1 },
        effects: [
          { do: 'choose', which: {} },
          { do: 'cannotBlock', to: 'chosen' },
        ],
      },
    ],
  },
  {
    number: 32,
    name: 'Selective Shield',
    subtitle: 'Basic Action Card',
    cost: 4,
    energy: null,
    affiliation: null,
    rarity: 'common',
    max: 3,
    die: 'basic-action',
    abilities: [
      { action: true, effects: [{ do: 'special', run: 'selectiveShield' }] },
      { action: true, burst: 2, effects: [{ do: 'special', run: 'selectiveBlock' }] },
      {
        global: { fist: 1 },
        effects: [
          { do: 'choose', which: { role: 'blocked' } },
          { do: 'dealsNoDamage', to: 'chosen' },
        ],
      },
    ],
  },
  {
    number: 33,
    name: 'Take That, Villain!',
    subtitle: 'Basic Action Card',
    cost: 3,
    energy: null,
    affiliation: null,
    rarity: 'common',
    max: 3,
    die: 'basic-action',
    abilities: [
      {
        action: true,
        burst: 'none',
        effects: [
          { do: 'choose', which: { affiliation: 'Villain' } },
          { do: 'damage', n: 3, to: 'chosen' },
        ],
      },
      {
        action: true,
        burst: 2,
        effects: [
          { do: 'choose', which: { affiliation: 'Villain' } },
          { do: 'damage', n: 4, to: 'chosen' },
        ],
      },
    ],
  },
  {
    number: 34,
    name: 'Transfer Power',
    subtitle: 'Basic Action Card',
    cost: 3,
    energy: null,
    affiliation: null,
    rarity: 'common',
    max: 3,
    die: 'basic-action',
    abilities: [
      {
        action: true,
        effects: [
          { do: 'choose', which: { whose: 'own', in: 'used', character: true } },
          { do: 'special', run: 'transferPower' },
        ],
      },
      {
        global: { shield: 1 },
        effects: [
          { do: 'choose', which: { whose: 'own' } },
          { do: 'choose', which: { whose: 'opposing' }, and: true },
          { do: 'swapAttacks' },
        ],
      },
    ],
  },
];
