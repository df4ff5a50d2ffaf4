// Multipart attacks, and rulings that settle how attacks, things and points meet.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { arena, drawn } from '../table/testing.ts';
import { buildPoints } from './set-up-draft.ts';

const open = (t: Scenario, seat: number, verb: string): string[] =>
  t
    .options(seat)
    .filter(option => option.startsWith(`${verb}:`))
    .map(option => option.slice(verb.length + 1));
/** Captain America throws his shield at a first target. */
const hurled = (first: string, position: object): Scenario =>
  scenario({ cards: ['Hurl Shield'], ...position } as never)
    .turn('cap')
    .play('0 card:Hurl Shield', `0 figure:${first}`)
    .idleTo('attack.target');

test('ST-MUL-01 ST-MUL-02 ST-MUL-04 ST-MUL-05 ST-EX-27 further targets are within 3 spaces of the first', () => {
  const figures = { cap: '1,4', s1: '4,4', s2: '5,4', s3: '7,4', s4: '8,4' };
  const t = hurled('s1', { figures });
  assert.deepEqual([t.where('s1'), open(t, 0, 'figure')], ['down', ['s2', 's3']]);
});
test('ST-MUL-03 ST-RUL-89 additional attacks come from the first target’s square', () => {
  const map = arena(12, 12, { '2,4': 'b' });
  const t = hurled('s1', { map, figures: { cap: '1,4', s1: '4,1', strucker: '3,4' } });
  t.play('0 figure:strucker');
  assert.deepEqual([t.world.attack!.from, t.world.attack!.obstruction], [t.square('4,1'), 0]);
});
test('ST-MUL-06 ST-EX-37 the first target may be an ally, and others are attacked from its square', () => {
  const t = hurled('iron', { figures: { cap: '1,4', iron: '4,4', s1: '6,4' } });
  assert.deepEqual(open(t, 0, 'figure'), ['s1']);
});
test('ST-RUL-43 ST-RUL-88 the object in the own square is attacked and taken apart like those beside it', () => {
  const map = arena(12, 12, { '3,3': 'c' });
  const strike = scenario({ map, figures: { cap: '3,3' } })
    .turn('cap')
    .play('0 attack', '0 object:3,3');
  assert.equal(strike.world.rubble.length, 1);
  const work = scenario({ map, figures: { cap: '4,3', s1: '3,3' } })
    .turn('cap')
    .play('0 dismantle:3,3');
  assert.equal(work.world.rubble.length, 1);
});
test('ST-RUL-36 ST-GLO-06 obstruction protects objects as well', () => {
  const map = arena(12, 12, { '5,3': 'b', '6,3': 'c' });
  const t = scenario({ map, figures: { iron: '3,3' } })
    .turn('iron')
    .play('0 attack', '0 object:6,3');
  assert.deepEqual([t.world.attack!.obstruction, t.world.rubble], [3, []]);
});
test('ST-OBJ-03 ignoring armor does not help against a wall', () => {
  const map = drawn(['+###+###+', '#..A|..A#', '+###+###+'], 'hydra-base');
  const t = scenario({ at: 'mastermind', map, figures: { s1: '0,0' }, cards: ['Trench Knife'] });
  t.play('1 activate:soldiers', '1 addAp', '1 mobilize:s1', '1 card:Trench Knife', '1 barrier:0');
  assert.equal(t.world.open, 0);
});
test('ST-RUL-58 ST-RUL-59 ST-RUL-61 ST-GLO-04 target, aiming, the target’s own reaction, then wounds', () => {
  const t = scenario({ figures: { iron: '0,0', rad: '5,0', winter: '6,1' }, ap: { rad: 1, winter: 6 } }).turn('iron');
  t.play('0 attack', '0 figure:rad');
  assert.equal(t.at, 'attack.aim');
  t.play('0 aim:2');
  assert.deepEqual([t.at, t.ap('iron'), t.options(1)], ['attack.react', 2, ['defend', 'pass']]);
  t.play('1 defend');
  assert.deepEqual([t.at, t.world.attack!.damage], ['harm.place', 1]);
});
test('ST-RUL-94 whoever is defeated by its own side scores for the other team', () => {
  const t = scenario({ figures: { cap: '3,3', may: '4,3' }, wounds: { may: { attack: 2, defend: 2 } } }).turn('cap');
  t.play('0 attack', '0 figure:may');
  assert.deepEqual([t.where('may'), t.world.op], ['down', [0, 1]]);
});
test('ST-RUL-93 a retreat drops what is carried', () => {
  const t = scenario({ figures: { cap: '3,3' }, stages: ['s1-1'], tokens: [['prisoner', '9,9']], green: '0,0' });
  t.world.tokenAt[0] = -1;
  t.world.tokenCarrier[0] = 0;
  t.play('0 activate:cap', '0 retreat');
  assert.equal(t.world.tokenAt[0], t.square('3,3'));
});
test('ST-RUL-53 a protected figure takes no damage, but stands there and hinders', () => {
  const t = scenario({ map: arena(12, 12, { '4,4': 'm' }), figures: { cap: '3,3', winter: '4,3', iron: '4,7' } });
  t.world.isSafe[4] = true;
  t.turn('iron').play('0 attack', '0 object:4,4').idleTo('turn.act').play('0 end');
  assert.equal(t.wounds('winter'), 0);
  assert.equal(t.turn('cap').play('0 advance:2,3').ap('cap'), 4);
});
test('ST-CRD-06 ST-CRD-07 ST-GLO-07 an ongoing effect ends with the last DT', () => {
  const t = scenario({
    figures: { cap: '3,3', strucker: '4,3' },
    cards: ['Hold the Line'],
    dt: { 'Hold the Line': 1 },
  }).turn('cap');
  t.play('0 attack', '0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.dt('Hold the Line'), t.wounds('strucker')], [0, 3]);
});
test('ST-LVL-09 a higher Level gives more Build Points', () => {
  const { world } = scenario({ figures: { cap: '3,3' }, level: { iron: 2, may: 3, quake: 8 } });
  assert.deepEqual(
    [0, 1, 2, 3].map(character => buildPoints(world, character)),
    [8, 10, 12, 22],
  );
});
test('ST-GLO-05 ST-GLO-08 Material Strength is the price of opening and what one attack must reach', () => {
  const map = drawn(['+###+###+', '#..A|..A#', '+###+###+']);
  const t = scenario({ at: 'mastermind', map, figures: { s1: '0,0', strucker: '1,0' } });
  t.turn('strucker').play('1 attack', '1 barrier:0');
  assert.equal(t.world.open, 1);
});
test('ST-RUL-110 the Mastermind says which soldier returns, where all know that one differs from the others', () => {
  const back = (position: object, ...answers: string[]): [Scenario, string, string[]] => {
    const t = scenario({
      at: 'mastermind',
      round: 2,
      figures: { cap: '0,0', may: '0,1', s1: '9,9' },
      down: 's2 s3',
      white: '10,10 11,11',
      ...position,
    } as never);
    t.turn('soldiers').play('1 recall:10,10', ...answers);
    return [t, t.at!, open(t, 1, 'soldier')];
  };
  const [alike, at] = back({});
  assert.deepEqual([at, alike.where('s2'), alike.where('s3')], ['turn.act', '10,10', 'down']);
  const courier = { stages: ['s1-3', 's2-4'], marks: ['', 'A'], secrets: ['', 's3', ''] };
  // A secret part is no reason to ask: the question would tell it. Whoever falls with it is uncovered.
  assert.equal(back(courier)[1], 'turn.act');
  const fallen = scenario({ ...courier, figures: { cap: '3,3', s1: '9,9', s3: '4,3' }, down: 's2', white: '10,10' });
  fallen.turn('cap').play('0 attack', '0 figure:s3').idleTo('mastermindPhase.activate').turn('soldiers');
  fallen.play('1 recall:10,10');
  assert.deepEqual([fallen.at, open(fallen, 1, 'soldier')], ['returning.who', ['s2', 's3']]);
  fallen.play('1 soldier:s3');
  assert.deepEqual([fallen.where('s2'), fallen.where('s3')], ['down', '10,10']);
});
test('ST-RUL-111 neither who was chosen nor who took the attack is a further target of the same card', () => {
  const figures = { cap: '1,1', strucker: '4,1', s1: '4,2', s2: '6,2' };
  const t = scenario({ cards: ['Hurl Shield', 'Human Shield'], figures, ap: { strucker: 6 } }).turn('cap');
  t.play('0 card:Hurl Shield', '0 figure:strucker', '1 card:Human Shield', '1 shield:s1').idleTo('attack.target');
  assert.deepEqual(t.options(0), ['figure:s2', 'forgo']);
  assert.equal(t.refused('0 figure:strucker'), 'ST-RUL-89');
  const quake = { quake: '1,1', strucker: '4,1', s1: '4,2', s2: '6,6' };
  const volley = scenario({ cards: ['Fault Line', 'Human Shield'], figures: quake, ap: { strucker: 6 } }).turn('quake');
  volley.play('0 card:Fault Line', '0 figure:strucker', '1 card:Human Shield', '1 shield:s1').idleTo('attack.target');
  assert.deepEqual(volley.options(0), ['figure:s2', 'forgo']);
});
