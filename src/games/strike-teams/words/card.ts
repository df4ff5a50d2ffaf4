// The words of Character Cards and Action Cards, made from the same data that they run by.
import { capital, count } from '#engine/kit/wording.ts';
import { type ActionCard, isPassive, type Reaction } from '../cards/action-card.ts';
import type { CharacterCard } from '../cards/character-card.ts';
import { CHARACTERS, characterNumber } from '../cards/characters.ts';
import { conditionsText, effectsText, type Voice } from './effects.ts';

const EVENTS: Readonly<Record<Reaction, (self: string) => string>> = {
  attacked: self => `when ${self} is attacked`,
  meleeAttacked: self => `when ${self} is attacked in melee`,
  rangedAttacked: self => `when ${self} is attacked at range`,
  allyAttacked: self => `when an ally adjacent to ${self} is attacked`,
  henchmanDefeated: () => 'when a henchman is defeated',
};
function voiceOf({ owner, reaction }: ActionCard): Voice {
  const { name, kind } = CHARACTERS[characterNumber(owner)]!;
  const self = kind === 'henchman' ? 'the soldier' : name;
  return { self, defended: reaction === 'allyAttacked' ? 'that ally' : self };
}

/** 'Reaction for 1 AP when Iron Man is attacked', '3 AP', 'Always on'; and the Duration Tokens. */
export function triggerText(card: ActionCard): string {
  const { ap, reaction, dt } = card;
  if (ap === null) return 'Always on';
  const cost = reaction ? `Reaction for ${ap} AP ${EVENTS[reaction](voiceOf(card).self)}` : `${ap} AP`;
  return dt ? `${cost}, ${dt} DT` : cost;
}
/** What a card does, without its cost: passive effects of a starburst last while it has DT. */
export function effectText(card: ActionCard): string {
  const voice = voiceOf(card);
  const deeds = effectsText(
    card.effects.filter(effect => !isPassive(effect)),
    voice,
  );
  const passive = card.effects.filter(isPassive);
  if (!passive.length) return deeds;
  const lasting = card.starburst
    ? `While this card has DT: ${conditionsText(passive, voice)}`
    : effectsText(passive, voice);
  return deeds ? `${deeds} ${lasting}` : lasting;
}
export const actionText = (card: ActionCard): string => `${triggerText(card)}. ${effectText(card)}`;

/** 'Slug: melee 3 for 2 AP. Dodge: dodge 2 for 1 AP. Gains 6 AP a turn, 12 at most; rests off 6 wounds.' */
export function characterText({ attack, defend, move, rest, sides, kind }: CharacterCard): string {
  const { gain, last } = sides[0]!;
  const boxes =
    `${attack.name}: ${attack.type} ${attack.strength} for ${attack.ap} AP. ` +
    `${defend.name}: ${defend.type} ${defend.strength} for ${defend.ap} AP.`;
  const track = sides.map(side => `${side.gain} AP for ${count(side.figures, 'figure')}`).join(', ');
  if (kind === 'henchman')
    return `${boxes} ${capital(move.feature)}: the group moves 2 AP worth for ${sides
      .map(({ march, figures }) => `${march} AP with ${figures}`)
      .join(' or ')}. The group gains ${track} a turn; rests off ${rest} wounds.`;
  return `${boxes} Gains ${gain} AP a turn, ${last} at most; rests off ${rest} wounds.`;
}
