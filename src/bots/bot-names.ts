// The names of all bots, weakest first: for those who seat bots without thinking for them.
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
