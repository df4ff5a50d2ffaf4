// Attacks: who can be reached, the dice, and what Powers do to them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FAR, rolled, statsOf, turnOf } from '../scenario/testing.ts';

const SWARM = { mission: 'Sentinel Swarm', tokens: FAR };

test('MR-ATK-01 MR-RUL-22 MR-RUL-94 a target is within range, never oneself', () => {
  const near = turnOf(0, ['Rogue E4', 'Cable E5', 'Pixie E6'], SWARM);
  assert.deepEqual(near.open(0, 'attack'), ['Attack Cable']);
  assert.equal(near.refused('0 attack:Pixie'), 'MR-ATK-01');
  const far = turnOf(1, ['Rogue E3', 'Cable E5', 'Pixie E6'], SWARM);
  assert.deepEqual(far.open(1, 'attack'), ['Attack Rogue', 'Attack Pixie']);
});

test('MR-ATK-02 MR-RUL-78 Training reaches further', () => {
  const t = turnOf(0, ['Rogue E3', 'Cable E5'], { ...SWARM, with: { Rogue: '0 power, Utopia Patrol' } });
  assert.deepEqual(t.open(0, 'attack'), ['Attack Cable']);
});

test('MR-ATK-03/04 MR-EXE-03 obstacles and others between do not hinder; Mission Characters are targets too', () => {
  const t = turnOf(0, ['Cable D2', 'Rogue D4'], { mission: 'Sentinel Swarm', tokens: ['C2', 'I2', 'H1', 'H2'] });
  assert.deepEqual(t.open(0, 'attack'), ['Attack Rogue', 'Attack Sentinel 1']);
});

test('MR-ATK-05 MR-ATR-02 MR-ATR-03 MR-ATR-05 ATK dice against DEF dice as they are now', () => {
  const t = turnOf(0, ['Rogue E4 2/4/4', 'Nightcrawler E5 3/1/3'], { ...SWARM, dice: [6, 2, 5] }).play(
    '0 attack:Nightcrawler',
  );
  assert.ok(t.log().includes('Attack 6 and 2, defence 5.'));
  assert.ok(t.log().includes('Nightcrawler takes 1 Damage.'));
});

test('MR-ATK-05 dice that are added for a while are added to both rolls', () => {
  const more = { by: 0, n: 1, until: 'mission' } as const;
  const lasting = [
    { ...more, kind: 'dice.attack', whom: 0 },
    { ...more, kind: 'dice.defence', whom: 1 },
  ];
  const t = turnOf(0, ['Rogue E4 2/4/4', 'Nightcrawler E5 3/1/3'], { ...SWARM, lasting, dice: [1, 1, 1, 6, 6] });
  assert.deepEqual(rolled(t.play('0 attack:Nightcrawler')), [3, 2]);
});

test('MR-ACT-04/05 MR-RUL-93 MR-EX-15 one attack on each character in a Mission Turn; two on different ones', () => {
  const dice = [1, 1, 1, 1, 6, 6, 6, 6];
  const t = turnOf(0, ['Rogue E4', 'Nightcrawler E5', 'Pixie D4'], { ...SWARM, dice }).play('0 attack:Nightcrawler');
  assert.deepEqual([t.refused('0 attack:Nightcrawler'), t.open(0, 'attack')], ['MR-ACT-04', ['Attack Pixie']]);
  t.play('0 attack:Pixie');
  assert.deepEqual(t.world.fight!.pcs[0]!.attacked, [1, 2]);
});

test('MR-RUL-93 others may attack it too, and each may again in the next Mission Turn', () => {
  const position = {
    mission: 'Battle of the Schools',
    toAct: [2],
    dice: [1, 1, 1, 1, 6, 6, 6, 6, 1, 1, 1, 1, 6, 6, 6, 6],
  };
  const t = turnOf(0, ['Rogue E4', 'Nightcrawler E5', 'Beast E6'], position);
  t.play('0 attack:Nightcrawler', '0 done', '2 attack:Nightcrawler');
  assert.equal(t.refused('2 attack:Nightcrawler'), 'MR-ACT-04');
  t.play('2 done').idleWhile(() => t.at !== 'pcTurn.act' || t.waiting[0] !== 0);
  assert.deepEqual([t.world.fight!.turn, t.refused('0 attack:Nightcrawler')], [2, undefined]);
});

