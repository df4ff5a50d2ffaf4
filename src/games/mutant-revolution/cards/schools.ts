// The four Schools: their Leaders with the Powers they use themselves, and the Charters by which they help from home.
import { character, type School } from './card.ts';

/** In the order of their Leaders' numbers (MR-CON-02, MR-RUL-145); what their Charters give: MR-RUL-157. */
export const SCHOOLS: readonly School[] = [
  {
    name: 'Jean Grey School for Higher Learning',
    leader: character(
      'Wolverine',
      { atk: 5, def: 4, spd: 5, range: 1, hv: 0 },
      { on: 'move.after', if: { yours: true, damaged: true }, effects: [{ do: 'restoreStat', n: 1 }] },
    ),
    charter: {
      name: 'Lessons of a Survivor',
      power: {
        on: 'pcTurn.start',
        if: { yours: true, damaged: true, atOne: true },
        effects: [{ do: 'restoreStat', n: 1 }],
      },
    },
  },
  {
    name: 'New Charles Xavier School',
    leader: character(
      'Cyclops',
      { atk: 5, def: 4, spd: 5, range: 2, hv: 0 },
      {
        on: 'attack.beforeRoll',
        if: { role: 'attacker', apart: true },
        effects: [
          { do: 'addDice', roll: 'attack', n: 1 },
          { do: 'unopposedHits', from: 2 },
        ],
      },
    ),
    charter: {
      name: 'Field Tactics',
      power: { on: 'attack.afterRoll', if: { yours: true }, effects: [{ do: 'reroll', roll: 'own', n: 'all' }] },
    },
  },
  {
    name: 'Brotherhood of Mutants',
    leader: character(
      'Magneto',
      { atk: 5, def: 5, spd: 4, range: 2, hv: 0 },
      { on: 'pcTurn.start', if: { yours: true }, effects: [{ do: 'push', n: 1, within: 3 }] },
    ),
    charter: {
      name: 'Long Arm of the Brotherhood',
      /** MR-RUL-103 */
      power: { on: 'attack.declare', if: { role: 'attacker' }, effects: [{ do: 'moreRange', n: 2 }] },
    },
  },
  {
    name: 'X-Haven',
    leader: character(
      'Storm',
      { atk: 4, def: 5, spd: 5, range: 2, hv: 0 },
      { on: 'attack.afterRoll', if: { role: 'attacker' }, effects: [{ do: 'changeDie', roll: 'attack', by: 2 }] },
    ),
    charter: {
      name: 'Fair Winds',
      power: { on: 'move.before', if: { yours: true }, effects: [{ do: 'moreHexes', n: 3 }] },
    },
  },
];
