// The words of reasons for an option: each goes on after the option's own label.
import type { Text } from '#engine/types.ts';

const blockers = '{kept|a blocker|{kept} blockers}';
const kept = '{n?{n}|no} energy{characters? and {characters|a character|{characters} characters}|}';

export const reasonTexts = {
  buysDearest: 'the dearest die you can pay for{left?, and leaves {left} energy|}',
  buysLast: 'takes the last die of it before {foe:seat} can',
  buys: 'a die that costs {n}{left?, and leaves {left} energy|}',
  fieldsBlocker: 'one more blocker against {n} attack',
  fieldsAttacker: '{n} more attack{foes? against {foes|1 blocker|{foes} blockers}|, and nobody there to block}',
  savesEnergy: 'saves {n} energy for abilities',
  paysWith: 'leaves {n?{n} energy|no energy}{wild?, {wild|a wild|{wild} wilds} among it|}',
  spentAll: 'nothing is left to pay with',
  fightWins: '{n} damage gets through: enough to win',
  fightHurts: '{n} damage gets through',
  fightCosts: 'costs you {n} of your {life} life',
  fightQuiet: 'no damage gets through',
  attackWins: 'at least {n} damage gets through whoever blocks: enough to win',
  attackFree: '{n} damage: nobody is there to block',
  attackThrough: `at least {n} damage gets through{kept?, and keeps ${blockers}|}`,
  attackMean: `about {n} damage gets through{kept?, and keeps ${blockers}|}`,
  keepsBlockers: `keeps ${blockers} against {n} attack`,
  holdsBack: '{foes|1 blocker stands|{foes} blockers stand} in the way',
  blocks: 'stops {n} of {all} damage{felled?, knocks out {felled:die}|}{lost?, loses {lost:die}|}',
  blocksNone: 'costs {n} of your {life} life, but no character',
  keepsDice: `keeps ${kept}`,
  rerolls: `tries {again|one die|{again} dice} again and keeps ${kept}`,
  takesLife: 'takes {n} life from {foe:seat}',
  gainsLife: 'gains {n} life',
  knocksOut: 'takes {die} out of the field',
  addsAttack: 'adds {n} attack',
  weakens: 'takes {n} attack from {foe:seat}',
  bringsEnergy: 'brings {n} energy',
  prepares: 'prepares {n|a die|{n} dice} for the next roll',
} satisfies Record<string, Text>;