test('MR-ACT-06 MR-EX-24 for a Power Token Cable attacks the same character again, once per token', () => {
  const dice = [1, 1, 1, 1, 6, 6, 6, 6, 1, 1, 1, 1, 6, 6, 6, 6];
  const pcs = ['Cable E4', 'Nightcrawler E5'];
  const t = turnOf(0, pcs, { ...SWARM, with: { Cable: '1 power' }, dice }).play('0 attack:Nightcrawler');
  t.play('0 attack:Nightcrawler');
  assert.deepEqual([t.world.power[3], t.kinds.filter(kind => kind === 'attackRolled').length], [0, 2]);
  assert.equal(
    turnOf(0, pcs, { ...SWARM, dice })
      .play('0 attack:Nightcrawler')
      .refused('0 attack:Nightcrawler'),
    'MR-ACT-04',
  );
});

test('MR-POW-01 MR-POW-02 MR-POW-03 MR-EX-19 Dagger spends both tokens on one attack for two more dice', () => {
  const dice = [6, 6, 6, 6, 6, 6, 6, 6, 6];
  const t = turnOf(0, ['Dagger E4', 'Nightcrawler E5'], { ...SWARM, with: { Dagger: '2 power' }, dice });
  t.play('0 attack:Nightcrawler', '0 power:Dagger', '0 power:Dagger');
  assert.ok(t.log().includes('Attack 6, 6, 6, 6 and 6, defence 6, 6, 6 and 6.'));
  assert.equal(t.world.power[6], 0);
});

test('MR-CHA-01..03 MR-EX-20 MR-RUL-103 Magneto’s Charter reaches two hexes further for each token', () => {
  const position = { ...SWARM, with: { Magneto: '2 power' }, dice: [1, 1, 1, 1, 6, 6, 6, 6] };
  const t = turnOf(2, ['Nightcrawler E9', '', 'Rogue E5'], position).play('2 attack:Nightcrawler');
  assert.equal(t.world.power[67], 0);
  assert.ok(t.kinds.includes('attackRolled'));
  const short = turnOf(2, ['Nightcrawler E9', '', 'Rogue E5'], { ...SWARM, with: { Magneto: '1 power' } });
  assert.equal(short.refused('2 attack:Nightcrawler'), 'MR-ATK-01');
});

test('MR-CHA-04 MR-EX-21 a Leader on the mission has no Charter', () => {
  const t = turnOf(2, ['Nightcrawler E8', '', 'Magneto E5'], { ...SWARM, with: { Magneto: '2 power' } });
  t.play('2 pass');
  assert.equal(t.refused('2 attack:Nightcrawler'), 'MR-ATK-01');
});

test('MR-RUL-95 before the roll attacker, then defender; about Damage the defender first; the rest clockwise', () => {
  const worn = { Dagger: '1 power', Armor: '1 power' };
  const t = turnOf(1, ['', 'Dagger E4', 'Armor E5'], { ...SWARM, with: worn }).play('1 attack:Armor');
  assert.deepEqual([t.at, t.waiting], ['moment.react', [1]]);
  t.play('1 pass');
  assert.deepEqual([t.at, t.waiting], ['moment.react', [2]]);
});

test('MR-RUL-95 MR-RUL-98 prevented Damage earns nothing but was an attack', () => {
  const t = turnOf(0, ['Firestar E4 2/2/4', 'Colossus E5 4/1/4'], {
    ...SWARM,
    with: { Colossus: '1 power', Firestar: '1 power' },
    dice: [5, 1, 1],
  });
  t.play('0 attack:Colossus', '1 power:Colossus');
  assert.equal(statsOf(t, 1), '4/1/4');
  assert.deepEqual([t.world.fight!.stirred, t.refused('0 attack:Colossus')], [true, 'MR-ACT-04']);
});
