// German words of the pages around the table.
import type { Words } from './en.ts';

export const de: Words = {
  trouble: {
    nowhere: ['Diese Seite gibt es nicht', 'Die Adresse ist verschrieben, oder was hier war, ist umgezogen.'],
    noGame: ['Dieses Spiel gibt es nicht', 'In der Kiste sind fünf Spiele; diese Adresse nennt keines davon.'],
    cutOff: [
      'Dieser Link ist abgeschnitten',
      'Ein Link zu einem Tisch endet mit sechzehn Buchstaben und Ziffern. Lass ihn dir noch einmal ganz schicken.',
    ],
    noTable: [
      'Diesen Tisch gibt es nicht',
      'Auf diesem Server hat ihn niemand gemacht, oder der Link ist falsch abgeschrieben. Lass dir ' +
        'einen neuen schicken.',
    ],
    notHere: [
      'Dieses Spiel liegt nicht hier',
      'Spiele gegen Bots und an einem Bildschirm liegen in dem Browser, in dem sie begonnen wurden, und nur dort.',
    ],
    notOver: [
      'Dieses Spiel ist noch nicht zu Ende',
      'Erst dann kann man es noch einmal ansehen: bis dahin sieht niemand, was verborgen liegt.',
    ],
    noFile: [
      'Diese Spieldatei ist nicht mehr offen',
      'Eine geöffnete Datei bleibt, bis ihr Tab geschlossen wird. Öffne sie noch einmal.',
    ],
    badFile: ['Diese Datei kann nicht gezeigt werden', 'Sie ist kein Spiel, das Longbox nachspielen kann.'],
    noLine: [
      'Der Server ist nicht erreichbar',
      'Tische mit Freunden und Links zu Wiederholungen brauchen ihn. Alles andere geht.',
    ],
    failed: ['Etwas ist schiefgegangen', 'Die Seite konnte nicht gezeigt werden.'],
  },
  said: 'Es heißt: {why}',
  toTable: 'Zum Tisch',
  playHere: 'Hier gegen einen Bot spielen',
  readRules: 'Die Regeln lesen',
  which: {
    rules: 'Welches Regelbuch?',
    learn: 'Was möchtest du lernen?',
    new: 'Was möchtest du spielen?',
  },
  house: 'Hausregeln des Tisches',
  houseText: 'Sie gelten in jedem Spiel: sie handeln von den Leuten am Tisch, nicht vom Spiel darauf.',
  houseRules: {
    'TABLE-END-1':
      'Wer aufgibt, hat verloren; wo andere noch spielen, spielt ein Bot auf diesem Platz weiter. Das ' +
      'Spiel ist zu Ende, wenn nur eine Seite nicht aufgegeben hat oder nur noch Bots übrig sind: sie ' +
      'gewinnen.',
    'TABLE-END-2':
      'Auf ein Unentschieden kann man sich jederzeit einigen; das Spiel ist zu Ende, wenn alle Menschen ' +
      'am Tisch zugestimmt haben.',
  },
};
