// The splash page in German.
import type { Words } from './en.ts';

export const de: Words = {
  wins: '{who} gewinnt!',
  winsMany: '{who} gewinnen!',
  draw: 'Unentschieden!',
  nobody: 'Niemand gewinnt!',
  blow: 'Krawumm!',
  chance: 'Gewinnchance',
  looking: 'Die Partie wird noch einmal angesehen …',
  turned: 'Wo es sich drehte',
  noTurns: 'Kein einzelner Zug hat diese Partie gewendet.',
  luck: 'Das meiste war Glück.',
  start: 'Anfang',
  end: 'Ende',
  up: 'um {n} gestiegen',
  down: 'um {n} gefallen',
  seeTable: 'Den Tisch sehen',
  seePage: 'Das Ergebnis sehen',
  share: 'Teilen',
  copied: 'Link kopiert',
  shareFailed: 'Der Link kam nicht zustande: {why}',
  chart: '{who}: {from} % am Anfang, {least} % im schlimmsten, {most} % im besten Augenblick.',
  moves: 'Züge',
};
