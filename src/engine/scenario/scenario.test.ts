// Scenarios: lines are read by what the rules offer, what is misspelt throws, windows are passed, and looks tell all.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { procedure } from '../game.ts';
import { Scenario, type Notation } from './scenario.ts';
import { MadeUp } from './made-up.ts';
import { newMatch, parlour, type Parlour } from '../testing/sample-game.ts';
import { tinyGame } from '../testing/small-tables.ts';
import type { State, World } from '../types.ts';
import { start } from '../apply.ts';
import { seedOf } from '../seed.ts';
import { window } from '../kit/windows.ts';

const NOTATION: Notation<Parlour> = {
  things: (w, kind) => (kind === 'card' ? w.piles.hands.flatMap(({ cards }) => cards) : []),
};
/** Seat 0 has cards 3 and 5, seat 1 has 4 and 9. */
function parlourScene(change: (state: State<Parlour>) => void = () => undefined): Scenario<Parlour> {
  const { state } = newMatch();
  const { hands, deck } = state.world.piles;
  deck.cards = [0, 1, 2, 6, 7, 8, 10, 11];
  hands[0]!.cards = [3, 5];
  hands[1]!.cards = [4, 9];
  change(state);
  return new Scenario({ game: parlour, lay: () => state }, NOTATION);
}

test('things are named as the game names them, or by number; the number of a verb alone needs none', () => {
  const t = parlourScene().play('0 play:card 5', '0 stash:3', '0 earn');
  assert.deepEqual([t.world.piles.shown.cards, t.world.piles.stash.cards, t.world.coins], [[5], [3], [3, 2]]);
  assert.deepEqual(t.log(), ['seat 0 plays card 5.', 'seat 0 stashes card 3.', 'seat 0 earns a coin and has 3.']);
});

test('a line may name the question that it answers', () => {
  const t = parlourScene().play('0 turn.act auction', '0 auction.bid bid:2', '1 aside.gift give:0');
  assert.deepEqual([t.at, t.waiting], ['auction.bid', [1]]);
  assert.throws(() => t.play('1 turn.act pass'), /'1 turn.act pass': the table is at 'auction.bid'/);
});

test('a misspelt verb, question, thing, seat or line throws, also where a refusal is expected', () => {
  const t = parlourScene();
  const wrong: [line: string, says: RegExp][] = [
    ['0 aern', /'0 aern': Parlour has no verb 'aern'\. Did you mean earn\?/],
    ['0 turn.akt earn', /Parlour asks no 'turn.akt'\. Did you mean turn.act\?/],
    ['0 play:card 77', /seat 0 cannot name 'card 77' at turn.act/],
    ['0 play:cardd 5', /seat 0 cannot name 'cardd 5' at turn.act: there is no cardd 5 here\. Did you mean card 5\?/],
    ['4 earn', /'4 earn': there is no seat 4, only 0 to 1/],
    ['earn', /'earn' is no line: write the seat and its answer, as '0 bid:3'/],
    ['0', /'0' is no line/],
  ];
  for (const [line, says] of wrong) {
    assert.throws(() => t.play(line), says);
    assert.throws(() => t.refused(line), says);
  }
  assert.throws(() => t.idleTo('auction.bit'), /Parlour asks no 'auction.bit'\. Did you mean auction.bid\?/);
  assert.throws(() => t.passUntil('auction'), /Parlour asks no 'auction'/);
});

test('what the rules refuse is told by its rule, what is not offered by the engine’s; played, both are thrown', () => {
  const t = parlourScene(({ world }) => void (world.coins = [9, 2]));
  assert.deepEqual(
    [t.refused('0 earn'), t.refused(0, 'earn'), t.refused('0 stop')],
    ['PA-ACT-02', 'PA-ACT-02', undefined],
  );
  assert.equal(t.refused('0 play:card 9'), 'ENGINE-ASK-3', 'it is in the other hand');
  assert.deepEqual([t.refused('0 bid:1'), t.refused('1 earn')], ['ENGINE-ASK-3', 'ENGINE-ASK-2']);
  assert.throws(() => t.play('0 earn'), /^Error: PA-ACT-02 You have 9 coins already\.$/);
  assert.throws(() => t.play('1 earn'), /^Error: ENGINE-ASK-2 seat 1 is not asked now\.$/);
  assert.deepEqual(t.kinds, [], 'what is refused has changed nothing');
});

