// Words of the splash page in English.
export const en = {
  round: 'Game Round {n}',
  action: 'Action Round {n} of Game Round {round}',
  rounds: '{n|Game Round|Game Rounds}',
  points: '{n|Victory Point|Victory Points}',
  headlines: '{n|Headline solved|Headlines solved}',
  fights: '{n|fight won|fights won}',
  star: 'Hero of the game',
  fought: '{name} gave {n|one KO|{n} KOs}.',
};
