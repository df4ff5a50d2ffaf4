// A Global once more: after it was used on a die, one click on any of its targets pays for it and uses it again.
import type { Decision } from '#engine/types.ts';
import { ATTACK, FIELD, type Duel } from '../../table/world.ts';

/** The next answer of the same player; '' leaves a question to the player and goes on after it, nothing ends it. */
export type Following = (decision: Decision, w: Duel) => string | undefined;

/** Questions at which Globals can be used. */
export const REACTIONS: ReadonlySet<string> = new Set(['main.react', 'clash.react']);

export interface Again {
  /** The option that uses it. */
  option: string;
  /** The dice it could be used on, once one of them was chosen. */
  dice: readonly number[];
}
const isGlobal = (option: string): boolean => option.startsWith('global:');
const dieOf = (option: string): number => (option.startsWith('choose:') ? Number(option.split(':')[1]) : -1);

/** An answer that can be given again; any other move of the player ends it. */
export function againAfter(before: Again | undefined, decision: Decision, option: string): Again | undefined {
  if (REACTIONS.has(decision.id)) return isGlobal(option) ? { option, dice: [] } : undefined;
  if (!before || before.dice.length || decision.id !== 'choosing.pick' || dieOf(option) < 0) return before;
  return { ...before, dice: decision.options.filter(({ refused }) => !refused).map(({ id }) => dieOf(id)) };
}
/** Can it be used again on that die? Nothing else can be done with it now. */
export const canRepeat = (w: Duel, decision: Decision, { option, dice }: Again, die: number): boolean =>
  REACTIONS.has(decision.id) &&
  dice.includes(die) &&
  [FIELD, ATTACK].includes(w.zone[die]!) &&
  decision.options.some(({ id, refused }) => id === option && !refused) &&
  !decision.options.some(({ refs, refused }) => !refused && refs.includes(`die:${die}`));

/** Uses it again on that die; how it is paid for is left to the player where that matters. */
export function repeating({ option }: Again, die: number): Following {
  let [isUsed, isOver] = [false, false];
  return decision => {
    if (isOver) return undefined;
    if (!isUsed) {
      isUsed = true;
      return option;
    }
    if (decision.id === 'paying.pick') return '';
    isOver = true;
    const isThere = decision.options.some(({ id, refused }) => id === `choose:${die}` && !refused);
    return decision.id === 'choosing.pick' && isThere ? `choose:${die}` : undefined;
  };
}