test('looks: what is open, what may be answered, what happened to whom', () => {
  const t = parlourScene();
  assert.deepEqual(t.open(0, 'play'), ['[play]', '[play]']);
  assert.deepEqual(t.options(0).slice(0, 4), ['earn', 'draw', 'stash:card 3', 'stash:card 5']);
  assert.deepEqual(t.options(1), []);
  t.play('0 earn', '0 draw');
  assert.deepEqual([t.kinds, t.happened('earned')], [['earned', 'drew'], ['earned 0']]);
  assert.deepEqual(t.log('spectator').at(-1), 'seat 0 draws a dark card.');
  assert.equal(t.asked(0)[0]!.id, 'turn.act');
});

test('dice fall as written, in the order in which they are rolled', () => {
  const t = parlourScene(state => void (state.script = [6, 2])).play('0 roll', '0 roll');
  assert.deepEqual(t.log(), ['seat 0 rolls 6.', 'seat 0 rolls 2.']);
});

// ---- windows, absence, what runs first ---------------------------------------------------------------------

interface Hall extends World {
  shots: number;
}
const main = procedure<Hall>()({
  ring: t => t.log('rang', { seat: 1, n: 2 }),
  first: t => t.call('volley'),
  second: t => t.call('volley'),
  last: {
    rule: 'TINY-END-02',
    idle: 'leave',
    one: () => 1,
    choices: { leave: { take: () => undefined } },
  },
});
const volley = window<Hall>({
  rule: 'TINY-WIN-01',
  policy: 'priority',
  sides: () => [[0], [1], [2]],
  choices: { shoot: { take: t => void t.world.shots++ } },
});
function hall(): Scenario<Hall> {
  const game = tinyGame<Hall>({ main, volley }, { shots: 0 }, { texts: { rang: 'The bell rings for {seat}.' } });
  const state = start(game, { seats: 3, seed: seedOf(1) });
  state.stack = [
    { at: 'game.main', my: {}, then: 'game.over' },
    { at: 'main.ring', my: {} },
  ];
  return new Scenario({ game, lay: () => state }, { things: () => [] });
}

test('what runs before the first question is in the log', () => {
  const t = hall();
  assert.deepEqual([t.log(), t.happened('rang')], [['The bell rings for seat 1.'], ['rang 1 2']]);
  assert.deepEqual(t.match.record.answers, []);
});

test('nobody reacts: this window is passed by everybody it asks, and no other', () => {
  const t = hall().play('0 shoot').nobodyReacts();
  assert.deepEqual([t.at, t.waiting, t.match.length], ['volley.react', [0], 4]);
  t.nobodyReacts();
  assert.deepEqual([t.at, t.world.shots], ['main.last', 1]);
  assert.throws(() => t.nobodyReacts(), /nobody can react at 'main.last': seat 1 cannot pass/);
});

test('everybody passes, or is absent, until a question comes', () => {
  assert.deepEqual(hall().passUntil('main.last').match.length, 6);
  assert.throws(() => hall().passUntil(''), /does not come to '' by passing: seat 1 cannot pass at 'main.last'/);
  const t = hall().idleTo('main.last');
  assert.throws(() => t.idleTo('volley.react'), /the game does not come to 'volley.react'; it is at ''/);
  assert.equal(hall().idleWhile(({ match }) => match.length < 4).match.length, 4);
  assert.equal(hall().idleOnce().match.length, 1);
});

// ---- made-up cards -----------------------------------------------------------------------------------------

test('made-up cards are there while a scenario runs, and gone afterwards, also when something throws', () => {
  const cards = new MadeUp<string>(12);
  class Named extends Scenario<Parlour> {
    get first(): string | undefined {
      return cards.at(12);
    }
  }
  const lay = (): State<Parlour> => {
    assert.deepEqual(cards.numbers, [12]);
    return newMatch().state;
  };
  const t = new Named({ game: parlour, lay, within: run => cards.with(['Twelve'], run) }, NOTATION);
  assert.deepEqual([t.first, cards.at(12), t.within(() => cards.at(12))], ['Twelve', undefined, 'Twelve']);
  assert.equal(t.play('0 earn'), t, 'play leads on to the same table');
  assert.throws(() => t.play('0 aern'), /Did you mean earn/);
  assert.deepEqual([cards.at(12), cards.numbers], [undefined, []]);
  assert.throws(() => cards.with(['Other'], () => assert.fail('so')), /so/);
  assert.equal(cards.at(12), undefined);
});
