// Dice Masters for newcomers, in German.
import type { Primer } from '#web/kit/primer.ts';

export const primer: Primer = {
  openings: [
    {
      id: 'first-game',
      options: {},
      minutes: 15,
      title: 'Erstes Spiel',
      text: 'Je zwei Helden, 10 Leben. Die Teams sind fertig.',
      picture: 'panel|Angel|shield|1',
    },
    {
      id: 'academy-against-archvillains',
      minutes: 25,
      title: 'X-Men-Akademie gegen Erzschurken',
      text: 'Je sechs Helden aus dem Starterset, 15 Leben.',
      picture: 'panel|Wolverine|fist|22',
    },
    {
      id: 'heroic-pairs-against-brotherhood',
      minutes: 35,
      title: 'Heldenpaare gegen die Bruderschaft',
      text: 'Volle Teams aus acht Helden, 20 Leben, fertig zum Spielen.',
      picture: 'panel|Magneto|mask|13',
    },
    {
      id: 'tournament-by-chance',
      minutes: 35,
      title: 'Überraschungsteams',
      text: 'Je acht Helden, zufällig aus allen 126 Karten. 20 Leben.',
      picture: 'panel|Spider-Man|mask|61',
    },
    {
      id: 'basic',
      options: { format: 'basic' },
      minutes: 25,
      title: 'Eigene kleine Teams',
      text: 'Bring bis zu sechs Karten und 15 Würfel mit, oder nimm ein fertiges Team. 15 Leben.',
      picture: 'panel|Cyclops|bolt|7',
    },
    {
      id: 'tournament',
      options: { format: 'tournament' },
      minutes: 35,
      title: 'Eigene volle Teams',
      text: 'Bring bis zu acht Karten und 20 Würfel mit, oder nimm ein fertiges Team. 20 Leben.',
      picture: 'panel|Captain America|fist|37',
    },
    {
      id: 'draft',
      options: { format: 'draft' },
      minutes: 45,
      title: 'Draft',
      text: 'Nimm eine Karte, gib den Rest weiter, und spiele, was du genommen hast.',
      picture: 'panel|Mystique|mask|53',
    },
  ],
  gist: [
    { title: 'Würfeln', text: 'Vier Würfel im Zug: Energie oder Helden.', picture: 'large|Sidekick' },
    { title: 'Kaufen', text: 'Energie kauft bessere Würfel für deinen Beutel.', picture: 'large|Storm' },
    { title: 'Zuschlagen', text: 'Helden aufstellen, angreifen, durchkommen.', picture: 'large|fist' },
  ],
  overview: [
    {
      title: 'Worum es geht',
      text:
        'Bring den anderen von 20 Leben auf null (im ersten Spiel von 10). Angreifer, die niemand blockt, ' +
        'treffen den Spieler.',
      picture: 'panel|Wolverine|fist|22',
    },
    {
      title: 'Deine Würfel',
      text:
        'Du beginnst mit acht Sidekicks im Beutel. Fünf ihrer Seiten geben Energie, die sechste ist ein ' +
        'kleiner Kämpfer. Alles Bessere musst du kaufen.',
      picture: 'panel|Sidekick||3',
    },
    {
      title: 'Ziehen und würfeln',
      text:
        'Jeden Zug ziehst du vier Würfel, würfelst sie und darfst beliebige davon einmal neu werfen. Ist ' +
        'der Beutel leer, kommen die benutzten Würfel hinein: Gekauftes kommt wieder.',
      picture: 'panel|Quicksilver|fist|57',
    },
    {
      title: 'Kaufen',
      text:
        'Energie kauft Würfel deiner Karten und der Basisaktionen, die beide teilen. Mindestens eine ' +
        'Energie muss von der Art der Karte sein. Gekauftes liegt erst bei den benutzten Würfeln.',
      picture: 'panel|Emma Frost|mask|44',
    },
    {
      title: 'Aufstellen',
      text:
        'Würfel, die einen Charakter zeigen, kommen gegen ihre Einsatzkosten aufs Feld, mit der ' +
        'gewürfelten Stufe. Dort bleiben sie, bis sie ausgeschaltet werden oder ungeblockt angreifen.',
      picture: 'panel|Storm|mask|58',
    },
    {
      title: 'Angreifen',
      text:
        'Jeder deiner Charaktere auf dem Feld darf angreifen. Der andere sagt, wer wen blockt; mehrere ' +
        'dürfen einen Angreifer blocken, keiner aber zwei. Ungeblockte Angreifer treffen den Spieler und ' +
        'kommen zu den benutzten Würfeln.',
      picture: 'panel|Juggernaut|fist|9',
    },
    {
      title: 'Ausgeschaltet',
      text:
        'Ein Charakter mit so viel Schaden wie Verteidigung ist ausgeschaltet. Sein Würfel liegt bereit ' +
        'und wird im nächsten Zug wieder geworfen: das ist nicht das Ende.',
      picture: 'panel|Reckless Melee|fist|31',
    },
    {
      title: 'Globale Fähigkeiten',
      text:
        'Manche Karten haben eine globale Fähigkeit. Wer die Energie hat, darf sie nutzen, auch im Zug ' +
        'des anderen: gesparte Energie ist nicht verloren.',
      picture: 'panel|Magneto|mask|13',
    },
  ],
};
