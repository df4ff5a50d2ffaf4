// Types and the helper that all reasons are made with.
import { sayWith, type Reason as ReasonFor } from '#engine/kit/bot-kit.ts';
import type { Tried } from '#engine/bot-knowledge.ts';
import type { dealGain } from './deals.ts';
import { reasonTexts } from './reason-words.ts';
import type { Revolution } from '../table/world.ts';
import type { farFrom } from './worth.ts';

/** The bots' measures, handed over: to import them would cut the game's own file, which is loaded first, in two. */
export interface Judging {
  dealGain: typeof dealGain;
  farFrom: typeof farFrom;
  HOPE: number;
}
export type Move = Tried<Revolution> & { judging: Judging };
export type Reason = ReasonFor<Move>;
export const why = sayWith(reasonTexts);
