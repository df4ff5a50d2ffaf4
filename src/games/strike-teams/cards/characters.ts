// The eight Character Cards. A character's number is its place in this list.
import type { CardSide, CharacterCard, CharacterId } from './character-card.ts';

/** ST-RUL-17: heroes and villains. */
const ONE: readonly CardSide[] = [{ figures: 1, unit: 1, gain: 6, red: 6, last: 12 }];
const RUN = { name: 'Run', ap: 1, feature: 'run' } as const;

export const CHARACTERS: readonly CharacterCard[] = [
  {
    id: 'captain-america',
    name: 'Captain America',
    initials: 'CA',
    kind: 'hero',
    attack: { name: 'Slug', ap: 2, type: 'melee', strength: 3, slots: 2 },
    defend: { name: 'Dodge', ap: 1, type: 'dodge', strength: 2, slots: 2 },
    move: { ...RUN, slots: 2 },
    rest: 6,
    sides: ONE,
  },
  {
    id: 'iron-man',
    name: 'Iron Man',
    initials: 'IM',
    kind: 'hero',
    attack: { name: 'Repulsor Ray', ap: 2, type: 'ranged', strength: 3, slots: 2 },
    defend: { name: 'Thruster Dodge', ap: 1, type: 'dodge', strength: 1, slots: 2 },
    move: { ...RUN, slots: 2 },
    rest: 6,
    sides: ONE,
  },
  {
    id: 'agent-may',
    name: 'Agent May',
    initials: 'AM',
    kind: 'hero',
    attack: { name: 'Martial Arts', ap: 2, type: 'melee', strength: 3, slots: 2 },
    defend: { name: 'Dodge', ap: 1, type: 'dodge', strength: 3, slots: 2 },
    move: { ...RUN, slots: 2 },
    rest: 6,
    sides: ONE,
  },
  {
    id: 'quake',
    name: 'Quake',
    initials: 'QU',
    kind: 'hero',
    attack: { name: 'Vibration Blast', ap: 2, type: 'ranged', strength: 3, slots: 2 },
    defend: { name: 'Dodge', ap: 1, type: 'dodge', strength: 2, slots: 2 },
    move: { ...RUN, slots: 2 },
    rest: 6,
    sides: ONE,
  },
  {
    id: 'winter-soldier',
    name: 'Winter Soldier',
    initials: 'WS',
    kind: 'villain',
    attack: { name: 'Pistol', ap: 2, type: 'ranged', strength: 3, slots: 2 },
    defend: { name: 'Dodge', ap: 1, type: 'dodge', strength: 2, slots: 2 },
    move: { ...RUN, slots: 2 },
    rest: 6,
    sides: ONE,
  },
  {
    id: 'radioactive-man',
    name: 'Radioactive Man',
    initials: 'RM',
    kind: 'villain',
    attack: { name: 'Radioactive Blast', ap: 2, type: 'ranged', strength: 3, slots: 3 },
    defend: { name: 'Hardened Body', ap: 1, type: 'armor', strength: 2, slots: 2 },
    move: { ...RUN, slots: 2 },
    rest: 6,
    sides: ONE,
  },
  {
    id: 'baron-strucker',
    name: 'Baron Strucker',
    initials: 'BS',
    kind: 'mastermind',
    attack: { name: 'Sabre', ap: 2, type: 'melee', strength: 4, slots: 4 },
    defend: { name: 'Dodge', ap: 1, type: 'dodge', strength: 3, slots: 4 },
    move: { ...RUN, slots: 4 },
    rest: 6,
    sides: [{ figures: 1, unit: 2, gain: 8, red: 8, last: 12 }],
  },
  {
    id: 'hydra-soldiers',
    name: 'Hydra Soldiers',
    initials: 'HS',
    kind: 'henchman',
    attack: { name: 'Rifle', ap: 2, type: 'ranged', strength: 2, slots: 0 },
    defend: { name: 'Dodge', ap: 1, type: 'dodge', strength: 1, slots: 0 },
    move: { name: 'March', ap: 1, feature: 'march', slots: 0 },
    rest: 6,
    sides: [
      { figures: 3, unit: 1, gain: 6, red: 6, last: 6, march: 3 },
      { figures: 6, unit: 2, gain: 12, red: 12, last: 12, march: 6 },
    ],
  },
];
const NUMBERS: ReadonlyMap<string, number> = new Map(CHARACTERS.map(({ id }, n) => [id, n]));
/** The number of a character, for rules and positions that name it. */
export function characterNumber(id: CharacterId): number {
  const n = NUMBERS.get(id);
  if (n === undefined) throw new Error(`there is no character '${id}'; there are ${[...NUMBERS.keys()].join(', ')}`);
  return n;
}
