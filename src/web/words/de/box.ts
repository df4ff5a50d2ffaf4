// The words on the box, in German.
import type { Words } from '../en/box.ts';

export const de: Words = {
  minutes: 'Min.',
  weights: ['leicht', 'mittel', 'schwer'],
  learn: 'Lernen',
  coverOf: 'Herausziehen',
  turnOf: 'du bist dran',
  waits: 'warten auf dich',
  waitsOne: 'wartet auf dich',
  notKnown: 'Ergebnis nicht bekannt',
  afterwards: 'Ergebnis nachträglich berechnet',
  sitDown: 'Hinsetzen',
  lookIn: 'Ansehen',
  openFile: 'Eine Spieldatei öffnen',
  dropFile: 'Spieldatei hier fallen lassen',
  file: {
    tooBig: 'Diese Datei ist zu groß für ein Spiel: höchstens 3 MB.',
    noJson: 'Das ist keine Spieldatei: kein JSON. Nimm eine Datei, die Longbox gespeichert hat.',
    noMatch: 'Das ist keine Spieldatei von Longbox. Nimm eine aus einer Wiederholung oder vom Terminal.',
    noGame: 'Dieses Spiel ist nicht in der Kiste: {why}.',
    noPlay: 'Dieses Spiel lässt sich nicht nachspielen und wird nicht gezeigt: {why}',
  },
  live: 'Zwei Bots, gerade jetzt',
  liveText: 'Ein echtes Spiel, Zug um Zug.',
  takeOver: 'Eine Seite übernehmen',
  pause: 'Anhalten',
  goOn: 'Weiter',
};
