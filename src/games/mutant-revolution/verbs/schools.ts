// Effects on Schools: on their points, Hope, cards, tokens and Characters.
import { bit, faceDown, show } from '#engine/kit/piles.ts';
import type { Facts, Pile, Seat } from '#engine/types.ts';
import type { SchoolArguments, Whom } from '../cards/card.ts';
import { otherSide } from '../abilities/dice-at-hand.ts';
import { isInArena, isToken, pcOf } from '../table/figures.ts';
import { ATK, attributesOf } from '../abilities/stats.ts';
import { rollDice, total } from '../table/rolls.ts';
import { changePower, dismiss, enrol, losePower, takeStudent } from '../table/characters.ts';
import { discardPlot, drawPlot, stealPlot, takePlot } from '../table/plot-cards.ts';
import { charactersAt, plotNamed, seatsOf } from '../abilities/scope.ts';
import { charactersOf, heroesOf, NONE, studentsOf, type Revolution, type T } from '../table/world.ts';
import { backOfCard } from '../cards/numbers.ts';
import { changeHope, changePp, changeRp } from '../table/points-and-hope.ts';
import type { Run, Verbs } from './verb.ts';

/** Does something to each School that it reaches. */
const toSchools =
  <E extends { who: Whom }>(act: (t: T, seat: Seat, effect: E) => void): Run<E> =>
  (t, my, effect) => {
    for (const seat of seatsOf(t, my, effect.who)) act(t, seat, effect);
  };
/** Does something to each Character that it reaches. */
const toCharacters =
  <E extends { who: Whom }>(act: (t: T, c: number, effect: E, by: Seat) => void): Run<E> =>
  (t, my, effect) => {
    for (const c of charactersAt(t, my, effect.who)) act(t, c, effect, my.by);
  };

/** Changes a number of each School, and logs what really changed. */
const amount = <E extends { who: Whom; n: number }>(
  kind: string,
  change: (t: T, seat: Seat, effect: E) => number,
): Run<E> =>
  toSchools((t, seat, effect) => {
    const n = Math.abs(change(t, seat, effect));
    if (n) t.log(kind, { seat, n });
  });

/** A token that lies on a Character or does not. */
const token = (column: 'injured' | 'triumph', lies: 0 | 1, kind: string): Run<{ who: Whom }> =>
  toCharacters((t, character) => {
    if (t.world[column][character] === lies) return;
    t.world[column][character] = lies;
    t.log(kind, { character });
  });

export const schoolVerbs: Verbs<SchoolArguments> = {
  /** MR-REV-02, MR-REV-04, MR-EVT-12 */
  gainRp: { price: 0.8, run: amount('rpGained', (t, seat, { n }) => changeRp(t.world, seat, n)) },
  /** MR-REV-03 */
  loseRp: { price: 0.5, run: amount('rpLost', (t, seat, { n }) => changeRp(t.world, seat, -n)) },
  gainHope: {
    price: 0.3,
    run: amount('hopeGained', (t, seat, { n, per }) => changeHope(t.world, seat, n * countOf(t.world, seat, per))),
  },
  loseHope: {
    price: 0.1,
    run: amount('hopeLost', (t, seat, { n, per }) => changeHope(t.world, seat, -n * countOf(t.world, seat, per))),
  },
  stealHope: {
    price: 0.45,
    run(t, my, { from, n }) {
      for (const seat of seatsOf(t, my, from)) steal(t, seat, my.by, n);
    },
    futile: ({ world }, { acting }, { from }) => from === 'acting' && !world.hope[acting],
  },
  gainPp: { price: 0.08, run: amount('ppGained', (t, seat, { n }) => changePp(t.world, seat, n)) },
  losePp: { price: 0.08, run: amount('ppLost', (t, seat, { n }) => changePp(t.world, seat, -n)) },
  drawPlot: { price: 0.3, run: toSchools((t, seat, { n }) => drawPlot(t, seat, n)) },
  discardPlot: {
    price: 0.25,
    run: toSchools((t, seat, { n, how }) => {
      if (how === 'chosen') t.call('discarding', { seat, n });
      else discardByChance(t, seat, n);
    }),
  },
  stealPlot: {
    price: 0.3,
    run(t, my, { from }) {
      for (const seat of seatsOf(t, my, from)) stealPlot(t, seat, my.by);
    },
  },
  /** Everybody has seen who has looked before, so that it tells nothing who need not look again. */
  lookAt: {
    price: 0.08,
    run(t, my, { what, n = 1 }) {
      if (what === 'hand') for (const seat of seatsOf(t, my, 'target')) lookAtHand(t, my.by, seat);
      else lookAtTop(t, my.by, t.world.piles[what], n);
    },
    futile: ({ world }, { seat }, { what, n = 1 }) =>
      what !== 'hand' && world.piles[what].seen.slice(-n).every(seen => seen & bit(seat)),
  },
  takeFromDiscard: {
    price: 0.3,
    run(t, my) {
      const card = plotNamed(my);
      if (card !== NONE) takePlot(t, my.by, card);
    },
  },
  takeStudent: { price: 0.4, run: (t, my) => takeStudent(t, my.by) },
  gainPower: {
    price: 0.25,
    run: toCharacters((t, character, { n }) => {
      const gained = changePower(t.world, character, n);
      if (gained) t.log('powerGained', { character, n: gained });
    }),
  },
  losePower: {
    price: 0.08,
    run: toCharacters((t, character, { n }) => void losePower(t, character, n)),
    futile: (t, { seat }, { who }) => who === 'defender' && !hasPower(t.world, otherSide(t, seat)),
  },
  drain: {
    price: 0.3,
    run: toCharacters((t, character, _effect, seat) => {
      const n = losePower(t, character, t.world.power[character]!);
      if (!n) return;
      changeHope(t.world, seat, n);
      t.log('hopeGained', { seat, n });
    }),
  },
  duel: { price: 0.3, run: (t, my, { n }) => duel(t, my.target!, my.target2!, n) },
  injure: { price: 0.15, run: token('injured', 1, 'characterInjured') },
  heal: { price: 0.08, run: token('injured', 0, 'characterHealed') },
  giveTriumph: { price: 0.25, run: token('triumph', 1, 'triumphGiven') },
  loseTriumph: { price: 0.08, run: token('triumph', 0, 'triumphLost') },
  /** MR-RUL-14 */
  discardCharacter: {
    price: 0.2,
    run: toCharacters((t, character) => {
      t.log('characterLeft', { seat: t.world.owner[character]!, character });
      dismiss(t, character);
    }),
  },
  /** MR-RUL-61, MR-RUL-158 */
  takeCharacter: {
    price: 0.85,
    run: toCharacters((t, character, _effect, seat) => {
      enrol(t, character, seat, false);
      t.log('characterJoined', { seat, character });
    }),
  },
};

/** The number of Students, Heroes or Triumph Tokens that an effect counts at a School; 1 when it counts nothing. */
function countOf(w: Revolution, seat: Seat, per: SchoolArguments['gainHope']['per']): number {
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
