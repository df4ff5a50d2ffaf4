// What all reasons are made with.
import type { Tried } from '#engine/definition.ts';
import type { Facts, Phrase } from '#engine/types.ts';
import type { dealGain } from './deals.ts';
import type { reasonTexts } from './reason-words.ts';
import type { Revolution } from '../table/world.ts';
import type { farFrom } from './worth.ts';

/** What bots judge by. It is handed over: to import it would cut the game's own file, which is loaded first, in two. */
export interface Judging {
  dealGain: typeof dealGain;
  farFrom: typeof farFrom;
  HOPE: number;
}
export type Move = Tried<Revolution> & { judging: Judging };
export type Reason = (move: Move) => Phrase | undefined;

export const why = (say: keyof typeof reasonTexts, facts: Facts = {}): Phrase => ({ say, facts });
export const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;
