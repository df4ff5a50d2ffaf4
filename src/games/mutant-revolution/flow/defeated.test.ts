// Tests of defeats: their price for a School, and who may take the fallen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbered } from '../scenario/position.ts';
import { arena, FAR, type Fighters } from '../scenario/testing.ts';

const SWARM = { mission: 'Sentinel Swarm', tokens: FAR };
/** The first seat's character is defeated by the second's. */
const beaten = (pc: string, severity: number, position: Fighters = {}, by = 1) =>
  arena([pc, 'Rogue I5', 'Magneto A5'], {
    ...SWARM,
    rp: [3, 1, 1, 1],
    run: 'defeat',
    locals: { pc: 0, by, severity, waived: false },
    ...position,
  });
const PIXIE = numbered('Pixie');
const CABLE = numbered('Cable');
const WOLVERINE = numbered('Wolverine');

test('MR-DEF-01..03 MR-DEF-06/16 a Student knocked out loses its tokens and costs its price, no RP', () => {
  const t = beaten('Pixie E1', 1, { with: { Pixie: '1 power, triumph, Utopia Patrol' } });
  assert.deepEqual([t.at, t.waiting, t.world.power[PIXIE], t.world.triumph[PIXIE]], ['defeat.ransom', [0], 0, 0]);
  t.play('0 pay');
  assert.deepEqual([t.world.rp[0], t.world.injured[PIXIE], t.own(0)], [3, 0, ['Pixie']]);
  assert.ok(t.log().includes('seat 0 pays 3 Hope for Pixie.'));
});

test('MR-DEF-04 MR-RUL-113 a Hero costs 1 RP at any severity, before the Hope', () => {
  for (const severity of [1, 2, 3]) assert.equal(beaten('Cable E1', severity).world.rp[0], 2, `severity ${severity}`);
});

test('MR-DEF-07 severity 2 injures, and the price is the same', () => {
  const t = beaten('Cable E1', 2);
  assert.deepEqual([t.world.injured[CABLE], t.at], [1, 'defeat.ransom']);
  t.play('0 pay');
  assert.deepEqual([t.own(0), t.world.injured[CABLE]], [['Cable'], 1]);
});

test('MR-DEF-08 MR-DEF-12 MR-RUL-14 severity 3 discards with the Training; nobody may pay', () => {
  const t = beaten('Pixie E1', 3, { with: { Pixie: '0 power, Utopia Patrol' } });
  assert.deepEqual([t.own(0), t.kinds.includes('paidFor'), t.world.piles.recruitDiscard.cards.length], [[], false, 2]);
});

test('MR-RUL-107 MR-RUL-108 MR-RUL-110 who cannot pay in full can only let go', () => {
  const t = beaten('Cable E1', 1, { hope: [4, 9, 9, 9] });
  assert.deepEqual([t.refused('0 pay'), t.open(0)], ['MR-RUL-110', ['Let it go']]);
});

test('MR-DEF-11 a Hero that is not paid for is discarded, and nobody else is asked', () => {
  const t = beaten('Cable E1', 1).play('0 letGo');
  assert.deepEqual([t.own(0), t.own(1), t.kinds.includes('characterLost')], [[], ['Rogue'], true]);
});

test('MR-DEF-09/10 MR-RUL-109/111 a Student let go may join the School that defeated it, as it is', () => {
  const t = beaten('Pixie E1', 2, { with: { Pixie: '1 power, Utopia Patrol' } }).play('0 letGo');
  assert.deepEqual([t.at, t.waiting], ['defeat.recruit', [1]]);
  t.play('1 recruit');
  assert.deepEqual([t.own(1).includes('Pixie'), t.world.injured[PIXIE], t.world.power[PIXIE]], [true, 1, 0]);
  assert.ok(t.world.training[PIXIE]! >= 0);
  assert.ok(t.log().includes('seat 1 pays 3 Hope for Pixie.'));
});

test('MR-DEF-09 whoever defeated it needs the whole price, and may decline', () => {
  const t = beaten('Pixie E1', 1, { hope: [9, 0, 9, 9] }).play('0 letGo');
  assert.deepEqual([t.refused('1 recruit'), t.open(1)], ['MR-DEF-09', ['Leave it']]);
  t.play('1 decline');
  assert.deepEqual([t.own(0), t.own(1)], [[], ['Rogue']]);
});

test('MR-RUL-106 a Mission Character defeats for nobody: a Student let go is discarded', () => {
  const t = beaten('Pixie E1', 1, {}, -1).play('0 letGo');
  assert.deepEqual([t.kinds.includes('characterLost'), t.own(0)], [true, []]);
});

test('MR-DEF-05 MR-DEF-13 MR-DEF-14 MR-DEF-15 MR-RUL-112 a Leader costs RP and 6 Hope, and stays', () => {
  for (const [severity, rp, injured] of [
    [1, 2, 0],
    [2, 2, 1],
    [3, 1, 1],
  ] as const) {
    const t = beaten('Wolverine E1', severity);
    assert.deepEqual([t.world.rp[0], t.world.injured[WOLVERINE], t.world.owner[WOLVERINE]], [rp, injured, 0]);
    assert.equal(t.world.hope[0], 3, `severity ${severity}`);
  }
  assert.equal(beaten('Wolverine E1', 1, { hope: [4, 9, 9, 9] }).world.hope[0], 0);
});

test('MR-RUL-01 Rockslide answers his own defeat and is hurt less; never so little that he stands', () => {
  const t = beaten('Rockslide E1', 3, { with: { Rockslide: '1 power' } }).play('0 power:Rockslide');
  assert.deepEqual([t.at, t.world.fight!.pcs[0]!.out], ['defeat.ransom', 2]);
  const least = beaten('Rockslide E1', 1, { with: { Rockslide: '1 power' } });
  assert.deepEqual([least.at, least.world.fight!.pcs[0]!.out], ['defeat.ransom', 1]);
});

test('MR-RUL-150 a Student who changes School leaves what it did with the old one', () => {
  const t = beaten('Pixie E1', 1);
  t.world.fight!.damage[0] = 3;
  t.play('0 letGo', '1 recruit');
  assert.deepEqual([t.world.fight!.damage, t.world.fight!.pcs[0]!.seat], [[3, 0, 0, 0], 0]);
});
