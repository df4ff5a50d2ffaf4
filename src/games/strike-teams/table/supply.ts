// Tokens: those that lie on the table now, the common supply of the others, and the Round Tracker.
import { type BoxToken, CUBES, TOKENS } from '../cards/box.ts';
import { isOpen } from './edges.ts';
import { gridFor } from './figures.ts';
import { END_PHASE, HENCHMAN_COUNT, CHARACTER_COUNT, HENCHMEN, NONE, type Strike } from './world.ts';

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
export type Supply = Record<BoxToken | 'wound', number>;

/** Tokens and Wound Tokens on the table, by kind. */
export function onTable(w: Strike): Supply {
  const { barriers } = gridFor(w);
  const count = (kind: 'door' | 'wall', isThere: boolean): number =>
    barriers.filter((barrier, n) => barrier.kind === kind && isOpen(w.open, n) === isThere).length;
  const singles = w.owner.filter((seat, character) => character !== HENCHMEN && seat !== NONE).length;
  return {
    character: singles + w.henchmanTokens + w.collected, // ST-SET-24 ST-SET-25
    objective: w.tokenAt.filter((at, token) => at !== NONE || w.tokenCarrier[token] !== NONE).length,
    op: sum(w.op),
    status: sum(w.trapped) + sum(w.prone),
    round: w.rounds,
    duration: sum(w.dt),
    spawn: w.green.length + w.red.length + w.white.length,
    largeRubble: w.rubble.length,
    smallRubble: count('wall', true),
    door: count('door', false),
    wound: sum(w.attackWounds) + sum(w.defendWounds) + sum(w.moveWounds) + sum(w.baseWounds) + sum(w.cardWounds),
  };
}
/** ST-SET-26: all other tokens. ST-RUL-08: nothing waits for them; an empty supply is 0, and play goes on. */
export function supplyOf(w: Strike): Supply {
  const printed: Supply = { ...TOKENS, wound: CUBES.wound };
  const used = onTable(w);
  for (const kind of Object.keys(printed) as (keyof Supply)[]) printed[kind] = Math.max(0, printed[kind] - used[kind]);
  return printed;
}

/** The Round Tracker Tokens beside a Scenario Card: to come, the next one first, and those that have moved. */
export interface Tracker {
  left: number[];
  right: number[];
}
const ROUNDS_A_STAGE = 4;
/** ST-SET-05: 1–4, 5–8 and 9–12 by stage; ST-RND-10: a token moves to the right in the End Phase of its round. */
export function trackers({ round, rounds, phase }: Strike): Tracker[] {
  const over = phase >= END_PHASE ? round : Math.max(0, round - 1);
  return Array.from({ length: rounds / ROUNDS_A_STAGE }, (_, stage) => {
    const all = Array.from({ length: ROUNDS_A_STAGE }, (_, i) => ROUNDS_A_STAGE * stage + i + 1);
    return { left: all.filter(n => n > over), right: all.filter(n => n <= over) };
  });
}

/** ST-CMP-25: Character Tokens of a character in the box. */
export const tokensInBox = (character: number): number => (character === HENCHMEN ? HENCHMAN_COUNT : 2);
export const ALL_CHARACTER_TOKENS = sum(Array.from({ length: CHARACTER_COUNT }, (_, n) => tokensInBox(n)));
