// Looking back: chances that add up, turning points where they were, what would have been better, and all in time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tictactoe } from '#games/tictactoe/game.ts';
import { EMPTY, type Board } from '#games/tictactoe/table/world.ts';
import type { Horizon, Reasons } from '#engine/bot-knowledge.ts';
import type { Table } from '#engine/definition.ts';
import { defineGame, procedure, type Game } from '#engine/game.ts';
import { Match, newRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { World } from '#engine/types.ts';
import { asked, decisionId, legal } from '#engine/ask.ts';
import { diceMasters } from '#games/dice-masters/game.ts';
import { tug } from '#games/tug/game.ts';
import { analysed, isLuck, type Analysis, type AnalysisBounds, type Progress } from './analysis.ts';
import { weightedBot } from './plain.ts';
import { playOut } from './play-out.ts';

function looked<W extends World>(
  match: Match<W>,
  bounds: AnalysisBounds,
  reasons?: Reasons<W>,
): Analysis & { steps: Progress[] } {
  const steps: Progress[] = [];
  const run = analysed(match, bounds, reasons);
  for (let step = run.next(); ; step = run.next()) {
    if (step.done) return { ...step.value, steps };
    steps.push(step.value);
  }
}
const marked = (...cells: number[]): Match<Board> => markedIn(tictactoe, ...cells);
function markedIn(game: Game<Board>, ...cells: number[]): Match<Board> {
  const match = new Match(game, newRecord(game, { seats: 2, seed: seedOf(1) }));
  for (const [i, cell] of cells.entries())
    match.answer({ seat: i % 2, decision: 'turns.mark', option: `mark:${cell}` });
  return match;
}
const whole = (): Match<(typeof diceMasters)['table']['world']> => {
  const match = new Match(diceMasters, newRecord(diceMasters, { seats: 2, seed: seedOf(3) }));
  playOut(match, [weightedBot, weightedBot], quickRandom(3));
  return match;
};

test('a line that was not stopped is a turning point, and stopping it would have been better', () => {
  const { turns } = looked(marked(0, 4, 1, 8), { samples: 40, iterations: 600 });
  const missed = turns.find(({ n }) => n === 4)!;
  assert.equal(missed.answer.option, 'mark:8');
  assert.equal(missed.better?.option, 'mark:2');
  assert.ok(Math.abs(missed.luck) < 0.15, 'no dice are in this game');
});

test('what would have been better is looked for as far as the game says', () => {
  const far: Record<string, Horizon<Board>> = { 'turns.mark': { isClear: () => false, chance: () => 0.5 } };
  const better = (longHorizons: typeof far): string[] => {
    const bot = { value: () => 0.5, weigh: () => 1, horizons: {}, longHorizons };
    const { turns } = looked(markedIn(defineGame<Board>({ ...tictactoe, bot }), 0, 4, 1, 8, 2), { iterations: 100 });
    return turns.flatMap(({ better }) => better?.option ?? []);
  };
  assert.equal(better(far).length, 1);
  assert.deepEqual(better({}), []);
});

test('a better answer that a few tries tell by little is not mentioned', () => {
  const mentioned = (lead: number): number => {
    const longHorizons: Record<string, Horizon<Board>> = {
      'turns.mark': { isClear: () => true, chance: ({ world }) => (world.cells[2] === EMPTY ? 0.5 : 0.5 + lead) },
    };
    const bot = { value: () => 0.5, weigh: () => 1, horizons: {}, longHorizons };
    const { turns } = looked(markedIn(defineGame<Board>({ ...tictactoe, bot }), 0, 4, 1, 8, 2), { iterations: 100 });
    return turns.filter(({ better }) => better?.option === 'mark:2').length;
  };
  assert.deepEqual([0.06, 0.09].map(mentioned), [0, 1]);
});

test('chances are one for each position and add up to one; points come in order', () => {
  const match = whole();
  const { chances, turns } = looked(match, { samples: 3, iterations: 20 });
  assert.deepEqual(
    chances.map(line => line.length),
    [match.length + 1, match.length + 1],
  );
  for (let n = 0; n <= match.length; n++) assert.ok(Math.abs(chances[0]![n]! + chances[1]![n]! - 1) < 1e-9);
  assert.equal(Math.max(...chances.map(line => line.at(-1)!)), 1);
  assert.deepEqual(
    turns.map(({ n }) => n),
    turns.map(({ n }) => n).sort((a, b) => a - b),
  );
  for (const { n, answer } of turns) assert.deepEqual(match.record.answers[n - 1], answer);
});

test('the same match is judged the same, and is left as it was', () => {
  const match = whole();
  const before = structuredClone(match.state);
  const bounds = { samples: 2, iterations: 10 };
  assert.deepEqual(looked(match, bounds), looked(match, bounds));
  assert.deepEqual(match.state, before);
});

test('no answer is a turning point twice, though two swings lead to it', () => {
  const match = new Match(tug, newRecord(tug, { seats: 3, seed: seedOf(21) }));
  const random = quickRandom(21);
  while (!match.state.result) {
    const seat = asked(tug, match.state)[0]!;
    const options = legal(tug, match.state, seat);
    match.answer({ seat, decision: decisionId(match.state), option: options[random.below(options.length)]! });
  }
  const found = looked(match, { samples: 1, iterations: 1 }).turns.map(({ n }) => n);
  assert.deepEqual(found, [...new Set(found)]);
});

test('progress only grows, and time is kept', () => {
  // Without a limit so many samples would take hours.
  const { steps } = looked(whole(), { samples: 10_000_000, milliseconds: 300 });
  assert.ok(steps.length > 3);
  for (const [i, { done, of }] of steps.entries())
    assert.ok(done <= of && (i === 0 || done >= steps[i - 1]!.done), `${i}: ${done} of ${of}`);
});

const tossed = (t: Table): 'end' =>
  t.finish({
    ranks: t.random.die(2) === 1 ? [1, 2] : [2, 1],
    rule: 'TINY-END-01',
    reason: { say: 'over', facts: {} },
  });
/** The player who tosses it has won or lost, in either way. */
const coin = defineGame<World>({
  id: 'coin',
  name: 'Coin',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({}),
  first: 'coin',
  procedures: {
    coin: procedure<World>()({
      toss: {
        rule: 'TINY-ASK-01',
        idle: 'toss',
        one: () => 0,
        choices: {
          toss: { take: tossed },
          tossTwice: {
            take(t) {
              t.random.die(2);
              return tossed(t);
            },
          },
        },
      },
    }),
  },
  copy: world => ({ ...world }),
  texts: {},
  names: {},
});
test('what dice decide is luck', () => {
  const match = new Match(coin, newRecord(coin, { seats: 2, seed: seedOf(1) }));
  match.answer({ seat: 0, decision: 'coin.toss', option: 'toss' });
  const [turn] = looked(match, { samples: 20 }).turns;
  assert.ok(Math.abs(turn!.luck) > 0.3);
  assert.ok(isLuck(turn!));
  assert.equal(turn!.better, undefined);
});

test('no search for a better answer takes longer than a look, however many tries it may make', t => {
  const match = new Match(coin, newRecord(coin, { seats: 2, seed: seedOf(1) }));
  match.answer({ seat: 0, decision: 'coin.toss', option: 'toss' });
  // Every glance at the clock finds it a millisecond later.
  let clock = 0;
  t.mock.method(performance, 'now', () => ++clock);
  assert.equal(looked(match, { samples: 20, iterations: 1_000_000 }).turns.length, 1);
  assert.ok(clock >= 1500 && clock < 20_000, `${clock} ms`);
});
