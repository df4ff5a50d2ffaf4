// Bad input: what cannot be paid, a taken space, a wrong pawn; refused by rule, in words, with nothing half done.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legal } from '#engine/ask.ts';
import { spaceNamed } from '../scenario/laying.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import { isOnBoard } from '../table/acts.ts';
import { isStudent, ON_BOARD, PAWNS } from '../table/pawns.ts';
import { SPACES } from '../table/spaces.ts';
import { texts } from '../words/texts.ts';

/** Everything that the table is made of. */
const whole = ({ match }: Scenario): string => JSON.stringify([match.state, match.length]);
/** The words of a refusal, after trying the answer in earnest: nothing may have changed, and much may still be done. */
function wordsOf(position: Position, to: string): string {
  const t = scenario(position);
  const before = whole(t);
  const option = to === 'jet' ? to : `assign:${spaceNamed(to)}`;
  const refused = t.match.answer({ seat: 0, decision: t.at, option });
  assert.ok(refused, `${option} is allowed`);
  assert.equal(whole(t), before);
  assert.ok(legal(t.game, t.state, 0).length > 0, 'something else can be done');
  return `${refused.rule}: ${String(texts[refused.rule])}`;
}
const FOES: Position = { at: 'mission', villains: { A: 'avalanche', B: 'toad' }, jet: ['0 Cyclops'] };
const POOR = [[0, 0, 0]];

test('AH-ACT-01 AH-DMG-02 what cannot be paid is refused, and it is said where the price stands', () => {
  const havok = wordsOf({ cards: { labAlly1: ['havok', 1] }, resources: POOR }, 'labAlly1');
  assert.match(havok, /^AH-ACT-01: You cannot pay for it; .* choose something cheaper\.$/);
  const row = wordsOf({ ...FOES, resources: POOR }, 'A1');
  assert.match(row, /^AH-DMG-02: You cannot pay this row; .* Choose one that you can pay\.$/);
});

test('AH-TRN-04 AH-DMG-04 a taken space and a marked icon are refused, and another is asked for', () => {
  const taken = wordsOf({ pawns: { danger: '1 Storm' } }, 'danger');
  assert.match(taken, /^AH-TRN-04: .*; choose an empty space\.$/);
  const marked = wordsOf({ ...FOES, markers: { A1: 1 }, resources: [[10, 10, 10]] }, 'A1');
  assert.match(marked, /^AH-DMG-04: .*; choose another row\.$/);
});

test('AH-JET-06 a wrong pawn is refused: Students never fly', () => {
  const pawns = { danger: '0 Cyclops', lab: '0 Cyclops', dorm: '0 Jean Grey', office1: '0 Jean Grey' };
  assert.match(wordsOf({ students: [1], pawns }, 'jet'), /^AH-JET-06: Only Heroes .*; assign a Student or pass\.$/);
});

test('AH-TRN-03 a pawn of somebody else cannot be sent, nor one that is at work', () => {
  const t = scenario({ pawns: { lab: '0 Cyclops' } }).play('0 assign:danger');
  const own = legal(t.game, t.state, 0);
  const before = whole(t);
  for (let pawn = 0; pawn < PAWNS; pawn++) {
    const option = `pawn:${pawn}`;
    if (own.includes(option)) continue;
    const refused = t.match.answer({ seat: 0, decision: t.at, option });
    if (isOnBoard(t.state.world, 0, pawn)) assert.ok(refused, `${option} looks like one that is offered`);
    else assert.equal(refused?.rule, 'AH-TRN-03', option);
    assert.equal(whole(t), before);
  }
  assert.ok(own.length > 0);
  assert.match(String(texts['AH-TRN-03']), /; send one that is\.$/);
});

test('AH-JET-06 AH-TRN-03 a Student cannot be put on the X-Jet, nor a Hero who is at work', () => {
  const t = scenario({ students: [1], pawns: { lab: '0 Cyclops' } }).play('0 jet');
  const before = whole(t);
  const ruleFor = (pawn: number) => t.match.answer({ seat: 0, decision: t.at, option: `pawn:${pawn}` })?.rule;
  const { at, owner } = t.state.world;
  const student = at.findIndex((place, pawn) => isStudent(pawn) && place === ON_BOARD && owner[pawn] === 0);
  assert.equal(ruleFor(student), 'AH-JET-06');
  assert.equal(ruleFor(at.indexOf(spaceNamed('lab'))), 'AH-TRN-03');
  assert.equal(whole(t), before);
});

const FIGHT: Position = {
  at: 'mission',
  villains: { A: 'avalanche', B: 'toad' },
  jet: ['0 Cyclops'],
  resources: [[10, 10, 10]],
};
/** The rules that refuse these lines, in order. */
const refusedBy = (t: Scenario, ...lines: string[]): (string | undefined)[] => lines.map(line => t.refused(line));

