// Words of the splash page in German.
import type { Words } from '../en/end.ts';

export const de: Words = {
  turn: 'Zug {n}',
  turns: '{n|Zug|Züge}',
  dealt: 'Schaden',
  knockOuts: 'K. o.',
  lifeLeft: 'Leben übrig',
  star: 'Würfel der Partie',
  attacked: '{name} griff {n|einmal|{n}-mal} an. ',
  unblocked: '{n?{n|Einmal|{n}-mal} stand niemand|Jedes Mal stand jemand} im Weg.',
};
