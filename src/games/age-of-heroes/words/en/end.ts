// Words of the splash page in English.
export const en = {
  round: 'round {n}',
  rounds: '{n|round|rounds}',
  mission: 'the mission of round {n}',
  points: '{n|Victory Point|Victory Points}',
  hits: '{n|hit on a Villain|hits on Villains}',
  evolutions: '{n|Evolution|Evolutions}',
  star: 'Hero of the game',
  fought: '{name} struck {n|once|{n} times} by night.',
};
