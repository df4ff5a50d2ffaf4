// Dice Masters for newcomers, in German.
import { primerOf } from './primer.ts';

export const primer = primerOf({
  openings: {
    'Erstes Spiel': 'Je zwei Helden, 10 Leben. Die Teams sind fertig.',
    'X-Men-Akademie gegen Erzschurken': 'Je sechs Helden aus dem Starterset, 15 Leben.',
    'Heldenpaare gegen die Bruderschaft': 'Volle Teams aus acht Helden, 20 Leben, fertig zum Spielen.',
    Überraschungsteams: 'Je acht Helden, zufällig aus allen 126 Karten. 20 Leben.',
    'Eigene kleine Teams': 'Bring bis zu sechs Karten und 15 Würfel mit, oder nimm ein fertiges Team. 15 Leben.',
    'Eigene volle Teams': 'Bring bis zu acht Karten und 20 Würfel mit, oder nimm ein fertiges Team. 20 Leben.',
    Draft: 'Nimm eine Karte, gib den Rest weiter, und spiele, was du genommen hast.',
  },
  gist: {
    Würfeln: 'Vier Würfel im Zug: Energie oder Helden.',
    Kaufen: 'Energie kauft bessere Würfel für deinen Beutel.',
    Zuschlagen: 'Helden aufstellen, angreifen, durchkommen.',
  },
  overview: {
    'Worum es geht':
      'Bring den anderen von 20 Leben auf null (im ersten Spiel von 10). Angreifer, die niemand blockt, treffen den ' +
      'Spieler.',
    'Deine Würfel':
      'Du beginnst mit acht Sidekicks im Beutel. Fünf ihrer Seiten geben Energie, die sechste ist ein kleiner ' +
      'Kämpfer. Alles Bessere musst du kaufen.',
    'Ziehen und würfeln':
      'Jeden Zug ziehst du vier Würfel, würfelst sie und darfst beliebige davon einmal neu werfen. Ist der Beutel ' +
      'leer, kommen die benutzten Würfel hinein: Gekauftes kommt wieder.',
    Kaufen:
      'Energie kauft Würfel deiner Karten und der Basisaktionen, die beide teilen. Mindestens eine Energie muss von ' +
      'der Art der Karte sein. Gekauftes liegt erst bei den benutzten Würfeln.',
    Aufstellen:
      'Würfel, die einen Charakter zeigen, kommen gegen ihre Einsatzkosten aufs Feld, mit der gewürfelten Stufe. ' +
      'Dort bleiben sie, bis sie ausgeschaltet werden oder ungeblockt angreifen.',
    Angreifen:
      'Jeder deiner Charaktere auf dem Feld darf angreifen. Der andere sagt, wer wen blockt; mehrere dürfen einen ' +
      'Angreifer blocken, keiner aber zwei. Ungeblockte Angreifer treffen den Spieler und kommen zu den benutzten ' +
      'Würfeln.',
    Ausgeschaltet:
      'Ein Charakter mit so viel Schaden wie Verteidigung ist ausgeschaltet. Sein Würfel liegt bereit und wird im ' +
      'nächsten Zug wieder geworfen: das ist nicht das Ende.',
    'Globale Fähigkeiten':
      'Manche Karten haben eine globale Fähigkeit. Wer die Energie hat, darf sie nutzen, auch im Zug des anderen: ' +
      'gesparte Energie ist nicht verloren.',
  },
});
