// How a match has ended: as the log of its table stores it, and as documents show it.
import type { Result } from '#engine/types.ts';

/** What has ended it: its rules, an answer that the clock gave, resigning, or a draw agreed upon. */
export type EndedHow = 'rules' | 'time' | 'resigned' | 'drawn';
export interface Ended {
  result: Result;
  /** The side of each seat. */
  sides: number[];
  how: EndedHow;
  /** It was not stored when the match ended, but computed later, by the rules of this version. */
  afterwards?: { version: number };
}
/** Shown beside the result; of some that ended long ago nobody knows the result. */
export type EndedDoc = Omit<Ended, 'result'> | { how: 'not-known'; afterwards?: never };
