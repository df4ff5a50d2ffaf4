// The names of all bots, weakest first, and how long they think: for code that seats bots without running them.
export const BOT_NAMES: readonly string[] = [
  'idle',
  'random',
  'weighted',
  'heaviest',
  'greedy',
  'rookie',
  'veteran',
  'mastermind',
];

/** Milliseconds that each level may search for an answer. */
const SEARCHES: Readonly<Record<string, number>> = { rookie: 300, veteran: 300, mastermind: 1500 };
/** None for bots that do not search. */
export const millisecondsOf = (bot: string): number => SEARCHES[bot] ?? 0;

/** Those that may play for people who are away, weakest first: all of them think. */
export const STAND_INS: readonly string[] = ['rookie', 'veteran', 'mastermind'];
export const USUAL_STAND_IN = 'veteran';
