// The 25 Heroes by name. Hope Value is the sum of the Attributes less 7; those who start have a sum of 10.
import { character, type Character } from './card.ts';

export const HEROES: readonly Character[] = [
  character(
    'Archangel',
    { atk: 4, def: 3, spd: 5, range: 1, hv: 5 },
    {
      on: 'move.before',
      if: { yours: true },
      effects: [
        { do: 'moveThrough', what: 'both' },
        { do: 'moreHexes', n: 2 },
      ],
    },
  ),
  character(
    'Beast',
    { atk: 4, def: 3, spd: 4, range: 1, hv: 4 },
    { on: 'attack.after', if: { role: 'attacker' }, effects: [{ do: 'extraAction', of: 'move' }] },
  ),
  character(
    'Bishop',
    { atk: 3, def: 4, spd: 5, range: 2, hv: 5 },
    {
      on: 'attack.after',
      if: { role: 'defender', hit: true },
      effects: [{ do: 'addDice', roll: 'attack', n: 1, until: 'nextMissionTurn' }],
    },
  ),
  character(
    'Cable',
    { atk: 4, def: 3, spd: 5, range: 2, hv: 5 },
    { on: 'attack.declare', if: { role: 'attacker' }, effects: [{ do: 'attackAgain' }] },
  ),
  character(
    'Cloak',
    { atk: 4, def: 3, spd: 3, range: 1, hv: 3, starting: true },
    { on: 'attack.beforeRoll', if: { role: 'defender' }, effects: [{ do: 'removeDice', roll: 'attack', n: 1 }] },
  ),
  character(
    'Colossus',
    { atk: 4, def: 5, spd: 4, range: 1, hv: 6 },
    { on: 'attack.damage', if: { role: 'defender' }, effects: [{ do: 'preventDamage', n: 1 }] },
  ),
  character(
    'Dagger',
    { atk: 3, def: 3, spd: 4, range: 2, hv: 3, starting: true },
    { on: 'attack.beforeRoll', if: { role: 'attacker' }, effects: [{ do: 'addDice', roll: 'attack', n: 1 }] },
  ),
  character(
    'Domino',
    { atk: 4, def: 3, spd: 4, range: 2, hv: 4 },
    { on: 'attack.afterRoll', if: { role: 'attacker' }, effects: [{ do: 'reroll', roll: 'attack', n: 'all' }] },
  ),
  character(
    'Emma Frost',
    { atk: 2, def: 5, spd: 5, range: 2, hv: 5 },
    {
      on: 'plot.activity',
      targets: [{ school: 'other', with: 'plots' }],
      effects: [{ do: 'discardPlot', who: 'target', n: 1, how: 'random' }],
    },
  ),
  character(
    'Fantomex',
    { atk: 3, def: 3, spd: 5, range: 2, hv: 4 },
    { on: 'attack.afterRoll', if: { role: 'defender' }, effects: [{ do: 'reroll', roll: 'attack', n: 1 }] },
  ),
  character(
    'Firestar',
    { atk: 4, def: 2, spd: 4, range: 2, hv: 3, starting: true },
    { on: 'attack.damage', if: { role: 'attacker', hit: true, shows: 6 }, effects: [{ do: 'addDamage', n: 1 }] },
  ),
  character(
    'Gambit',
    { atk: 5, def: 2, spd: 4, range: 2, hv: 4 },
    {
      on: 'attack.beforeRoll',
      if: { role: 'attacker', holdsCard: true },
      effects: [
        { do: 'discardPlot', who: 'you', n: 1, how: 'chosen' },
        { do: 'addDice', roll: 'attack', n: 2 },
      ],
    },
  ),
  character(
    'Havok',
    { atk: 5, def: 2, spd: 5, range: 2, hv: 5 },
    { on: 'attack.declare', if: { role: 'attacker' }, effects: [{ do: 'moreRange', n: 1 }] },
  ),
  character(
    'Iceman',
    { atk: 3, def: 4, spd: 4, range: 2, hv: 4 },
    {
      on: 'attack.after',
      if: { role: 'attacker', hit: true },
      effects: [{ do: 'removeDice', roll: 'attack', n: 1, until: 'nextMissionTurn' }],
    },
  ),
  character(
    'Jubilee',
    { atk: 2, def: 4, spd: 4, range: 2, hv: 3, starting: true },
    { on: 'attack.beforeRoll', if: { role: 'attacker' }, effects: [{ do: 'removeDice', roll: 'defence', n: 1 }] },
  ),
  character(
    'Kitty Pryde',
    { atk: 3, def: 5, spd: 3, range: 1, hv: 4 },
    { on: 'move.before', if: { yours: true }, effects: [{ do: 'moveThrough', what: 'both' }] },
  ),
  character(
    'Magik',
    { atk: 5, def: 3, spd: 4, range: 1, hv: 5 },
    {
      on: 'pcTurn.action',
      action: true,
      effects: [
        { do: 'place', within: 4 },
        { do: 'extraAction', of: 'attack' },
      ],
    },
  ),
  character(
    'Mystique',
    { atk: 4, def: 4, spd: 3, range: 1, hv: 4 },
    {
      on: 'plot.activity',
      targets: [{ school: 'other', with: 'hope' }],
      effects: [{ do: 'stealHope', from: 'target', n: 2 }],
    },
  ),
  character(
    'Nightcrawler',
    { atk: 3, def: 4, spd: 3, range: 1, hv: 3, starting: true },
    { on: 'pcTurn.start', if: { yours: true }, effects: [{ do: 'place', within: 3 }] },
  ),
  character(
    'Northstar',
    { atk: 3, def: 3, spd: 4, range: 1, hv: 3, starting: true },
    { on: 'pcTurn.start', if: { yours: true }, effects: [{ do: 'extraAction', of: 'move' }] },
  ),
  character(
    'Polaris',
    { atk: 2, def: 5, spd: 4, range: 2, hv: 4 },
    { on: 'attack.after', if: { role: 'attacker', hit: true }, effects: [{ do: 'push', n: 1 }] },
  ),
  character(
    'Psylocke',
    { atk: 4, def: 3, spd: 5, range: 1, hv: 5 },
    { on: 'attack.damage', if: { role: 'attacker', against: 'pc', hit: true }, effects: [{ do: 'attackerAssigns' }] },
  ),
  character(
    'Rachel Grey',
    { atk: 3, def: 4, spd: 5, range: 2, hv: 5 },
    { on: 'initiative.beforeRoll', if: { yours: true }, effects: [{ do: 'addDice', roll: 'initiative', n: 2 }] },
  ),
  character(
    'Rogue',
    { atk: 4, def: 4, spd: 4, range: 1, hv: 5 },
    {
      on: 'attack.after',
      if: { role: 'attacker', against: 'pc', hit: true },
      effects: [
        { do: 'losePower', who: 'defender', n: 1 },
        { do: 'restoreStat', n: 1 },
      ],
    },
  ),
  character(
    'Sabretooth',
    { atk: 5, def: 4, spd: 4, range: 1, hv: 6 },
    { on: 'pcTurn.start', if: { yours: true, damaged: true }, effects: [{ do: 'restoreStat', n: 1 }] },
  ),
];
