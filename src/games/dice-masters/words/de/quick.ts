// What one click does at a question, in German, and what passing is called at each moment.
import type { Words } from '../en/quick.ts';

export const de: Words = {
  rerollTyped: '{characters?Charaktere|}{both? und |}{wild?Joker|} behalten, {n} nachwürfeln',
  rerollAll: 'Alle {n} nachwürfeln',
  rerollOthers: '{kept|Den|Diese {kept}} behalten, {n} nachwürfeln',
  attackAll: '{fields?Alle einsetzen und angreifen|Mit allen angreifen}: {damage} Schaden',
  attackHeroes: '{fields?Alle einsetzen, ohne|Ohne} Sidekicks angreifen: {damage}',
  attackOthers: 'Alle außer {kept|dem|diesen {kept}}: {damage} Schaden',
  blockSafe: 'Sicher blocken: {n}',
  blockAll: 'Blocken, wo es geht: {n}',
  blockGang: 'Alle {n} gegen {name}',
  fieldAll: 'Alle {n} einsetzen',
  endTurn: '{fields?Alle einsetzen, Zug beenden|Zug beenden}',
  letAll: 'Ganzen Zug geschehen lassen',
  chooseAll: 'So viele wie möglich',
  chooseOne: 'Nur einen',
  toAttack: 'Zum Angriff',
  toEnd: 'Zug beenden',
  goOn: 'Weiter zum Schaden',
  letOn: 'Geschehen lassen',
  steps: 'Schritte des Zugs',
  stepRoll: 'Würfeln',
  stepMain: 'Haupt',
  stepAttack: 'Angriff',
  stepEnd: 'Ende',
};
