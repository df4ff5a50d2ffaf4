// Scheming, Master Plans, challenges and the Archnemesis.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Ally } from '../cards/card.ts';
import { scenario, type Position } from '../scenario/scenario.ts';

/** A Mastermind Headline (Crime, star) in Sunnyside, where Thor is; Red Skull has Crime 3. */
const headline = (position: Position = {}) =>
  scenario({
    seats: 2,
    heroes: { thor: 'Sunnyside' },
    headlines: { Queens: 'gangLordsCallASummit' },
    threat: { Queens: 1 },
    dice: 'TTTT',
    ...position,
  }).play('0 troubleshoot:Queens');
/** The same on a Normal Headline. */
const normal = (position: Position = {}) =>
  headline({ headlines: { Queens: 'starWitnessMarkedForDeath' }, ...position });

test('MH-SCH-01 MH-SCH-02 MH-SCH-03 MH-RUL-54 before the Trouble roll one option or none', () => {
  const t = headline();
  assert.deepEqual([t.at, t.waiting, t.options(1)], ['scheming.choose', [1], ['pass', 'threat', 'draw', 'boost']]);
  assert.equal(t.play('1 threat').at, 'attempt.choose');
});
test('MH-SCH-04 MH-SCH-07 Increase Threat adds the rating of the type, for this roll alone', () => {
  const t = headline().play('1 threat', '1 pass');
  assert.deepEqual(t.happened('troubleRolled'), ['troubleRolled 0 4']);
  assert.equal(t.world.threat[4], 1);
});
test('MH-SCH-05 MH-SCH-09 MH-RUL-55 Draw: as many cards as the highest Level, beside the usual draw', () => {
  const t = headline({ threat: { Queens: 4 }, heroes: { thor: 'Sunnyside', captainAmerica: 'Sunnyside' } });
  assert.equal(t.play('1 draw').plots(1).length, 3);
  t.play('1 pass').idleTo('lead.choose');
  assert.equal(t.plots(1).length, 5);
});
test('MH-SCH-06 MH-SCH-08 Boost Combat boosts the Lead; without one it is wasted', () => {
  const position = { threat: { Queens: 6 }, plots: [[], ['viper']], dice: 'TTTTTT BBBBB B XB B' };
  const t = headline(position).play('1 boost', '1 pass', '1 lead:viper', '1 pass').play('0 power:red', '1 power:red');
  assert.deepEqual(t.happened('rolled').slice(0, 3), ['rolled 0', 'rolled 0', 'rolled 1']);
  const rolls = t.match.events.flat().filter(({ kind }) => kind === 'rolled');
  assert.equal((rolls[2]!.facts.dice as number[]).length, 3);
  assert.equal(headline().play('1 boost', '1 pass').world.vp[0], 4);
});
test('MH-SCH-10 only the Nemesis of that Team schemes', () => {
  const t = headline({ seats: 4 });
  assert.deepEqual(t.waiting, [1]);
  assert.equal(t.play('1 pass').waiting[0], 1);
});
test('MH-MPL-01 MH-MPL-12 MH-RUL-81 an attempt beside scheming, if he likes', () => {
  const t = headline().play('1 threat');
  assert.deepEqual([t.at, t.options(1)], ['attempt.choose', ['pass', 'attempt']]);
});
test('MH-MPL-02 MH-MPL-03 MH-MPL-04 in the order of stages, told to all; after the third none', () => {
  const attempted = (n: number) =>
    headline({ plans: { redSkull: n } })
      .play('1 pass', '1 attempt')
      .log(0);
  assert.ok(attempted(0).includes('seat 1 attempts the Master Plan Hydra Cells.'));
  assert.ok(attempted(1).includes('seat 1 attempts the Master Plan Sleeper Robots.'));
  assert.ok(attempted(2).includes('seat 1 attempts the Master Plan Cosmic Cube.'));
  const t = headline({ plans: { redSkull: 3 } });
  assert.equal(t.at, 'scheming.choose');
  assert.notEqual(t.play('1 pass').at, 'attempt.choose');
});
/** Captain America with a KO loses. */
test('MH-MPL-05 when the Lead wins the plan is completed', () => {
  const position = {
    heroes: { captainAmerica: 'Sunnyside' },
    threat: { Queens: 6 },
    plots: [[], ['crossbones']],
    dice: 'TTTTTT BBBB BBB DDDD BBB',
  };
  const t = headline(position).play('1 pass', '1 attempt').idleTo('lead.choose').play('1 lead:crossbones', '1 pass');
  t.world.ko[0] = 1;
  t.play('0 power:red', '1 power:red').idleTo('turn.act');
  assert.deepEqual([t.world.plans[0], t.world.vp[0]], [1, 0]);
});
test('MH-MPL-06 MH-MPL-07 MH-EX-22 MH-RUL-59 MH-RUL-82 who declines keeps the VP, and the plan is completed', () => {
  const t = headline().play('1 pass', '1 attempt');
  assert.deepEqual([t.at, t.waiting, t.world.vp[0]], ['planEnd.decide', [0], 4]);
  t.idleOnce();
  assert.deepEqual([t.world.plans[0], t.world.vp[0], t.at], [1, 4, 'turn.act']);
});
test('MH-MPL-10 a completed plan is used from then on', () => {
  const t = headline({ plans: { redSkull: 2 } });
  assert.equal(t.plots(1).length, 1); // Hydra Cells
  t.play('1 pass', '1 pass');
  assert.deepEqual(t.happened('troubleRolled'), ['troubleRolled 0 2']); // Sleeper Robots
});
test('MH-MPL-11 MH-RUL-89 several attempts in a Game Round, as long as none has failed', () => {
  const t = headline().play('1 pass', '1 attempt', '0 decline');
  assert.equal(t.world.plans[0], 1);
  const next = headline({ plans: { redSkull: 1 } }).play('1 pass');
  assert.equal(next.at, 'attempt.choose');
});

