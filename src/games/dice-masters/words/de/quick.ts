// German words of the quick buttons at a question, and of passing at each moment.
import type { Words } from '../en/quick.ts';

export const de: Words = {
  rerollTyped: '{characters?Charaktere|}{both? und |}{wild?Joker|} behalten, {n} nachwürfeln',
  rerollAll: 'Alle {n} nachwürfeln',
  rerollOthers: '{kept|Den|Diese {kept}} behalten, {n} nachwürfeln',
  attackAll: '{fields?Einsetzen, angreifen|Mit allen angreifen}: {damage}',
  attackHeroes: '{fields?Einsetzen, ohne|Ohne} Sidekicks: {damage}',
  attackOthers: 'Alle außer {kept|dem|diesen {kept}}: {damage}',
  blockSafe: 'Sicher blocken: {n}',
  blockAll: 'Alle blocken: {n}',
  blockGang: 'Alle {n} gegen {name}',
  fieldAll: 'Alle {n} einsetzen',
  endTurn: '{fields?Einsetzen, Zug beenden|Zug beenden}',
  letAll: 'Zug geschehen lassen',
  chooseAll: 'So viele wie möglich',
  chooseOne: 'Nur einen',
  toAttack: 'Angreifer wählen',
  toEnd: 'Zug beenden',
  goOn: 'Zum Schaden',
  letOn: 'Geschehen lassen',
  steps: 'Schritte des Zugs',
  stepRoll: 'Würfeln',
  stepMain: 'Haupt',
  stepAttack: 'Angriff',
  stepEnd: 'Ende',
};
