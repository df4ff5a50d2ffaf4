// Turns in one line each: what a character did, told shortly, with the last step of a walk alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, scenario } from '../../scenario/scenario.ts';
import { type Log, turnLines } from './turn-lines.ts';

const told = (t: Scenario): string[] =>
  turnLines(t.match.events.map(events => ({ at: 0, events })) as unknown as Log, t.world).map(
    ({ name, text }) => `${name}: ${text}`,
  );

test('a walk is told by its end, an attack by what it did', () => {
  const t = scenario({ figures: { cap: '3,3', s1: '6,3' }, cards: ['Hurl Shield'] }).turn('cap');
  t.play('0 advance:3,2', '0 advance:4,2', '0 card:Hurl Shield', '0 figure:s1');
  assert.deepEqual(told(t), ['Captain America: to 4,2, Hurl Shield, hits soldier 1 for 3, soldier 1 falls']);
});

test('a group is told soldier by soldier', () => {
  const t = scenario({ at: 'mastermind', figures: { cap: '3,3', s1: '6,3', s2: '9,9' } }).turn('soldiers');
  t.play('1 mobilize:s1', '1 attack', '1 figure:cap').idleTo('turn.act');
  t.play('1 done', '1 mobilize:s2', '1 advance:9,8', '1 end');
  assert.deepEqual(told(t), ['Hydra Soldiers: soldier 1 hits Captain America for 2, soldier 2 to 9,8']);
});

test('soldiers that move one after the other are told together', () => {
  const t = scenario({ at: 'mastermind', figures: { cap: '0,0', s1: '6,3', s2: '9,9' } }).turn('soldiers');
  t.play('1 mobilize:s1', '1 advance:6,4', '1 done', '1 mobilize:s2', '1 advance:9,8', '1 end');
  assert.deepEqual(told(t), ['Hydra Soldiers: 2 soldiers move']);
});

test('who does nothing waits, and each turn has its line', () => {
  const t = scenario({ figures: { cap: '3,3', iron: '5,5', s1: '9,9' } }).turn('cap');
  t.play('0 end').turn('iron');
  t.play('0 advance:6,6');
  assert.deepEqual(told(t), ['Captain America: waits', 'Iron Man: to 6,6']);
});
