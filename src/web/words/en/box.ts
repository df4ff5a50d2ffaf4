// The words on the box, in English.
export const en = {
  minutes: 'min',
  weights: ['light', 'medium', 'heavy'] as readonly string[],
  learn: 'Learn',
  coverOf: 'Show',
  turnOf: 'your turn',
  waits: 'are waiting for you',
  waitsOne: 'is waiting for you',
  notKnown: 'result unknown',
  afterwards: 'result computed afterwards',
  sitDown: 'Join',
  lookIn: 'View',
  openFile: 'Import a game file',
  dropFile: 'Drop the game file here',
  file: {
    tooBig: 'This file is too big for a game: 3 MB at most.',
    noJson: 'That isn’t a Longbox game file. Pick one you saved from a replay.',
    noMatch: 'That isn’t a Longbox game file. Pick one you saved from a replay.',
    noGame: 'This file is of a game that is not in the box: {why}.',
    noPlay: 'This file does not replay, so it is not shown: {why}',
  } as Readonly<Record<string, string>>,
  live: 'Live: two bots',
  liveText: 'A real game, move by move.',
  takeOver: 'Take over one side',
  pause: 'Pause',
  goOn: 'Resume',
};
export type Words = typeof en;
