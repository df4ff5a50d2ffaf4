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

const MAGIK: Position = {
  teams: ['magik', 'stormForge', 'wolverineJubilee'],
  options: { side: 'gold' },
  protocols: [],
};
test('AH-RUL-73 AH-ACT-04 AH-PLY-04 Between Worlds acts when Magik goes from space to space', () => {
  const cards = { dangerAlly1: ['nightcrawler', 0] } as const;
  const t = scenario({ ...MAGIK, cards, pawns: { dorm: '0 Magik' }, resources: [POOR] });
  t.play('0 assign:nightcrawler', '0 use', '0 assign:lab');
  assert.deepEqual([t.purse(0), t.hand(0).length, t.table().used], [[2 + 1, 3, 0], 1, ['magik']]);
});

test('AH-JET-01 AH-RUL-112 a Hero who flies from a space is reassigned for Between Worlds', () => {
  const t = scenario({ ...MAGIK, played: [['steppingDisc']], resources: [[0, 3, 0]] }).play('0 assign:dorm', '0 use');
  assert.deepEqual([t.purse(0), t.hand(0).length, t.places(0, 'Magik')[0]], [[1, 0, 2], 1, 'jet 0']);
  const home = scenario({ ...MAGIK, resources: [POOR] }).play('0 jet');
  assert.deepEqual([home.purse(0), home.hand(0).length, home.places(0, 'Magik')[0]], [POOR, 0, 'jet 0']);
});

test('AH-GLO-04 AH-GLO-05 AH-ACT-04 a Hero who leaves the X-Jet is assigned, not reassigned', () => {
  const t = scenario({ ...MAGIK, at: 'mission', jet: ['0 Magik', '0 Magik', '1 Storm'], resources: [POOR] });
  for (const kind of ['physical', 'mental']) t.play('0 assign:zone', '0 choose:0', `0 gain:${kind}`);
  assert.deepEqual([t.purse(0), t.hand(0).length, t.kinds.includes('abilityActs')], [[1, 1, 0], 0, false]);
});

test('AH-PLY-04 the first of the teams has its Advanced ability, too: Plan of Attack', () => {
  const hit = (side: string) =>
    scenario({
      at: 'mission',
      options: { side },
      villains: { A: 'avalanche', B: 'toad' },
      resources: [RICH],
      jet: ['0 Jean Grey'],
      protocols: [],
    })
      .play('0 assign:A2')
      .hand(0).length;
  assert.deepEqual(['gold', 'blue'].map(hit), [2, 0]);
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
