// The words on the box, in English.
export const en = {
  minutes: 'min',
  weights: ['light', 'medium', 'heavy'] as readonly string[],
  learn: 'Learn',
  coverOf: 'Take out',
  turnOf: 'your turn',
  waits: 'wait for you',
  waitsOne: 'waits for you',
  notKnown: 'result not known',
  afterwards: 'result computed afterwards',
  sitDown: 'Sit down',
  lookIn: 'Look in',
  openFile: 'Open a match file',
  dropFile: 'Drop the match file here',
  file: {
    tooBig: 'This file is too big for a match: 3 MB at most.',
    noJson: 'This is no match file: it is not JSON. Choose a file that Longbox saved.',
    noMatch: 'This is no match file of Longbox. Choose one that was saved from a replay, or by the terminal.',
    noGame: 'This match is of a game that is not in the box: {why}.',
    noPlay: 'This match cannot be played again, so it is not shown: {why}',
  } as Readonly<Record<string, string>>,
  live: 'Two bots, right now',
  liveText: 'A real game, move by move.',
  takeOver: 'Take over a side',
  pause: 'Pause',
  goOn: 'Go on',
};
export type Words = typeof en;
