// Words of art on cards, each explained in a plain sentence, in German.
import type { Keyword } from '../en/keywords.ts';

export const keywords: readonly Keyword[] = [
  {
    word: 'Eingesetzt',
    found: /\beinsetzen\b|\beingesetzt\b/,
    text: 'seine Kosten sind gezahlt, und er kommt aus der Reserve ins Feld.',
  },
  { word: 'Aktiv', found: /\baktiv\b/, text: 'mindestens einer seiner Würfel ist im Feld oder greift an.' },
  {
    word: 'Global',
    found: /\bGlobal\b/,
    text: 'beide Spieler dürfen es nutzen, wann immer etwas genutzt werden kann, für die Energie in Klammern.',
  },
  {
    word: 'Heroisch',
    found: /\bHeroisch\b/,
    text: 'beim Einsetzen darf er mit einem anderen heroischen Charakter ein Paar bilden; Partner helfen einander.',
  },
  { word: '*', found: /\*/, text: 'gilt nur, solange die Seite des Würfels einen Burst zeigt.' },
  {
    word: 'Ausgeschaltet',
    found: /\b(schalte|ausschalte|ausgeschaltet)/,
    text: 'sein Würfel kommt in die Vorbereitungszone und wird im nächsten Zug neu gewürfelt.',
  },
  {
    word: 'Gefangen',
    found: /\bgefangen\b/,
    text: 'der Würfel liegt unter dem anderen und ist aus dem Spiel, bis er freikommt.',
  },
  {
    word: 'Vorbereitungszone',
    found: /\bVorbereitungszone\b/,
    text: 'was dort liegt, wird im nächsten Zug zusätzlich zu den vier gezogenen Würfeln gewürfelt.',
  },
  {
    word: 'Ablage',
    found: /\bAblage\b/,
    text: 'verbrauchte Würfel; sie kommen in den Beutel zurück, wenn er leer ist.',
  },
  {
    word: 'Blocken',
    found: /block/i,
    text: 'wer blockt, steht einem Angreifer im Weg; ohne Blocker trifft der den Spieler.',
  },
  { word: 'Drehen', found: /\b[Dd]rehe\b/, text: 'den Würfel auf die nächste Stufe drehen, hinauf oder hinunter.' },
  { word: 'Sidekick', found: /\bSidekicks?\b/, text: 'einer der acht weißen Würfel, mit denen jeder beginnt.' },
  { word: 'Schurke', found: /\bSchurken?\b/, text: 'ein Charakter, dessen Karte das Zeichen der Schurken trägt.' },
];
