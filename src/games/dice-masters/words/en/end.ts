// Words of the splash page in English.
export const en = {
  turn: 'turn {n}',
  turns: '{n|turn|turns}',
  dealt: 'damage dealt',
  knockOuts: '{n|knock-out|knock-outs}',
  lifeLeft: 'life left',
  star: 'Die of the game',
  attacked: '{name} attacked {n|once|{n} times}. ',
  unblocked: '{n?{n|Once nobody|{n} times nobody}|Each time somebody} was in the way.',
};
export type Words = typeof en;
