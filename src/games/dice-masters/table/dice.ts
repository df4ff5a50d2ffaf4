// The dice: every kind with its energy and its three levels, and the faces as columns of numbers.
import { CHARACTER_DICE, ENERGIES, type Level, type DieId } from '../cards/character-dice.ts';

/** Energy of a face beside the four types (DM-NRG-03, DM-NRG-05, DM-RUL-04). */
export const WILD = 4;
export const GENERIC = 5;

/** All kinds of dice; a die is known by its place in this list. */
export const KINDS: readonly DieId[] = [
  ...(Object.keys(CHARACTER_DICE) as (keyof typeof CHARACTER_DICE)[]),
  'cerebro',
  'basic-action',
  'sidekick',
];
export const kindOf = (id: DieId): number => KINDS.indexOf(id);
export const SIDEKICK = kindOf('sidekick');
export const CEREBRO = kindOf('cerebro');
export const BASIC_ACTION = kindOf('basic-action');
export const FACES = 6;

/** A face, which makes the die what it is where faces count (DM-MOD-01, DM-MOD-02): energy and its amount (DM-DIE-01),
 *  or a level with its numbers (DM-DIE-03, DM-GLS-10), or an action without any (DM-DIE-02, DM-GLS-02); bursts. */
export interface Face {
  energy: number;
  amount: number;
  /** 0 unless it is a character face. DM-DIE-10: no text takes it for the cost. */
  level: number;
  /** DM-DIE-04: to field it. */
  cost: number;
  /** DM-DIE-05: the damage it deals. */
  attack: number;
  /** DM-DIE-06: the damage that knocks it out. */
  defense: number;
  action: boolean;
  bursts: number;
}
const NOTHING: Face = { energy: -1, amount: 0, level: 0, cost: 0, attack: 0, defense: 0, action: false, bursts: 0 };
const energyFace = (energy: number, amount: number): Face => ({ ...NOTHING, energy, amount });
/** DM-DIE-08 */
const levelFace = ([cost, attack, defense, bursts = 0]: Level, i: number): Face => ({
  ...NOTHING,
  level: i + 1,
  cost,
  attack,
  defense,
  bursts,
});
/** DM-RUL-02 */
const actionFaces = (energy: number): Face[] => [
  ...[2, 2, 2].map(amount => energyFace(energy, amount)),
  ...[0, 1, 2].map(bursts => ({ ...NOTHING, action: true, bursts })),
];

/** DM-RUL-01, DM-RUL-02, DM-RUL-03, DM-DIE-09, DM-RUL-31; DM-CRD-06: a die gives the energy of its card;
 *  DM-CRD-11: energy first. */
function facesOf(id: DieId): Face[] {
  if (id === 'sidekick') return [...[0, 1, 2, 3, WILD].map(energy => energyFace(energy, 1)), levelFace([0, 1, 1], 0)];
  if (id === 'basic-action') return actionFaces(GENERIC);
  if (id === 'cerebro') return actionFaces(ENERGIES.indexOf('mask'));
  const [, energy, ...rest] = CHARACTER_DICE[id];
  const type = ENERGIES.indexOf(energy);
  return [...[1, 2, 2].map(amount => energyFace(type, amount)), ...(rest.slice(0, 3) as Level[]).map(levelFace)];
}

/** Faces by kind * FACES + face. */
export const FACE: readonly Face[] = KINDS.flatMap(facesOf);
export const faceAt = (kind: number, face: number): Face => FACE[kind * FACES + face]!;

/** DM-MOD-03, DM-CRD-02: has it character faces? */
export const hasLevels = (kind: number): boolean => faceAt(kind, FACES - 1).level > 0;

/** The face a Sidekick die fights with; its first four faces show the four types of energy. */
export const SIDEKICK_CHARACTER = 5;
