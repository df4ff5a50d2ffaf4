// Tests of the places, parts and marks that bots which search choose; the greedy bot takes any of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botNamed } from '#bots/bots.ts';
import { legal } from '#engine/ask.ts';
import type { BotKnowledge } from '#engine/bot-knowledge.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import type { Pick } from '#engine/types.ts';
import { VILLAIN_TEAMS } from '../flow/set-up.ts';
import { strikeTeams as game } from '../game.ts';
import { type Position, type Scenario, scenario } from '../scenario/scenario.ts';
import { gridFor } from '../table/figures.ts';
import type { Strike } from '../table/world.ts';
import { spawnOptions } from '../table/spawn-points.ts';
import { distancesFrom } from './goals.ts';

/** The answers of a bot that searches to the question on the table, with different chance. */
function chosen(t: Scenario, name = 'veteran#8'): Set<string> {
  const known = knowledge(game, t.state, t.waiting[0]!);
  return new Set([1, 2, 3, 4, 5].map(seed => botNamed(name)!.choose(game, known, quickRandom(seed))));
}
const only = (t: Scenario): string => {
  const found = chosen(t);
  assert.equal(found.size, 1, [...found].join());
  return [...found][0]!;
};
/** The end of Stage 1, when tokens of Stage 2 are placed and the Stage 3 card is turned up. */
const stageEnd = (position: Position): Scenario =>
  scenario({ at: 'endPhase', round: 4, isClosed: [true, false, false], ...position });

test('the Mastermind lays tokens farther from where heroes come from than chance would', () => {
  const t = stageEnd({ map: 'W1', figures: { cap: '0,0', winter: '18,2' }, stages: ['s1-4', 's2-5', 's3-1'] });
  assert.equal(t.at, 'placing.place');
  const homes = spawnOptions(gridFor(t.world), 'green');
  const spaces = (option: string): number => {
    const far = distancesFrom(t.world, Number(option.split(':')[1]));
    return Math.min(...homes.map(square => far[square]!));
  };
  const all = legal(game, t.state, 1).map(spaces);
  const mean = all.reduce((sum, n) => sum + n, 0) / all.length;
  for (const option of chosen(t)) assert.ok(spaces(option) > mean, `${option} of ${all.join()}`);
  assert.ok(chosen(t, 'greedy').size > 1, 'a greedy bot takes any');
});
test('she makes the sturdier villain the leader, and controls the hero who stands least', () => {
  const figures = { cap: '0,0', iron: '0,2', winter: '9,9', rad: '9,7' };
  const wounds = { winter: { attack: 1, move: 1 }, iron: { attack: 1, move: 1 } };
  const leader = stageEnd({ figures, wounds, stages: ['s1-4', 's2-6', 's3-2'], marks: ['', 'A', ''] });
  assert.deepEqual([leader.at, only(leader)], ['picking.openly', 'pick:5']);
  const controlled = stageEnd({ figures, wounds, stages: ['s1-4', 's2-6', 's3-6'], marks: ['', 'A', ''] });
  assert.deepEqual([controlled.at, only(controlled)], ['picking.openly', 'pick:1']);
});
test('a hero comes back where the way to the goal is shortest', () => {
  const t = scenario({
    figures: { s1: '11,11' },
    down: 'may',
    green: '0,0 0,9',
    stages: ['s1-3'],
    tokens: [['terminal', '6,9']],
  });
  t.play('0 activate:may');
  assert.equal(only(t), `to:${t.square('0,9')}`);
});
test('six soldiers, and soldiers beside the mastermind, are seldom chosen by bots that search', () => {
  const t = game.table.bind(scenario({ at: 'setUp', units: 4 }).state);
  const share = (weigh: BotKnowledge<Strike>['weigh']): number => {
    const weights = VILLAIN_TEAMS.map((team, n) =>
      team.units === 4 ? weigh!(t, 1, 'settingUp.villains', { verb: 'team', n } as Pick) : 0,
    );
    const weak = weights.filter((_, n) => VILLAIN_TEAMS[n]!.group === 6);
    const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
    return sum(weak) / sum(weights);
  };
  assert.ok(share(game.bot!.keenWeigh) < share(game.bot!.weigh) / 2);
});
