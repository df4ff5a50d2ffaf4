// The Action Cards of the Mastermind's side, eight of each Character Card; two of each are its Starting cards.
import type { PrintedCard } from './action-card.ts';

export const VILLAIN_ACTIONS: readonly PrintedCard[] = [
  // ---- Winter Soldier: one target, and nothing that an attacker gets for free --------------------------------
  {
    name: 'Deflect',
    build: 3,
    ap: 1,
    reaction: 'attacked',
    dt: 1,
    effects: [
      { do: 'defend', type: 'armor', n: 3 },
      { do: 'counter', n: 1 },
    ],
  },
  {
    name: 'Assault Rifle',
    starting: true,
    build: 3,
    ap: 2,
    effects: [
      { do: 'attack', attack: { type: 'ranged', strength: 2, ignoreDodge: 1 }, volley: { n: 2, targets: 'one' } },
    ],
  },
  {
    name: 'Cybernetic Arm',
    starting: true,
    build: 3,
    ap: 3,
    effects: [{ do: 'attack', attack: { type: 'melee', strength: 5, againstThings: 2 } }],
  },
  {
    name: 'Sniper Shot',
    build: 4,
    ap: 3,
    dt: 1,
    effects: [{ do: 'attack', attack: { type: 'ranged', strength: 5, ignoreDistance: true, ignoreFigures: true } }],
  },
  {
    name: 'Smoke Grenade',
    build: 2,
    ap: 1,
    dt: 1,
    starburst: true,
    effects: [{ do: 'guard', type: 'dodge', n: 2, against: 'ranged' }],
  },
  {
    name: 'Knife Fighter',
    build: 2,
    ap: 1,
    effects: [{ do: 'attack', attack: { type: 'melee', strength: 2, ignoreDodge: 1 } }],
  },
  {
    name: 'Relentless Pursuit',
    build: 2,
    ap: 2,
    effects: [{ do: 'move', n: 3, how: 'free' }],
  },
  {
    name: 'Programmed Assassin',
    build: 3,
    ap: 1,
    dt: 2,
    starburst: true,
    effects: [{ do: 'mark' }, { do: 'strengthen', n: 1, type: 'all', if: 'marked' }, { do: 'pierce', n: 1 }],
  },

  // ---- Radioactive Man: nobody wants to stand beside him -----------------------------------------------------
  {
    name: 'Hurl Object',
    build: 3,
    ap: 1,
    effects: [{ do: 'hurl' }],
  },
  {
    name: 'Radiation Aura',
    starting: true,
    build: 3,
    ap: 2,
    dt: 1,
    starburst: true,
    effects: [{ do: 'aura', n: 1 }],
  },
  {
    name: 'Radioactive Skin',
    starting: true,
    build: 3,
    ap: null,
    effects: [
      { do: 'guard', type: 'armor', n: 1 },
      { do: 'thorns', n: 1 },
    ],
  },
  {
    name: 'Gamma Punch',
    build: 3,
    ap: 3,
    effects: [
      {
        do: 'attack',
        attack: {
          type: 'melee',
          strength: 4,
          riders: [
            { do: 'harm', n: 1 },
            { do: 'slam', n: 2 },
          ],
        },
      },
    ],
  },
  {
    name: 'Nuclear Detonation',
    build: 4,
    ap: 5,
    dt: 3,
    effects: [{ do: 'area', strengths: [5, 3], things: true }],
  },
  {
    name: 'Fallout',
    build: 2,
    ap: 2,
    dt: 1,
    effects: [
      {
        do: 'attack',
        attack: {
          type: 'ranged',
          strength: 2,
          riders: [
            { do: 'harm', n: 1 },
            { do: 'status', status: 'prone' },
          ],
        },
      },
    ],
  },
  {
    name: 'Heat Haze',
    build: 2,
    ap: 1,
    reaction: 'rangedAttacked',
    effects: [{ do: 'defend', type: 'dodge', n: 3 }],
  },
  {
    name: 'Absorb Radiation',
    build: 2,
    ap: 1,
    dt: 2,
    effects: [
      { do: 'heal', n: 3, whom: 'self' },
      { do: 'gainAp', n: 1, whom: 'self' },
    ],
  },

  // ---- Baron Strucker: a duellist who lets others bleed for him ----------------------------------------------
  {
    name: 'Satan Claw',
    starting: true,
    build: 3,
    ap: 3,
    effects: [{ do: 'attack', attack: { type: 'melee', strength: 5, riders: [{ do: 'status', status: 'trapped' }] } }],
  },
  {
    name: 'Hail Hydra',
    starting: true,
    build: 3,
    ap: 2,
    dt: 1,
    effects: [{ do: 'gainAp', n: 3, whom: 'orders', within: 6, group: 4 }],
  },
  {
    name: 'Duelling Master',
    build: 2,
    ap: 1,
    reaction: 'meleeAttacked',
    effects: [
      { do: 'defend', type: 'dodge', n: 2 },
      { do: 'counter', n: 1, ifUnhurt: true },
    ],
  },
  {
    name: 'Death-Spore Toxin',
    build: 4,
    ap: 2,
    dt: 2,
    effects: [{ do: 'attack', attack: { type: 'ranged', strength: 4, riders: [{ do: 'poison', n: 1 }] } }],
  },
  {
    name: 'Human Shield',
    build: 2,
    ap: 1,
    reaction: 'rangedAttacked',
    dt: 1,
    effects: [{ do: 'redirect' }],
  },
  {
    name: 'Reinforcements',
    build: 3,
    ap: 3,
    dt: 2,
    effects: [{ do: 'respawn', n: 2 }],
  },
  {
    name: 'Electro-Static Shield',
    build: 3,
    ap: 2,
    dt: 2,
    starburst: true,
    effects: [
      { do: 'guard', type: 'armor', n: 1 },
      { do: 'guard', type: 'dodge', n: 1 },
    ],
  },
  {
    name: 'Escape Route',
    build: 2,
    ap: 3,
    dt: 2,
    effects: [{ do: 'escape' }],
  },

  // ---- Hydra Soldiers: weak alone, and never alone -----------------------------------------------------------
  {
    name: 'Trench Knife',
    starting: true,
    build: 3,
    ap: 2,
    effects: [{ do: 'attack', attack: { type: 'melee', strength: 3, ignoreArmor: 1 } }],
  },
  {
    name: 'Concussion Rocket',
    starting: true,
    build: 3,
    ap: 3,
    dt: 1,
    effects: [
      {
        do: 'attack',
        attack: {
          type: 'ranged',
          strength: 4,
          riders: [
            { do: 'slam', n: 1 },
            { do: 'status', status: 'prone' },
          ],
        },
      },
    ],
  },
  {
    name: 'Suppressing Fire',
    build: 2,
    ap: 2,
    dt: 1,
    effects: [{ do: 'attack', attack: { type: 'ranged', strength: 2, riders: [{ do: 'loseAp', n: 1 }] } }],
  },
  {
    name: 'Covering Line',
    build: 3,
    ap: 2,
    dt: 1,
    starburst: true,
    effects: [{ do: 'guard', type: 'dodge', n: 1, if: 'beside' }],
  },
  {
    name: 'Coordinated Assault',
    build: 4,
    ap: 3,
    dt: 2,
    starburst: true,
    effects: [{ do: 'strengthen', n: 1, type: 'all', if: 'flanked' }],
  },
  {
    name: 'Double Time',
    build: 2,
    ap: 2,
    dt: 1,
    effects: [{ do: 'move', n: 1, how: 'free', each: true }],
  },
  {
    name: 'Cut Off One Head',
    build: 3,
    ap: 0,
    reaction: 'henchmanDefeated',
    dt: 2,
    effects: [{ do: 'gainCp', n: 2 }],
  },
  {
    name: 'Field Dressing',
    build: 2,
    ap: 1,
    dt: 1,
    effects: [{ do: 'heal', n: 4, whom: 'henchmen' }],
  },
];