test('AH-TRN-07 AH-TRN-09 AH-LOC-01 spaces that no turn offers are refused by rule', () => {
  const t = scenario({ cards: { teamUp1: ['karma', 0], zoneAlly1: ['iceman', 0] } });
  const lines = [
    '0 assign:zone',
    '0 assign:A1',
    '0 assign:karma',
    '0 assign:iceman',
    '0 assign:dangerAlly1',
    '0 assign:officeAlly',
    '0 assign:office3',
  ];
  const rules = ['AH-TRN-09', 'AH-TRN-09', 'AH-TRN-09', 'AH-TRN-09', 'AH-TRN-07', 'AH-TRN-07', 'AH-LOC-01'];
  assert.deepEqual(refusedBy(t, ...lines), rules);
});

test('AH-MIS-03 AH-MIS-04 AH-TIL-03 AH-COA-06 AH-RUL-39 spaces where no Hero can go', () => {
  const t = scenario({ ...FIGHT, cards: { dangerAlly1: ['iceman', 1] } });
  const lines = [
    '0 assign:danger',
    '0 assign:iceman',
    '0 assign:teamUp2',
    '0 assign:A4',
    '0 assign:C1',
    '0 assign:H11',
  ];
  const rules = ['AH-MIS-04', 'AH-MIS-04', 'AH-MIS-03', 'AH-TIL-03', 'AH-COA-06', 'AH-MIS-03'];
  assert.deepEqual(refusedBy(t, ...lines), rules);
  const fall = scenario({
    at: 'mission',
    options: { mission: 'fall' },
    jet: ['0 Cyclops'],
    villains: { MASTER: 'apocalypseAgeless' },
  });
  assert.equal(fall.refused('0 assign:MASTER2'), 'AH-RUL-39');
});

test('AH-DEF-05 AH-DEF-06 after a Defeat a Hero goes to the Extraction Zone, and nowhere else', () => {
  const t = scenario({ ...FIGHT, markers: { A1: 1, A2: 1, A3: 1 }, pawns: { B4: '0 Cyclops' } });
  t.play('0 assign:A7').idleTo('zoneChoice.space');
  const rules = refusedBy(t, '0 assign:B3', '0 assign:A7', '0 assign:danger', '0 assign:zoneAlly1');
  assert.deepEqual(rules, ['AH-DEF-05', 'AH-DEF-05', 'AH-DEF-05', 'AH-DEF-05']);
  const two = scenario({
    ...FIGHT,
    markers: { A1: 1, A2: 0, A3: 1 },
    pawns: { A2: '0 Jean Grey', B4: '0 Cyclops', A1: '1 Storm' },
  });
  two.play('0 assign:A7').idleTo('zoneChoice.pawn');
  const { at } = two.world;
  const elsewhere = ['B4', 'A1'].map(key => `pawn:${at.indexOf(spaceNamed(key))}`);
  assert.deepEqual(
    elsewhere.map(option => two.refused(0, option)),
    ['AH-DEF-06', 'AH-DEF-06'],
  );
});

test('AH-ORD-03 AH-ORD-04 AH-ORD-05 AH-ORD-07 places of the next order that cannot be taken', () => {
  const t = scenario({ next: [1, -1, -1] }).play('0 pass');
  const rules = refusedBy(t, '0 row:0', '0 row:3', '0 decline', '0 keep');
  assert.deepEqual(rules, ['AH-ORD-04', 'AH-ORD-03', 'AH-ORD-07', 'AH-ORD-05']);
  const moved = scenario({ next: [0, -1, -1] }).play('0 assign:medical1', '0 pawn:Cyclops');
  assert.deepEqual([moved.options(0), moved.refused('0 decline')], [['row:1', 'row:2', 'keep'], 'AH-ORD-05']);
});

test('AH-CRD-01 AH-RUL-47 AH-ALY-01 AH-ALY-03 AH-OBJ-09 cards and card spaces that do not fit', () => {
  const hands = [['nightcrawler', 'karma', 'foundFamily']];
  const t = scenario({ hands, cards: { labAlly1: ['beast', 1] } }).play('0 assign:cerebroAlly', '0 pawn:Cyclops');
  assert.deepEqual(refusedBy(t, '0 play:karma', '0 play:foundFamily', '0 none'), [
    'AH-CRD-01',
    'AH-CRD-01',
    'AH-RUL-47',
  ]);
  t.play('0 play:nightcrawler');
  const lines = ['0 slot:teamUp1', '0 slot:labAlly1', '0 slot:danger', '0 slot:zoneAlly1'];
  assert.deepEqual(refusedBy(t, ...lines), ['AH-ALY-03', 'AH-ALY-01', 'AH-ALY-01', 'AH-OBJ-09']);
});

