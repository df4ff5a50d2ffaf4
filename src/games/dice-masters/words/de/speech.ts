// German as things are named and cards are read in it.
import { capital } from '#engine/kit/wording.ts';
import type { Activated, Triggered } from '../../cards/card.ts';
import { speechOf, voiceOf } from '../speech.ts';
import { things } from './things.ts';
import { momentText, readyText, subjectOf } from './wording/conditions.ts';
import { allowedText, effectsText, sentenceText } from './wording/effects.ts';
import { costText, priceText } from './wording/nouns.ts';
import { bonusText, dealsText, limitText, shieldText, SPECIAL } from './wording/statics.ts';

/** 'Wenn Magneto eingesetzt wird: Du darfst 2 Masken zahlen: Wähle einen Charakter und …' */
function triggeredText(ability: Triggered, name: string): string {
  const { pay, may, effects } = ability;
  const voice = voiceOf(name, subjectOf(ability, name));
  const moment = momentText(ability, name);
  if (pay) return `${before(moment)}darfst du ${costText(pay)}: ${sentenceText(effects, voice)}.`;
  return may ? `${before(moment)}${allowedText(effects, voice)}.` : `${moment}: ${sentenceText(effects, voice)}.`;
}
/** In front of a verb: a clause ends with a comma, a point in time does not. */
const before = (moment: string): string => (/^(Zu|Am) [^,]*$/.test(moment) ? `${moment} ` : `${moment}, `);
/** 'Einmal pro Zug und Würfel darfst du 1 Blitz zahlen: Verdopple in diesem Zug den Angriff von Iceman.' */
function activatedText({ activated, oncePerTurn, effects, if: condition }: Activated, name: string): string {
  const often = oncePerTurn ? 'einmal pro Zug und Würfel' : 'beliebig oft';
  const ready = readyText(condition, name);
  return capital(`${often}${ready} darfst du ${costText(activated)}: ${sentenceText(effects, voiceOf(name))}.`);
}

export const german = speechOf(things, {
  heroic: 'Heroisch.',
  anyBurst: '* oder **',
  also: 'Außerdem:',
  instead: 'Stattdessen:',
  behind: text => text,
  effects: effectsText,
  triggered: triggeredText,
  global: ({ global, effects }, name) => `Global (${priceText(global)}): ${sentenceText(effects, voiceOf(name))}.`,
  activated: activatedText,
  bonus: bonusText,
  shield: shieldText,
  deals: dealsText,
  limit: limitText,
  special: SPECIAL,
});
