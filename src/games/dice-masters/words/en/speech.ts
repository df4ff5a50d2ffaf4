// English as things are named and cards are read in it.
import { lower, sentence } from '#engine/kit/wording.ts';
import type { Activated, Triggered } from '../../cards/card.ts';
import { speechOf, voiceOf } from '../speech.ts';
import { things } from './things.ts';
import { momentText, readyText, subjectOf } from './wording/conditions.ts';
import { effectsText, isOrder } from './wording/effects.ts';
import { costText, priceText } from './wording/nouns.ts';
import { bonusText, dealsText, limitText, shieldText, SPECIAL } from './wording/statics.ts';

/** 'When Magneto is fielded, you may pay 2 masks: choose one character and …' */
function triggeredText(ability: Triggered, name: string): string {
  const { pay, may, effects } = ability;
  const offer = pay ? `you may ${costText(pay)}: ` : may ? (isOrder(effects, name) ? 'you may ' : 'if you like, ') : '';
  return `${momentText(ability, name)}${offer}${effectsText(effects, voiceOf(name, subjectOf(ability, name)))}.`;
}
/** 'Once a turn for each Iceman die, you may pay 1 bolt: double Iceman's attack this turn.' */
function activatedText({ activated, oncePerTurn, effects, if: condition }: Activated, name: string): string {
  const often = oncePerTurn ? 'once a turn per die, ' : 'as often as you like, ';
  const does = effectsText(effects, voiceOf(name));
  return sentence(`${often}${readyText(condition)}you may ${costText(activated)}: ${does}`);
}

export const english = speechOf(things, {
  heroic: 'Heroic.',
  anyBurst: '* or **',
  also: 'Also:',
  instead: 'Instead:',
  /** Inside a sentence only names keep their capital. */
  behind: (text, name) => (text.startsWith(name) ? text : lower(text)),
  effects: effectsText,
  triggered: triggeredText,
  global: ({ global, effects }, name) => `Global (${priceText(global)}): ${effectsText(effects, voiceOf(name))}.`,
  activated: activatedText,
  bonus: bonusText,
  shield: shieldText,
  deals: dealsText,
  limit: limitText,
  special: SPECIAL,
});
