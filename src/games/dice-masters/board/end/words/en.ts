// Words of the splash page in English.
export const en = {
  turn: 'turn {n}',
  turns: '{n|turn|turns}',
  dealt: 'damage dealt',
  knockOuts: '{n|knock-out|knock-outs}',
  lifeLeft: 'life left',
  star: 'Die of the game',
  starText:
    '{name} attacked {attacks|once|{attacks} times} and {through?got past all blockers {through|once|{through} times}|was blocked each time}.',
};
export type Words = typeof en;
