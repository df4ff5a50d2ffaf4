// A language: names of things and texts of cards. A card's words are made from the data that it runs by, so that text
// and behaviour cannot disagree; a language says how each kind of ability reads.
import { fill, present, sentence } from '#engine/kit/wording.ts';
import type {
  Ability,
  Activated,
  Bonus,
  Card,
  Condition,
  Deals,
  Effect,
  Global,
  Limit,
  Shield,
  SpecialRule,
  Triggered,
  Which,
} from '../cards/card.ts';
import type { Energy } from '../cards/character-dice.ts';
import type { Things } from './en/things.ts';

export interface Speech {
  readonly things: Things;
  /** The text of a card: one sentence or more for each ability; text of bursts behind its stars. */
  cardText(card: Card): string;
  /** The text of one of its abilities. */
  abilityText(ability: Ability, card: Card): string;
}

/** What the words of a text have spoken of so far. */
export interface Voice {
  /** The character or action. */
  name: string;
  /** The die that the moment is about, where it may be another than the card's. */
  subject: string;
  /** The meaning of 'chosen': one die or several, own dice or others too. */
  chosen: { many: boolean; own: boolean };
  paid: Energy;
}
export const voiceOf = (name: string, subject = name): Voice => ({
  name,
  subject,
  chosen: { many: false, own: false },
  paid: 'bolt',
});

/** An ability that lasts: what it is for, and while what. */
export interface Lasting {
  to?: 'this' | 'pair' | Which;
  active?: true;
  if?: Condition;
}

/** How a language says each kind of ability; the rest are words that stand in front of them. */
export interface Wording {
  heroic: string;
  anyBurst: string;
  also: string;
  instead: string;
  /** A sentence as it stands behind a colon. */
  behind(text: string, name: string): string;
  effects(effects: readonly Effect[], voice: Voice): string;
  triggered(ability: Triggered, name: string): string;
  global(ability: Global, name: string): string;
  activated(ability: Activated, name: string): string;
  bonus(ability: Bonus, name: string): string;
  shield(ability: Shield, name: string): string;
  deals(ability: Deals, name: string): string;
  limit(ability: Limit, name: string): string;
  special: Record<SpecialRule, string>;
}

export function speechOf(things: Things, words: Wording): Speech {
  const abilityText = (ability: Ability, card: Card): string => {
    const mark = 'burst' in ability && ability.burst !== 'none' ? ability.burst : undefined;
    if (mark === undefined) return sentences(words, ability, card.name);
    const stars = mark === 'any' ? words.anyBurst : '*'.repeat(mark);
    return present(stars, ...burstText(words, ability, card)).join(' ');
  };
  const cardText = (card: Card): string =>
    present(card.heroic && words.heroic, ...card.abilities.map(ability => abilityText(ability, card))).join(' ');
  return { things, cardText, abilityText };
}

/** DM-BST-01: text for a burst takes the place of the text for none, adds to it, or stands alone. */
function burstText(words: Wording, ability: Ability, { name, abilities }: Card): string[] {
  const plain = abilities.find(one => 'burst' in one && one.burst === 'none');
  const more = plain && added(words, plain, ability);
  if (more) return [words.also, words.behind(sentence(more), name)];
  const text = sentences(words, ability, name);
  const isMore = plain !== undefined || abilities.some(one => !('burst' in one) && !('global' in one));
  return isMore ? [plain ? words.instead : words.also, words.behind(text, name)] : [text];
}
/** The words of what a burst does after all that the card does without one. */
function added({ effects }: Wording, plain: Ability, ability: Ability): string | undefined {
  if (!('effects' in plain && 'effects' in ability)) return undefined;
  const [few, all] = [plain.effects, ability.effects];
  if (all.length <= few.length || !few.every((effect, i) => isSame(effect, all[i]!))) return undefined;
  const voice = voiceOf('');
  effects(few, voice);
  return effects(all.slice(few.length), voice);
}
const isSame = (a: Effect, b: Effect): boolean => JSON.stringify(a) === JSON.stringify(b);

function sentences(words: Wording, ability: Ability, name: string): string {
  if ('on' in ability) return words.triggered(ability, name);
  if ('global' in ability) return words.global(ability, name);
  if ('activated' in ability) return words.activated(ability, name);
  if ('action' in ability) return sentence(words.effects(ability.effects, voiceOf(name)));
  if ('bonus' in ability) return words.bonus(ability, name);
  if ('shield' in ability) return words.shield(ability, name);
  if ('deals' in ability) return words.deals(ability, name);
  if ('limit' in ability) return words.limit(ability, name);
  return fill(words.special[ability.special], { name });
}
