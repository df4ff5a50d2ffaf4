// What one click does at a question of Dice Masters, and what passing is called at each moment.
export const en = {
  rerollTyped: 'Keep {characters?characters|}{both? and |}{wild?wild energy|}, reroll {n}',
  rerollAll: 'Reroll all {n}',
  rerollOthers: 'Keep {kept|this one|these {kept}}, reroll {n}',
  attackAll: '{fields?Field all, attack|Attack with all}: {damage} damage',
  attackHeroes: '{fields?Field all, attack|Attack} without Sidekicks: {damage}',
  attackOthers: 'All but {kept|this one|these {kept}}: {damage} damage',
  blockSafe: 'Safe blocks: {n}',
  blockAll: 'Block all I can: {n}',
  blockGang: 'All {n} against {name}',
  fieldAll: 'Field all {n}',
  endTurn: '{fields?Field all, end turn|End turn}',
  letAll: 'Let this whole turn go on',
  chooseAll: 'As many as possible',
  chooseOne: 'Just one',
  toAttack: 'On to the attack',
  toEnd: 'End turn',
  goOn: 'Go on',
  letOn: 'Let it go on',
};
export type Words = typeof en;
