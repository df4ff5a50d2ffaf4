// Tests of quick answers: always legal, and of some sense, as bad dice are rerolled and lives are saved.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weigherOf } from '#bots/weights.ts';
import { randomBot } from '#bots/plain.ts';
import { botAnswer } from '#bots/play-out.ts';
import { search } from '#bots/search/search.ts';
import { play, start } from '#engine/apply.ts';
import { asked, decisionId, legal, refusal } from '#engine/ask.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { diceMasters as game } from '../game.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { FIELD } from '../table/world.ts';
import { attacks, quick } from './quick.ts';

const answer = ({ state }: Scenario, seat: number): string | undefined =>
  quick(game.table.bind(state), seat, decisionId(state));

test('what comes to mind at once is legal, whatever the cards say', () => {
  const answered = new Map<string, number>();
  for (let n = 0; n < 24; n++) {
    const dice = quickRandom(n);
    const setup = n % 2 ? 'tournament-by-chance' : 'head-start';
    const state = start(game, { seats: 2, seed: seedOf(n), options: game.setups![setup]!(2, dice) });
    for (let i = 0; i < 400 && !state.result; i++) {
      const [seat] = asked(game, state) as [number];
      const decision = decisionId(state);
      const option = quick(game.table.bind(state), seat, decision);
      if (option !== undefined) {
        assert.equal(refusal(game, state, { seat, decision, option }), undefined, `game ${n}: ${option}`);
        answered.set(decision, (answered.get(decision) ?? 0) + 1);
      }
      play(game, state, botAnswer({ game, state }, seat, randomBot, dice));
    }
  }
  for (const decision of ['turn.reroll', 'attack.attackers', 'blocking.blockers'])
    assert.ok((answered.get(decision) ?? 0) > 20, `${decision}: ${answered.get(decision)}`);
});

test('dice that show less than they do on average are rerolled, others are kept', () => {
  const t = scenario({ step: 'start', bag: [['Sidekick', 'Sidekick', 'Sidekick', 'Sidekick']], rolls: [1, 6, 6, 2] });
  assert.match(answer(t, 0)!, /^reroll:0:\d+\+\d+$/);
  const kept = scenario({
    step: 'start',
    bag: [['Sidekick', 'Sidekick', 'Sidekick', 'Sidekick']],
    rolls: [6, 6, 6, 6],
  });
  assert.equal(answer(kept, 0), 'keep');
});

test('attacks of the strongest few and of the weakest few are thought of', () => {
  const { state, world } = scenario({
    step: 'attack',
    cards: [[18], []],
    field: [['Sidekick', 'Sidekick', 'Magneto 3'], []],
  });
  const strong = world.slot.findIndex((slot, die) => slot >= 0 && world.zone[die] === FIELD);
  const sets = attacks(game.table.bind(state), 0).map(option => option.split(':')[2]!.split('+').map(Number));
  assert.deepEqual(
    sets.map(set => [set.length, set.includes(strong)]),
    [
      [2, true],
      [2, false],
    ],
  );
});

test('who has long to think compares those attacks, too', () => {
  const field = ['Sidekick', 'Sidekick', 'Sidekick', 'Magneto 1', 'Magneto 2', 'Magneto 3'];
  const { state } = scenario({ step: 'attack', cards: [[18], []], field: [field, ['Sidekick']] });
  const few = attacks(game.table.bind(state), 0);
  const missed = (iterations: number): string[] => {
    const ranked = search(game, knowledge(game, state, 0), quickRandom(1), { iterations });
    return few.filter(set => !ranked.some(({ option }) => option === set));
  };
  assert.ok(missed(999).length > 0);
  assert.deepEqual(missed(1000), []);
});

test('two block where one would not save the life', () => {
  const three = ['Sidekick', 'Sidekick', 'Sidekick'];
  const t = scenario({ step: 'attack', field: [three, three], life: [10, 2] });
  t.play('0 attack:Sidekick+Sidekick+Sidekick');
  assert.ok(answer(t, 1)!.match(/\d+/g)!.length >= 3);
});

test('Sidekicks are fielded, then characters purchased before basic actions', () => {
  const likeliest = (reserve: string[]): string => {
    const { state } = scenario({ cards: [[4], []], reserve: [reserve, []] });
    const weigh = weigherOf(game, state, 0)!;
    return legal(game, state, 0).toSorted((a, b) => weigh(b) - weigh(a))[0]!;
  };
  const energy = new Array<string>(7).fill('wild');
  assert.match(likeliest([...energy, 'Sidekick']), /^field:/);
  assert.equal(likeliest(energy), 'buy:0');
});
