// Dice Masters in German, whole: all that the game says at a table, in its rulebook and in its lessons. Captions of the
// board and of the team builder stand beside this file and are loaded with what they caption.
//
// One word for one thing, everywhere:
//   die Würfel · roll würfeln · reroll neu würfeln · spin up / down eine Stufe hoch- / herunterdrehen
//   field (place) Feld · field (verb) einsetzen · fielding cost Einsatzkosten · purchase (cost) kaufen (Kaufkosten)
//   bag Beutel · used pile Ablage · prep area Vorbereitungszone · reserve pool Reserve · attack zone Angriffszone
//   bolt Blitz · fist Faust · mask Maske · shield Schild · wild Joker · generic allgemein
//   character Charakter · Sidekick Sidekick · Villain Schurke · Heroic heroisch · pair Paar · partner Partner
//   attacker Angreifer · blocker Blocker · attack Angriff · defense Verteidigung · damage Schaden · life Leben
//   knock out ausschalten · capture gefangen halten · control kontrollieren · opponent Gegner · opposing gegnerisch
//   basic action Basisaktion · action die Aktionswürfel · global ability globale Fähigkeit · burst Burst (*)
//   main step Hauptschritt · attack step Angriffsschritt · turn Zug · use nutzen · pass passen
// Names of characters and titles of cards stay as they are printed. Players are spoken to with 'du'.
import { GERMAN } from '#engine/german.ts';
import type { GameWords } from '#engine/game-entry.ts';
import { ENERGIES } from '../../cards/character-dice.ts';
import type { Duel } from '../../table/world.ts';
import { aboutIn } from '../about.ts';
import { namesIn } from '../names.ts';
import { lessonWords } from './lessons.ts';
import { reasonTexts } from './reasons.ts';
import { teamTexts } from './setup-texts.ts';
import { specialTexts } from './special-texts.ts';
import { german } from './speech.ts';
import { texts } from './texts.ts';
import { things } from './things.ts';

/** Facts that are words: the types of energy. */
const energies = Object.fromEntries(ENERGIES.map(energy => [`energy=${energy}`, things[energy]]));

export const words: GameWords<Duel> = {
  language: 'de',
  texts: { ...GERMAN, ...energies, ...texts, ...specialTexts, ...teamTexts },
  names: namesIn(german),
  about: aboutIn(german),
  reasons: reasonTexts,
  lessons: lessonWords,
  cards: async () => (await import('../card-rules.ts')).readCardsIn(german),
};
