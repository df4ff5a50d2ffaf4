// The weight of every option before it is tried, by decision.
import { weighBy, type Weigher } from '#engine/kit/bot-kit.ts';
import { heroOf } from '../table/deck.ts';
import type { Marvel } from '../table/world.ts';
import { react, reroll } from './ability-use.ts';
import { cardPrice, keepWorth, lowerPrice } from './card-worth.ts';
import { ally, plan, powerUp, room } from './planning.ts';
import { fighter, power, switched } from './powers.ts';
import { prospects } from './prospects.ts';
import { act, afterSolving, bring, group, LEAST, moveHero, moveTo, pair, story, treat } from './turns.ts';
import { attempt, challenge, clearing, helper, lead, mostWanted, raiding, scheme, stop } from './villainy.ts';

/** The hero with the highest rating for the Headline. */
const reduce: Weigher<Marvel> = ({ world: w }, _seat, { n }) => 0.1 + heroOf(n)[w.task!.type!];
/** Gives away first the card that is needed least. */
const giveAway: Weigher<Marvel> = (_t, _seat, { n }) => (n < 0 ? LEAST : 1 / keepWorth(n));
const leader: Weigher<Marvel> = ({ world: w }, _seat, { n }) => 1 + w.vp[n]!;
const calm: Weigher<Marvel> = (t, seat, { n }) => Math.max(LEAST, prospects(t, seat).now[n]! + t.world.threat[n]!);

export const weigh = weighBy<Marvel>({
  /** Teams are even, so that chance may choose. */
  'teams.pick': (_t, _seat, { verb }) => (verb === 'anyTeam' ? 1 : 0),
  'planning.assign': plan,
  'allyStep.choose': ally,
  'room.choose': room,
  'turn.act': act,
  'turn.solved': afterSolving,
  'movement.hero': moveHero,
  'movement.to': moveTo,
  'movement.bring': bring,
  'group.go': group,
  'pair.choose': pair,
  'treatment.choose': treat,
  'treatment.support': treat,
  'story.choose': story,
  'manipulation.choose': story,
  'troubleshooting.reduce': reduce,
  'scheming.stop': stop,
  'scheming.choose': scheme,
  'scheming.again': scheme,
  'scheming.also': scheme,
  'attempt.choose': attempt,
  'lead.choose': lead,
  'helpers.choose': helper,
  'sequence.fighter': fighter,
  'sequence.show': power,
  'sequence.powers': power,
  'ability.react': react,
  'using.discard': giveAway,
  'rerolling.choose': reroll,
  'switching.choose': switched,
  'dispelling.choose': (_t, _seat, { n }) => lowerPrice(n),
  'draining.choose': (_t, _seat, { n }) => cardPrice(n),
  'opponentChoice.choose': leader,
  'raiding.choose': raiding,
  'clearing.choose': clearing,
  'salvaging.choose': (_t, _seat, { n }) => cardPrice(n),
  'calming.choose': calm,
  'mostWanted.choose': mostWanted,
  'planEnd.decide': challenge,
  'powerUpChoice.choose': powerUp,
});
