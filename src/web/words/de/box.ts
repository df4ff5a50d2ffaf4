// The words on the box, in German.
import type { Words } from '../en/box.ts';

export const de: Words = {
  minutes: 'Min.',
  weights: ['leicht', 'mittel', 'schwer'],
  learn: 'Lernen',
  coverOf: 'Zeigen',
  turnOf: 'du bist dran',
  waits: 'warten auf dich',
  waitsOne: 'wartet auf dich',
  notKnown: 'Ergebnis unbekannt',
  afterwards: 'Ergebnis nachträglich berechnet',
  sitDown: 'Mitspielen',
  lookIn: 'Ansehen',
  openFile: 'Spieldatei öffnen',
  dropFile: 'Spieldatei hier ablegen',
  file: {
    tooBig: 'Diese Datei ist zu groß für ein Spiel: höchstens 3 MB.',
    noJson: 'Das ist keine Spieldatei von Longbox. Nimm eine, die du aus einer Wiederholung gesichert hast.',
    noMatch: 'Das ist keine Spieldatei von Longbox. Nimm eine, die du aus einer Wiederholung gesichert hast.',
    noGame: 'Dieses Spiel ist nicht in der Kiste: {why}.',
    noPlay: 'Dieses Spiel lässt sich nicht nachspielen und wird nicht gezeigt: {why}',
  },
  live: 'Live: zwei Bots',
  liveText: 'Ein echtes Spiel, Zug um Zug.',
  takeOver: 'Eine Seite übernehmen',
  pause: 'Anhalten',
  goOn: 'Weiter',
};
