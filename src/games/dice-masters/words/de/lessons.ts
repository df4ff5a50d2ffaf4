// German texts of the guided first game, step by step.
import type { LessonWords } from '#engine/scenario/lesson.ts';
import type { lessonWords as english } from '../en/lessons.ts';

export const lessonWords = {
  Roll: {
    title: 'Würfeln',
    aim: 'Beide haben hier 10 Leben. Nimm deinem Gegner alle, bevor er dir deine nimmt.',
    text: [
      'Ein Zug beginnt mit vier Würfeln aus deinem Beutel, die du wirfst.',
      'Am Anfang sind das Sidekicks: Fünf ihrer Seiten geben Energie, die sechste ist ein kleiner Charakter.',
      'Nach dem Wurf darfst du beliebige Würfel einmal neu würfeln.',
    ],
    goal: 'Würfle einige der Würfel neu.',
    hint: 'Zwei von ihnen zeigen den Sidekick und geben keine Energie: Wähle beide und würfle sie zusammen neu.',
  },
  Purchase: {
    title: 'Kaufen',
    text: [
      'Mit der Energie in deiner Reserve kaufst du Würfel von deinen Karten und von den Basisaktionen in der Mitte.',
      'Kitty Pryde kostet 3 Energie, und mindestens eine davon muss eine Maske sein, ihr eigener Typ.',
      'Was du kaufst, kommt in deine Ablage: Du ziehst es später, wenn dein Beutel leer ist und neu gefüllt wird.',
    ],
    goal: 'Kaufe einen Würfel von Kitty Pryde.',
    hint: 'Du hast eine Maske, eine Faust und einen Schild: gerade genug. Wähle die Karte von Kitty Pryde.',
  },
  Field: {
    title: 'Einsetzen',
    text: [
      'Später wirfst du die Würfel, die du gekauft hast.',
      'Zeigt einer einen Charakter, darfst du ihn für seine Einsatzkosten ins Feld schicken.',
      'Sidekicks kosten nichts.',
    ],
    goal: 'Schicke Kitty Pryde und den Sidekick ins Feld.',
    hint: 'Setze erst den einen ein, dann den anderen. Was du in der Reserve lässt, kommt in die Ablage.',
  },
  Attack: {
    title: 'Angreifen',
    text: [
      'Im Angriffsschritt dürfen alle deine Charaktere im Feld angreifen, auch neue.',
      'Ein Angreifer, den niemand blockt, nimmt deinem Gegner so viel Leben, wie sein Angriff wert ist.',
      'Danach kommt er in deine Ablage.',
    ],
    goal: 'Nimm deinem Gegner Leben.',
    hint: 'Niemand ist da, der blockt: Greif mit allen an. Dann passe, und der Schaden wird zugefügt.',
  },
  Block: {
    title: 'Blocken',
    text: [
      'Jetzt greift dein Gegner mit Juggernaut an.',
      'Jeder deiner Charaktere darf einen Angreifer blocken, und mehrere dürfen denselben blocken.',
      'Ein Angreifer, der geblockt wird, nimmt kein Leben.',
    ],
    goal: 'Blocke Juggernaut, sodass du kein Leben verlierst.',
    hint: 'Ein Blocker genügt, um dein Leben zu schützen; er kämpft dann mit Juggernaut.',
  },
  Damage: {
    title: 'Schaden',
    text: [
      'Wer kämpft, fügt so viel Schaden zu, wie sein Angriff wert ist.',
      'Nimmt ein Charakter so viel Schaden, wie seine Verteidigung wert ist, wird er ausgeschaltet: Er kommt in die ' +
        'Vorbereitungszone und wird im nächsten Zug wieder gewürfelt.',
      'Blocken mehrere einen Angreifer, verteilt der Angreifer seinen Schaden auf sie.',
    ],
    goal: 'Greif mit Cyclops an und verteile seinen Schaden so, dass beide Blocker ausgeschaltet werden.',
    hint: 'Ein Sidekick hat Verteidigung 1. Passe nach dem Angriff, dann gib jedem von ihnen mindestens 1 Schaden.',
  },
  Win: {
    title: 'Gewinnen',
    text: [
      'Wer dem anderen das letzte Leben nimmt, gewinnt sofort.',
      'Du hast einen ganzen Zug vor dir: Charaktere einsetzen, dann angreifen.',
    ],
    goal: 'Gewinne: Dein Gegner hat noch 3 Leben und einen Charakter zum Blocken.',
    hint: 'Setze alle ein, passe, um zum Angriff zu kommen, und greif mit allen an: Nur einer kann geblockt werden.',
  },
} satisfies Record<keyof typeof english, LessonWords>;
