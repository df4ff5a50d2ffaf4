// Effects on Schools: on their points, Hope, cards, tokens and Characters.
import { nothing, oneOf, record, whole } from '#engine/kit/schema.ts';
import { bit, faceDown, show } from '#engine/kit/piles.ts';
import type { Facts, Pile, RuleId, Seat } from '#engine/types.ts';
import type { SchoolArguments, Whom } from '../cards/card.ts';
import { otherSide } from '../abilities/dice.ts';
import { isInArena, isToken, pcOf } from '../table/figures.ts';
import { ATK, attributesOf } from '../abilities/stats.ts';
import { rollDice, total } from '../table/rolls.ts';
import { changePower, countOf, dismiss, enrol, losePower, takeStudent } from '../table/characters.ts';
import { discardPlot, drawPlot, stealPlot, takePlot } from '../table/plot-cards.ts';
import { plotNamed, seatsOf } from '../abilities/scope.ts';
import { NONE, type Revolution, type T } from '../table/world.ts';
import { backOfCard, isStudent } from '../cards/numbers.ts';
import { changeHope, changePp, changeRp } from '../table/points-and-hope.ts';
import { always, does, type Run, toCharacters, toSchools, type VerbWith, whom, type VerbsOf } from './verb.ts';

const INJURED: readonly RuleId[] = ['MR-GLO-01', 'MR-GLO-02', 'MR-CHO-04', 'MR-SMI-05', 'MR-UPK-04'];
const WHO = record({ who: whom });
const AMOUNT = record({ who: whom, n: whole(1) });

/** Changes a number of each School, and logs what really changed. */
const changes = <E extends { who: Whom }>(kind: string, change: (t: T, seat: Seat, effect: E) => number): Run<E> =>
  toSchools((t, seat, effect) => {
    const n = Math.abs(change(t, seat, effect));
    if (n) t.log(kind, { seat, n });
  });

/** A verb that changes a number of Schools. */
const changing = (
  kind: string,
  price: number,
  rules: readonly RuleId[],
  change: (w: Revolution, seat: Seat, n: number) => number,
): VerbWith<{ who: Whom; n: number }> => ({
  schema: AMOUNT,
  rules,
  run: changes(kind, (t, seat, { n }) => change(t.world, seat, n)),
  canDo: always,
  price,
});

/** A token that lies on a Character or does not. */
const token = (
  column: 'injured' | 'triumph',
  lies: 0 | 1,
  kind: string,
  price: number,
  rules: readonly RuleId[],
): VerbWith<{ who: Whom }> => ({
  schema: WHO,
  rules,
  run: toCharacters((t, character) => {
    if (t.world[column][character] === lies) return;
    t.world[column][character] = lies;
    t.log(kind, { character });
  }),
  canDo: always,
  price,
});

