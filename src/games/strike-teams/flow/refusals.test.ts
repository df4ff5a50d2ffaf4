// Bad answers: each is refused by its rule and with what was wrong, and nothing is half done.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionId, refusal } from '#engine/ask.ts';
import { phraseOf } from '#engine/refusals.ts';
import { words } from '#engine/words.ts';
import { strikeTeams as game } from '../game.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { arena, drawn } from '../table/testing.ts';
import { woundAt } from '../table/damage-slots.ts';

/** The rule and the sentence of a refusal; the table is as before. */
function why(t: Scenario, seat: number, option: string): string {
  const before = JSON.stringify(t.state);
  const refused = refusal(game, t.state, { seat, decision: decisionId(t.state), option });
  assert.ok(refused, `${option} is not refused`);
  assert.equal(JSON.stringify(t.state), before);
  return `${refused.rule} ${words(game, phraseOf(refused), { world: t.world })}`;
}
const path = (t: Scenario, ...squares: string[]): string => `walk:0:${squares.map(name => t.square(name)).join('+')}`;
const to = (t: Scenario, square: string): string => `advance:${t.square(square)}`;

const DOOR = drawn(['+###+###+###+', '#..A ..A1..B#', '+   +   +   +', '#..A ..A#..B#', '+###+###+###+']);

test('ST-MOV-04 ST-RUL-45 a path through a closed door or a wall is refused with the step and what is there', () => {
  const t = scenario({ map: DOOR, figures: { cap: '0,0' } }).turn('cap');
  assert.equal(why(t, 0, path(t, '1,0', '2,0')), 'ST-MOV-04 Step 2: door 1 is between, and closed.');
  assert.equal(why(t, 0, path(t, '0,1', '1,1', '2,1')), 'ST-MOV-04 Step 3: a wall is between.');
});
test('ST-MOV-01 a step is one space', () => {
  const t = scenario({ figures: { cap: '0,0' } }).turn('cap');
  assert.equal(why(t, 0, path(t, '1,0', '3,0')), 'ST-MOV-01 Step 2: this is no neighbouring space.');
});
test('ST-ACT-10 a path that cannot be paid is refused with its price and what there is', () => {
  const t = scenario({ figures: { cap: '0,0' }, prone: { cap: 1 } }).turn('cap');
  const four = path(t, '1,0', '2,0', '3,0', '4,0');
  assert.equal(why(t, 0, four), 'ST-ACT-10 The way needs 8 movement, and there is 6.');
  assert.equal(why(t, 0, to(t, '4,0')), 'ST-ACT-10 The way needs 8 movement, and there is 6.');
  const long = path(t, '1,0', '2,0', '3,0', '4,0', '5,0', '6,0', '7,0');
  assert.equal(why(t, 0, long), 'ST-ACT-10 The way needs 14 movement, and there is 6.');
});
test('ST-MOV-16 the limit of a soldier is named, not the purse of its group', () => {
  const t = scenario({ at: 'mastermind', figures: { s1: '0,0', s6: '9,9' } });
  t.play('1 activate:soldiers', '1 addAp', '1 mobilize:s1', '1 advance:4,0');
  const refused = why(t, 1, to(t, '7,0'));
  assert.equal(refused, 'ST-MOV-16 One soldier advances for 6 AP in an activation: the way needs 3, and 2 is left.');
});
test('ST-MOV-02 ST-MOV-03 ST-SPN-03 a square where nobody may stop is refused with the reason', () => {
  const t = scenario({ figures: { cap: '0,0', iron: '2,0', s1: '0,3' }, red: '3,3' }).turn('cap');
  assert.equal(why(t, 0, to(t, '0,3')), 'ST-MOV-02 An enemy stands there.');
  assert.equal(why(t, 0, to(t, '2,0')), 'ST-MOV-03 A walk ends in an empty space.');
  assert.match(why(t, 0, to(t, '3,3')), /^ST-SPN-03 Only villains/);
  assert.equal(why(t, 0, path(t, '0,1', '0,2', '0,3')), 'ST-MOV-02 Step 3: an enemy stands there.');
});
test('ST-MOV-04 a square that no way leads to is refused as such', () => {
  const t = scenario({ map: DOOR, figures: { cap: '0,0' } }).turn('cap');
  assert.equal(why(t, 0, to(t, '2,1')), 'ST-MOV-04 No way leads to 2,1: walls and closed doors are between.');
});
test('ST-MOV-02 a square that only enemies keep a figure from is refused as such', () => {
  const corridor = drawn(['+###+###+###+###+', '#..A ..A ..A ..A#', '+###+###+###+###+']);
  const t = scenario({ map: corridor, figures: { cap: '0,0', s1: '2,0' } }).turn('cap');
  assert.equal(why(t, 0, to(t, '3,0')), 'ST-MOV-02 Every way to 3,0 leads through an enemy.');
});
test('ST-STA-01 a trapped figure is told so, however it wants to go', () => {
  const t = scenario({ figures: { cap: '0,0' }, trapped: { cap: 1 } }).turn('cap');
  for (const option of [to(t, '1,0'), path(t, '1,0')]) assert.match(why(t, 0, option), /^ST-STA-01 /);
});
test('a square off the map, and a figure that is not there, are no options at all', () => {
  const t = scenario({ map: DOOR, figures: { cap: '0,0', s1: '1,1' } }).turn('cap');
  assert.match(why(t, 0, 'advance:999'), /^ENGINE-ASK-3 /);
  assert.match(why(t.play('0 attack'), 0, 'figure:12'), /^ENGINE-ASK-3 /);
});

