// The dice of the 35 characters: energy, levels 1 to 3 as fielding cost, attack, defense and bursts, colours.

/** DM-NRG-01, DM-RUL-04 */
export const ENERGIES = ['bolt', 'fist', 'mask', 'shield'] as const;
export type Energy = (typeof ENERGIES)[number];

export type Level = readonly [cost: number, attack: number, defense: number, bursts?: number];
/** DM-RUL-03, DM-DIE-08: three levels each. */
type Row = readonly [name: string, energy: Energy, one: Level, two: Level, three: Level, body: string, ink: string];

export const CHARACTER_DICE = {
  angel: ['Angel', 'shield', [0, 2, 2], [1, 3, 3], [1, 3, 4], 'white', 'red'],
  'ant-man': ['Ant-Man', 'fist', [0, 2, 1], [0, 3, 1], [1, 5, 2], 'plum', 'pale blue'],
  apocalypse: ['Apocalypse', 'bolt', [1, 3, 5], [2, 5, 6, 1], [2, 6, 7, 1], 'khaki', 'blue'],
  bishop: ['Bishop', 'shield', [1, 2, 5], [1, 3, 6], [2, 5, 6], 'red', 'black'],
  'black-panther': ['Black Panther', 'fist', [0, 4, 2], [1, 5, 2], [1, 8, 2], 'black', 'gold'],
  cable: ['Cable', 'bolt', [1, 3, 2], [2, 3, 3], [2, 5, 5], 'grey', 'yellow'],
  'captain-america': ['Captain America', 'shield', [1, 3, 3], [2, 5, 4], [2, 5, 5], 'navy', 'white'],
  cyclops: ['Cyclops', 'bolt', [1, 4, 2], [1, 5, 3], [1, 6, 4], 'black', 'red'],
  'emma-frost': ['Emma Frost', 'shield', [1, 3, 5], [1, 4, 6], [2, 5, 7], 'white', 'ice blue'],
  falcon: ['Falcon', 'fist', [0, 2, 2], [1, 3, 3], [1, 4, 3], 'crimson', 'white'],
  iceman: ['Iceman', 'bolt', [1, 2, 4], [1, 3, 6], [1, 4, 6], 'light cyan', 'white'],
  'iron-man': ['Iron Man', 'shield', [1, 3, 5], [1, 4, 6], [2, 5, 7, 1], 'black', 'orange'],
  juggernaut: ['Juggernaut', 'shield', [1, 6, 3], [2, 7, 4], [3, 7, 6], 'orange', 'dark brown'],
  'kitty-pryde': ['Kitty Pryde', 'mask', [0, 2, 2], [0, 3, 2], [1, 3, 3], 'yellow', 'navy'],
  magik: ['Magik', 'mask', [0, 1, 4], [0, 1, 6], [1, 2, 7], 'brick red', 'gold'],
  magneto: ['Magneto', 'mask', [1, 4, 4], [2, 5, 7], [3, 6, 8], 'lilac', 'purple'],
  'marvel-girl': ['Marvel Girl', 'bolt', [1, 3, 3], [2, 5, 5], [3, 6, 6], 'yellow', 'navy'],
  'mister-sinister': ['Mister Sinister', 'bolt', [1, 4, 1], [2, 5, 2], [2, 6, 3], 'black', 'red'],
  mystique: ['Mystique', 'mask', [1, 1, 1], [0, 1, 1], [2, 1, 1, 1], 'rose red', 'teal'],
  namor: ['Namor', 'shield', [0, 3, 3], [1, 4, 4], [2, 5, 5], 'sky blue', 'dark teal'],
  'professor-x': ['Professor X', 'mask', [1, 1, 5], [2, 1, 7], [3, 1, 9], 'tan', 'black'],
  psylocke: ['Psylocke', 'mask', [0, 1, 2], [0, 2, 2], [1, 3, 3], 'purple', 'magenta'],
  pyro: ['Pyro', 'bolt', [0, 3, 1], [1, 4, 2], [1, 5, 2], 'amber', 'red'],
  quicksilver: ['Quicksilver', 'bolt', [0, 3, 1], [1, 3, 2], [1, 4, 3], 'green', 'white'],
  'red-hulk': ['Red Hulk', 'fist', [1, 6, 5, 1], [2, 7, 7, 1], [3, 8, 8], 'red', 'dark brown'],
  sabretooth: ['Sabretooth', 'fist', [1, 3, 3], [1, 4, 4], [2, 5, 4], 'orange', 'black'],
  'scarlet-witch': ['Scarlet Witch', 'bolt', [0, 1, 3], [0, 3, 3], [1, 5, 3], 'pink', 'red'],
  sentinel: ['Sentinel', 'shield', [1, 5, 5], [2, 6, 6], [3, 8, 8], 'magenta', 'violet'],
  'she-hulk': ['She-Hulk', 'fist', [1, 5, 4], [2, 6, 6], [3, 7, 7], 'green', 'navy'],
  'spider-man': ['Spider-Man', 'fist', [0, 3, 3], [1, 4, 4], [1, 5, 5], 'blue', 'red'],
  storm: ['Storm', 'mask', [0, 2, 1], [1, 2, 2], [1, 3, 2], 'black', 'gold'],
  toad: ['Toad', 'fist', [1, 2, 1, 1], [2, 3, 2, 1], [2, 4, 4], 'orange', 'blue'],
  vision: ['Vision', 'mask', [0, 1, 4], [1, 2, 6], [2, 4, 7], 'red', 'black'],
  wolverine: ['Wolverine', 'fist', [1, 5, 2, 1], [2, 6, 3, 1], [3, 8, 4], 'navy', 'yellow'],
  'x-23': ['X-23', 'fist', [1, 5, 2], [2, 6, 2], [2, 7, 3], 'black', 'silver'],
} as const satisfies Record<string, Row>;

/** A kind of die; `table/dice.ts` numbers them. */
export type DieId = keyof typeof CHARACTER_DICE | 'cerebro' | 'basic-action' | 'sidekick';
