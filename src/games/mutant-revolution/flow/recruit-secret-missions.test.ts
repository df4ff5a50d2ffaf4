// Secret Missions: who may be sent, what it brings in, and the order when somebody waits for the others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { characterOf } from '../cards/index.ts';
import { NONE } from '../table/world.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { character, idleOf, ready, trainingCard } from '../scenario/testing.ts';

const SCHOOLS = [
  ['Rogue', 'Beast', 'Pixie', 'Armor', 'Mercury'],
  ['Cable', 'Dagger', 'Dust', 'Oya'],
  ['Gambit', 'Broo', 'Hellion'],
];
const open = (marks: Record<string, string> = {}, commander = 0): Scenario => {
  const own = SCHOOLS.map(names => names.map(name => (marks[name] ? `${name}, ${marks[name]}` : name)));
  return scenario({ at: 'recruit', seats: 3, own, commander });
};
const hv = (name: string): number => characterOf(character(name)).hv;

test('MR-SMI-01 MR-SMI-02 MR-RUL-14 a Character is sent: face up to the discard pile, its HV from the bank', () => {
  const t = open().play('0 send:Rogue');
  const { piles, hope, bank, owner, power } = t.world;
  const rogue = character('Rogue');
  assert.deepEqual([piles.recruitDiscard.cards, piles.recruitDiscard.seen], [[rogue], [0b111]]);
  assert.deepEqual([hope[0], bank], [5 + hv('Rogue'), -hv('Rogue')]);
  assert.deepEqual([owner[rogue], power[rogue]], [NONE, 0]);
  assert.deepEqual(t.log(), ['Recruit Phase.', `seat 0 sends Rogue on a Secret Mission for ${hv('Rogue')} Hope.`]);
});

test('MR-SMI-03 its Training Card is discarded with it and adds its own HV', () => {
  const t = open({ Pixie: 'Utopia Patrol' });
  assert.equal(label(t, '0 send:Pixie'), hv('Pixie') + 2);
  t.play('0 send:Pixie');
  assert.equal(t.world.hope[0], 5 + hv('Pixie') + 2);
  assert.deepEqual(t.world.piles.recruitDiscard.cards, [trainingCard('Utopia Patrol'), character('Pixie')]);
  assert.equal(t.world.training[character('Pixie')], NONE);
});

test('MR-SMI-04 MR-RUL-67 at most two for each player in one Recruit Phase', () => {
  const t = open().play('0 send:Pixie', '0 send:Armor', '1 send:Dust');
  assert.equal(t.refused('0 send:Rogue'), 'MR-SMI-04');
  assert.equal(t.refused('1 send:Cable'), undefined);
  t.play('1 offer:0:0:Cable:0:', '0 accept:0');
  assert.equal(t.refused('0 send:Cable'), 'MR-SMI-04');
  assert.deepEqual(t.world.sent, [2, 1, 0]);
});

test('MR-SMI-04 each Recruit Phase counts anew', () => {
  const t = scenario({ at: 'upkeep', seats: 3, own: SCHOOLS });
  t.world.sent = [2, 1, 0];
  assert.deepEqual(t.idleTo('floor.floor').world.sent, [0, 0, 0]);
});

test('MR-SMI-05 an Injured Character cannot be sent', () => {
  assert.equal(open({ Pixie: 'injured' }).refused('0 send:Pixie'), 'MR-SMI-05');
});

test('MR-SMI-06 MR-SMI-07 the last Uninjured Hero and the last Uninjured Student stay', () => {
  const t = open({ Beast: 'injured', Dust: 'injured' });
  assert.equal(t.refused('0 send:Rogue'), 'MR-SMI-06');
  assert.equal(t.refused('1 send:Oya'), 'MR-SMI-07');
  assert.equal(t.refused('2 send:Gambit'), 'MR-SMI-06');
  assert.equal(t.refused('1 send:Cable'), undefined);
});

test('MR-SMI-08 a Leader can never be sent, nor anybody else’s Character', () => {
  const t = open();
  const sent = t.asked(0)[0]!.options.filter(({ verb }) => verb === 'send');
  assert.deepEqual(
    sent.map(({ label: { facts } }) => facts['character']),
    ['Beast', 'Rogue', 'Armor', 'Mercury', 'Pixie'].map(name => character(name)),
  );
});

test('MR-SMI-09 MR-RUL-65 in order: clockwise from the Mission Commander, once each, then no more', () => {
  const t = open({}, 1).play('0 send:Pixie', '2 order');
  assert.deepEqual([t.at, t.waiting], ['secretMissions.send', [1]]);
  assert.equal(t.refused('0 offer:1:1::0:'), 'ENGINE-ASK-2');
  t.play('1 send:Dust', '1 send:Cable');
  assert.deepEqual(t.waiting, [2]);
  t.play('2 done');
  assert.deepEqual(t.waiting, [0]);
  t.play('0 send:Armor');
  assert.equal(t.at, 'floor.floor');
  for (const line of ['2 send:Broo', '2 order']) assert.equal(t.refused(line), 'ENGINE-ASK-3');
  t.play('0 offer:1:1::0:', '1 accept:0');
  assert.equal(ready(t).at, 'auction.bid');
});

test('MR-RUL-65 whoever has nobody to send is passed over, and the clock sends nobody', () => {
  const t = open({ Broo: 'injured', Dust: 'injured', Dagger: 'injured' }).play('1 order');
  assert.deepEqual([t.waiting, idleOf(t, 0)], [[0], 'done']);
  assert.equal(t.play('0 done').at, 'floor.floor');
});

test('MR-RUL-65 nobody calls for an order when nobody can be sent', () => {
  const t = scenario({ at: 'recruit', seats: 3, own: [['Rogue', 'Pixie']] });
  assert.equal(t.refused('1 order'), 'ENGINE-ASK-3');
});

test('MR-RUL-66 a Character received by trade may be sent by its new owner', () => {
  const t = open().play('0 offer:2:0:Rogue:0:', '2 accept:0', '2 send:Rogue');
  assert.equal(t.world.hope[2], 5 + hv('Rogue'));
});

/** The Hope that the option's label tells. */
function label(t: Scenario, line: string): unknown {
  const name = line.split(':')[1]!;
  return t.asked(0)[0]!.options.find(({ id }) => id === `send:${character(name)}`)!.label.facts['n'];
}
