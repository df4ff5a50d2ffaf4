// Reasons for an option, as bots would tell people: points, Hope, people, and the prospects of a fight.
import { mean, reasonsFrom } from '#engine/kit/bot-kit.ts';
import type { Reasons } from '#engine/bot-knowledge.ts';
import type { Phrase, Seat } from '#engine/types.ts';
import { plotOf } from '../cards/plots.ts';
import { type Judging, type Move, type Reason, reasonTexts, why } from './reason-words.ts';
import { arenaReasons } from './reasons-arena.ts';
import { ableOf } from '../table/characters.ts';
import { sumOfAttributes } from '../abilities/stats.ts';
import { charactersOf, heroesOf, type Offer, type Revolution } from '../table/world.ts';
import { HAND_SIZES } from '../table/points-and-hope.ts';

/** The things picked: 'recover:0:3+7' is [3, 7]. */
const pickedIn = ({ pick }: Move): readonly number[] => pick.made?.parts[0] ?? [];

// ---- upkeep ------------------------------------------------------------------------------------------------

const recovers: Reason = move => {
  const characters = pickedIn(move).filter(c => move.before.injured[c]);
  if (characters.length) return why('heals', { characters });
  const n = pickedIn(move).reduce((sum, c) => sum + move.after.power[c]! - move.before.power[c]!, 0);
  return n ? why('powers', { n }) : undefined;
};

const pays: Reason = move => {
  const { before, seat } = move;
  const staying = pickedIn(move);
  const characters = heroesOf(before, seat).filter(c => !staying.includes(c));
  return characters.length
    ? why('losesHeroes', { n: characters.length, characters })
    : why('keepsHeroes', { n: staying.length });
};

// ---- cards -------------------------------------------------------------------------------------------------

/** The outcome of a card or a Power before the next phase; the reason is the gain that counts most. */
const does: Reason = ({ before, after, later, seat }) => {
  const tables = later.filter(({ round, phase }) => round === before.round && phase === before.phase);
  const then = tables.length ? tables : [after];
  const gain = (count: (w: Revolution) => number): number => Math.round(mean(then.map(count)) - count(before));
  const n = gain(w => w.rp[seat]!);
  if (n > 0) return why('gainsRp', { n });
  const rivals = before.rp.map((_, other) => other).filter(other => other !== seat);
  const robbed = rivals.find(other => gain(w => w.rp[other]!) < 0);
  if (robbed !== undefined) return why('takesRp', { n: -gain(w => w.rp[robbed]!), seat: robbed });
  return people(before, then, seat, rivals) ?? things(gain, seat);
};
function people(before: Revolution, then: readonly Revolution[], seat: Seat, rivals: readonly Seat[]) {
  const known = before.owner.flatMap((owner, c) => (owner >= 0 ? [c] : []));
  const characters = known.filter(c => before.owner[c] !== seat && then.every(w => w.owner[c] === seat));
  if (characters.length) return why('gainsCharacter', { characters });
  const theirs = known.filter(c => rivals.includes(before.owner[c]!));
  const lost = theirs.find(c => then.every(w => w.owner[c] !== before.owner[c]));
  if (lost !== undefined) return why('takesCharacter', { character: lost, seat: before.owner[lost]! });
  const hurt = theirs.find(c => !before.injured[c] && then.every(w => w.injured[c]));
  return hurt === undefined ? undefined : why('injures', { character: hurt, seat: before.owner[hurt]! });
}
function things(gain: (count: (w: Revolution) => number) => number, seat: Seat): Phrase | undefined {
  const gains = [
    why('bringsHope', { n: gain(w => w.hope[seat]!) }),
    why('draws', { n: gain(w => w.piles.hand[seat]!.cards.length) }),
    why('powers', { n: gain(w => charactersOf(w, seat).reduce((sum, c) => sum + w.power[c]!, 0)) }),
  ];
  return gains.find(({ facts }) => (facts.n as number) > 0);
}

