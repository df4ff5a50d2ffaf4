// Measures: the same work for every contestant, or one value of ours.

/** Ours, its best-known peer, and the limit: the same rules in plain TypeScript without any framework. */
export type Contestant = 'ours' | 'boardgameio' | 'limit';
export const CONTESTANTS: readonly Contestant[] = ['ours', 'boardgameio', 'limit'];

/** Does a fixed piece of work and says how many units of it that were. */
export type Work = () => number;

export type Measure = Race | Reading | Elsewhere;
interface Named {
  /** 'tictactoe.moves' */
  name: string;
  /** A note for the reader: what is counted, why somebody is missing. */
  note: string;
}
/** Units of work in a second of CPU time, for all who take part. */
export interface Race extends Named {
  /** The work of each contestant that takes part, prepared in a thread of its own. */
  works: Partial<Record<Contestant, () => Work>>;
  /** Milliseconds of CPU time until its code is compiled, where that takes longer than usual. */
  warm?: number;
}
/** One value of ours, from 0 to 1. */
export interface Reading extends Named {
  share(quick: boolean): Promise<number>;
}

/** Units of our work in a second, done elsewhere; null where that is not to be had. */
export interface Elsewhere extends Named {
  rate(quick: boolean): Promise<number | null>;
}

/** One line of the report; null for who takes no part. */
export interface Line {
  measure: string;
  ours: number | null;
  boardgameio: number | null;
  limit: number | null;
  unit: '1/s' | 'share';
}

/** Holds what work has made, so that no compiler can leave it out. */
export const kept: { value: unknown } = { value: undefined };

/** Work that makes one thing again and again. */
export const making =
  (make: () => unknown, times: number): Work =>
  () => {
    for (let i = 0; i < times; i++) kept.value = make();
    return times;
  };
