// Global abilities: whose, when, how often, and what they cost (DM-GLO).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, decisionId } from '#engine/ask.ts';
import { diceMasters as game } from '../game.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { attackOf, defenseOf } from '../abilities/stats.ts';

const verbs = (t: Scenario, seat: number): string[] => [...new Set(t.asked(seat).options.map(o => o.verb))];

const waits = (t: Scenario): [string, number] => [decisionId(t.state), asked(game, t.state)[0]!];

const attack = (t: Scenario, seat: number, die: string): number => attackOf(t.world, t.die(seat, die));

test('DM-GLO-01 a global ability needs no die of its card in the field', () => {
  const t = scenario({ cards: [[39], []], reserve: [['bolt', 'bolt']], field: [[], ['Sidekick']] });
  t.play('0 global:Cable');
  assert.deepEqual([t.dice(1, 'field'), t.dice(1, 'prep')], [[], ['Sidekick']]);
});

test('DM-GLO-02 either player may use those of all cards: own, opposing, basic', () => {
  const t = scenario({
    cards: [[64], [39]],
    reserve: [
      ['fist', 'bolt', 'bolt', 'wild'],
      ['fist', 'bolt', 'bolt', 'wild'],
    ],
    field: [['Sidekick'], ['Sidekick']],
  });
  const all = ['Ant-Man, Pym Particles', 'Cable, Man of Action', 'Enrage'].map(c => `Use the global ability of ${c}`);
  assert.deepEqual(t.open(0, 'global'), all);
  assert.deepEqual(t.play('0 pass').open(1, 'global'), all);
});

test('DM-GLO-03 its cost is paid from the own reserve pool, in its type', () => {
  const t = scenario({ reserve: [['fist', 'generic', 'bolt'], ['fist']], field: [['Sidekick'], []] });
  assert.throws(() => t.play('0 bill:global Enrage=fist'), /DM-RUL-25/);
  assert.throws(() => t.play('0 bill:global Enrage=generic'), /DM-RUL-25/);
  t.play('0 global:Enrage');
  assert.deepEqual(t.dice(0, 'reserve'), ['fist', 'generic Ambush']);
  assert.equal(t.refused(0, 'global:Enrage'), 'DM-GLO-03');
});

test('DM-GLO-04 as often as it can be paid', () => {
  const t = scenario({ reserve: [['bolt', 'wild', 'bolt']], field: [['Sidekick']] });
  t.play('0 global:Enrage', '0 global:Enrage', '0 global:Enrage');
  assert.deepEqual([attack(t, 0, 'Sidekick'), t.dice(0, 'reserve')], [4, []]);
});

test('DM-GLO-05 DM-GLO-06 only in the main step and after blockers were declared', () => {
  const t = scenario({
    prep: [['Sidekick']],
    reserve: [[], ['bolt']],
    field: [['Sidekick'], ['Sidekick']],
    step: 'start',
    rolls: [1, 1, 1, 1, 1],
  });
  const found: Record<string, boolean> = {};
  const look = (seat: number) => (found[decisionId(t.state)] = verbs(t, seat).includes('global'));
  look(0);
  t.play('0 keep');
  look(0);
  t.play('0 pass', '1 pass', '0 pass');
  look(0);
  t.play('0 attack:Sidekick');
  look(1);
  t.play('1 none');
  look(0);
  assert.deepEqual(found, {
    'turn.reroll': false,
    'main.react': true,
    'attack.attackers': false,
    'blocking.blockers': false,
    'clash.react': true,
  });
});

test('DM-GLO-07 DM-PRI-06 one that reacts is used when its event happens, and only then', () => {
  const t = scenario({
    cards: [[], [58]],
    reserve: [['Ambush'], ['mask']],
    field: [['Sidekick', 'Sidekick'], ['Storm 1']],
  });
  assert.ok(!t.open(0).some(label => label.includes('Storm')));
  t.play('0 use:Ambush');
  assert.deepEqual(waits(t), ['retargeting.offer', 1]);
  t.play('1 global:Storm', '1 choose:Storm 1');
  assert.deepEqual([attack(t, 1, 'Storm'), attack(t, 0, 'Sidekick')], [3, 1]);
  t.play('0 pass');
  assert.deepEqual(waits(t), ['attack.attackers', 0]);
});

