// German texts of effects that one card alone has: on the card and in their questions.
import type { specialTexts as english } from '../en/special-texts.ts';

export const specialTexts = {
  'special.feedback':
    'Jedes Mal, wenn in diesem Zug noch ein gegnerischer Charakter ausgeschaltet wird, nimmt dein Gegner 1 Schaden.',
  'special.capture': '{name} hält sie gefangen, bis du deinem Gegner Schaden zufügst.',
  'special.possess':
    'Übernimm zu Beginn deines Angriffsschritts in diesem Zug die Kontrolle über einen gegnerischen Charakter, ' +
    'dessen Stufe niedriger ist als die eines deiner Charaktere; er muss angreifen.',
  'special.possessEqual': 'Dasselbe, aber seine Stufe darf auch gleich der eines deiner Charaktere sein.',
  'special.relentless': 'Würfle ihn neu.',
  'special.selectiveShield':
    'Nenne einen Energietyp: Kein Charakter dieses Typs kann bis zu deinem nächsten Zug angreifen.',
  'special.selectiveBlock': 'Wähle einen solchen Charakter; er kann bis dahin nicht blocken.',
  'special.transferPower':
    'Würfle ihn: Zeigt er eine Charakterseite, wird er kostenlos eingesetzt, sonst kommt er in deinen Beutel.',
  'possessing.pick': 'Über welchen Charakter übernimmst du die Kontrolle?',
  'special:selectiveShield.pick': 'Charaktere welchen Typs können nicht angreifen?',
  energy: '{energy} nennen',
  captured: '{die} nimmt {dice} gefangen.',
  controlled: '{seat} übernimmt die Kontrolle über {die}.',
  shielded: '{seat} nennt {energy}: Charaktere dieses Typs können nicht angreifen.',
  'hooking.pick': 'Auf welche Karte legst du {die}?',
  hook: 'Auf {slot} legen{of? ({of:seat})|}',
  'special.rollSidekicks': 'Würfle sie in deine Reserve.',
  'special.mutantHunter':
    'Lege {name} in deine Ablage, suche einen Würfel dieser Karte in deinem Beutel und würfle ihn in deine Reserve.',
  'special.retarget':
    'Hat ein Aktionswürfel genau einen Charakter als Ziel, mach einen anderen Charakter zu seinem Ziel.',
  'special.lightchylde':
    'Ziehe einen Würfel; ist er kein Sidekick-Würfel, verlassen {name} und der Angreifer, den sie blockt, die ' +
    'Angriffszone und bleiben im Feld; lege den Würfel dann zurück in deinen Beutel.',
  'special.keepBolts':
    'Ziehe 2 Würfel und würfle sie: Die mit Blitz kommen in deine Reserve, die übrigen in deinen Beutel.',
  'special.cancelAction':
    'Hebe einen laufenden Aktionseffekt auf; liegt sein Würfel im Feld, kommt er in die Ablage seines Besitzers.',
  'special:cancelAction.pick': 'Welchen Aktionseffekt hebt {ability} auf?',
  cancel: '{die} aufheben',
  cancelled: '{seat} hebt den Effekt von {die} auf.',
  leftAttack: '{die} verlässt die Angriffszone.',
  'special.snivel': 'Wähle noch einen gegnerischen Charakter; auch er muss angreifen.',
  'special:snivel.pick': 'Wer muss noch angreifen?',
  'special.halveChosen':
    'Blockt er den so gewählten Charakter, wird dessen Angriff in diesem Zug halbiert (abgerundet).',
  'special.returnLower': 'Er kehrt 1 Stufe niedriger ins Feld zurück.',
  'special.returnSame':
    'Wird im selben Zug einer deiner Sidekicks ausgeschaltet, kehrt {name} auf derselben Stufe ins Feld zurück.',
  'special.xse': 'Wähle für je 2 dieses Schadens einen gegnerischen Charakter; er nimmt 1 Schaden.',
  'special.redflag':
    'Würfle {name} neu, bis sie eine Maske zeigt; dein Gegner nimmt für jede Charakterseite auf dem Weg dahin 1 ' +
    'Schaden; dann kommt {name} in deine Ablage.',
  'special.copyAttack':
    'In diesem Zug hat {name} dessen Angriff und alle seine Fähigkeiten, die mit Angreifen zu tun haben.',
  'special.uncontrolled':
    'Würfle alle Würfel in deiner Ablage, wo sie bleiben; dein Gegner nimmt 1 Schaden für jeden Blitz, den sie zeigen.',
  'special.damageBack':
    'Kommt er von einem angreifenden Masken- oder Faust-Charakter, fügt {name} diesem ebenso viel Schaden zu.',
  returned: '{die} kehrt ins Feld zurück.',
  copied: '{die} macht es {source} nach.',
} satisfies Record<keyof typeof english, string>;
