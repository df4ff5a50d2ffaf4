// The Action Cards of the four heroes, eight of each; the first two of each are its Starting cards.
import type { PrintedCard } from './action-card.ts';

export const HERO_ACTIONS: readonly PrintedCard[] = [
  // ---- Captain America: the shield, at hand and thrown, and whoever stands beside him ------------------------
  {
    name: 'Hurl Shield',
    starting: true,
    build: 3,
    ap: 3,
    effects: [{ do: 'attack', attack: { type: 'ranged', strength: 3 }, more: { n: 2, within: 3 } }],
  },
  {
    name: 'Shield Block',
    starting: true,
    build: 3,
    ap: 1,
    reaction: 'attacked',
    effects: [{ do: 'defend', type: 'armor', n: 4 }],
  },
  {
    name: 'Hold the Line',
    build: 3,
    ap: 2,
    dt: 2,
    starburst: true,
    // ST-RUL-65: its defense is armor.
    effects: [
      { do: 'strengthen', n: 1, type: 'melee' },
      { do: 'guard', type: 'armor', n: 1 },
    ],
  },
  {
    name: 'Shield Bash',
    build: 2,
    ap: 3,
    effects: [{ do: 'attack', attack: { type: 'melee', strength: 4, riders: [{ do: 'slam', n: 1 }] } }],
  },
  {
    name: 'Leaping Charge',
    build: 3,
    ap: 3,
    effects: [
      { do: 'move', n: 3, how: 'line' },
      { do: 'attack', attack: { type: 'melee', strength: 3 } },
    ],
  },
  {
    name: 'Rally the Team',
    build: 4,
    ap: 2,
    dt: 2,
    effects: [{ do: 'gainAp', n: 3, whom: 'allies', most: 2, within: 4 }],
  },
  {
    name: 'Guard an Ally',
    build: 2,
    ap: 1,
    reaction: 'allyAttacked',
    effects: [{ do: 'defend', type: 'armor', n: 3 }],
  },
  {
    name: 'Second Wind',
    build: 2,
    ap: 1,
    dt: 2,
    effects: [{ do: 'heal', n: 5, whom: 'self' }],
  },

  // ---- Iron Man: armor that is always on, flight, and every kind of weapon -----------------------------------
  {
    name: 'Iron Armor',
    starting: true,
    build: 3,
    ap: null,
    effects: [{ do: 'guard', type: 'armor', n: 1 }],
  },
  {
    name: 'Jet Boots',
    starting: true,
    build: 3,
    ap: 2,
    effects: [{ do: 'move', n: 4, how: 'line' }],
  },
  {
    name: 'Pummel',
    build: 3,
    ap: 3,
    effects: [{ do: 'attack', attack: { type: 'melee', strength: 3 }, volley: { n: 2, targets: 'one' } }],
  },
  {
    name: 'Unibeam',
    build: 4,
    ap: 4,
    dt: 2,
    effects: [{ do: 'attack', attack: { type: 'ranged', strength: 7, ignoreFigures: true, againstThings: 2 } }],
  },
  {
    name: 'Micro-Missile Volley',
    build: 3,
    ap: 3,
    dt: 1,
    effects: [{ do: 'attack', attack: { type: 'ranged', strength: 2 }, volley: { n: 3, targets: 'any' } }],
  },
  {
    name: 'Arc Reactor Surge',
    build: 2,
    ap: 0,
    dt: 3,
    effects: [{ do: 'gainAp', n: 3, whom: 'self' }],
  },
  {
    name: 'Targeting Computer',
    build: 2,
    ap: 1,
    dt: 1,
    starburst: true,
    effects: [{ do: 'steady', n: 2 }],
  },
  {
    name: 'Emergency Shielding',
    build: 2,
    ap: 1,
    reaction: 'attacked',
    dt: 1,
    starburst: true,
    effects: [
      { do: 'defend', type: 'armor', n: 4 },
      { do: 'toughen', n: 1 },
    ],
  },

  // ---- Agent May: close work, tools of the trade, first aid --------------------------------------------------
  {
    name: 'Close-Quarters Combat',
    starting: true,
    build: 3,
    ap: 2,
    effects: [
      { do: 'attack', attack: { type: 'melee', strength: 2, ignoreArmor: 1 }, volley: { n: 2, targets: 'one' } },
    ],
  },
  {
    name: 'Evasive Roll',
    starting: true,
    build: 3,
    ap: 1,
    reaction: 'attacked',
    effects: [
      { do: 'defend', type: 'dodge', n: 3 },
      { do: 'move', n: 1, how: 'free' },
    ],
  },
  {
    name: 'Sidearm',
    build: 2,
    ap: 2,
    effects: [{ do: 'attack', attack: { type: 'ranged', strength: 3 } }],
  },
  {
    name: 'Stun Rounds',
    build: 3,
    ap: 3,
    dt: 1,
    effects: [
      {
        do: 'attack',
        attack: {
          type: 'ranged',
          strength: 3,
          riders: [
            { do: 'status', status: 'trapped' },
            { do: 'status', status: 'prone' },
          ],
        },
      },
    ],
  },
  {
    name: 'Leg Sweep',
    build: 2,
    ap: 2,
    effects: [
      {
        do: 'attack',
        attack: {
          type: 'melee',
          strength: 2,
          riders: [
            { do: 'slam', n: 1, ifProne: true },
            { do: 'status', status: 'prone' },
          ],
        },
      },
    ],
  },
  {
    name: 'Field Medic',
    build: 3,
    ap: 2,
    dt: 1,
    effects: [{ do: 'heal', n: 4, whom: 'near', tokens: 1 }],
  },
  {
    name: 'Infiltrator',
    build: 2,
    ap: 1,
    dt: 1,
    starburst: true,
    effects: [{ do: 'slip' }, { do: 'doors', n: 1 }],
  },
  {
    name: 'The Cavalry',
    build: 4,
    ap: 3,
    dt: 2,
    starburst: true,
    effects: [
      { do: 'strengthen', n: 1, type: 'melee' },
      { do: 'guard', type: 'dodge', n: 1 },
      { do: 'cheaper', n: 1 },
    ],
  },

  // ---- Quake: she pushes people, breaks walls and shakes the floor -------------------------------------------
  {
    name: 'Thrust',
    starting: true,
    build: 3,
    ap: 3,
    effects: [{ do: 'attack', attack: { type: 'ranged', strength: 4, riders: [{ do: 'slam', n: 2 }] } }],
  },
  {
    name: 'Vibration Shield',
    starting: true,
    build: 3,
    ap: 1,
    reaction: 'attacked',
    effects: [
      { do: 'defend', type: 'armor', n: 3 },
      { do: 'repel', n: 1 },
    ],
  },
  {
    name: 'Tremor',
    build: 3,
    ap: 3,
    dt: 1,
    effects: [{ do: 'area', strengths: [2, 2], riders: [{ do: 'status', status: 'prone' }] }],
  },
  {
    name: 'Shockwave',
    build: 4,
    ap: 3,
    dt: 2,
    effects: [{ do: 'line', length: 4, strength: 4, riders: [{ do: 'slam', n: 1 }] }],
  },
  {
    name: 'Seismic Leap',
    build: 2,
    ap: 2,
    effects: [{ do: 'move', n: 3, how: 'exact', throughEnemies: true }],
  },
  {
    name: 'Shatterpoint',
    build: 2,
    ap: 2,
    effects: [{ do: 'attack', attack: { type: 'ranged', strength: 3, againstThings: 3 } }],
  },
  {
    name: 'Fault Line',
    build: 3,
    ap: 2,
    dt: 1,
    effects: [
      {
        do: 'attack',
        attack: { type: 'ranged', strength: 2, riders: [{ do: 'status', status: 'trapped' }] },
        volley: { n: 2, targets: 'different' },
      },
    ],
  },
  {
    name: 'Inner Calm',
    build: 2,
    ap: 1,
    dt: 1,
    effects: [
      { do: 'heal', n: 2, whom: 'self' },
      { do: 'refresh', n: 1 },
    ],
  },
];
