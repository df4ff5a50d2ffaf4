// The answers that follow one click, and the questions at which Globals can be used.
import type { Decision } from '#engine/types.ts';
import type { Duel } from '../../table/world.ts';

/** The next answer of the same player; '' leaves a question to the player and goes on after it, nothing ends it. */
export type Following = (decision: Decision, w: Duel) => string | undefined;

/** Questions at which Globals can be used. */
export const REACTIONS: ReadonlySet<string> = new Set(['main.react', 'clash.react']);
