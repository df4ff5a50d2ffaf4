// Words of the splash page in German.
import type { Words } from '../en/end.ts';

export const de: Words = {
  round: 'Runde {n}',
  rounds: '{n|Runde|Runden}',
  tournament: 'das Final Tournament',
  points: '{n|Revolution Point|Revolution Points}',
  defeats: '{n|Gegner besiegt|Gegner besiegt}',
  hopeLeft: 'Hope übrig',
  star: 'Charakter des Spiels',
  fought: '{name} griff {n|einmal|{n}-mal} an, für {damage} Schaden',
  felled: ', und schickte {n|einen Gegner|{n} Gegner} nach Hause.',
  felledNobody: '.',
};
