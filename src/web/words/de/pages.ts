// German words of the pages around the table.
import type { Words } from '../en/pages.ts';

export const de: Words = {
  trouble: {
    nowhere: ['Diese Seite gibt es nicht', 'Die Adresse ist verschrieben, oder was hier war, ist umgezogen.'],
    noGame: ['Dieses Spiel gibt es nicht', 'Ein Spiel mit diesem Namen haben wir nicht.'],
    cutOff: [
      'Dieser Link ist unvollständig',
      'Links zu Tischen enden mit 16 Zeichen. Lass dir den ganzen Link schicken.',
    ],
    noTable: [
      'Diesen Tisch gibt es nicht',
      'Auf diesem Server hat ihn niemand gemacht, oder der Link ist falsch abgeschrieben. Lass dir ' +
        'einen neuen schicken.',
    ],
    notHere: [
      'Dieses Spiel ist hier nicht gespeichert',
      'Spiele allein oder an einem Bildschirm sind nur in dem Browser gespeichert, in dem sie begonnen wurden.',
    ],
    notOver: [
      'Dieses Spiel ist noch nicht zu Ende',
      'Erst dann kann man es noch einmal ansehen: bis dahin sieht niemand, was verborgen liegt.',
    ],
    noFile: [
      'Diese Spieldatei ist nicht mehr offen',
      'Eine geöffnete Datei bleibt, bis ihr Tab geschlossen wird. Öffne sie noch einmal.',
    ],
    noLine: [
      'Keine Verbindung zum Server',
      'Tische mit Freunden und geteilte Wiederholungen brauchen sie. Alles andere geht auch offline.',
    ],
    failed: ['Etwas ist schiefgegangen', 'Die Seite konnte nicht gezeigt werden.'],
  },
  lasting: {
    kept: 'Dieser Browser behält die Spiele, die hier gespielt werden, bis du sie löschst.',
    notKept:
      'Dieser Browser hat nicht zugesagt, die Spiele hier zu behalten. Beendete Partien lassen sich in der ' +
      'Wiederholung als Datei sichern.',
  },
  which: {
    rules: 'Welches Regelbuch?',
    learn: 'Was möchtest du lernen?',
    new: 'Was möchtest du spielen?',
  },
  howToPlay: 'Wie gespielt wird',
  ways: { bots: 'Gegen Bots', screen: 'Reihum an einem Bildschirm', friends: 'Online mit Freunden' },
  whichGame: 'Welches Spiel?',
  whoPlays: 'Wer spielt?',
  about: 'Etwa {n} Minuten.',
  neverPlayed: 'Nie gespielt? Spielend lernen',
  nameOf: 'Name: {seat}',
  person: 'Ein Mensch',
  openSeat: 'Freier Platz',
  openSeatText: 'Für alle mit deinem Link.',
  cancel: 'Abbrechen',
  share: 'Teilen',
  scan: 'Oder lass es mit einem Telefon einscannen.',
  qr: 'QR-Code des Links',
  seatsHere: 'Plätze',
  fill: 'Mit einem Bot füllen:',
  asked: '{who} wünscht sich hier: {bot}.',
  standIn: 'Bot, der für Abwesende spielt',
  forMe: 'Bot, der für mich spielt, wenn ich weg bin',
  standsIn: 'Ist jemand weg, spielt dort der Bot {bot}.',
  back: {
    alone: 'Zurückgenommen von {who} allein, {n}',
    agreed: 'Zurückgenommen von {who}, {n}; zugestimmt: {others}',
    one: '1 Antwort',
    many: '{n} Antworten',
  },
  youSit: 'Du sitzt hier. Das Spiel beginnt, wenn alle Plätze besetzt sind.',
  drawing: 'Alle sind da: Die Würfel werden gemeinsam bestimmt.',
  drawingFor: 'Es fehlt noch: {who}.',
  redrawn: {
    late: 'Die Würfel werden neu bestimmt, ohne {who}: Von dort kam nicht rechtzeitig Antwort.',
    left: 'Die Würfel werden neu bestimmt, ohne {who}: Wer mittendrin geht, ist nicht mehr dabei.',
  },
  redrawnOnce: {
    late: 'Sie wurden neu bestimmt, ohne {who}: Von dort kam nicht rechtzeitig Antwort.',
    left: 'Sie wurden neu bestimmt, ohne {who}: Wer mittendrin geht, ist nicht mehr dabei.',
  },
  leaveNow: 'Wer geht, während die Würfel bestimmt werden, kann sich hier nicht wieder hinsetzen.',
  joint: 'Alle, die hier sitzen, haben sie gemeinsam bestimmt: {hash}',
  jointChanged:
    'Der Server zeigt andere Prüfsummen, als dein Browser sie kennt: Wenn du nicht auch in einem anderen Browser ' +
    'hier gesessen hast, hat vielleicht jemand diese Würfel ausgesucht.',
  onlooker: 'Eine Person sieht zu.',
  onlookers: '{n} Personen sehen zu.',
  youLookOn: 'Du siehst zu. Sobald das Spiel beginnt, erscheint es hier.',
  canSit: '{free} von {all} Plätzen sind frei. Spiel mit oder sieh zu.',
  canSitLast: 'Ein Platz ist frei. Spiel mit oder sieh zu.',
  allTaken: 'Alle Plätze sind besetzt. Du kannst zusehen.',
  makerFills: '{who} hat diesen Tisch eröffnet und besetzt freie Plätze mit Bots.',

  clocks: { none: 'Ohne Uhr.', live: '20 Minuten für jeden.', days: '3 Tage je Zug.' },
  levels: ['spielt irgendwas', 'Anfänger', 'leicht', 'stark', 'so stark es geht'],
  bots: {
    random: ['Wirrkopf', 'Tut irgendetwas, was die Regeln erlauben. Gut zum Ausprobieren.'],
    greedy: ['Elster', 'Nimmt, was gerade glitzert, und denkt nie an morgen.'],
    rookie: ['Neuling', 'Spielt schnell und patzt manchmal. Ein guter erster Gegner.'],
    veteran: ['Veteranin', 'Denkt ein wenig voraus und bestraft Fehler.'],
    mastermind: ['Superhirn', 'Denkt, so weit es kann, und schenkt dir nichts.'],
  },
  overview: 'In zwei Minuten',
  kinds: { rule: '', ruling: 'Klärung', example: 'Beispiel' },
  tryWords: 'Versuch es mit anderen oder weniger Wörtern, oder mit dem Namen einer Karte.',
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
