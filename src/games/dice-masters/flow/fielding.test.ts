// Fielding: what it costs, when it may be done, and what happens as a character comes into the field.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionId } from '#engine/ask.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';

test('DM-FLD-01 only the active player, only in the main step, from the own reserve pool', () => {
  const t = scenario({
    reserve: [
      ['Sidekick', 'bolt'],
      ['Sidekick', 'bolt'],
    ],
    used: [['Sidekick']],
    prep: [['Sidekick']],
    field: [['Sidekick'], []],
  });
  const [own, theirs] = [0, 1].map(seat => t.world.zone.findIndex((z, d) => z === 3 && t.world.seat[d] === seat));
  assert.deepEqual(
    t
      .asked(0)
      .options.filter(o => o.verb === 'field')
      .map(o => o.id),
    [`field:${own}`],
  );
  assert.throws(() => t.play(`0 field:${theirs}`), /ENGINE-ASK-3/);
  t.play('0 pass');
  assert.deepEqual(t.open(1, 'field'), []);
  t.play('1 pass', '0 pass', '0 attack:Sidekick');
  assert.deepEqual([decisionId(t.state), t.open(0, 'field')], ['clash.react', []]);
});

test('DM-FLD-02 it costs what its face says, which may be nothing', () => {
  const left = (level: number): number => {
    const reserve = [[`Juggernaut ${level}`, 'bolt', 'bolt', 'bolt', 'bolt']];
    const t = scenario({ cards: [[10]], reserve }).play(`0 field:Juggernaut ${level}`);
    assert.deepEqual(t.dice(0, 'field'), [`Juggernaut ${level}`]);
    return t.dice(0, 'reserve').length;
  };
  assert.deepEqual([1, 2, 3].map(left), [3, 2, 1]);
  const free = scenario({ cards: [[14]], reserve: [['Kitty Pryde 1', 'Sidekick']] });
  free.play('0 field:Kitty Pryde 1', '0 field:Sidekick');
  assert.deepEqual(free.dice(0, 'field'), ['Kitty Pryde 1', 'Sidekick']);
});

test('DM-FLD-03 any energy pays for it, whatever the type of the card', () => {
  for (const energy of ['bolt', 'fist', 'mask', 'shield', 'wild', 'generic']) {
    const t = scenario({ cards: [[7]], reserve: [['Iceman 1', energy]] }).play(`0 bill:field Iceman 1=${energy}`);
    assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'reserve')], [['Iceman 1'], []]);
  }
});

test('DM-FLD-04 who cannot pay cannot field', () => {
  const t = scenario({ cards: [[10]], reserve: [['Juggernaut 3', 'generic']] });
  assert.equal(t.refused(0, 'field:Juggernaut 3'), 'DM-FLD-04');
  assert.throws(() => t.play('0 bill:field Juggernaut 3=generic'), /DM-PAY-08/);
});

test('DM-FLD-05 what happens when it is fielded happens then', () => {
  const t = scenario({ cards: [[19], []], reserve: [['Quicksilver 1', 'Quicksilver 1']], field: [[], ['Sidekick']] });
  t.play('0 field:Quicksilver 1');
  assert.deepEqual([t.dice(1, 'field'), t.dice(1, 'prep')], [[], ['Sidekick']]);
  assert.equal(t.asked(0).id, 'main.react');
});

test('DM-FLD-06 dice that paid for the fielding cannot be picked by its effect', () => {
  const position = { cards: [[1]], reserve: [['Angel 2', 'fist']] };
  const bare = scenario(position).play('0 field:Angel 2');
  assert.deepEqual([bare.asked(0).id, bare.dice(0, 'field')], ['main.react', ['Angel 2']]);
  const t = scenario({ ...position, used: [['Sidekick']] }).play('0 field:Angel 2', '0 accept');
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'used')], [['Angel 2', 'Sidekick'], ['Sidekick']]);
});

test('DM-FLD-07 nobody has to field', () => {
  const t = scenario({ cards: [[14]], reserve: [['Kitty Pryde 1', 'Sidekick']] }).play('0 pass');
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'used')], [[], ['Kitty Pryde', 'Sidekick']]);
});

test('DM-FLD-08 any number of characters', () => {
  const field = new Array<string>(7).fill('Sidekick').concat(['Iceman 1', 'Iceman 2', 'Iceman 3', 'Kitty Pryde 1']);
  const t = scenario({ cards: [[7, 14]], field: [field], reserve: [['Sidekick', 'Kitty Pryde 1']] });
  t.play('0 field:Sidekick', '0 field:Kitty Pryde 1');
  assert.equal(t.dice(0, 'field').length, 13);
});

test('DM-RUL-24 fielded free by an effect is fielded all the same', () => {
  const position = { cards: [[19], []], basics: [34], reserve: [['Transfer Power']], used: [['Quicksilver']] };
  const t = scenario({ ...position, field: [[], ['Sidekick']], rolls: [4] }).play('0 use:Transfer Power');
  assert.deepEqual([t.dice(0, 'field'), t.dice(1, 'prep')], [['Quicksilver 1'], ['Sidekick']]);
});

/** Seat 0 holds Quicksilver captive, then damages the opponent, so that he comes back. */
const released = (): Scenario =>
  scenario({
    cards: [[], [19]],
    basics: [28],
    reserve: [['Imprisoned']],
    field: [['Sidekick', 'Sidekick'], ['Quicksilver 2']],
    rolls: [1, 1, 1, 1],
  }).play('0 use:Imprisoned', '0 choose:Quicksilver 2', '0 pass');

test('DM-RUL-24 coming back is no fielding', () => {
  const t = released();
  assert.deepEqual(t.dice(1, 'field'), []);
  t.play('0 attack:Sidekick', '0 pass');
  assert.deepEqual([t.dice(1, 'field'), t.dice(0, 'field')], [['Quicksilver 2'], ['Sidekick']]);
  assert.equal(t.asked(1).id, 'turn.reroll');
});

test('DM-RUL-89 DM-RUL-21 the reroll of Scarlet Witch, Unity Squad is no action for Namor to undo', () => {
  const t = scenario({
    cards: [[114], [80]],
    field: [['Sidekick'], ['Namor 1']],
    reserve: [['Scarlet Witch 1']],
  }).play('0 field:Scarlet Witch', '0 pass', '0 attack:Sidekick', '1 block:Namor>Sidekick');
  assert.deepEqual(
    [t.at, t.forces.map(({ kind, action }) => [kind, action])],
    ['clash.react', [['opponentRerolls', undefined]]],
  );
});