test('ST-LOS-01 ST-ATK-03 a target out of sight or too near is refused', () => {
  const map = drawn(['+###+###+###+###+', '#..A ..A ..A#..B#', '+###+###+###+###+']);
  const t = scenario({ map, figures: { iron: '0,0', s1: '1,0', s2: '2,0', s3: '3,0' } }).turn('iron');
  t.play('0 attack');
  assert.match(why(t, 0, 'figure:9'), /^ST-LOS-01 There is no line of sight to 3,0/);
  assert.match(why(t, 0, 'figure:7'), /^ST-ATK-03 /);
  assert.match(why(t, 0, 'figure:1'), /^ST-RUL-60 /);
});
test('ST-ATK-02 a melee attack on somebody farther away is refused', () => {
  const t = scenario({ figures: { cap: '0,0', s1: '1,0', s2: '5,0' } }).turn('cap');
  t.play('0 attack');
  assert.match(why(t, 0, 'figure:8'), /^ST-ATK-02 A melee attack reaches neighbouring spaces only/);
});
test('ST-RND-08 ST-RSP-04 the truce of round 1 and whoever has just returned', () => {
  const figures = { cap: '0,0', strucker: '1,1', rad: '0,1', iron: '1,0' };
  const t = scenario({ round: 1, at: 'mastermind', figures }).turn('strucker');
  assert.match(why(t.play('1 attack'), 1, 'figure:0'), /^ST-RND-08 /);
  const later = scenario({ figures }).turn('cap');
  later.world.isSafe[5] = true;
  assert.match(why(later.play('0 attack'), 0, 'figure:5'), /^ST-RSP-04 /);
});
test('ST-ATK-07 aiming beyond the penalty, ST-ACT-10 aiming beyond the purse', () => {
  const t = scenario({ figures: { iron: '0,0', rad: '6,0' } })
    .turn('iron')
    .play('0 attack', '0 figure:rad');
  assert.equal(t.at, 'attack.aim');
  assert.equal(why(t, 0, 'aim:4'), 'ST-ATK-07 The distance costs 3 strength, and aiming brings back no more.');
  t.world.ap[1] = 1;
  assert.match(why(t, 0, 'aim:2'), /^ST-ACT-10 /);
});
test('ST-RUL-38 a door is hit from beside it', () => {
  const t = scenario({ map: DOOR, figures: { cap: '0,0', s1: '0,1' } }).turn('cap');
  assert.match(why(t.play('0 attack'), 0, 'barrier:0'), /^ST-RUL-38 /);
});
test('an object that is out of reach is refused by the rule of the weapon', () => {
  const t = scenario({ map: arena(12, 12, { '5,0': 'c' }), figures: { cap: '0,0', s1: '1,0' } }).turn('cap');
  assert.match(why(t.play('0 attack'), 0, `object:${t.square('5,0')}`), /^ST-ATK-02 /);
});

test('ST-WND-01 ST-RUL-69 a wound where no slot is free, and too few wounds, are refused by name', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { strucker: '0,0', cap: '1,0' },
    cards: ['Hurl Shield', 'Shield Block'],
    wounds: { cap: { attack: 2, 'Hurl Shield': 2 } },
  }).turn('strucker');
  t.play('1 attack', '1 figure:cap').idleTo('harm.place');
  const n = t.world.attack!.damage;
  const [attack, move, shield] = [woundAt(0, 0), woundAt(0, 2), woundAt(0, 3)];
  const all = (code: number): string => `wounds:0:${Array.from({ length: n }, () => code).join('+')}`;
  assert.equal(why(t, 0, all(attack)), 'ST-WND-01 the Attack Box has no free slot.');
  assert.equal(why(t, 0, all(shield)), 'ST-WND-01 Hurl Shield has only 1 free slot.');
  assert.equal(why(t, 0, `wounds:0:${move}`), `ST-RUL-69 There are ${n} wounds to place, not 1.`);
  assert.match(why(t, 0, all(woundAt(6, 0))), /^ST-WND-01 These are wounds of Captain America/);
});
test('ST-CMD-06 more CP than the team has are not spent first, nor fewer than were named', () => {
  const t = scenario({ figures: { cap: '0,0', s1: '9,9' }, cp: [3, 0] }).turn('cap');
  assert.equal(why(t, 0, 'command:4'), 'ST-CMD-06 CP are named for at most 3 points: the team has no more.');
  t.play('0 command:2');
  assert.equal(why(t, 0, 'command:1'), 'ST-CMD-06 CP are named for the next 2 points already.');
});