test('DM-GLO-08 what is paid for together is one effect: nobody falls before it is over', () => {
  const t = scenario({
    cards: [[39], [7]],
    reserve: [['bolt', 'bolt', 'wild', 'wild']],
    field: [[], ['Sidekick', 'Iceman 1']],
  });
  t.play('0 bill:global Cable+global Cable=bolt+bolt+wild+wild', '0 choose:Sidekick');
  assert.deepEqual(t.open(0), ['Choose Iceman (level 1)', 'Choose Sidekick']);
  t.play('0 choose:Sidekick');
  const kinds = t.match.events.flat().map(event => event.kind);
  assert.deepEqual(
    kinds.filter(kind => kind === 'damaged' || kind === 'knockedOut'),
    ['damaged', 'damaged', 'knockedOut'],
  );
});

test('DM-GLO-09 DM-EX-32 of two that are wanted at one moment the one of the active player comes first', () => {
  const position = { cards: [[39, 64], [58]], field: [[], ['Storm 1']] };
  const knockOut = scenario({ ...position, reserve: [['bolt', 'bolt'], ['fist']] });
  assert.throws(() => knockOut.play('1 global:Ant-Man'), /seat 1 is not asked/);
  knockOut.play('0 global:Cable');
  assert.deepEqual([knockOut.dice(1, 'field'), knockOut.dice(1, 'prep')], [[], ['Storm']]);
  const raise = scenario({ ...position, active: 1, reserve: [['bolt', 'bolt'], ['fist']] });
  raise.play('1 global:Ant-Man', '1 pass', '0 global:Cable');
  const storm = raise.die(1, 'Storm 1');
  assert.deepEqual([defenseOf(raise.world, storm), raise.world.damage[storm]], [2, 1]);
});

test('DM-GLO-10 without an attack nobody uses a global ability in the attack step', () => {
  const t = scenario({ reserve: [['bolt'], ['bolt']], field: [['Sidekick'], ['Sidekick']] });
  t.play('0 pass', '1 pass', '0 pass', '0 hold');
  assert.deepEqual([decisionId(t.state), t.world.active], ['turn.reroll', 1]);
});

test('DM-GLO-11 damage that a global ability has done away with is not there to react to', () => {
  const fight = (): Scenario =>
    scenario({
      cards: [[7], [10]],
      basics: [32],
      reserve: [[], ['fist']],
      field: [['Iceman 2'], ['Juggernaut 1', 'Sidekick']],
    }).play('0 pass', '0 attack:Iceman', '1 block:Juggernaut>Iceman', '0 pass');
  const dealt = fight().play('1 pass', '0 pass');
  assert.equal(decisionId(dealt.state), 'shielding.choose');
  const gone = fight().play('1 global:Selective Shield', '0 pass');
  assert.equal(decisionId(gone.state), 'turn.reroll');
  assert.deepEqual(gone.dice(1, 'field'), ['Juggernaut 1', 'Sidekick']);
});

test('DM-RUL-32 a legal target is enough, though the effect may come to nothing on it', () => {
  const relentless = scenario({ basics: [31], cards: [[4], []], field: [['Cyclops 1'], []], reserve: [['mask']] });
  assert.equal(relentless.refused(0, 'global:Relentless'), undefined, 'who attacks this turn does not block');
  const kitty = scenario({ cards: [[15], [7]], field: [[], ['Iceman 1']], reserve: [['mask']] });
  assert.equal(kitty.refused(0, 'global:Kitty Pryde'), undefined, 'who does not attack this turn has no price to pay');
  const turned = scenario({ cards: [[9], []], reserve: [['bolt', 'bolt']] });
  assert.equal(turned.refused(0, 'global:Iceman'), undefined, 'it shows that face already');
  const equal = scenario({ cards: [[64], []], field: [['Sidekick'], []], reserve: [['fist']] });
  equal.play('0 global:Ant-Man');
  assert.deepEqual(equal.strength(0, 'Sidekick'), { attack: 1, defense: 1 });
});
test('DM-RUL-32 a global ability that would do nothing is refused', () => {
  const t = scenario({ reserve: [['bolt', 'bolt']] });
  assert.equal(t.refused(0, 'global:Enrage'), 'DM-RUL-32');
  assert.throws(() => t.play('0 bill:global Enrage=bolt'), /DM-RUL-32/);
});
