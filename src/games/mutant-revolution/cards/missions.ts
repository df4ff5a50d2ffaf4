// The Mission Deck: 18 cards.
import { MadeUp } from '#engine/scenario/made-up.ts';
import type { MissionCard, MissionCharacter, MissionObject } from './mission-card.ts';
import { MISSIONS as FIRST } from './numbers.ts';

type Fighter = Omit<MissionCharacter, 'name' | 'count' | 'role'>;
const fighters = (count: number, name: string, numbers: Fighter): MissionCharacter => ({
  name,
  count,
  role: 'character',
  ...numbers,
});
const fighter = (name: string, numbers: Fighter): MissionCharacter => fighters(1, name, numbers);
const objects = (count: number, name: string, placeMin: number): MissionObject => ({
  name,
  count,
  role: 'object',
  placeMin,
});

const SWARMS: readonly MissionCard[] = [
  {
    name: 'Sentinel Swarm',
    characters: 'all',
    tokens: [fighters(4, 'Sentinel', { damage: 4, atk: 4, def: 3, move: 2, range: 2, placeMin: 2, bursts: 1 })],
    hope: { per: 'destroyed', n: 1 },
    rp: [{ for: 'destroyed', n: 1 }],
  },
  {
    name: 'Purifier Raid',
    characters: 'all',
    tokens: [fighters(6, 'Purifier', { damage: 3, atk: 4, def: 2, move: 2, range: 2, placeMin: 2 })],
    hope: { per: 'destroyed', n: 1 },
    rp: [{ for: 'destroyed', n: 1 }],
    ends: { left: 2 },
  },
  {
    name: 'Brood Infestation',
    characters: 'all',
    tokens: [fighters(4, 'Brood Warrior', { damage: 3, atk: 4, def: 3, move: 3, range: 1, placeMin: 2 })],
    instructions: [{ do: 'reinforce', most: 2 }],
    hope: { per: 'destroyed', n: 1 },
    rp: [{ for: 'destroyed', n: 1 }],
  },
];

const BOSSES: readonly MissionCard[] = [
  {
    name: 'Sinister Trouble',
    characters: 'all',
    tokens: [fighter('Mister Sinister', { damage: 11, atk: 5, def: 4, move: 2, range: 2, placeMin: 3 })],
    instructions: [{ do: 'mend', at: 0, n: 1 }],
    rp: [{ for: 'damage', n: 1 }],
  },
  {
    name: 'The Black King’s Machine',
    characters: 'all',
    tokens: [fighter('Hellfire Sentinel', { damage: 12, atk: 5, def: 3, move: 2, range: 3, placeMin: 3 })],
    instructions: [{ do: 'sap', near: 0, within: 2 }],
    hope: { per: 'hit', n: 2 },
    rp: [{ for: 'damage', n: 1 }],
  },
  {
    name: 'Avengers at the Gates',
    characters: 'all',
    tokens: [fighter('Captain America', { damage: 11, atk: 5, def: 3, move: 3, range: 2, placeMin: 3, shield: 1 })],
    hope: { per: 'hit', n: 1 },
    rp: [{ for: 'damage', n: 1 }],
  },
  {
    name: 'Gamma Rampage',
    characters: 'all',
    tokens: [fighter('Hulk', { damage: 15, atk: 4, def: 3, move: 3, range: 1, placeMin: 3, rage: 4 })],
    hope: { per: 'hit', n: 1 },
    rp: [{ for: 'damage', n: 2 }],
  },
  {
    name: 'Nothing Stops the Juggernaut',
    characters: 'all',
    tokens: [fighter('Juggernaut', { damage: 12, atk: 4, def: 4, move: 4, range: 1, placeMin: 3 })],
    instructions: [{ do: 'harm', near: 0, within: 1, damage: 1 }],
    rp: [
      { for: 'damage', n: 1 },
      { for: 'destroyed', n: 1 },
    ],
  },
  {
    name: 'Survival of the Fittest',
    characters: 'all',
    leaders: true,
    tokens: [fighter('Apocalypse', { damage: 14, atk: 6, def: 5, move: 2, range: 2, placeMin: 3 })],
    hope: { per: 'hit', n: 2 },
    rp: [{ for: 'damage', n: 2 }],
  },
];

