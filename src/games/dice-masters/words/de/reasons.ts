// German reasons for an option: each goes on after the option's own label.
import type { reasonTexts as english } from '../en/reasons.ts';

const blockers = '{kept|einen Blocker|{kept} Blocker}';
const kept = '{n?{n}|keine} Energie{characters? und {characters|einen Charakter|{characters} Charaktere}|}';

export const reasonTexts = {
  buysDearest: 'der teuerste Würfel, den du bezahlen kannst{left?; {left} Energie bleibt übrig|}',
  buysLast: 'nimmt den letzten Würfel davon, bevor {foe:seat} es kann',
  buys: 'ein Würfel für {n}{left?; {left} Energie bleibt übrig|}',
  fieldsBlocker: 'ein Blocker mehr gegen {n} Angriff',
  fieldsAttacker: '{n} Angriff mehr{foes? gegen {foes} Blocker|, und niemand ist da, der blockt}',
  savesEnergy: 'spart {n} Energie für Fähigkeiten',
  paysWith: 'lässt {n?{n} Energie|keine Energie} übrig{wild?, davon {wild} Joker|}',
  spentAll: 'es ist nichts mehr zum Zahlen da',
  fightWins: '{n} Schaden kommen durch: genug zum Sieg',
  fightHurts: '{n} Schaden kommen durch',
  fightCosts: 'kostet dich {n} deiner {life} Leben',
  fightQuiet: 'kein Schaden kommt durch',
  attackWins: 'mindestens {n} Schaden kommen durch, wer auch blockt: genug zum Sieg',
  attackFree: '{n} Schaden: niemand ist da, der blockt',
  attackThrough: `mindestens {n} Schaden kommen durch{kept?, und du behältst ${blockers}|}`,
  attackMean: `etwa {n} Schaden kommen durch{kept?, und du behältst ${blockers}|}`,
  keepsBlockers: `behält ${blockers} gegen {n} Angriff`,
  holdsBack: '{foes|1 Blocker steht|{foes} Blocker stehen} im Weg',
  blocks: 'hält {n} von {all} Schaden auf{felled?, schaltet {felled:die} aus|}{lost?, verliert {lost:die}|}',
  blocksNone: 'kostet {n} deiner {life} Leben, aber keinen Charakter',
  keepsDice: `behält ${kept}`,
  rerolls: `versucht {again|einen Würfel|{again} Würfel} noch einmal und behält ${kept}`,
  takesLife: 'nimmt {foe:seat} {n} Leben',
  gainsLife: 'bringt {n} Leben',
  knocksOut: 'nimmt {die} aus dem Feld',
  addsAttack: 'bringt {n} Angriff mehr',
  weakens: 'nimmt {foe:seat} {n} Angriff',
  bringsEnergy: 'bringt {n} Energie',
  prepares: 'bereitet {n|einen Würfel|{n} Würfel} für den nächsten Wurf vor',
} satisfies Record<keyof typeof english, string>;
