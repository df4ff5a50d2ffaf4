// The plain game plays by the same rules as ours: step by step the same questions, options, refusals and tables.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auctionHouse as game } from '#games/auction/game.ts';
import type { House as World } from '#games/auction/table/world.ts';
import { advance, play, start } from '#engine/apply.ts';
import { asked, decisionId, legal, refusal } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import { quickRandom, quickState } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Answer, State } from '#engine/types.ts';
import { answer, beginRound, gift } from './flow.ts';
import { copyHouse, type House, houseOf } from './house.ts';
import { asked as plainAsked, legal as plainLegal } from './legal.ts';
import { moveOf, plainAnswer } from './translation.ts';

function opening(seats: number, seed: number): { ours: State<World>; plain: House } {
  const ours = start(game, { seats, seed: seedOf(seed), options: null });
  ours.random = quickState(seed);
  const plain = houseOf(ours.world, ours.random);
  beginRound(plain);
  return { ours, plain };
}

/** The visible parts of both tables, in one form. */
const ourTable = ({ world: w, random }: State<World>) => ({
  round: w.round,
  bank: w.bank,
  coins: w.coins,
  stakes: w.stakes,
  points: w.points,
  hands: w.piles.hand.map(p => p.cards),
  won: w.piles.won.map(p => p.cards),
  discard: w.piles.discard.cards,
  gone: w.piles.gone.cards,
  plot: w.piles.plot.cards,
  offers: w.offers.map(o => o.n),
  random,
});
const plainTable = (w: House) => ({
  round: w.round,
  bank: w.bank,
  coins: w.coins,
  stakes: w.stakes,
  points: w.points,
  hands: w.hands,
  won: w.won,
  discard: w.discard,
  gone: w.gone,
  plot: w.plot,
  offers: w.offers.map(o => o.n),
  random: w.random,
});

/** Any answer that might be given here, most of them against the rules. */
function anyAnswer(ours: State<World>, dice: Random): Answer {
  const seat = dice.below(ours.seats);
  const other = dice.below(ours.seats);
  const someone = asked(game, ours)[0]!;
  const cards = ours.world.piles.hand[other]!.cards;
  const options = [
    'unseal',
    'pass',
    'ready',
    `bid:${dice.below(16)}`,
    `accept:${dice.below(ours.world.offered + 1)}`,
    `decline:${dice.below(ours.world.offered + 1)}`,
    `choose:${other}`,
    `resolve:${dice.below(4)}`,
    ...cards.flatMap(card => [`play:${card}`, `discard:${card}`]),
    'losePoints',
    'discard',
    `deal:${other}:${dice.below(4)}::${dice.below(4)}:`,
    ...legal(game, ours, someone),
  ];
  return { seat, decision: decisionId(ours), option: options[dice.below(options.length)]! };
}

/** Numbers mean what the question makes them mean, so only answers with a verb of this question are compared. */
const speaksOf = (decision: string, option: string): boolean =>
  new RegExp(
    {
      'auction.bid': '^(bid|unseal$)',
      'market.floor': '^(ready|accept|decline|deal)',
      'turn.play': '^(pass|play)',
      'reactions.react': '^(pass|play|unseal$)',
      'opponent.choose': '^choose',
      'discarding.choose': '^discard:',
      'alternative.choose': '^(losePoints|discard|gainCoins|draw)$',
      'abilities.order': '^resolve',
    }[decision]!,
  ).test(option);

function tryStrange(ours: State<World>, plain: House, dice: Random): void {
  const strange = anyAnswer(ours, dice);
  if (!speaksOf(strange.decision, strange.option)) return;
  const { seat, question, move } = plainAnswer(strange);
  const copy = copyHouse(plain);
  assert.equal(answer(copy, seat, question, move), !refusal(game, ours, strange), JSON.stringify(strange));
  if (refusal(game, ours, strange)) assert.deepEqual(copy, plain);
}
function tryGift(ours: State<World>, plain: House, dice: Random): void {
  const [seat, to] = [dice.below(ours.seats), dice.below(ours.seats)];
  const refused = play(game, ours, { seat, decision: 'aside.gift', option: `gift:${to}` });
  assert.equal(gift(plain, seat, to), !refused);
}

test('the plain auction house asks, allows, refuses and does the same as ours', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const { ours, plain } = opening(2 + (seed % 4), seed);
    const dice = quickRandom(seed);
    for (let seats = asked(game, ours); seats.length; seats = asked(game, ours)) {
      assert.deepEqual(plainAsked(plain), seats);
      const seat = seats[dice.below(seats.length)]!;
      const options = legal(game, ours, seat);
      assert.deepEqual(plainLegal(plain, seat), options.map(moveOf));
      if (dice.below(2)) tryStrange(ours, plain, dice);
      if (dice.below(20) === 0) tryGift(ours, plain, dice);
      const decision = decisionId(ours);
      const option = legal(game, ours, seat)[dice.below(legal(game, ours, seat).length)]!;
      const plainly = plainAnswer({ seat, decision, option });
      seen.add(`${decision} ${option.split(':')[0]}`);
      advance(game, ours, seat, option);
      assert.ok(answer(plain, seat, plainly.question, plainly.move), `${decision} ${option}`);
      assert.deepEqual(plainTable(plain), ourTable(ours), `${decision} ${option}`);
    }
    assert.deepEqual(plain.ranks, ours.result!.ranks);
  }
  assert.equal(seen.size, 16, [...seen].join(', '));
});
