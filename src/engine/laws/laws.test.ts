// Every law has a game that breaks it on purpose, and is seen to catch it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameDefinition, Procedure } from '../definition.ts';
import { defineGame, procedure } from '../game.ts';
import { checkLaws, LawBroken, LAWS } from './laws.ts';
import { bit, copyPile, everybody, moveCard, pile, shufflePile } from '../kit/piles.ts';
import { no } from '../refusals.ts';
import type { Pile, World } from '../types.ts';

/** Two seats with a hand of three from a deck of twelve: each lays a card in secret, then one may draw, and a die pays
 *  coins. */
interface Table extends World {
  piles: { deck: Pile; out: Pile; hand: Pile[] };
  coins: number[];
  round: number;
  fact: number;
}
const HAND = 3;
const ALL = everybody(2);

const honest = {
  lay: {
    rule: 'LW-LAY-01',
    idle: 'lay',
    all: () => [0, 1],
    choices: { lay: { of: 'card', each: (t, _my, seat) => t.world.piles.hand[seat]!.cards } },
    reveal(t, _my, picks) {
      for (const seat of [0, 1]) {
        const { hand, out } = t.world.piles;
        moveCard(hand[seat]!, hand[seat]!.cards.indexOf(picks[seat]![0]!.n), out, ALL);
      }
    },
  },
  draw: {
    rule: 'LW-DRW-01',
    idle: 'pass',
    one: t => t.world.round % 2,
    choices: {
      draw: {
        refuse: t => t.world.coins[0]! > 2 && no('LW-DRW-02', { coins: t.world.coins[0]! }),
        take(t, _my, seat) {
          const { deck, hand } = t.world.piles;
          const card = moveCard(deck, deck.cards.length - 1, hand[seat]!, bit(seat));
          t.log('drawn', { seat }, { to: [seat], facts: { card } });
        },
      },
      pass: { take: () => undefined },
    },
  },
  pay(t) {
    const coins = Math.min(t.world.fact, t.random.die(2));
    t.world.coins[0]! += coins;
    t.world.fact -= coins;
  },
  next(t) {
    if (++t.world.round < HAND) return 'lay';
    return t.finish({ ranks: [1, 1], rule: 'LW-END-01', reason: { say: 'over', facts: {} } });
  },
} satisfies Parameters<ReturnType<typeof procedure<Table, { kept?: number[]; card?: number }>>>[0];

/** `fact` is the bank. */
const definition: GameDefinition<Table> = {
  id: 'lawful',
  name: 'A lawful game',
  version: 1,
  seats: { min: 2, max: 2 },
  setup(_seats, _options, random) {
    const deck = pile(Array.from({ length: 12 }, (_, i) => i));
    shufflePile(deck, random);
    const hand = [0, 1].map(() => pile());
    for (const seat of [0, 1])
      for (let i = 0; i < HAND; i++) moveCard(deck, deck.cards.length - 1, hand[seat]!, bit(seat));
    return { piles: { deck, out: pile(), hand }, coins: [0, 0], round: 0, fact: 20 };
  },
  first: 'round',
  procedures: { round: procedure<Table>()(honest) },
  copy: w => ({
    piles: { deck: copyPile(w.piles.deck), out: copyPile(w.piles.out), hand: w.piles.hand.map(copyPile) },
    coins: w.coins.slice(),
    round: w.round,
    fact: w.fact,
  }),
  inventory: w => ({ coins: w.coins[0]! + w.coins[1]! + w.fact }),
  texts: {
    'round.lay': 'Lay a card.',
    'round.draw': 'Draw a card?',
    lay: 'Lay {card}',
    draw: 'Draw',
    pass: 'Pass',
    drawn: '{seat} draws {card}.',
    over: 'All cards are laid.',
    'LW-DRW-02': 'Too rich: {coins} coins.',
  },
  names: { card: n => (n < 0 ? 'a card' : `card ${n}`) },
};

