// Verbs away from the arena: effects on points, Hope, cards, tokens and Characters, bids and refusals.
import { bit, faceDown, show } from '#engine/kit/piles.ts';
import type { Facts, Pile, Seat } from '#engine/types.ts';
import type { Arguments, Whom } from '../cards/card.ts';
import { otherSide } from '../abilities/dice-at-hand.ts';
import { isInArena, isToken, pcOf } from '../table/figures.ts';
import { ATK, attributesOf } from '../abilities/stats.ts';
import type { Scope } from '../table/locals.ts';
import { rollDice, total } from '../table/rolls.ts';
import { changePower, dismiss, enrol, losePower, takeStudent } from '../table/characters.ts';
import { discardPlot, drawPlot, stealPlot, takePlot } from '../table/plot-cards.ts';
import { charactersAt, plotNamed, seatsOf } from '../abilities/scope.ts';
import { charactersOf, heroesOf, NONE, studentsOf, type Revolution, type T } from '../table/world.ts';
import { backOfCard } from '../cards/numbers.ts';
import { changeHope, changePp, changeRp, raiseBid, roomToRaise } from '../table/points-and-hope.ts';
import { verb, type EffectVerb, type Verbs } from './verb.ts';

/** A verb that does something to each School it reaches. */
const toSchools = <E extends { who: Whom }>(act: (t: T, seat: Seat, effect: E, my: Scope) => void): EffectVerb<E> =>
  verb((t, my, effect) => {
    for (const seat of seatsOf(t, my, effect.who)) act(t, seat, effect, my);
  });
/** A verb that does something to each Character it reaches. */
const toCharacters = <E extends { who: Whom }>(act: (t: T, c: number, effect: E, my: Scope) => void): EffectVerb<E> =>
  verb((t, my, effect) => {
    for (const c of charactersAt(t, my, effect.who)) act(t, c, effect, my);
  });

/** A verb that changes a number of each School, and logs what really changed. */
const amount = <E extends { who: Whom; n: number }>(
  kind: string,
  change: (t: T, seat: Seat, effect: E) => number,
): EffectVerb<E> =>
  toSchools((t, seat, effect) => {
    const n = Math.abs(change(t, seat, effect));
    if (n) t.log(kind, { seat, n });
  });

/** A token that lies on a Character or does not. */
const token = <E extends { who: Whom }>(column: 'injured' | 'triumph', lies: 0 | 1, kind: string): EffectVerb<E> =>
  toCharacters((t, character) => {
    if (t.world[column][character] === lies) return;
    t.world[column][character] = lies;
    t.log(kind, { character });
  });

export const economyVerbs = {
  /** MR-REV-02, MR-REV-04, MR-EVT-12 */
  gainRp: amount('rpGained', (t, seat, { n }) => changeRp(t.world, seat, n)),
  /** MR-REV-03 */
  loseRp: amount('rpLost', (t, seat, { n }) => changeRp(t.world, seat, -n)),
  gainHope: amount('hopeGained', (t, seat, { n, per }) => changeHope(t.world, seat, n * countOf(t.world, seat, per))),
  loseHope: amount('hopeLost', (t, seat, { n, per }) => changeHope(t.world, seat, -n * countOf(t.world, seat, per))),
  stealHope: verb(
    (t, my, { from, n }) => {
      for (const seat of seatsOf(t, my, from)) steal(t, seat, my.by, n);
    },
    ({ world }, { acting }, { from }) => from === 'acting' && !world.hope[acting],
  ),
  gainPp: amount('ppGained', (t, seat, { n }) => changePp(t.world, seat, n)),
  losePp: amount('ppLost', (t, seat, { n }) => changePp(t.world, seat, -n)),
  drawPlot: toSchools((t, seat, { n }) => drawPlot(t, seat, n)),
  discardPlot: toSchools((t, seat, { n, how }) => {
    if (how === 'chosen') t.call('discarding', { seat, n });
    else discardByChance(t, seat, n);
  }),
  stealPlot: verb((t, my, { from }) => {
    for (const seat of seatsOf(t, my, from)) stealPlot(t, seat, my.by);
  }),
  /** Everybody has seen who has looked before, so that it tells nothing who need not look again. */
  lookAt: verb(
    (t, my, { what, n = 1 }) => {
      if (what === 'hand') for (const seat of seatsOf(t, my, 'target')) lookAtHand(t, my.by, seat);
      else lookAtTop(t, my.by, t.world.piles[what], n);
    },
    ({ world }, { seat }, { what, n = 1 }) =>
      what !== 'hand' && world.piles[what].seen.slice(-n).every(seen => seen & bit(seat)),
  ),
  takeFromDiscard: verb((t, my) => {
    const card = plotNamed(my);
    if (card !== NONE) takePlot(t, my.by, card);
  }),
  takeStudent: verb((t, my) => takeStudent(t, my.by)),
  gainPower: toCharacters((t, character, { n }) => {
    const gained = changePower(t.world, character, n);
    if (gained) t.log('powerGained', { character, n: gained });
  }),
  losePower: {
    ...toCharacters((t, character, { n }) => void losePower(t, character, n)),
    isFutile: (t, { seat }, { who }) => who === 'defender' && !hasPower(t.world, otherSide(t, seat)),
  },
  drain: toCharacters((t, character, _effect, my) => {
    const n = losePower(t, character, t.world.power[character]!);
    if (!n) return;
    changeHope(t.world, my.by, n);
    t.log('hopeGained', { seat: my.by, n });
  }),
  duel: verb((t, my, { n }) => duel(t, my.target!, my.target2!, n)),
  injure: token('injured', 1, 'characterInjured'),
  heal: token('injured', 0, 'characterHealed'),
  giveTriumph: token('triumph', 1, 'triumphGiven'),
  loseTriumph: token('triumph', 0, 'triumphLost'),
  /** MR-RUL-14 */
  discardCharacter: toCharacters((t, character) => {
    t.log('characterLeft', { seat: t.world.owner[character]!, character });
    dismiss(t, character);
  }),
  /** MR-RUL-61, MR-RUL-158 */
  takeCharacter: toCharacters((t, character, _effect, my) => {
    enrol(t, character, my.by, false);
    t.log('characterJoined', { seat: my.by, character });
  }),
  raiseBid: verb(
    (t, my, { n }) => t.log('bidRaised', { seat: my.by, n: raiseBid(t.world, t.outer('auction')!, my.by, n) }),
    (t, { seat }) => {
      const bidding = t.outer('auction');
      return bidding !== undefined && (bidding.cancelled || !roomToRaise(t.world, bidding, seat));
    },
  ),
  spoilBid: verb(
    (t, my) => {
      const { bids } = t.outer('auction')!;
      for (const seat of highestBut(t, my.by)) {
        bids[seat] = 0;
        t.log('bidSpoiled', { seat });
      }
    },
    (t, { seat }) => !highestBut(t, seat).length,
  ),
  /** MR-RUL-88: at 0 Revolution Points a refusal costs nothing anyway. */
  waiveRefusal: verb(
    (t, my) => {
      t.outer('invitations')!.waived = true;
      t.log('refusalWaived', { seat: my.by });
    },
    (t, { acting }) => !t.world.rp[acting] || (t.outer('invitations')?.waived ?? false),
  ),
} satisfies Partial<Verbs>;

