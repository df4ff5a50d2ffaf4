// The words of a card, made from the same data that it runs by, so that text and behaviour cannot disagree.
import { fill, lower, present, sentence } from '#engine/kit/wording.ts';
import type { Ability, Activated, Card, Effect, Triggered } from '../../../cards/card.ts';
import { momentText, readyText, subjectOf } from './conditions.ts';
import { effectsText, isOrder, voiceOf } from './effects.ts';
import { costText, priceText } from './nouns.ts';
import { bonusText, dealsText, limitText, shieldText, SPECIAL } from './statics.ts';

/** The text of a card: one sentence or more for each ability; text of bursts behind its stars. */
export function cardText(card: Card): string {
  const own = card.abilities.map(ability => abilityText(ability, card));
  return present(card.heroic && 'Heroic.', ...own).join(' ');
}

export function abilityText(ability: Ability, card: Card): string {
  const mark = 'burst' in ability && ability.burst !== 'none' ? ability.burst : undefined;
  if (mark === undefined) return sentences(ability, card);
  const stars = mark === 'any' ? '* or **' : '*'.repeat(mark);
  const { how, text } = burstText(ability, card);
  return how ? `${stars} ${how} ${lowered(text, card)}` : `${stars} ${text}`;
}

/** DM-BST-01: text for a burst takes the place of the text for none, adds to it, or stands alone. */
function burstText(ability: Ability, card: Card): { how: string; text: string } {
  const plain = card.abilities.find(one => 'burst' in one && one.burst === 'none');
  const more = plain && added(plain, ability);
  if (more) return { how: 'Also:', text: `${more}.` };
  const isMore = card.abilities.some(one => !('burst' in one) && !('global' in one));
  return { how: plain ? 'Instead:' : isMore ? 'Also:' : '', text: sentences(ability, card) };
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
/** Inside a sentence only names keep their capital. */
const lowered = (text: string, { name }: Card): string => (text.startsWith(name) ? text : lower(text));

function sentences(ability: Ability, { name }: Card): string {
  if ('on' in ability) return triggeredText(ability, name);
  if ('global' in ability)
    return `Global (${priceText(ability.global)}): ${effectsText(ability.effects, voiceOf(name))}.`;
  if ('activated' in ability) return activatedText(ability, name);
  if ('action' in ability) return sentence(effectsText(ability.effects, voiceOf(name)));
  if ('bonus' in ability) return bonusText(ability, name);
  if ('shield' in ability) return shieldText(ability, name);
  if ('deals' in ability) return dealsText(ability, name);
  if ('limit' in ability) return limitText(ability, name);
  return fill(SPECIAL[ability.special], { name });
}

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
