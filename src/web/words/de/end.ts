// The splash page in German.
import type { Words } from '../en/end.ts';

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
  notKnown: 'Dieses Spiel ist zu Ende. Wie es ausging, ist nicht bekannt: Damals hat es niemand festgehalten.',
  afterwards: 'Dieses Ergebnis wurde nachträglich berechnet, nach Version {version} der Regeln.',
  notShown: 'Sein Tisch lässt sich nicht zeigen: {why}',
  seeTable: 'Den Tisch sehen',
  seePage: 'Das Ergebnis sehen',
  share: 'Teilen',
  copied: 'Link kopiert',
  shareFailed: 'Der Link kam nicht zustande: {why}',
  chart: '{who}: {from} % am Anfang, {least} % im schlimmsten, {most} % im besten Augenblick.',
};