/** The number of Students, Heroes or Triumph Tokens that an effect counts at a School; 1 when it counts nothing. */
function countOf(w: Revolution, seat: Seat, per: Arguments['gainHope']['per']): number {
  if (per === 'student') return studentsOf(w, seat).length;
  if (per === 'hero') return heroesOf(w, seat).length;
  return per === 'triumph' ? charactersOf(w, seat).filter(c => w.triumph[c]).length : 1;
}

/** MR-GLO-05: from one School to another, no more than there is. */
function steal(t: T, from: Seat, seat: Seat, most: number): void {
  const { hope } = t.world;
  const n = Math.min(most, hope[from]!);
  hope[from]! -= n;
  hope[seat]! += n;
  t.log('hopeStolen', { seat, from, n });
}

/** The other bidders who lead with Hope that they have bid on this reveal. */
function highestBut(t: T, seat: Seat): Seat[] {
  const bidding = t.outer('auction');
  if (!bidding || bidding.cancelled) return [];
  const { live, bids } = bidding;
  const totals = live.map(other => bids[other]! + t.world.stake[other]!);
  const most = Math.max(...totals);
  return live.filter((other, i) => other !== seat && totals[i] === most && bids[other]! > 0);
}

/** The lower total is Injured and pays; equal ones change nothing. */
function duel(t: T, own: number, other: number, n: number): void {
  const w = t.world;
  const [dice, against] = [own, other].map(c => rollDice(t, attributesOf(w, c)[ATK])) as [number[], number[]];
  t.log('duelFought', { character: own, dice, other, against });
  const lead = total(dice) - total(against);
  if (!lead) return;
  const [winner, loser] = lead > 0 ? [own, other] : [other, own];
  w.injured[loser] = 1;
  t.log('characterInjured', { character: loser });
  steal(t, w.owner[loser]!, w.owner[winner]!, n);
}

const hasPower = (w: Revolution, figure: number): boolean =>
  isInArena(w, figure) && !isToken(figure) && w.power[pcOf(w, figure)!.character]! > 0;

function discardByChance(t: T, seat: Seat, n: number): void {
  const { cards } = t.world.piles.hand[seat]!;
  for (let i = 0; i < n && cards.length; i++) discardPlot(t, seat, cards[t.random.below(cards.length)]!);
}

function lookAtHand(t: T, seat: Seat, at: Seat): void {
  const hand = t.world.piles.hand[at]!;
  see(t, seat, hand, hand.cards.length, 'handSeen', { at });
}
function lookAtTop(t: T, seat: Seat, deck: Pile, n: number): void {
  see(t, seat, deck, Math.min(n, deck.cards.length), 'topSeen', {});
}
/** The top cards become known to a seat; the others see only that it looks. */
function see(t: T, seat: Seat, from: Pile, n: number, kind: string, facts: Facts): void {
  const top = from.cards.length - n;
  for (let i = top; i < from.cards.length; i++) show(from, i, bit(seat));
  const cards = from.cards.slice(top).toReversed();
  const backs = cards.map(card => faceDown(backOfCard(card)));
  t.log(kind, { seat, ...facts, cards: backs }, { to: [seat], facts: { cards } });
}
