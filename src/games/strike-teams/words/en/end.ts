// Words of charts and of the splash page in English.
export const en = {
  op: 'Objective Points',
  cp: 'Command Points',
  wounds: 'Wounds on the map',
  luck: 'Luck with the Action Die',
  round: 'Round {n}',
  turn: '{name}, round {round}',
  points: '{n|Objective Point|Objective Points}',
  theirs: '{n|point of the others|points of the others}',
  fulfilled: '{n|Scenario Card fulfilled|Scenario Cards fulfilled}',
  held: '{n|Scenario Card failed|Scenario Cards failed}',
  felled: '{n|foe defeated|foes defeated}',
  star: 'Best of the mission',
  fought: '{name} inflicted {n} damage.',
};
