// The words of a card in German, made from the same data that it runs by.
import { capital, fill, present, sentence } from '#engine/kit/wording.ts';
import type { Ability, Activated, Card, Effect, Triggered } from '../../../cards/card.ts';
import { momentText, readyText, subjectOf } from './conditions.ts';
import { allowedText, effectsText, sentenceText, voiceOf } from './effects.ts';
import { costText, priceText } from './nouns.ts';
import { bonusText, dealsText, limitText, shieldText, SPECIAL } from './statics.ts';

/** The text of a card: one sentence or more for each ability; text of bursts behind its stars. */
export function cardText(card: Card): string {
  const own = card.abilities.map(ability => abilityText(ability, card));
  return present(card.heroic && 'Heroisch.', ...own).join(' ');
}

export function abilityText(ability: Ability, card: Card): string {
  const mark = 'burst' in ability && ability.burst !== 'none' ? ability.burst : undefined;
  if (mark === undefined) return sentences(ability, card);
  const stars = mark === 'any' ? '* oder **' : '*'.repeat(mark);
  return present(stars, ...burstText(ability, card)).join(' ');
}

/** DM-BST-01: text for a burst takes the place of the text for none, adds to it, or stands alone. */
function burstText(ability: Ability, card: Card): [how: string, text: string] {
  const plain = card.abilities.find(one => 'burst' in one && one.burst === 'none');
  const more = plain && added(plain, ability);
  if (more) return ['Außerdem:', sentence(more)];
  const isMore = card.abilities.some(one => !('burst' in one) && !('global' in one));
  return [plain ? 'Stattdessen:' : isMore ? 'Außerdem:' : '', sentences(ability, card)];
}
/** The words of what a burst does after all that the card does without one. */
function added(plain: Ability, ability: Ability): string | undefined {
  if (!('effects' in plain && 'effects' in ability)) return undefined;
  const [few, all] = [plain.effects, ability.effects];
  if (all.length <= few.length || !few.every((effect, i) => isSame(effect, all[i]!))) return undefined;
  const voice = voiceOf('');
  effectsText(few, voice);
  return effectsText(all.slice(few.length), voice);
}
const isSame = (a: Effect, b: Effect): boolean => JSON.stringify(a) === JSON.stringify(b);

function sentences(ability: Ability, { name }: Card): string {
  if ('on' in ability) return triggeredText(ability, name);
  if ('global' in ability)
    return `Global (${priceText(ability.global)}): ${sentenceText(ability.effects, voiceOf(name))}.`;
  if ('activated' in ability) return activatedText(ability, name);
  if ('action' in ability) return sentence(effectsText(ability.effects, voiceOf(name)));
  if ('bonus' in ability) return bonusText(ability, name);
  if ('shield' in ability) return shieldText(ability, name);
  if ('deals' in ability) return dealsText(ability, name);
  if ('limit' in ability) return limitText(ability, name);
  return fill(SPECIAL[ability.special], { name });
}

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
