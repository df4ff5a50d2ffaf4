// Words of the splash page in German.
import type { Words } from './en.ts';

export const de: Words = {
  turn: 'Zug {n}',
  turns: '{n|Zug|Züge}',
  dealt: 'Schaden',
  knockOuts: '{n|K. o.|K. o.}',
  lifeLeft: 'Leben übrig',
  star: 'Würfel der Partie',
  starText:
    '{name} griff {attacks|einmal|{attacks}-mal} an und {through?kam {through|einmal|{through}-mal} an allen Blockern vorbei|wurde jedes Mal geblockt}.',
};