export const schoolVerbs: VerbsOf<SchoolArguments> = {
  /** MR-EVT-12 */
  gainRp: changing('rpGained', 0.8, ['MR-REV-02', 'MR-REV-04', 'MR-REV-05'], (w, seat, n) => changeRp(w, seat, n)),
  loseRp: changing('rpLost', 0.5, ['MR-REV-03', 'MR-REV-06'], (w, seat, n) => changeRp(w, seat, -n)),
  gainHope: {
    schema: record({ who: whom, n: whole(1) }, { per: oneOf('student', 'hero', 'triumph') }),
    rules: ['MR-GLO-05'],
    run: changes('hopeGained', (t, seat, { n, per }) => changeHope(t.world, seat, n * countOf(t.world, seat, per))),
    canDo: always,
    price: 0.3,
  },
  loseHope: {
    schema: record({ who: whom, n: whole(1) }, { per: oneOf('hero') }),
    rules: ['MR-GLO-05'],
    run: changes('hopeLost', (t, seat, { n, per }) => changeHope(t.world, seat, -n * countOf(t.world, seat, per))),
    canDo: always,
    price: 0.1,
  },
  stealHope: {
    schema: record({ from: whom, n: whole(1) }),
    rules: ['MR-GLO-05'],
    run: does((t, my, { from, n }) => {
      for (const seat of seatsOf(t, my, from)) steal(t, seat, my.by, n);
    }),
    canDo: ({ from }, t, my) => from !== 'acting' || t.world.hope[my.acting]! > 0,
    price: 0.45,
  },
  gainPp: changing('ppGained', 0.08, ['MR-REV-06'], (w, seat, n) => changePp(w, seat, n)),
  losePp: changing('ppLost', 0.08, ['MR-REV-07'], (w, seat, n) => changePp(w, seat, -n)),
  drawPlot: {
    schema: AMOUNT,
    rules: ['MR-PLT-04', 'MR-RUL-37', 'MR-RUL-56'],
    run: toSchools((t, seat, { n }) => drawPlot(t, seat, n)),
    canDo: always,
    price: 0.3,
  },
  discardPlot: {
    schema: record({ who: whom, n: whole(1), how: oneOf('chosen', 'random') }),
    rules: ['MR-PLT-22'],
    run: toSchools((t, seat, { n, how }) => {
      if (how === 'chosen') t.call('discarding', { seat, n });
      else discardByChance(t, seat, n);
    }),
    canDo: always,
    price: 0.25,
  },
  stealPlot: {
    schema: record({ from: whom }),
    rules: ['MR-INF-03'],
    run: does((t, my, { from }) => {
      for (const seat of seatsOf(t, my, from)) stealPlot(t, seat, my.by);
    }),
    canDo: always,
    price: 0.3,
  },
  /** Everybody has seen who has looked before, so that it tells nothing who need not look again. */
  lookAt: {
    schema: record({ what: oneOf('hand', 'recruits', 'missions', 'plots') }, { n: whole(1) }),
    rules: ['MR-INF-03', 'MR-INF-05'],
    run: does((t, my, { what, n = 1 }) => {
      if (what === 'hand') for (const seat of seatsOf(t, my, 'target')) lookAtHand(t, my.by, seat);
      else lookAtTop(t, my.by, t.world.piles[what], n);
    }),
    canDo: ({ what, n = 1 }, t, my) =>
      what === 'hand' || t.world.piles[what].seen.slice(-n).some(seen => !(seen & bit(my.by))),
    price: 0.08,
  },
  takeFromDiscard: {
    schema: nothing,
    rules: ['MR-INF-06'],
    run: does((t, my) => {
      const card = plotNamed(my);
      if (card !== NONE) takePlot(t, my.by, card);
    }),
    canDo: always,
    price: 0.3,
  },
  takeStudent: {
    schema: nothing,
    rules: ['MR-RTR-04'],
    run: does((t, my) => takeStudent(t, my.by)),
    canDo: always,
    lacks: t => !t.world.piles.recruitDiscard.cards.some(isStudent),
    price: 0.4,
  },
  gainPower: {
    schema: AMOUNT,
    rules: ['MR-UPK-05'],
    run: toCharacters((t, character, { n }) => {
      const gained = changePower(t.world, character, n);
      if (gained) t.log('powerGained', { character, n: gained });
    }),
    canDo: always,
    price: 0.25,
  },
  losePower: {
    schema: AMOUNT,
    rules: [],
    run: toCharacters((t, character, { n }) => void losePower(t, character, n)),
    canDo: ({ who }, t, my) => who !== 'defender' || hasPower(t.world, otherSide(t, my.by)),
    price: 0.08,
  },
  drain: {
    schema: WHO,
    rules: [],
    run: toCharacters((t, character, _effect, seat) => {
      const n = losePower(t, character, t.world.power[character]!);
      if (!n) return;
      changeHope(t.world, seat, n);
      t.log('hopeGained', { seat, n });
    }),
    canDo: always,
    price: 0.3,
  },
  duel: {
    schema: record({ n: whole(1) }),
    rules: INJURED,
    run: does((t, my, { n }) => duel(t, my.target!, my.target2!, n)),
    canDo: always,
    price: 0.3,
  },
  injure: token('injured', 1, 'characterInjured', 0.15, INJURED),
  heal: token('injured', 0, 'characterHealed', 0.08, INJURED),
  giveTriumph: token('triumph', 1, 'triumphGiven', 0.25, ['MR-REW-09', 'MR-UPK-12']),
  loseTriumph: token('triumph', 0, 'triumphLost', 0.08, ['MR-UPK-12']),
  discardCharacter: {
    schema: WHO,
    rules: ['MR-RUL-14'],
    run: toCharacters((t, character) => {
      t.log('characterLeft', { seat: t.world.owner[character]!, character });
      dismiss(t, character);
    }),
    canDo: always,
    price: 0.2,
  },
  /** MR-RUL-158 */
  takeCharacter: {
    schema: WHO,
    rules: ['MR-RUL-61'],
    run: toCharacters((t, character, _effect, seat) => {
      enrol(t, character, seat, false);
      t.log('characterJoined', { seat, character });
    }),
    canDo: always,
    price: 0.85,
  },
};

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
