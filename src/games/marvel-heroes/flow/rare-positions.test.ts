// Positions that games seldom come to, and what others can tell from a fight.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { view } from '#engine/views.ts';
import { marvelHeroes as game } from '../game.ts';
import { duel, scenario, type Position } from '../scenario/scenario.ts';

const troubled = (position: Position) =>
  scenario({ seats: 2, headlines: { Queens: 'reactorTestRunsWild' }, threat: { Queens: 2 }, ...position });
const dice = (t: ReturnType<typeof scenario>): number =>
  (t.match.events.flat().find(({ kind }) => kind === 'troubleRolled')!.facts.dice as number[]).length;

test('MH-RUL-59 who is absent neither schemes nor attempts', () => {
  const t = scenario({
    seats: 2,
    heroes: { thor: 'Sunnyside' },
    headlines: { Queens: 'gangLordsCallASummit' },
    threat: { Queens: 1 },
    dice: 'T',
  }).play('0 troubleshoot:Queens');
  assert.equal(t.at, 'scheming.choose');
  assert.equal(t.idleOnce().at, 'attempt.choose');
  t.idleOnce();
  assert.deepEqual([t.world.vp[0], t.world.plans[0], t.at], [4, 0, 'turn.act']);
});
test('MH-SPH-04 on the Special Headline support gives neither skill nor boosting nor abilities', () => {
  const t = scenario({
    seats: 2,
    options: { scenario: 'galactus' },
    special: 1,
    vp: [15, 0],
    heroes: { thor: 'special', ironMan: 'support Queens', captainAmerica: 'support Brooklyn' },
    hands: [['vision']],
    plots: [[], ['vulture']],
    dice: 'XTTTTTTTT B XBBBB BB',
  }).play('0 troubleshoot:special', '0 pass');
  assert.equal(dice(t), 10);
  t.idleTo('lead.choose').play('1 lead:vulture', '1 pass');
  assert.equal(t.at, 'sequence.powers');
  t.play('0 power:red', '1 power:red', '0 pass');
  assert.equal(t.fight.dice.length, 5);
});
test('MH-BRD-08 a hero of another Team in the District or Support space does not help', () => {
  const heroes = { hulk: 'Long Island City', mrFantastic: 'Long Island City' };
  assert.equal(dice(troubled({ heroes, dice: 'XT B' }).play('0 troubleshoot:Queens')), 3);
  const support = { hulk: 'Long Island City', mrFantastic: 'support Queens' };
  assert.equal(dice(troubled({ heroes: support, dice: 'XT B' }).play('0 troubleshoot:Queens')), 3);
});
test('MH-EMP-01 MH-EMP-02 the Villain deck is made anew too, and may hold nothing', () => {
  const position: Position = { seats: 2, heroes: { hulk: 'Long Island City' }, dice: 'DDDD', empty: ['villains'] };
  const headlines = { Queens: 'schoolchildrenHeldForRansom' };
  const again = scenario({ ...position, headlines, discard: ['viper', 'toad'] }).play('0 troubleshoot:Queens');
  assert.deepEqual([again.at, again.plots(1)], ['lead.choose', ['viper', 'toad']]);
  const none = scenario({ ...position, headlines }).play('0 troubleshoot:Queens');
  assert.deepEqual([none.at, none.plots(1)], ['lead.choose', []]);
});
test('MH-RUL-106 MH-INF-01 others see the same, and as often, whether or not an Event is in hand', () => {
  const seen = (card: string): string[] => {
    const t = duel({ with: 'captainAmerica', against: 'vulture', hands: [[card]], rolls: 'B'.repeat(60) });
    const out: string[] = [];
    for (let n = 0; n < 30 && t.world.fight; n++) {
      const { world, waitingFor, stack, decisions } = view(game, t.state, 1);
      out.push(JSON.stringify([world, waitingFor, stack, decisions]));
      t.idleOnce();
    }
    return out;
  };
  const [withEvent, without] = [seen('braceForImpact'), seen('rogue')];
  assert.ok(withEvent.length > 10);
  assert.deepEqual(withEvent, without);
});
test('nothing is half paid: a refused answer leaves the table as it was', () => {
  const t = scenario({ seats: 2, at: 'planning', stories: [2, 0] });
  const before = JSON.stringify(t.state);
  for (const line of ['0 plan:thor+hulk:::', '0 plan:::quinjet:', '0 plan:thor:thor::'])
    assert.ok(t.refused(line), line);
  assert.throws(() => t.play('0 plan:thor+hulk:::'), /MH-PLN-15/);
  assert.equal(JSON.stringify(t.state), before);
});
