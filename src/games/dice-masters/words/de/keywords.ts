// Words of art on cards, each explained in a plain sentence, in German.
import type { Keywords } from '../en/keywords.ts';

export const keywords: Keywords = {
  Eingesetzt: [/\beinsetzen\b|\beingesetzt\b/, 'seine Kosten sind gezahlt, und er kommt aus der Reserve ins Feld.'],
  Aktiv: [/\baktiv\b/, 'mindestens einer seiner Würfel ist im Feld oder greift an.'],
  Global: [
    /\bGlobal\b/,
    'beide Spieler dürfen es nutzen, wann immer etwas genutzt werden kann, für die Energie in Klammern.',
  ],
  Heroisch: [
    /\bHeroisch\b/,
    'beim Einsetzen darf er mit einem anderen heroischen Charakter ein Paar bilden; Partner helfen einander.',
  ],
  '*': [/\*/, 'gilt nur, solange die Seite des Würfels einen Burst zeigt.'],
  Ausgeschaltet: [
    /\b(schalte|ausschalte|ausgeschaltet)/,
    'sein Würfel kommt in die Vorbereitungszone und wird im nächsten Zug neu gewürfelt.',
  ],
  Gefangen: [/\bgefangen\b/, 'der Würfel liegt unter dem anderen und ist aus dem Spiel, bis er freikommt.'],
  Vorbereitungszone: [
    /\bVorbereitungszone\b/,
    'was dort liegt, wird im nächsten Zug zusätzlich zu den vier gezogenen Würfeln gewürfelt.',
  ],
  Ablage: [/\bAblage\b/, 'verbrauchte Würfel; sie kommen in den Beutel zurück, wenn er leer ist.'],
  Blocken: [/block/i, 'wer blockt, steht einem Angreifer im Weg; ohne Blocker trifft der den Spieler.'],
  Drehen: [/\b[Dd]rehe\b/, 'den Würfel auf die nächste Stufe drehen, hinauf oder hinunter.'],
  Sidekick: [/\bSidekicks?\b/, 'einer der acht weißen Würfel, mit denen jeder beginnt.'],
  Schurke: [/\bSchurken?\b/, 'ein Charakter, dessen Karte das Zeichen der Schurken trägt.'],
};