const passes: Reason = ({ before, seat }) => {
  const n = before.pp[seat]!;
  return n ? why('keepsPp', { n }) : why('noPp');
};
const sells: Reason = ({ before, after, seat }) => {
  const excess = before.piles.hand[seat]!.cards.length - HAND_SIZES[before.rp[seat]!]!;
  return why(excess > 0 ? 'discardsExcess' : 'bringsHope', { n: after.hope[seat]! - before.hope[seat]! });
};
const discards: Reason = move => why('discards', { n: pickedIn(move).reduce((sum, card) => sum + plotOf(card).hv, 0) });

// ---- the trading floor and bids ----------------------------------------------------------------------------

/** A deal in Hope, as it is worth to the seat. */
function judged({ before, seat, judging }: Move, deal: Offer | undefined): Phrase | undefined {
  if (!deal) return undefined;
  const n = Math.round(judging.dealGain(before, deal, seat) / judging.HOPE);
  return n > 0 ? why('dealGains', { n }) : n < 0 ? why('dealLoses', { n: -n }) : why('dealEven');
}
const answers: Reason = move =>
  judged(
    move,
    move.before.offers.find(({ n }) => n === move.pick.n),
  );
const offers: Reason = move => {
  const { to, parts } = move.pick.made!;
  const [give, given, get, got] = parts as [[number], number[], [number], number[]];
  const goods = { give: { hope: give[0], characters: given }, get: { hope: get[0], characters: got } };
  return judged(move, { n: 0, from: move.seat, to, ...goods });
};
const sends: Reason = ({ before, after, seat }) => why('bringsHope', { n: after.hope[seat]! - before.hope[seat]! });

/** The winner pays; the others get their bids back. */
const bids: Reason = move => {
  const { before, later, seat } = move;
  const purse = ({ hope, stake }: Revolution): number => hope[seat]! + stake[seat]!;
  const n = move.pick.n;
  if (!n) return why('keepsHope', { n: purse(before) });
  const of = Math.round(10 * mean(later.map(w => Number(purse(w) < purse(before)))));
  return of ? why('bidWins', { of, left: before.hope[seat]! - n }) : why('bidLoses');
};

// ---- whom to send ------------------------------------------------------------------------------------------

const bestOf = (w: Revolution, seat: Seat): number | undefined =>
  ableOf(w, seat).sort((a, b) => sumOfAttributes(w, b) - sumOfAttributes(w, a))[0];

const goes: Reason = move => {
  const { before, seat } = move;
  const c = move.pick.n;
  const n = sumOfAttributes(before, c);
  const best = bestOf(before, seat);
  return best === undefined || sumOfAttributes(before, best) <= n
    ? why('strongest', { n })
    : why('spares', { n, character: best });
};
const invites: Reason = move => {
  const best = bestOf(move.before, move.pick.n);
  if (move.pick.n === move.seat) return why('ownPart');
  return best === undefined ? undefined : why('rivalPart', { n: sumOfAttributes(move.before, best) });
};

/** By decision and verb, or by verb alone. */
const REASONS: Record<string, Reason> = {
  ...arenaReasons,
  'upkeep.recover:recover': recovers,
  'upkeep.advance:advance': () => why('gainsRp', { n: 1 }),
  'upkeep.advance:decline': () => why('keepsPower'),
  'upkeep.wages:pay': pays,
  loseHope: ({ before, after, seat }) => why('losesHope', { n: before.hope[seat]! - after.hope[seat]! }),
  loseRp: ({ before, seat }) => why('keepsHope', { n: before.hope[seat]! }),
  play: does,
  power: does,
  ask: ({ before, seat }) => why('asksMore', { n: before.pp[seat]! }),
  'playStage.act:pass': passes,
  'playStage.act:discard': sells,
  discard: discards,
  'reactions.react:pass': () => why('keepsCard'),
  'moment.react:pass': () => why('keepsCard'),
  accept: answers,
  'floor.floor:decline': answers,
  offer: offers,
  ready: () => why('ready'),
  'floor.floor:send': sends,
  'secretMissions.send:send': sends,
  bid: bids,
  assign: goes,
  'match.pick:pick': goes,
  'invitations.answer:send': goes,
  'invitations.answer:refuse': () => why('losesRp', { n: 1 }),
  invite: invites,
};

export const reasonsBy = (judging: Judging): Reasons<Revolution> =>
  reasonsFrom(REASONS, reasonTexts, tried => ({ ...tried, judging }));