type Steps = { [S in keyof typeof honest]: Procedure<Table>[string] };
/** The lawful game with some steps or parts spoiled. */
const spoiled = (steps: Partial<Steps>, parts: Partial<GameDefinition<Table>> = {}) =>
  defineGame<Table>({ ...definition, procedures: { round: { ...honest, ...steps } as Procedure<Table> }, ...parts });

/** Changes its mind at every call: rules that are no function of the state. */
const fickle = (): (() => boolean) => {
  let calls = 0;
  return () => ++calls % 3 === 0;
};
const lay = honest.lay.choices.lay;
const { draw, pass } = honest.draw.choices;
const top = (w: Table): number => w.piles.deck.cards.at(-1)!;
const whim = fickle();
let moods = 0;
let whims = 0;
let gamesPlayed = 0;

const BROKEN: Record<string, ReturnType<typeof spoiled>> = {
  'somebody is asked until there is a result, and has a legal option': spoiled({
    draw: { ...honest.draw, idle: 'draw', choices: { draw: { ...draw, refuse: () => 'LW-DRW-02' } } },
  }),
  'people and bots are offered the same': spoiled({
    draw: { ...honest.draw, choices: { draw: { ...draw, refuse: () => ++moods % 2 === 0 && 'LW-DRW-02' }, pass } },
  }),
  'options have different ids': spoiled({
    draw: { ...honest.draw, idle: 'take', choices: { take: { each: () => [3, 3], take: () => undefined } } },
  }),
  'the answer for an absent player is legal': spoiled({
    draw: { ...honest.draw, idle: 'draw', choices: { draw: { ...draw, refuse: () => whim() && 'LW-DRW-02' }, pass } },
  }),
  'what is greyed out is refused for the same reason, and changes nothing': spoiled({
    draw: {
      ...honest.draw,
      choices: { draw: { ...draw, refuse: () => no('LW-DRW-02', { coins: ++moods }) }, pass },
    },
  }),
  'what was never offered is refused, and changes nothing': spoiled({
    draw: {
      ...honest.draw,
      idle: 'take',
      choices: { take: { each: () => (++whims % 5 === 0 ? [3, 999_999] : [3]), take: () => undefined } },
    },
  }),
  'asking changes nothing': spoiled({ draw: { ...honest.draw, one: t => t.world.fact-- % 2 } }),
  'the state is plain data': spoiled({
    pay(t) {
      t.world.fact = Number.NaN;
    },
  }),
  "the game's own copy is complete and shares nothing": spoiled(
    {},
    { copy: w => ({ ...definition.copy(w), coins: w.coins }) },
  ),
  'no component appears or vanishes': spoiled({
    pay(t) {
      t.world.coins[1]!++;
    },
  }),
  'a seat cannot tell its guess from the truth': spoiled({
    draw: { ...honest.draw, facts: t => ({ card: top(t.world) }) },
  }),
  'a guess plays on': spoiled({
    draw: {
      ...honest.draw,
      one: (t, my) => {
        if (my.card !== undefined && !t.world.piles.deck.cards.includes(my.card as number)) throw new Error('lost');
        return t.world.round % 2;
      },
    },
    next(t, my) {
      my.card = top(t.world);
      return honest.next(t as never);
    },
  }),
  'everything asked has its words': spoiled({}, { texts: { ...definition.texts, 'LW-DRW-02': '' } }),
  'apply leaves its argument alone': spoiled({}, { copy: w => ({ ...definition.copy(w), coins: w.coins }) }),
  'a saved and loaded state plays on the same': spoiled({
    draw: { ...honest.draw, choices: { draw, pass: { take: (_t, my) => void (my.card = undefined) } } },
    pay(t, my) {
      if ('card' in my) t.world.coins.reverse();
    },
    lay: { ...honest.lay, reveal: (t, my, picks) => ('card' in my ? 'pay' : honest.lay.reveal(t as never, my, picks)) },
  }),
  'a secret answer tells nobody anything before the last one is in': spoiled({
    lay: { ...honest.lay, facts: (t, _my, seat) => ({ laid: t.picked(1 - seat).length }) },
  }),
  'nobody can tell from an answer what it has not been shown': spoiled({
    draw: { ...honest.draw, one: t => (t.world.piles.hand[0]!.cards.some(card => card > 7) ? 0 : null) },
  }),
  'what can be taken back has taught its seat nothing': spoiled({
    draw: { ...honest.draw, choices: { draw, pass: { take: t => void (t.world.round += top(t.world) > 5 ? 0 : 1) } } },
    pay: () => undefined,
  }),
  'everything that happens has its words': spoiled({}, { texts: { ...definition.texts, drawn: '' } }),
  'the sequel of a match can be played, and has its words': spoiled(
    {},
    { sequel: () => ({ options: null, say: { say: 'unsaid', facts: {} } }) },
  ),
  'seats of one side share a rank': spoiled(
    { next: t => t.finish({ ranks: [1, 2], rule: 'LW-END-01', reason: { say: 'over', facts: {} } }) },
    { sides: () => [0, 0] },
  ),
  'the rules run without an error': spoiled({
    pay() {
      throw new Error('oh');
    },
  }),
  'every game ends': spoiled({ next: () => 'lay' as const, lay: () => undefined }),
  'what is offered is accepted': spoiled({
    lay: { ...honest.lay, choices: { lay: { ...lay, refuse: () => whim() && 'LW-DRW-02' } } },
  }),
  'the record replays to the same end, and any part of it': spoiled({
    next(t) {
      t.world.round++;
      const ranks = gamesPlayed++ % 2 ? [1, 2] : [2, 1];
      return t.finish({ ranks, rule: 'LW-END-01', reason: { say: 'over', facts: {} } });
    },
  }),
};

