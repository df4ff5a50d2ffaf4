// The 25 Students by name. Hope Value is the sum of the Attributes less 6; those who start have a sum of 7 or 8.
import { character, type Character } from './card.ts';

export const STUDENTS: readonly Character[] = [
  character(
    'Anole',
    { atk: 3, def: 3, spd: 2, range: 1, hv: 2, starting: true },
    {
      on: 'attack.beforeRoll',
      if: { role: 'defender', apart: true },
      effects: [{ do: 'removeDice', roll: 'attack', n: 2 }],
    },
  ),
  character(
    'Armor',
    { atk: 2, def: 4, spd: 2, range: 1, hv: 2, starting: true },
    { on: 'attack.beforeRoll', if: { role: 'defender' }, effects: [{ do: 'addDice', roll: 'defence', n: 2 }] },
  ),
  character(
    'Blindfold',
    { atk: 1, def: 3, spd: 3, range: 1, hv: 1, starting: true },
    { on: 'plot.activity', effects: [{ do: 'lookAt', what: 'missions', n: 1 }] },
  ),
  character(
    'Bling!',
    { atk: 2, def: 3, spd: 2, range: 2, hv: 1, starting: true },
    {
      on: 'attack.beforeRoll',
      if: { role: 'attacker', apart: true },
      effects: [{ do: 'addDice', roll: 'attack', n: 2 }],
    },
  ),
  character(
    'Broo',
    { atk: 3, def: 2, spd: 3, range: 1, hv: 2 },
    {
      on: 'attack.beforeRoll',
      if: { role: 'attacker', atOne: true },
      effects: [{ do: 'addDice', roll: 'attack', n: 2 }],
    },
  ),
  character(
    'Dust',
    { atk: 2, def: 3, spd: 3, range: 2, hv: 2 },
    { on: 'attack.damage', if: { role: 'defender', apart: true }, effects: [{ do: 'preventDamage', n: 2 }] },
  ),
  character(
    'Eye-Boy',
    { atk: 2, def: 2, spd: 3, range: 2, hv: 1, starting: true },
    { on: 'attack.declare', if: { role: 'attacker' }, effects: [{ do: 'moreRange', n: 2 }] },
  ),
  character(
    'Genesis',
    { atk: 3, def: 3, spd: 3, range: 2, hv: 3 },
    {
      on: 'attack.declare',
      if: { role: 'attacker' },
      effects: [
        { do: 'moreRange', n: 1 },
        { do: 'addDice', roll: 'attack', n: 1 },
      ],
    },
  ),
  character(
    'Glob Herman',
    { atk: 2, def: 4, spd: 1, range: 1, hv: 1, starting: true },
    { on: 'attack.afterRoll', if: { role: 'defender' }, effects: [{ do: 'reroll', roll: 'defence', n: 'all' }] },
  ),
  character(
    'Goldballs',
    { atk: 3, def: 2, spd: 2, range: 2, hv: 1, starting: true },
    { on: 'attack.after', if: { role: 'attacker', hit: true }, effects: [{ do: 'push', n: 2 }] },
  ),
  character(
    'Hellion',
    { atk: 3, def: 2, spd: 4, range: 2, hv: 3 },
    { on: 'pcTurn.start', if: { yours: true }, effects: [{ do: 'push', n: 1, within: 2 }] },
  ),
  character(
    'Hijack',
    { atk: 2, def: 3, spd: 2, range: 1, hv: 1, starting: true },
    {
      on: 'attack.beforeRoll',
      if: { role: 'defender', against: 'missionCharacter' },
      effects: [{ do: 'removeDice', roll: 'attack', n: 2 }],
    },
  ),
  character(
    'Hope Summers',
    { atk: 3, def: 3, spd: 3, range: 2, hv: 3 },
    {
      on: 'attack.beforeRoll',
      if: { role: 'attacker', against: 'pc' },
      effects: [
        { do: 'addDice', roll: 'attack', n: 1 },
        { do: 'removeDice', roll: 'defence', n: 1 },
      ],
    },
  ),
  character(
    'Kid Gladiator',
    { atk: 4, def: 3, spd: 2, range: 1, hv: 3 },
    {
      on: 'attack.beforeRoll',
      if: { role: 'attacker', undamaged: true },
      effects: [{ do: 'addDice', roll: 'attack', n: 2 }],
    },
  ),
  character(
    'Mercury',
    { atk: 2, def: 3, spd: 3, range: 1, hv: 2, starting: true },
    {
      on: 'move.before',
      if: { yours: true },
      effects: [
        { do: 'moveThrough', what: 'characters' },
        { do: 'moreHexes', n: 1 },
      ],
    },
  ),
  character(
    'Oya',
    { atk: 3, def: 2, spd: 3, range: 2, hv: 2 },
    { on: 'attack.after', if: { role: 'attacker', hit: true, damaged: true }, effects: [{ do: 'restoreStat', n: 1 }] },
  ),
  character(
    'Pixie',
    { atk: 2, def: 2, spd: 3, range: 1, hv: 1, starting: true },
    { on: 'attack.after', if: { role: 'defender' }, effects: [{ do: 'place', within: 3 }] },
  ),
  character(
    'Prodigy',
    { atk: 2, def: 3, spd: 3, range: 1, hv: 2, starting: true },
    {
      on: 'plot.activity',
      effects: [
        { do: 'drawPlot', who: 'you', n: 1 },
        { do: 'discardPlot', who: 'you', n: 1, how: 'chosen' },
      ],
    },
  ),
  character(
    'Quentin Quire',
    { atk: 2, def: 3, spd: 4, range: 2, hv: 3 },
    {
      on: 'attack.beforeRoll',
      if: { role: 'attacker', against: 'pc' },
      effects: [{ do: 'removeDice', roll: 'defence', n: 2 }],
    },
  ),
  character(
    'Rockslide',
    { atk: 3, def: 4, spd: 2, range: 1, hv: 3 },
    { on: 'pc.defeated', if: { yours: true }, effects: [{ do: 'changeSeverity', by: -1 }] },
  ),
  character(
    'Shark-Girl',
    { atk: 4, def: 2, spd: 2, range: 1, hv: 2, starting: true },
    { on: 'attack.beforeRoll', if: { role: 'attacker' }, effects: [{ do: 'unopposedHits', from: 2 }] },
  ),
  character(
    'Stepford Cuckoos',
    { atk: 2, def: 2, spd: 4, range: 2, hv: 2 },
    {
      on: 'plot.activity',
      targets: [{ school: 'other', with: 'plots' }],
      effects: [{ do: 'lookAt', what: 'hand' }],
    },
  ),
  character(
    'Tempus',
    { atk: 2, def: 2, spd: 4, range: 2, hv: 2 },
    { on: 'initiative.afterRoll', if: { yours: true }, effects: [{ do: 'actFirst' }] },
  ),
  character(
    'Triage',
    { atk: 1, def: 4, spd: 2, range: 1, hv: 1, starting: true },
    { on: 'pcTurn.action', action: true, effects: [{ do: 'restoreStat', n: 2 }] },
  ),
  character(
    'X-23',
    { atk: 4, def: 2, spd: 3, range: 1, hv: 3 },
    { on: 'attack.afterRoll', if: { role: 'attacker' }, effects: [{ do: 'reroll', roll: 'attack', n: 2 }] },
  ),
];