test('AH-EVO-01 AH-PLY-06 Evolution cards of others are neither played nor selected', () => {
  const t = scenario().play('0 assign:cerebroEvolution', '0 pawn:Cyclops');
  assert.equal(t.refused('0 evolve:lightningStrike'), 'AH-EVO-01');
  const gold = scenario({ at: 'setUp', options: { side: 'gold' } });
  gold.play('0 team:cyclopsJean', '1 team:stormForge', '2 team:magik');
  assert.deepEqual(refusedBy(gold, '0 evolution:soulsword', '2 evolution:soulsword'), ['AH-PLY-06', undefined]);
});

test('AH-DMG-05 AH-DMG-07 AH-DMG-08 AH-RUL-39 icons that a card cannot mark', () => {
  const cards = { teamUp1: ['emmaFrost', 0] } as const;
  const t = scenario({ ...FIGHT, pawns: { B4: '1 Storm' }, markers: { B5: 0, B6: 1 }, cards });
  t.play('0 assign:emmaFrost');
  const rules = refusedBy(t, '0 icon:B4', '0 icon:B5', '0 icon:B6', '0 icon:A2', '0 icon:A8', '0 icon:danger');
  assert.deepEqual(rules, ['AH-DMG-08', 'AH-DMG-05', 'AH-DMG-05', 'AH-DMG-07', 'AH-DMG-07', 'AH-DMG-07']);
});

test('AH-RUL-55 AH-RUL-113 AH-ACT-02 spaces where an effect does not lead', () => {
  const cards = { dangerAlly1: ['nightcrawler', 0], zoneAlly1: ['iceman', 0] } as const;
  const t = scenario({ cards, pawns: { lab: '0 Jean Grey', dorm: '1 Storm' } });
  t.play('0 assign:nightcrawler', '0 pawn:Cyclops', '0 use');
  const rules = refusedBy(t, '0 assign:lab', '0 assign:dorm', '0 assign:zone', '0 assign:iceman');
  assert.deepEqual(rules, ['AH-RUL-55', 'AH-TRN-04', 'AH-RUL-113', 'AH-RUL-113']);
  const nowhere = [-1, SPACES].map(space => t.match.answer({ seat: 0, decision: t.at, option: `assign:${space}` }));
  assert.deepEqual(
    nowhere.map(refused => refused?.rule),
    ['ENGINE-ASK-3', 'ENGINE-ASK-3'],
  );
});

test('AH-DRW-02 AH-RUL-77 AH-RUL-104 AH-RUL-106 AH-RUL-119 AH-TOK-01 what is not there cannot be taken', () => {
  const drawn = scenario({ hands: [['beast']], protocols: ['iceman', 'rictor'], discard: ['havok'] });
  drawn.play('0 assign:office1', '0 pawn:Cyclops', '0 put:beast');
  assert.equal(drawn.refused('0 take:havok'), 'AH-DRW-02');
  const empty = scenario({ protocols: ['iceman', 'rictor'], deckLeft: 0 }).play('0 assign:office1', '0 pawn:Cyclops');
  assert.equal(empty.refused('0 deck'), 'AH-RUL-77');
  const stung = scenario({
    ...FIGHT,
    options: { mission: 'fall' },
    villains: { H1: 'death' },
    effectMarkers: { H1: 'exhaustion' },
    resources: [[4, 4, 3]],
  });
  stung.play('0 assign:H11');
  assert.deepEqual(
    [stung.options(0), stung.refused('0 lose:physical')],
    [['lose:mental', 'lose:willpower'], 'AH-RUL-104'],
  );
  const family = scenario({ hands: [['foundFamily']], cards: { labAlly1: ['beast', 0], labAlly2: ['iceman', 1] } });
  family.play('0 assign:medical1', '0 pawn:Cyclops', '0 play:foundFamily');
  assert.deepEqual(refusedBy(family, '0 join:beast', '0 join:danger'), ['AH-RUL-106', 'AH-RUL-106']);
  const siege = scenario({
    hands: [['siegePerilous']],
    cards: { labAlly1: ['beast', 0], labAlly2: ['iceman', 1] },
    pawns: { labAlly2: '1 Storm' },
  });
  siege.play('0 assign:medical1', '0 pawn:Cyclops', '0 play:siegePerilous', '0 use');
  assert.equal(siege.refused('0 ally:iceman'), 'AH-RUL-119');
  const magma = scenario({ cards: { dangerAlly1: ['magma', 0] }, pawns: { lab: '1 Storm' } }).play(
    '0 assign:magma',
    '0 pawn:Cyclops',
  );
  assert.deepEqual(refusedBy(magma, '0 place:lab', '0 place:zone', '0 place:office3'), [
    'AH-TOK-01',
    'AH-TOK-01',
    'AH-TOK-01',
  ]);
});