test('an honest game keeps all the laws', () => {
  const report = checkLaws(spoiled({}), { games: 60, seed: 'honest' });
  assert.equal(report.games, 60);
  assert.ok(report.undoable > 0 && report.undoable < report.answers);
});

test('every law has a game that breaks it', () => assert.deepEqual(Object.keys(BROKEN).sort(), [...LAWS].sort()));

for (const [law, game] of Object.entries(BROKEN))
  test(`a broken game is caught by the law: ${law}`, () => {
    assert.throws(
      () => checkLaws(game, { games: 40, seed: 'broken', only: [law], maxAnswers: 60 }),
      (error: unknown) => {
        assert.ok(error instanceof LawBroken, String(error));
        assert.equal(error.law, law, error.message);
        return true;
      },
    );
  });

test('a broken law says which game and answer, and the record plays up to there again', () => {
  const game = BROKEN['no component appears or vanishes']!;
  const caught = (): LawBroken => {
    try {
      checkLaws(game, { games: 5, seed: 'again', only: ['no component appears or vanishes'] });
    } catch (error) {
      return error as LawBroken;
    }
    throw new Error('not caught');
  };
  const first = caught();
  assert.match(first.message, /breaks the law 'no component .* \(game 0, 2 seats, answer \d+\): coins/);
  assert.equal(first.record.answers.length, first.answer);
  assert.deepEqual(caught().record, first.record);
});

test('trials are played in place of set-ups, and either when it is asked for', () => {
  const tally = (parts: Partial<GameDefinition<Table>>, setup?: string): Record<string, number> => {
    const seen = spoiled(
      {},
      {
        ...parts,
        setup: (seats, options, random) => {
          const w = definition.setup(seats, null, random);
          return { ...w, fact: Number(options) };
        },
        tally: w => [`bank of ${w.coins[0]! + w.fact}`],
      },
    );
    return checkLaws(seen, { games: 2, ...(setup !== undefined && { setup }) }).tally;
  };
  const setups = { usual: () => 10 };
  const trials = { poor: () => 5, rich: () => 20 };
  assert.deepEqual(tally({ setups }), { 'bank of 10': 2 });
  assert.deepEqual(tally({ setups, trials }), { 'bank of 5': 1, 'bank of 20': 1 });
  assert.deepEqual(tally({ setups, trials }, 'usual'), { 'bank of 10': 2 });
});
