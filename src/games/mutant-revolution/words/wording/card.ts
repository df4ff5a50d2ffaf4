// The words of Characters, Charters, Training and Plot Cards, made from the same data that they run by.
import { count, listed, present, sentence } from '#engine/kit/wording.ts';
import type { Character, EventCard, Power, ReactionCard, School, Training } from '../../cards/card.ts';
import { effectsText } from './effects.ts';
import { momentText } from './moments.ts';
import { filterNoun, voiceOf } from './nouns.ts';

export const characterText = ({ name, power }: Character): string => (power ? powerText(power, name) : '');

/** MR-CHA-01: the Leader pays for the School's Hero or Student. */
export const charterText = ({ leader, charter }: School): string =>
  powerText(charter.power, 'your Hero or Student', `1 of ${leader.name}'s Power Tokens`);

/** 'When Dagger attacks, before the roll, pay 1 Power Token: roll 1 more attack die.' */
function powerText(
  { on, if: condition, cost, once, action, targets, effects }: Power,
  who: string,
  price = '1 Power Token',
): string {
  const when = action ? 'special Action' : momentText(on, condition, who);
  const start = present(once && `once in ${ONCE[once]}`, when, cost === undefined && `pay ${price}`);
  return sentence(`${start.join(', ')}: ${effectsText(effects, voiceOf(targets))}`);
}
const ONCE = { attack: 'an attack', missionTurn: 'a Mission Turn', mission: 'a Mission' };

/** '+1 ATK and +1 DEF.' */
export function trainingText({ atk, def, spd, range, limit, hope, power }: Training): string {
  const more = present(
    atk && `+${atk} ATK`,
    def && `+${def} DEF`,
    spd && `+${spd} SPD`,
    range && `+${range} Attack Range`,
    limit && `+${limit} Power Token limit`,
    hope && `+${hope} Hope in Acquire Hope`,
  );
  return present(more.length && `${listed(more)}.`, power && powerText(power, 'this Character')).join(' ');
}

/** 'Pay 4 Hope: one other School loses 1 RP.' */
export function eventText({ pays, targets, effects }: EventCard): string {
  const { hope, to, discard } = pays ?? {};
  const paid = present(
    hope && `pay ${hope} Hope${to ? ' to another School' : ''}`,
    discard && `discard ${filterNoun(discard, { its: false })}`,
  );
  return sentence(`${paid.length ? `${listed(paid)}: ` : ''}${effectsText(effects, voiceOf(targets, Boolean(to)))}`);
}
/** 'When another School plays an Event: cancel it.' */
export const reactionText = ({ on, if: condition, effects }: ReactionCard): string =>
  sentence(`${momentText(on, condition, 'your Character')}: ${effectsText(effects, voiceOf())}`);

/** The effects alone, without moment and price: 'roll 1 more attack die'. */
export const doneBy = ({ effects, targets }: Pick<EventCard, 'effects' | 'targets'>): string =>
  effectsText(effects, voiceOf(targets));

/** 'ATK 3, DEF 3, SPD 4; Range 2; up to 2 Power Tokens' */
export const numbersText = ({ atk, def, spd, range }: Character, limit: number): string =>
  `ATK ${atk}, DEF ${def}, SPD ${spd}; Attack Range ${range}; up to ${count(limit, 'Power Token')}`;
