// The policy of quick play: the weight of every option before it is tried, in points of the price model.
import { weighBy, type Weigher } from '#engine/kit/bot-kit.ts';
import { bit } from '#engine/kit/piles.ts';
import { remembered } from '#engine/kit/remembered.ts';
import type { Seat } from '#engine/types.ts';
import { damageIn, dueAt } from '../abilities/costs.ts';
import { iconAt, iconsFor } from '../abilities/icons.ts';
import { effectsAt } from '../abilities/legality.ts';
import { EVOLUTION_SLOTS, MOST_RESOURCES } from '../cards/board.ts';
import { BASIC_SPACES } from '../cards/institute-locations.ts';
import { RESOURCES, type Bundle, type Effect, type Effects, type InstituteCard } from '../cards/card.ts';
import { instituteCardPrice, net } from '../verbs/pricing.ts';
import { worth } from '../verbs/verb.ts';
import { alternatives } from '../flow/effect-questions.ts';
import { cardOf, evolutionOf, typeOf } from '../table/deck.ts';
import { looksOnBoard } from '../table/acts.ts';
import { heroOf, isStudent, NONE } from '../table/pawns.ts';
import { FIRST_SLOT, isRow, isSlot, slotOf, ZONE } from '../table/spaces.ts';
import type { Heroes, T } from '../table/world.ts';
import { bestEvolution } from './evolution-choice.ts';
import { nextFlight, lackOf, outside, POINTS, type Outside } from './worth.ts';

/** An option that does nothing of use weighs this much: seldom taken, never pruned. */
const LEAST = 0.05;
const atLeast = (n: number): number => Math.max(LEAST, n);

// ---- effects -----------------------------------------------------------------------------------------------

/** A round after which VP count more than what they could have bought. */
const LATE = 8;
const early = remembered((effects: Effects) => net(effects, 'teamUp'));
const late = remembered((effects: Effects) => net(effects, 'gameEnd'));
const priceOf = (effects: Effects, round: number): number => (round > LATE ? late(effects) : early(effects));
/** Worth of a gain to a player whose track ends at 10, more where the nearest row needs it. */
function gainPoints(w: Heroes, seat: Seat, bundle: Bundle, need: readonly number[]): number {
  const mine = w.resources[seat]!;
  let sum = bundle.any ? bundle.any * (Math.max(...need) > 0 ? 6 : 5) : 0;
  for (let i = 0; i < RESOURCES.length; i++) {
    const n = Math.min(bundle[RESOURCES[i]!] ?? 0, MOST_RESOURCES - mine[i]!);
    if (n > 0) sum += POINTS[i]! * (n + NEEDED * Math.min(n, need[i]!));
  }
  return sum;
}
const NEEDED = 0.4;
/** Resources that are lacking for the row nearest in reach. */
function needOf(out: Outside, seat: Seat): number[] {
  const mine = out.w.resources[seat]!;
  let best: number[] = [0, 0, 0];
  let least = Infinity;
  for (const { row, vp } of out.rows) {
    const lack = lackOf(row, mine);
    if (!lack || lack - vp >= least) continue;
    least = lack - vp;
    const { pay } = dueAt(out.w, seat, NONE, row, NONE, 0);
    best = pay.map((n, i) => Math.max(0, n - mine[i]!));
  }
  return best;
}

/** A turn's knowledge, made once for all options of a question. */
interface View {
  readonly out: Outside;
  readonly need: readonly number[];
}
const viewOf = (t: T, seat: Seat): View => {
  const out = outside(t.world);
  return { out, need: needOf(out, seat) };
};
const view = (t: T, seat: Seat): View => t.memo(viewOf, seat);

const has = (w: Heroes, seat: Seat, type: string): boolean => {
  for (const card of w.piles.hand[seat]!.cards) if (card >= 0 && typeOf(card) === type) return true;
  return false;
};
const EVENT = 14;
const ALLY = 5;
const ALLY_A_ROUND = 3;
const EVOLUTION_A_ROUND = 4.5;
function playPoints({ out: { w, expected } }: View, seat: Seat, effect: Effect & { do: 'play' }): number {
  let most = 0;
  for (const type of effect.of) {
    if (type === 'evolution') {
      const slot = EVOLUTION_SLOTS[w.played[seat]!.length];
      if (slot && w.unplayed[seat]!.length) most = Math.max(most, EVOLUTION_A_ROUND * expected - worth(slot));
    } else if (has(w, seat, type)) most = Math.max(most, type === 'event' ? EVENT : ALLY + ALLY_A_ROUND * expected);
  }
  return most;
}
function effectsPoints(view: View, seat: Seat, effects: Effects): number {
  const { w } = view.out;
  let sum = 0;
  for (const effect of effects) {
    if (effect.do === 'gain') sum += gainPoints(w, seat, effect, view.need);
    else if (effect.do === 'play') sum += playPoints(view, seat, effect);
    else if (effect.do === 'vp') sum += effect.n / view.out.rate;
    else if (effect.do === 'chooseOne') sum += Math.max(...effect.of.map(one => effectsPoints(view, seat, one)));
    else if (effect.do === 'convert') sum += effectsPoints(view, seat, effect.then) - worth(effect.spend);
    else sum += priceOf(alone(effect), w.round);
  }
  return sum;
}
/** The effect as a list of its own. */
const alone = remembered((effect: Effect): Effects => [effect]);

