// The six Player boards: Heroes, pawns by players, first resources, and the Advanced ability of the gold side.
import type { Team } from './card.ts';

export const TEAMS: readonly Team[] = [
  /** Energy opens the way for the next plan. */
  {
    id: 'cyclopsJean',
    name: 'Cyclops & Jean Grey',
    heroes: ['Cyclops', 'Jean Grey'],
    pawns: [
      [3, 3],
      [2, 2],
      [2, 1],
    ],
    start: { physical: 2, mental: 3, willpower: 1 },
    advanced: { name: 'Plan of Attack', when: { on: 'damage', colours: ['orange'] }, effects: [{ do: 'draw', n: 2 }] },
  },
  /** Nature and machine: either answers. */
  {
    id: 'stormForge',
    name: 'Storm & Forge',
    heroes: ['Storm', 'Forge'],
    pawns: [
      [4, 2],
      [3, 1],
      [2, 1],
    ],
    start: { physical: 0, mental: 3, willpower: 2 },
    advanced: {
      name: 'Second Wind',
      when: { on: 'damage', colours: ['green'] },
      effects: [{ do: 'chooseOne', of: [[{ do: 'gain', willpower: 1 }], [{ do: 'gain', mental: 1, physical: 1 }]] }],
    },
  },
  /** Close combat is his trade, and she cheers. */
  {
    id: 'wolverineJubilee',
    name: 'Wolverine & Jubilee',
    heroes: ['Wolverine', 'Jubilee'],
    pawns: [
      [4, 2],
      [3, 1],
      [2, 1],
    ],
    start: { physical: 2, mental: 0, willpower: 3 },
    advanced: {
      name: 'Best There Is',
      when: { on: 'damage', colours: ['gray'] },
      effects: [
        { do: 'vp', n: 1 },
        { do: 'gain', physical: 1 },
      ],
    },
  },
  /** He sees, she fetches: the exact card instead of many. */
  {
    id: 'kittyLockheed',
    name: 'Kitty Pryde & Lockheed',
    heroes: ['Kitty Pryde', 'Lockheed'],
    pawns: [
      [5, 1],
      [3, 1],
      [2, 1],
    ],
    start: { physical: 4, mental: 3, willpower: 0 },
    advanced: {
      name: "Dragon's Eye",
      when: { on: 'damage', colours: ['purple'] },
      effects: [{ do: 'scout', look: 5, take: 1 }],
    },
  },
  /** Small, because an Event a round is easy for them. */
  {
    id: 'gambitRogue',
    name: 'Gambit & Rogue',
    heroes: ['Gambit', 'Rogue'],
    pawns: [
      [3, 3],
      [2, 2],
      [2, 1],
    ],
    start: { physical: 4, mental: 0, willpower: 2 },
    advanced: { name: 'Stacked Deck', when: { on: 'play', types: ['event'] }, effects: [{ do: 'gain', any: 1 }] },
  },
  /** Every step through Limbo brings something back; a Defeat counts too. */
  {
    id: 'magik',
    name: 'Magik',
    heroes: ['Magik'],
    pawns: [[6], [4], [3]],
    start: { physical: 0, mental: 0, willpower: 4 },
    advanced: {
      name: 'Between Worlds',
      when: { on: 'reassign' },
      effects: [
        { do: 'draw', n: 1 },
        { do: 'gain', physical: 1 },
      ],
    },
  },
];
