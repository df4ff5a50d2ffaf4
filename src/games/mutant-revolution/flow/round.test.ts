// Rounds, the two tracks, and the end of the game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import { changeRp } from '../table/points-and-hope.ts';

const NEXT: Position = { own: [['Rogue'], ['Beast'], ['Cable'], ['Iceman']] };
const ended = (rp: number[], more: Position = {}): Scenario => scenario({ at: 'winning', rp, ...NEXT, ...more });

/** Plays a round in which everybody is absent, and looks before each answer. */
function absentRound(look: (t: Scenario) => void): Scenario {
  const t = scenario({ at: 'upkeep', ...NEXT, commander: 1, missions: ['Sentinel Swarm'] });
  for (; t.world.round === 1; t.idleOnce()) look(t);
  return t;
}

test('MR-RND-01 MR-RND-02 Upkeep, Plot, Recruit and Mission follow one another, each for all', () => {
  const phases: string[] = [];
  const t = absentRound(({ world }) => world.phase === phases.at(-1) || phases.push(world.phase));
  assert.deepEqual(phases, ['upkeep', 'plot', 'recruit', 'mission']);
  assert.equal(t.world.phase, 'upkeep');
});

test('MR-RND-03 MR-RND-04 the Commander is the same until the bid for the next command is settled', () => {
  const seen: [string, number][] = [];
  const t = absentRound(({ world, at }) => seen.push([world.phase === 'mission' ? at : 'before', world.commander]));
  const before = seen.filter(([at]) => at === 'before' || at === 'auction.bid');
  assert.deepEqual(new Set(before.map(([, seat]) => seat)), new Set([1]));
  const after = seen.filter(([at]) => at.startsWith('invitations') || at === 'pcTurn.act');
  assert.deepEqual(new Set(after.map(([, seat]) => seat)), new Set([t.world.commander]));
});

test('MR-RND-05 MR-WIN-03 without a School on 6 RP a new round begins with Upkeep', () => {
  const t = ended([5, 0, 3, 1], { round: 4, commander: 2 });
  assert.deepEqual([t.world.round, t.world.phase, t.at, t.waiting], [5, 'upkeep', 'upkeep.wages', [2]]);
});

test('MR-RND-05 what lasts for a round is over when the next one begins', () => {
  const lasting = [{ kind: 'used power:1', whom: 1, n: 1, by: 0, until: 'round' }] as const;
  assert.deepEqual(ended([5, 0, 3, 1], { lasting }).world.lasting, []);
});

test('MR-WIN-02 MR-CON-08 the only School on 6 RP wins', () => {
  const { result } = ended([5, 6, 0, 5]).state;
  assert.deepEqual([result!.ranks, result!.rule], [[2, 1, 2, 2], 'MR-WIN-02']);
});

test('MR-REV-08 MR-WIN-01 6 RP do not win before the round ends', () => {
  const t = scenario({ at: 'upkeep', rp: [6], ...NEXT }).play('0 pay:Rogue');
  assert.equal(t.state.result, null);
});

test('MR-REV-09 6 RP that are lost again do not count', () => {
  const t = scenario({ at: 'upkeep', rp: [6], hope: [0] }).play('0 loseRp');
  assert.equal(t.world.rp[0], 5);
  assert.equal(ended([5, 1, 1, 1]).state.result, null);
});

test('MR-REV-01 MR-REV-02 MR-REV-03 RP stay between 0 and 6; the rest of a gain or loss is lost', () => {
  const { world: w } = scenario({ at: 'upkeep', rp: [5, 1], pp: [2, 2], ...NEXT });
  changeRp(w, 0, 2);
  changeRp(w, 1, -3);
  assert.deepEqual(w.rp.slice(0, 2), [6, 0]);
});

test('MR-REV-04 MR-REV-05 MR-REV-06 MR-REV-10 gaining and losing RP leaves the Plot Marker where it is', () => {
  const { world: w } = scenario({ at: 'upkeep', rp: [5, 1], pp: [2, 1], ...NEXT });
  changeRp(w, 0, 1);
  changeRp(w, 1, -1);
  assert.deepEqual(
    [w.rp.slice(0, 2), w.pp.slice(0, 2)],
    [
      [6, 0],
      [2, 1],
    ],
  );
});

test('MR-RUL-142 6 RP decide, not the most RP', () => {
  assert.equal(ended([5, 4, 4, 4]).state.result, null);
});

test('MR-WIN-04 several Schools on 6 RP fight a Final Tournament, and only they', () => {
  const t = ended([6, 1, 6, 5]);
  assert.deepEqual([t.world.phase, t.state.result], ['tournament', null]);
  const asked = new Set<number>();
  for (; t.at; t.idleOnce()) for (const seat of t.waiting) if (!t.at.startsWith('moment')) asked.add(seat);
  assert.deepEqual([asked, t.state.result!.rule], [new Set([0, 2]), 'MR-WIN-04']);
  assert.ok(t.state.result!.ranks[0] === 1 || t.state.result!.ranks[2] === 1);
});

test('MR-RUL-137 there is no round limit; a test may stop the game, and then nobody has won', () => {
  assert.equal(ended([5, 5, 5, 5], { round: 500 }).world.round, 501);
  const stopped = ended([5, 5, 5, 5], { round: 3, rounds: 3 }).state.result!;
  assert.deepEqual([stopped.ranks, stopped.rule], [[2, 2, 2, 2], 'MR-RUL-137']);
  assert.equal(ended([5, 6, 5, 5], { round: 3, rounds: 3 }).state.result!.rule, 'MR-WIN-02');
});
