// Attributes and stats: with Training, Attack Range and health, and what blows do to them (MR-ATR).
import { characterOf, trainingOf } from '../cards/index.ts';
import { NONE, type Pc, type Revolution, type Stats } from '../table/world.ts';
import { CHARACTERS, isTraining } from '../cards/numbers.ts';

export const ATK = 0; // MR-ATR-02: the dice of an attack
export const DEF = 1; // MR-ATR-03: the dice of a defence
export const SPD = 2; // MR-ATR-04: the dice of Initiative, the hexes of a Move
export const STATS: readonly number[] = [ATK, DEF, SPD];

/** MR-RUL-05: a die displays it. */
const HIGHEST = 6;
const LOWEST_STANDING = 1;

/** MR-ATR-01, MR-RUL-05, MR-RUL-78: printed, with Training; a Mission begins with them (MR-CHO-12). */
export function attributesOf(w: Revolution, c: number): Stats {
  const { atk, def, spd } = characterOf(c);
  const card = w.training[c]!;
  if (card === NONE) return [atk, def, spd];
  const more = trainingOf(card);
  return [capped(atk + (more.atk ?? 0)), capped(def + (more.def ?? 0)), capped(spd + (more.spd ?? 0))];
}
const capped = (stat: number): number => Math.min(HIGHEST, stat);

/** MR-ATK-02 */
export function rangeOf(w: Revolution, c: number): number {
  const card = w.training[c]!;
  return characterOf(c).range + (card === NONE ? 0 : (trainingOf(card).range ?? 0));
}

/** MR-ATR-06 */
export const healthOf = ([atk, def, spd]: Readonly<Stats>): number => atk + def + spd;
export const sumOfAttributes = (w: Revolution, c: number): number =>
  (w.training[c] === NONE && PRINTED_SUMS[c]) || healthOf(attributesOf(w, c));
/** The first of them with the most Attributes, or NONE. */
export const strongest = (w: Revolution, among: readonly number[]): number =>
  among.reduce((best, c) => (best === NONE || sumOfAttributes(w, c) > sumOfAttributes(w, best) ? c : best), NONE);
const PRINTED_SUMS: readonly number[] = Array.from({ length: CHARACTERS }, (_, c) => {
  if (isTraining(c)) return 0;
  const { atk, def, spd } = characterOf(c);
  return atk + def + spd;
});

/** MR-DMG-04: the Rule of One: which stats may fall now. */
export const canFall = (stats: Readonly<Stats>, stat: number): boolean => stats[stat]! > LOWEST_STANDING;
/** MR-RUL-99: how many stats one blow brings to 0. */
export const severityOf = (stats: Readonly<Stats>, damage: number): number =>
  Math.min(STATS.length, Math.max(0, damage - (healthOf(stats) - STATS.length)));
/** MR-DMG-05, MR-DMG-06, MR-RUL-100: the blow that brings all stats to 1 and some of them to 0. */
export const beaten = (severity: number): Stats => STATS.map(stat => (stat < severity ? 0 : LOWEST_STANDING)) as Stats;
/** MR-DMG-08: from knocked out to all three stats at 0. */
export const MILDEST = 1;
export const HOSPITALIZED = 3;
/** MR-RUL-101: stats that are below what they were at the start of the mission. */
export const lost = ({ stats, start }: Pc): number[] => STATS.filter(stat => stats[stat]! < start[stat]!);