// ---- spaces ------------------------------------------------------------------------------------------------

/** A Recruitment bonus for somebody else. */
const BONUS = 2.5;
function spacePoints(view: View, seat: Seat, pawn: number, space: number): number {
  const { w, rate, use } = view.out;
  if (isRow(space)) {
    const { pay } = dueAt(w, seat, pawn, space, NONE, 0);
    const cost = POINTS.reduce((sum, points, i) => sum + points * pay[i]!, 0);
    return (iconAt(w, space)?.[2] ?? 0) / rate - use * cost;
  }
  if (space === ZONE) return Math.max(effectsPoints(view, seat, effectsAt(w, space)), 1);
  const effects = effectsAt(w, space);
  let points =
    tokensAt(w, space) + (damageIn(effects) ? damagePoints(view, effects) : effectsPoints(view, seat, effects));
  if (!isSlot(space)) return points;
  const { cost, afterAssigning } = cardOf(w.slots[slotOf(space)]!);
  if (cost) points -= worth(cost);
  if (afterAssigning) points += priceOf(afterAssigning, w.round);
  return w.recruiters[slotOf(space)]! & ~bit(seat) ? points - BONUS : points;
}
const tokensAt = ({ tokens }: Heroes, space: number): number =>
  tokens.reduce((sum, token) => (token.space === space ? sum + 5 * token.value : sum), 0);
function damagePoints({ out: { w, rate } }: View, effects: Effects): number {
  let most = 0;
  for (const icon of iconsFor(w, damageIn(effects) as 'any')) most = Math.max(most, iconAt(w, icon)![2]);
  return most / rate;
}
function flightPoints(view: View, seat: Seat, t: T): number {
  const pawn = looksOnBoard(t.world, seat).find(one => !isStudent(one)) ?? NONE;
  return nextFlight(view.out, seat, pawn) / view.out.rate;
}

const turn: Weigher<Heroes> = (t, seat, { verb, n }) => {
  if (verb === 'pass') return LEAST;
  const now = view(t, seat);
  return atLeast(verb === 'jet' ? flightPoints(now, seat, t) : spacePoints(now, seat, NONE, n));
};
const toSpace: Weigher<Heroes> = (t, seat, { n }) => atLeast(spacePoints(view(t, seat), seat, NONE, n));
/** Heroes without Evolution cards go to work, Students first. */
const byPawn: Weigher<Heroes> = (t, seat, { n }) => {
  if (isStudent(n)) return 3;
  return t.world.played[seat]!.some(one => evolutionOf(one).hero === heroOf(n)) ? 1.5 : 1;
};

// ---- cards -------------------------------------------------------------------------------------------------

const priceOfCard = remembered((card: InstituteCard) => (card.type === 'teamUp' ? 11 : instituteCardPrice(card).net));
const cardPoints = (card: number): number => priceOfCard(cardOf(card));
/** The one Evolution card to think of: the slots cost the same for all of them. */
const evolutionFor = (t: T, seat: Seat): number => bestEvolution(view(t, seat).out, seat);
const EVOLVING = 14;
const play: Weigher<Heroes> = (t, seat, { verb, n }) => {
  if (verb === 'none') return 0.2;
  if (verb === 'evolve') return n === t.memo(evolutionFor, seat) ? EVOLVING : 0;
  if (typeOf(n) !== 'event') return cardPoints(n);
  const { effects, cost } = cardOf(n);
  const now = view(t, seat);
  if (damageIn(effects)) return atLeast(damagePoints(now, effects) - worth(cost ?? {}));
  return atLeast(effectsPoints(now, seat, effects) - worth(cost ?? {}));
};
const take: Weigher<Heroes> = (_t, _seat, { verb, n }) => (verb === 'take' || verb === 'keep' ? cardPoints(n) : 14);
const putAway: Weigher<Heroes> = (_t, _seat, { verb, n }) => (verb === 'done' ? 0.2 : 30 / (10 + cardPoints(n)));
/** Recruitment bonuses differ little; what lies at the Institute is used more often than in the Extraction Zone. */
const slot: Weigher<Heroes> = (_t, _seat, { verb, n }) => (verb === 'hand' ? 0.3 : n < ZONE - 6 ? 2 : 1);

