// The weight of every option before it is tried, by decision.
import { weighBy, type Weigher } from '#engine/kit/bot-kit.ts';
import { heroOf } from '../table/deck.ts';
import type { Marvel } from '../table/world.ts';
import { react, reroll } from './ability-use.ts';
import { cardPrice, keepWorth, lowerPrice } from './card-worth.ts';
import { KEEN, PLAIN, type Measures } from './measures.ts';
import { ally, plan, powerUp, room } from './planning.ts';
import { fighter, power, switched } from './powers.ts';
import { prospects } from './prospects.ts';
import {
  act,
  afterSolving,
  bring,
  group,
  LEAST,
  moveHero,
  moveTo,
  pair,
  story,
  treat,
  type WeigherBy,
} from './turns.ts';
import { attempt, challenge, clearing, helper, lead, mostWanted, raiding, scheme, stop } from './villainy.ts';

/** The hero with the highest rating for the Headline. */
const reduce: Weigher<Marvel> = ({ world: w }, _seat, { n }) => 0.1 + heroOf(n)[w.task!.type!];
/** Gives away first the card that is needed least. */
const giveAway: Weigher<Marvel> = (_t, _seat, { n }) => (n < 0 ? LEAST : 1 / keepWorth(n));
/** Each Ally loses one use: that of the cheapest is missed least, and more where the Ally leaves with it. */
const drain: Weigher<Marvel> = ({ world: w }, seat, { n }) => {
  const isLast = !w.charges[seat]![w.allies[seat]!.indexOf(n)];
  return 1 / (LEAST + cardPrice(n) + (isLast ? 1 : 0));
};
const leader: Weigher<Marvel> = ({ world: w }, _seat, { n }) => 1 + w.vp[n]!;
const calm: WeigherBy = (by, t, seat, { n }) => Math.max(LEAST, prospects(t, seat, by).now[n]! + t.world.threat[n]!);

/** Weights that go by measures. */
const MEASURED: Record<string, WeigherBy> = {
  'planning.assign': plan,
  'allyStep.choose': ally,
  'turn.act': act,
  'turn.solved': afterSolving,
  'movement.hero': moveHero,
  'movement.to': moveTo,
  'group.go': group,
  'pair.choose': pair,
  'story.choose': story,
  'manipulation.choose': story,
  'scheming.choose': scheme,
  'scheming.again': scheme,
  'scheming.also': scheme,
  'calming.choose': calm,
  'attempt.choose': attempt,
  'helpers.choose': helper,
  'planEnd.decide': challenge,
};
/** All others. */
const others: Record<string, Weigher<Marvel>> = {
  /** Teams are even, so that chance may choose. */
  'teams.pick': (_t, _seat, { verb }) => (verb === 'anyTeam' ? 1 : 0),
  'room.choose': room,
  'movement.bring': bring,
  'treatment.choose': treat,
  'treatment.support': treat,
  'troubleshooting.reduce': reduce,
  'scheming.stop': stop,
  'lead.choose': lead,
  'sequence.fighter': fighter,
  'sequence.show': power,
  'sequence.powers': power,
  'ability.react': react,
  'using.discard': giveAway,
  'rerolling.choose': reroll,
  'switching.choose': switched,
  'dispelling.choose': (_t, _seat, { n }) => lowerPrice(n),
  'draining.choose': drain,
  'opponentChoice.choose': leader,
  'raiding.choose': raiding,
  'clearing.choose': clearing,
  'salvaging.choose': (_t, _seat, { n }) => cardPrice(n),
  'mostWanted.choose': mostWanted,
  'powerUpChoice.choose': powerUp,
};
const weighWith = (by: Measures) =>
  weighBy<Marvel>({
    ...Object.fromEntries(Object.entries(MEASURED).map(([id, weigher]) => [id, weigher.bind(undefined, by)])),
    ...others,
  });
export const weigh = weighWith(PLAIN);
/** As bots that search weigh. */
export const keenWeigh = weighWith(KEEN);