// ---- challenges --------------------------------------------------------------------------------------------

/** Thor challenges Red Skull, whose three henchmen are Agents or quiet; the heroes' first blow is fatal. */
const challenge = (position: Position = {}) =>
  headline({ deck: ['moleMan', 'vulture', 'pyro'], ...position }).play('1 pass', '1 attempt', '0 challenge');
test('MH-CHL-01 MH-CHL-06 MH-CHL-07 MH-RUL-85 a new combat against the Mastermind; the hero has Initiative', () => {
  const t = challenge();
  assert.deepEqual([t.fight.boss, t.fight.controller, t.fight.initiative, t.fight.lead], [0, 1, 0, -1]);
});
test('MH-CHL-01 MH-CHL-07 MH-RUL-85 nothing is rolled yet when the challenge begins', () => {
  const { side, rating, dice, firsts, isBoosted, plus } = challenge().fight;
  assert.deepEqual([side, rating, dice, firsts, isBoosted, plus], [0, 0, [], 0, false, 0]);
});
test('MH-CHL-02 MH-CHL-08 KOs stay for the challenge, the defeated are out', () => {
  const t = headline({
    heroes: { thor: 'Sunnyside', captainAmerica: 'Sunnyside' },
    threat: { Queens: 6 },
    plots: [[], ['viper']],
    dice: 'TTTTTT DDDDD B',
    kos: { thor: 2 },
  }).play('1 pass', '1 attempt', '0 hero:thor', '1 lead:viper', '1 pass', '0 hero:thor', '0 power:red', '1 power:red');
  assert.deepEqual([t.at, t.kos('thor')], ['planEnd.decide', 2]);
  t.play('0 challenge').idleTo('sequence.fighter');
  assert.equal(t.kos('thor'), 2);
});
test('MH-CHL-03 MH-RUL-86 the Mastermind always has dice boosting', () => {
  const t = challenge({ dice: 'T BBBBB XBB H BB', threat: { Queens: 1 } }).idleTo('sequence.powers');
  t.play('0 power:red', '1 power:red').idleWhile(one => one.happened('rolled').length < 2);
  const [, defend] = t.match.events.flat().filter(({ kind }) => kind === 'rolled');
  assert.equal((defend!.facts.dice as number[]).length, 3); // Defend 1, Moloid Tide, and the extra die
});
test('MH-CHL-04 MH-CHL-05 MH-RUL-83 henchmen come from the deck into play, into nobody’s hand', () => {
  const t = challenge();
  assert.deepEqual([t.fight.helpers.length, t.fight.owners, t.plots(1)], [3, [1, 1, 1], []]);
  assert.ok(t.fight.changes.some(({ kind, what, n }) => kind === 'add' && what === 1 && n === 1)); // Moloid Tide
});
test('MH-RUL-84 fewer cards than the rating: what there is', () => {
  const t = challenge({ empty: ['villains'], deck: ['moleMan'] });
  assert.equal(t.fight.helpers.length, 1);
});
test('MH-CHL-09 the cards of the first combat are discarded before', () => {
  const t = headline({ threat: { Queens: 6 }, plots: [[], ['viper', 'toad']], dice: 'TTTTTT DDDDD B' });
  t.play('1 pass', '1 attempt', '1 lead:viper', '1 helper:toad').idleTo('sequence.powers');
  t.play('0 power:red', '1 power:red').idleTo('planEnd.decide');
  assert.deepEqual(
    t.pile('villainDiscard'),
    ['viper', 'toad'].toSorted((a, b) => (a < b ? 1 : -1)),
  );
  assert.equal(t.world.fight, null);
});
test('MH-CHL-08 MH-CHL-09 where no Ready hero is left in the District nobody is asked for a challenge', () => {
  const card: Ally = {
    name: 'Getaway Driver',
    ability: { at: 'afterOwnRoll', roll: ['attack'], cost: 'self', effects: [{ do: 'movement' }] },
  };
  const t = headline({
    threat: { Queens: 6 },
    plots: [[], ['viper']],
    fixtures: [{ id: 'driver', kind: 'ally', card }],
    allies: [{ driver: 0 }],
    dice: 'TTTTTT DDDDD B',
  }).play('1 pass', '1 attempt', '1 lead:viper', '1 pass');
  t.powers('red', 'red').until('driver').play('0 use:driver', '0 move:thor', '0 district:Chelsea');
  t.idleWhile(({ at }) => at === 'ability.react');
  assert.deepEqual([t.at, t.world.vp[0], t.plans('redSkull')], ['turn.act', 4, 1]);
});
test('MH-CHL-10 no Backup Effects from hand; the ability is paid with Villain cards', () => {
  const t = challenge({ plots: [[], ['rhino', 'venom']], deck: ['moleMan', 'pyro', 'shocker'] });
  assert.ok(!t.kinds.includes('helperPlayed'));
  assert.ok(t.options(1).includes('use:redSkull'));
});
test('MH-CRD-16 Break the Spirit: the Hero player chooses which Ally loses a Plot Point', () => {
  const plots = [[], ['rhino', 'venom']];
  const t = challenge({ plots, allies: [{ vision: 1, blackWidow: 0 }], deck: ['moleMan', 'pyro', 'shocker'] });
  t.play('1 use:redSkull', '1 discard:rhino');
  assert.deepEqual([t.at, t.waiting], ['draining.choose', [0]]);
  assert.deepEqual(t.play('0 drain:vision').allies(0), ['vision 0', 'blackWidow 0']);
});
/** Red Skull has one KO left to take. */
const won = (position: Position = {}) => {
  const t = challenge({ dice: 'T DDDDD BBB', deck: ['vulture', 'pyro', 'shocker'], ...position }).idleTo(
    'sequence.powers',
  );
  t.fight.kos = 1;
  return t.play('0 power:red', '1 power:red');
};
test('MH-CHL-11 MH-PUP-03 MH-EX-23 MH-MPL-09 MH-RUL-59 MH-RUL-88 a winner gains a Power-Up; the plan failed', () => {
  const t = won();
  assert.deepEqual([t.at, t.world.vp[0], t.world.plans[0]], ['powerUpChoice.choose', 4, 0]);
  assert.equal(won({ powerUps: [['avengersMansion']] }).refused('0 powerUp:avengersMansion'), 'MH-PUP-03');
  t.play('0 powerUp:quinjet');
  assert.deepEqual([t.world.powerUps[0]!.length, t.world.failed[0]], [1, 1]);
  assert.equal(won().idleOnce().world.powerUps[0]!.length, 1);
  const later = headline({ gameRound: 2 });
  later.world.failed[0] = 2;
  assert.notEqual(later.play('1 pass').at, 'attempt.choose');
});
test('MH-CHL-12 after it all KOs and henchmen are gone', () => {
  const t = won({ kos: { thor: 1 } }).play('0 powerUp:quinjet');
  assert.deepEqual([t.kos('thor'), t.world.fight, t.pile('villainDiscard').length], [0, null, 3]);
});
test('MH-CHL-13 MH-MPL-08 MH-RUL-90 who loses is wounded; the plan is completed, the VP stay', () => {
  const position = { dice: 'T BBBBB BB DDDDD BBB', deck: ['vulture', 'shocker', 'toad'] };
  const t = challenge(position).idleTo('sequence.powers');
  t.world.ko[3] = 2;
  t.play('0 power:red', '1 power:red').idleTo('turn.act');
  assert.deepEqual([t.hero('thor'), t.world.plans[0], t.world.vp[0]], ['wounded', 1, 4]);
});

// ---- Archnemesis -------------------------------------------------------------------------------------------

test('MH-ARC-01 MH-ARC-02 the Archnemesis schemes and attempts on every Headline of his own opposing Team', () => {
  const t = normal({ archnemesis: 0 });
  assert.equal(t.at, 'scheming.choose');
  assert.equal(t.play('1 pass').at, 'attempt.choose');
  assert.ok(!normal({ archnemesis: 1 }).kinds.includes('schemed'));
  assert.notEqual(normal({ archnemesis: 1 }).at, 'scheming.choose');
});
test('MH-ARC-03 MH-RUL-56 on a Mastermind Headline he has still one option and one attempt', () => {
  const t = headline({ archnemesis: 0 }).play('1 threat');
  assert.equal(t.at, 'attempt.choose');
  assert.notEqual(t.play('1 pass').at, 'attempt.choose');
});
test('MH-EX-24 MH-CRD-16 with the Brotherhood Magneto draws in addition to another option', () => {
  const t = headline({
    teams: ['xMen', 'avengers'],
    heroes: { storm: 'Sunnyside' },
    plans: { magneto: 2 },
  }).play('1 threat');
  assert.equal(t.at, 'scheming.also');
  assert.equal(t.play('1 draw').plots(1).length, 2);
});