// ---- resources ---------------------------------------------------------------------------------------------

const gain: Weigher<Heroes> = (t, seat, { n }) =>
  t.world.resources[seat]![n]! >= MOST_RESOURCES ? LEAST : POINTS[n]! * (view(t, seat).need[n]! > 0 ? 3 : 1);
const lose: Weigher<Heroes> = (t, seat, { n }) => (view(t, seat).need[n]! > 0 ? 0.3 : 3 / POINTS[n]!);
const alternative: Weigher<Heroes> = (t, seat, { n }) => {
  const at = t.outer('alternative');
  const effects = at && alternatives(t, at.path)[n];
  return effects ? atLeast(effectsPoints(view(t, seat), seat, effects)) : 1;
};

const byVerb =
  (weights: Readonly<Record<string, number>>): Weigher<Heroes> =>
  (_t, _seat, { verb }) =>
    weights[verb] ?? 1;

// ---- a turn at the Institute, as bots that search choose it ------------------------------------------------

/** A logistic model, fitted to 9,069 of their turns: what an option adds to the logarithm of its weight, and what it
 *  adds as the game grows old, from 0 to 1. The heaviest option is what they choose in 64 of 100 turns; by the price
 *  model alone in 41. */
type Addend = readonly [plain: number, late: number];

/** For the points of the price model, by their logarithm and by themselves. */
const LOG_POINTS = 1.28;
const ADDEND: Addend = [0.144, 0.02];
/** The X-Jet is worth a flight; points tell less there. */
const JET: Addend = [0.46, 3.43];
const LOG_POINTS_OF_JET = -0.87;
const PASS: Addend = [3.78, 4.37];
const SLOT: Addend = [0.88, -4.04];
const SPACES: Readonly<Record<string, Addend>> = {
  office1: [-0.96, -3.22],
  office2: [-2.3, -1.93],
  office3: [0.82, -2.72],
  office4: [0.82, -2.72],
  medical1: [-0.42, -4.37],
  medical2: [-0.53, -3.66],
  cerebroAlly: [-5.44, 0.18],
  cerebroEvolution: [-1.4, -3.69],
  danger: [1.73, -3.84],
  lab: [1.29, -3.23],
  dorm: [1.22, -3.59],
};
const BY_SPACE = BASIC_SPACES.map(({ id }) => SPACES[id]!);
const ROUNDS = 10;

const keenTurn: Weigher<Heroes> = (t, seat, pick) => {
  const points = turn(t, seat, pick);
  const age = t.world.round / ROUNDS;
  const { verb, n } = pick;
  const log = (verb === 'jet' ? LOG_POINTS + LOG_POINTS_OF_JET : LOG_POINTS) * Math.log(points);
  const [plain, more] = verb === 'jet' ? JET : verb === 'pass' ? PASS : n < FIRST_SLOT ? BY_SPACE[n]! : SLOT;
  return Math.exp(log + (ADDEND[0] + ADDEND[1] * age) * points + plain + more * age);
};

/** By decision. */
const WEIGHERS: Readonly<Record<string, Weigher<Heroes>>> = {
  /** Teams are even, so that chance may choose. */
  'teams.pick': (_t, _seat, { verb }) => (verb === 'anyTeam' ? 1 : 0),
  'evolutions.gold': (_t, _seat, { n }) => (evolutionOf(n).recommended ? 2 : 1),
  'turn.act': turn,
  'turn.pawn': byPawn,
  'turn.flyer': byPawn,
  'missionTurn.choose': toSpace,
  'zoneChoice.space': toSpace,
  'moving.space': toSpace,
  'activation.choose': toSpace,
  'target.choose': (t, _seat, { n }) => iconAt(t.world, n)?.[2] ?? 1,
  'playing.choose': play,
  'playing.slot': slot,
  'freeing.choose': slot,
  'drawing.choose': take,
  'scouting.keep': take,
  'salvaging.choose': take,
  'protocols.put': putAway,
  'protocols.clear': putAway,
  'discarding.choose': putAway,
  'alternative.choose': alternative,
  'gaining.choose': gain,
  'losing.choose': lose,
  'payment.spare': gain,
  'payment.extra': lose,
  'option.choose': byVerb({ use: 3 }),
  'ordering.choose': (_t, _seat, { verb, n }) => (verb === 'row' ? 1 / (1 + n) : 0.3),
};
export const weigh = weighBy<Heroes>(WEIGHERS);
/** The same for bots that search. */
export const keenWeigh = weighBy<Heroes>({ ...WEIGHERS, 'turn.act': keenTurn });
