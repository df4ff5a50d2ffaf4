// Words of the splash page in English.
export const en = {
  round: 'round {n}',
  rounds: '{n|round|rounds}',
  tournament: 'the Final Tournament',
  points: '{n|Revolution Point|Revolution Points}',
  defeats: '{n|rival defeated|rivals defeated}',
  hopeLeft: 'Hope left',
  star: 'Character of the game',
  fought: '{name} attacked {n|once|{n} times} for {damage} Damage',
  felled: ' and sent {n|one rival|{n} rivals} home.',
  felledNobody: '.',
};
export type Words = typeof en;