const OBJECTS: readonly MissionCard[] = [
  {
    name: 'Weapons Cache',
    characters: 'all',
    tokens: [objects(7, 'Crate', 3)],
    special: {
      name: 'Open Crate',
      at: 0,
      marks: 1,
      finds: [{ damage: 1 }, { damage: 1 }, { hope: 1 }, { hope: 1 }, { hope: 2 }, { hope: 2 }],
    },
    rp: [{ for: 'feats', n: 1 }],
    fails: { turns: 2 },
  },
  {
    name: 'Free the Captives',
    characters: 'all',
    tokens: [
      objects(8, 'Captive', 3),
      fighters(3, 'Guard', { damage: 4, atk: 4, def: 3, move: 2, range: 2, placeMin: 2 }),
    ],
    special: { name: 'Free Captive', at: 0, marks: 1, hope: 1 },
    rp: [{ for: 'feats', n: 1 }],
    ends: { without: 0 },
    fails: { turns: 3 },
  },
  {
    name: 'Cerebro Breach',
    characters: 'all',
    tokens: [objects(8, 'Console', 3)],
    special: { name: 'Shut Down', at: 0, marks: 1, roll: { stat: 'spd', hit: 5 } },
    instructions: [{ do: 'harm', near: 0, within: 1, damage: 1 }],
    rp: [{ for: 'feats', n: 1 }],
    fails: { turns: 3 },
  },
  {
    name: 'Cure Laboratory',
    characters: 'all',
    tokens: [
      objects(8, 'Rack', 3),
      fighters(3, 'Lab Drone', { damage: 3, atk: 4, def: 2, move: 2, range: 2, placeMin: 3 }),
    ],
    special: { name: 'Destroy Rack', at: 0, marks: 1, power: 1 },
    rp: [{ for: 'feats', n: 1 }],
    ends: { without: 0 },
    fails: { turns: 3 },
  },
];

const NEW_MUTANTS: readonly MissionCard[] = [
  {
    name: 'Power Surge',
    characters: 'all',
    tokens: [fighter('New Mutant', { damage: 8, atk: 5, def: 2, move: 1, range: 3, placeMin: 3, spare: true })],
    special: { name: 'Calm', at: 0, marks: 8, roll: { stat: 'def', hit: 5 } },
    rp: [{ for: 'feats', n: 1 }],
    fails: { turns: 3 },
  },
  {
    name: 'First Contact',
    characters: 'all',
    only: ['student'],
    tokens: [fighter('Runaway', { damage: 6, atk: 5, def: 3, move: 3, range: 1, placeMin: 3, spare: true })],
    special: { name: 'Persuade', at: 0, marks: 4, roll: { stat: 'spd', hit: 6 } },
    rp: [{ for: 'feats', n: 1, student: true }],
  },
];

const CONFLICTS: readonly MissionCard[] = [
  {
    name: 'Danger Room Duel',
    characters: 2,
    tokens: [],
    hope: { per: 'defeat', n: 2 },
    rp: [{ for: 'last', n: 1 }],
    ends: { alone: true },
    fails: { turns: 7 },
  },
  {
    name: 'Trial by Combat',
    characters: 2,
    leaders: true,
    tokens: [],
    rp: [{ for: 'last', n: 1, overLeader: 2 }],
    ends: { alone: true },
    fails: { turns: 8 },
  },
  {
    name: 'Battle of the Schools',
    characters: 'all',
    tokens: [],
    brawl: true,
    rp: [{ for: 'feats', n: 1 }],
    ends: { turns: 4, alone: true },
    fails: { turns: 4, undefeated: true },
  },
];

export const MISSION_DECK: readonly MissionCard[] = [...SWARMS, ...BOSSES, ...OBJECTS, ...NEW_MUTANTS, ...CONFLICTS];

/** Missions of a scenario. */
export const madeUpMissions = new MadeUp<MissionCard>(FIRST + MISSION_DECK.length);
export const missionOf = (card: number): MissionCard => MISSION_DECK[card - FIRST] ?? madeUpMissions.at(card)!;
