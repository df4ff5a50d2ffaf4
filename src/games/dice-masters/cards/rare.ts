// Rare and super-rare cards.
import type { Card } from './card.ts';
import { cerebro, characters, choosing } from './printing.ts';

const rare = characters('rare');
const superRare = characters('super rare');

export const RARE: readonly Card[] = [
  rare(95, 'ant-man', 'The Insect World', { cost: 3, affiliation: 'Avengers' }, [
    { on: 'fielded', pay: { life: 1 }, effects: [{ do: 'spin', by: 1, to: 'this' }] },
    { global: { fist: 1 }, effects: choosing({ whose: 'own' }, { do: 'swapAttackAndDefense', to: 'chosen' }) },
  ]),
  rare(96, 'apocalypse', 'Time of Testing', { cost: 6, affiliation: 'Villain' }, [
    { on: 'knockedOut', burst: 1, effects: [{ do: 'special', run: 'returnLower' }] },
  ]),
  rare(97, 'bishop', 'XSE', { cost: 5 }, [{ on: 'combatDamaged', effects: [{ do: 'special', run: 'xse' }] }]),
  rare(98, 'black-panther', 'Diversion', { cost: 5, affiliation: 'Avengers' }, [
    {
      on: 'youAttackWithoutThis',
      may: true,
      effects: choosing({ whose: 'opposing', notEnergy: ['fist'] }, { do: 'cannotBlock', to: 'chosen' }),
    },
  ]),
  rare(99, 'cable', 'Time Traveler', { cost: 5, affiliation: 'X-Men' }, [
    { on: 'blocked', pay: { bolt: 2 }, effects: [{ do: 'combatDamageToOpponent' }] },
    {
      global: { bolt: 2 },
      effects: choosing({ whose: 'opposing' }, { do: 'damage', n: 1, to: 'chosen' }, { do: 'mustBlock', to: 'chosen' }),
    },
  ]),
  rare(100, 'captain-america', 'Superhero', { cost: 5, affiliation: 'Avengers', heroic: true }, [
    { bonus: { attack: 4, defense: 4 }, to: 'pair' },
  ]),
  rare(101, 'emma-frost', 'Graceful', { cost: 4, affiliation: 'X-Men' }, [
    { bonus: { attack: -1 }, to: { whose: 'opposing', energy: ['fist'] }, active: true },
  ]),
  rare(102, 'falcon', 'Air Strike', { cost: 3 }, [
    {
      on: 'fielded',
      pay: { sidekicks: 1 },
      effects: choosing({ whose: 'opposing' }, { do: 'damage', n: 2, to: 'chosen' }),
    },
  ]),
  rare(103, 'iron-man', 'Superhero', { cost: 5, affiliation: 'Avengers', heroic: true }, [
    { shield: 'prevent', n: 2, eachTurn: true, to: 'pair' },
  ]),
  rare(104, 'magik', 'Redflag #133', { cost: 5 }, [
    { on: 'damagesPlayer', effects: [{ do: 'special', run: 'redflag' }] },
  ]),
  rare(105, 'marvel-girl', 'Telepath', { cost: 5, affiliation: 'X-Men' }, [
    {
      on: 'fielded',
      pay: { bolt: 1 },
      effects: choosing({}, { do: 'spin', by: -1, to: 'chosen' }, { do: 'spin', by: 1, to: 'this' }),
    },
  ]),
  rare(106, 'mister-sinister', 'Nathaniel Essex', { cost: 5, affiliation: 'Villain' }, [
    { on: 'knockedOut', effects: [{ do: 'special', run: 'returnSame' }] },
    {
      global: { bolt: 2 },
      effects: [
        { do: 'choose', which: {}, by: 'each' },
        { do: 'damage', n: 3, to: 'chosen' },
      ],
    },
  ]),
  rare(107, 'mystique', 'Alias: You', { cost: 4, affiliation: 'Villain' }, [
    { on: 'attacks', effects: choosing({ whose: 'opposing' }, { do: 'special', run: 'copyAttack' }) },
  ]),
  rare(108, 'namor', 'Imperius Rex', { cost: 4 }, [
    {
      on: 'anyTurnEnds',
      if: 'onlyCharacter',
      effects: [
        { do: 'choose', which: { whose: 'own', in: 'usedOrPrep', sidekick: true }, n: 2, upTo: true },
        { do: 'field', to: 'chosen' },
      ],
    },
  ]),
  rare(109, 'professor-x', 'Trainer', { cost: 5, affiliation: 'X-Men' }, [
    { bonus: { attack: 1, defense: 1 }, to: { whose: 'own', sidekick: true }, active: true },
    {
      global: { mask: 1 },
      effects: [
        { do: 'choose', which: { whose: 'own', in: 'used', sidekick: true }, n: 2, upTo: true },
        { do: 'move', to: 'chosen', into: 'prep' },
      ],
    },
  ]),
  rare(110, 'psylocke', 'Kwannon the Assassin', { cost: 2 }, [
    { on: 'fielded', pay: { mask: 2 }, effects: choosing({}, { do: 'knockOut', to: 'chosen' }) },
  ]),
  rare(111, 'pyro', 'Uncontrolled', { cost: 5, affiliation: 'Villain' }, [
    { on: 'attacks', effects: [{ do: 'special', run: 'uncontrolled' }] },
    { global: { bolt: 2 }, effects: [{ do: 'special', run: 'keepBolts' }] },
  ]),
  rare(112, 'red-hulk', 'Superhero', { cost: 7, affiliation: 'Avengers', heroic: true }, [
    { bonus: { attack: 3 }, to: 'pair' },
  ]),
  rare(113, 'sabretooth', 'Superpowered', { cost: 5, affiliation: 'Villain', heroic: true }, [
    { on: 'ownTurnEnds', if: 'paired', effects: [{ do: 'spinTo', level: 3, to: 'pair' }] },
  ]),
  rare(114, 'scarlet-witch', 'Unity Squad', { cost: 3, affiliation: 'Avengers' }, [{ special: 'opponentRerolls' }]),
  rare(115, 'sentinel', 'Robot', { cost: 6, affiliation: 'Villain' }, [
    { bonus: { attack: 1, defense: 1 }, to: 'this', per: { whose: 'opposing', affiliation: 'X-Men' } },
    { global: { shield: 1 }, effects: choosing({ affiliation: 'X-Men' }, { do: 'mustBlock', to: 'chosen' }) },
  ]),
  rare(116, 'she-hulk', 'Superhero', { cost: 6, heroic: true }, [
    { on: 'blocked', pair: true, once: 'declaration', effects: [{ do: 'gainLife', n: 2 }] },
  ]),
  rare(117, 'spider-man', 'Spider Sense', { cost: 4 }, [{ shield: 'halve', to: 'this', from: { energy: ['fist'] } }]),
  rare(118, 'storm', 'Lady Liberator', { cost: 3, affiliation: 'X-Men' }, [
    { shield: 'redirect', n: 2, eachTurn: true, may: true, to: 'this', from: { kind: 'action' } },
    { global: { mask: 1 }, answers: 'retarget', effects: [{ do: 'special', run: 'retarget' }] },
  ]),
  rare(119, 'toad', 'Mortimer Toynbee', { cost: 4, affiliation: 'Villain' }, [
    {
      on: 'opponentMainEnds',
      active: true,
      burst: 'none',
      effects: choosing({ whose: 'opposing' }, { do: 'mustAttack', to: 'chosen', until: 'turn' }),
    },
    {
      on: 'opponentMainEnds',
      active: true,
      burst: 1,
      effects: choosing(
        { whose: 'opposing' },
        { do: 'mustAttack', to: 'chosen', until: 'turn' },
        { do: 'damage', n: 2, to: 'chosen' },
      ),
    },
  ]),
  rare(120, 'vision', 'Victor Shade', { cost: 5, affiliation: 'Avengers' }, [
    { on: 'damaged', effects: [{ do: 'special', run: 'damageBack' }] },
  ]),
  rare(121, 'x-23', 'Killing Machine', { cost: 5 }, [
    { limit: 'mustAttack', to: 'this', if: { count: { whose: 'opposing', costAtLeast: 5 }, atLeast: 1 } },
    { bonus: { defense: 1 }, to: 'this', if: 'attacking' },
  ]),
  cerebro(122, 'Mutant Hunter', { cost: 4, rarity: 'rare', max: 2 }, [
    { action: true, effects: [{ do: 'hook' }] },
    { on: 'turnStarts', may: true, effects: [{ do: 'special', run: 'mutantHunter' }] },
  ]),
  superRare(123, 'emma-frost', 'Hellfire Club', { cost: 5, affiliation: 'Villain' }, [
    { shield: 'redirect', n: 1, to: 'this', from: { energy: ['fist'] } },
  ]),
  superRare(124, 'iron-man', 'Industrialist', { cost: 6, affiliation: 'Avengers' }, [
    { shield: 'prevent', to: 'this', from: { affiliation: 'Villain' } },
    { bonus: { attackTimes: 2 }, to: 'this', burst: 1, if: { engagedWith: { affiliation: 'Villain' } } },
    { global: { shield: 1 }, effects: choosing({}, { do: 'becomesVillain', to: 'chosen' }) },
  ]),
  superRare(125, 'scarlet-witch', 'Controls Probability', { cost: 4, affiliation: 'X-Men' }, [
    { special: 'extraReroll' },
  ]),
  superRare(126, 'spider-man', 'Superhero', { cost: 5, heroic: true }, [
    {
      on: 'knockedOut',
      pair: true,
      may: true,
      effects: choosing({ energy: ['bolt', 'mask'] }, { do: 'damage', n: 'attack', to: 'chosen', by: 'subject' }),
    },
  ]),
];
