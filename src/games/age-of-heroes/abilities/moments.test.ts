// Evolution cards, Advanced abilities and Students: for whom they work, in which order, and how often.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position } from '../scenario/scenario.ts';

const RICH = [10, 10, 10];
const POOR = [0, 0, 0];
const WOLVERINE: Position = { teams: ['wolverineJubilee', 'stormForge', 'magik'], resources: [POOR, POOR, POOR] };

test('AH-EVO-07 AH-RUL-75 AH-STU-06 an ability is its Hero’s, each pawn’s, and no Student’s', () => {
  const at = (pawn: string) =>
    scenario({ ...WOLVERINE, played: [['berserkerRage']], students: [1] })
      .play('0 assign:danger', `0 pawn:${pawn}`)
      .purse(0)[0];
  assert.deepEqual(['Wolverine', 'Jubilee', 'Student'].map(at), [6, 4, 4]);
});

test('AH-RUL-73 an ability about the Extraction Zone works when the Hero is reassigned by a Defeat', () => {
  const t = scenario({
    at: 'mission',
    teams: ['stormForge', 'magik', 'gambitRogue'],
    played: [['galeForce']],
    villains: { A: 'avalanche', B: 'toad' },
    markers: { A1: 1, A2: 1, A7: 1 },
    resources: [[3, 0, 2]],
    jet: ['0 Storm'],
    protocols: [],
  });
  t.play('0 assign:A3', '0 assign:zone', '0 choose:0', '0 gain:physical');
  assert.deepEqual(t.purse(0), [1, 0, 1]);
});

test('AH-RUL-74 going on board acts for cards that say so, and is no assignment', () => {
  const t = scenario({ played: [['fieldCommander']], resources: [POOR] }).play('0 jet', '0 pawn:Cyclops');
  assert.deepEqual([t.purse(0), t.kinds.includes('assigned')], [[0, 1, 0], false]);
  const jean = scenario({ played: [['fieldCommander']], resources: [POOR] }).play('0 jet', '0 pawn:Jean Grey');
  assert.deepEqual(jean.purse(0), POOR);
});

const GAMBIT: Position = { teams: ['gambitRogue', 'stormForge', 'magik'], protocols: [] };
test('AH-RUL-71 AH-EVO-04 the owner orders abilities that act at once', () => {
  const t = scenario({
    ...GAMBIT,
    played: [['chargedCard', 'aceInTheHole']],
    hands: [['sentinelAmbush']],
    resources: [POOR],
  });
  t.play('0 assign:medical1', '0 pawn:Gambit', '0 play:sentinelAmbush', '0 decline');
  assert.deepEqual([t.at, t.open(0)], ['triggers.order', ['Charged Card first', 'Ace in the Hole first']]);
  t.play('0 resolve:1');
  assert.equal(t.at, 'scouting.keep');
  t.idleOnce();
  t.play('0 gain:willpower');
  assert.deepEqual([t.hand(0).length, t.purse(0)], [1, [3, 0, 1]]);
});

test('AH-EVO-05 AH-EVO-06 AH-RUL-72 an ability may start another one, and never itself', () => {
  const again = {
    name: 'Again',
    type: 'event',
    effects: [{ do: 'assign', pawn: { kind: 'hero', on: 'board' }, to: { kind: 'missionTile' }, anyPhase: true }],
  } as const;
  const t = scenario({
    ...GAMBIT,
    fixtures: [{ id: 'again', card: again }],
    played: [['boStaff', 'chargedCard']],
    hands: [['again', 'fastballSpecial']],
    villains: { A: 'blob', B: 'toad' },
    resources: [RICH],
  });
  t.play('0 assign:medical1', '0 pawn:Rogue', '0 play:fastballSpecial', '0 pawn:Gambit', '0 assign:A4');
  t.play('0 use', '0 play:again', '0 pawn:Gambit', '0 assign:A2');
  while (t.at !== 'turn.act') t.idleOnce();
  const acts = t.log().filter(line => line.endsWith('acts.'));
  assert.equal(acts.filter(line => line.startsWith('Bo Staff')).length, 1);
  assert.ok(acts.filter(line => line.startsWith('Charged Card')).length >= 1);
});

test('AH-STU-04 AH-STU-07 a Student is its player’s while it acts, and then an opponent’s for everybody', () => {
  const cards = { dangerAlly1: ['bishop', 0] } as const;
  const t = scenario({ cards, pawns: { danger: '0 Student' }, students: [2], resources: [POOR] });
  t.play('0 assign:bishop', '0 pawn:Student');
  assert.deepEqual(t.purse(0), [5, 0, 1]);
});

test('AH-CRD-04 AH-EVO-07 what says “when assigned” changes the cost of that Hero’s action', () => {
  const cards = { teamUp1: ['karma', 0] } as const;
  const base: Position = { at: 'mission', cards, played: [['wideBeam']], villains: { A: 'vanisher', B: 'toad' } };
  assert.equal(scenario({ ...base, resources: [[8, 0, 5]], jet: ['0 Cyclops'] }).refused('0 assign:karma'), undefined);
  assert.equal(
    scenario({ ...base, resources: [[8, 0, 5]], jet: ['0 Jean Grey'] }).refused('0 assign:karma'),
    'AH-ACT-01',
  );
});

test('AH-TRN-04 AH-OBJ-09 Kitty Pryde enters an occupied space once a round', () => {
  const t = scenario({
    teams: ['kittyLockheed', 'stormForge', 'magik'],
    played: [['shadowcat']],
    cards: { labAlly1: ['iceman', 0], dormAlly1: ['colossus', 0] },
    pawns: { labAlly1: '1 Storm', dormAlly1: '1 Forge' },
  });
  t.play('0 assign:iceman');
  assert.deepEqual(t.places(0, 'Kitty Pryde')[0], 'labAlly1');
  t.play('1 pass', '1 row:0', '2 pass', '2 row:1');
  assert.equal(t.refused('0 assign:colossus'), 'AH-TRN-04');
});
