// The Core Institute cards, each played once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ally, event, teamUp as used } from '../scenario/card-testing.ts';
import { scenario, type Position } from '../scenario/scenario.ts';

const RICH = [10, 10, 10];
const POOR = [0, 0, 0];
/** Against Vanisher (green, purple, orange, purple) and Blob (gray, gray, orange, purple). */
const teamUp = (card: string, resources: number[], position: Position = {}) =>
  used(card, resources, { villains: { A: 'vanisher', B: 'blob' }, ...position });

test('Iceman', () => assert.deepEqual(ally('iceman').purse(0), [6, 0, 0]));
test('Rictor', () => assert.deepEqual(ally('rictor').play('0 row:0').purse(0), [0, 0, 3]));
test('Beast', () => {
  const t = ally('beast');
  assert.deepEqual([t.purse(0), t.hand(0).length], [[0, 4, 0], 1]);
});
test('Archangel', () => {
  const t = ally('archangel').play('0 use', '0 pawn:Jean Grey');
  assert.deepEqual([t.purse(0), t.places(0, 'Jean Grey')[0]], [[1, 0, 2], 'jet 0']);
});
test('Nightcrawler', () => {
  const t = ally('nightcrawler', { pawns: { dorm: '0 Jean Grey' } }).play('0 use', '0 assign:lab');
  assert.deepEqual(t.purse(0), [2, 3, 0]);
  assert.ok(
    !scenario({ hands: [['nightcrawler']] })
      .play('0 assign:cerebroAlly', '0 pawn:Cyclops', '0 play:nightcrawler')
      .options(0)
      .includes('slot:zoneAlly1'),
  );
});
test('Colossus', () => {
  const t = ally('colossus').play('1 pass', '1 row:0', '2 pass', '2 row:1', '0 pass'); // one place is left
  assert.deepEqual(t.purse(0), [4, 0, 1]);
});
test('Banshee', () => {
  const t = ally('banshee').play('0 decline');
  assert.deepEqual([t.purse(0), t.hand(0).length], [[0, 0, 2], 1]);
});
test('Havok', () => assert.deepEqual(ally('havok', { resources: [[2, 0, 0]] }).purse(0), [0, 0, 4]));
test('Polaris', () => assert.deepEqual(ally('polaris').purse(0), [2, 3, 0]));
test('Psylocke', () => {
  const t = ally('psylocke').idleOnce();
  assert.deepEqual([t.purse(0), t.hand(0).length, t.pile('discard').length], [[0, 3, 0], 1, 2]);
});
test('Dazzler', () => {
  const t = ally('dazzler', { resources: [[2, 0, 0]] });
  assert.deepEqual([t.purse(0), t.world.vp[0]], [[0, 3, 0], 2]);
});
test('Longshot', () => {
  const t = ally('longshot').idleOnce();
  assert.deepEqual([t.purse(0), t.hand(0).length, t.pile('discard').length], [[0, 0, 1], 3, 1]);
});
test('Bishop', () => {
  const pawns = { danger: '1 Storm', dangerAlly2: '2 Wolverine' };
  const cards = { dangerAlly1: ['bishop', 0], dangerAlly2: ['iceman', 2] } as const;
  assert.deepEqual(ally('bishop', { pawns, cards }).purse(0), [5, 0, 2]);
});
test('Moira MacTaggert', () => {
  const t = ally('moiraMacTaggert');
  assert.deepEqual([t.purse(0), t.places(0, 'Student')], [[1, 2, 0], ['board']]);
});
test('Sunspot', () => assert.deepEqual(ally('sunspot', { resources: [[0, 0, 1]] }).purse(0), [8, 0, 0]));
test('Multiple Man', () => {
  const t = ally('multipleMan').play('0 gain:mental', '0 use', '0 assign:dorm');
  assert.deepEqual([t.purse(0), t.places(0, 'Student')], [[0, 1, 2], ['dorm']]);
});

test('Karma', () => {
  const t = teamUp('karma', [8, 0, 7]).play('0 icon:A8');
  assert.deepEqual([t.purse(0), t.world.vp[0]], [POOR, 7]);
});
test('Professor X', () => {
  const t = teamUp('professorX', [0, 2, 0], { played: [['opticBlast']] });
  assert.deepEqual([t.purse(0), t.hand(0).length, t.world.round], [POOR, 3, 2]);
  const cheap = teamUp('professorX', [2, 2, 0], { played: [['opticBlast', 'ricochetShot']] }).play(
    '0 use',
    '0 evolve:telekinesis',
  );
  assert.deepEqual([cheap.purse(0), cheap.world.played[0]!.length], [POOR, 3]);
});
test('Emma Frost', () => {
  const t = teamUp('emmaFrost', [0, 5, 3]).play('0 icon:B4');
  assert.deepEqual([t.purse(0), t.world.vp[0]], [POOR, 7]);
});
test('Alpha Flight', () => {
  const t = teamUp('alphaFlight', [6, 3, 1]);
  assert.deepEqual([t.purse(0), t.world.vp[0]], [POOR, 4]);
});
test('Starjammers', () => {
  const t = teamUp('starjammers', [5, 0, 4]).play('0 icon:B5');
  assert.deepEqual([t.purse(0), t.world.vp[0], t.hand(0).length], [POOR, 7, 1]);
});
test('Lilandra', () => {
  const t = teamUp('lilandra', [0, 3, 0]);
  assert.deepEqual([t.purse(0), t.world.vp[0]], [POOR, 5]);
});

test('Found Family', () => {
  const t = event('foundFamily', { cards: { labAlly1: ['iceman', 2] } }).play('0 join:iceman');
  assert.equal(t.world.recruiters.find(Boolean), 5);
});
test('Fastball Special', () => {
  const t = event('fastballSpecial', { villains: { A: 'vanisher', B: 'blob' }, resources: [[1, 2, 0]] }).play(
    '0 pawn:Jean Grey',
  );
  assert.deepEqual([t.purse(0), t.world.vp[0], t.places(0, 'Jean Grey')[0]], [POOR, 4, 'A1']);
});
test('Danger Room Drill', () => {
  const t = event('dangerRoomDrill', { pawns: { lab: '0 Jean Grey', danger: '1 Storm' }, resources: [POOR] }).play(
    '0 pawn:Jean Grey',
  );
  assert.deepEqual([t.purse(0), t.places(0, 'Jean Grey')[0]], [[4, 0, 0], 'danger']);
});
test('Cerebro Sweep', () => {
  const t = event('cerebroSweep', { protocols: ['karma'], hands: [['iceman']] }).play(
    '0 deck',
    '0 deck',
    '0 play:iceman',
    '0 slot:labAlly1',
  );
  assert.deepEqual(
    [t.pile('protocols').length, t.hand(0).length, t.pile('discard')],
    [4, 2, ['karma', 'cerebroSweep']],
  );
});
test('Blackbird Refit', () => {
  const t = event('blackbirdRefit', { pawns: { lab: '0 Jean Grey' }, resources: [POOR] }).play('0 pawn:Jean Grey');
  assert.deepEqual([t.purse(0), t.places(0, 'Jean Grey')[0]], [[1, 0, 0], 'jet 0']);
});
test('Field Leadership', () => {
  const t = event('fieldLeadership', { pawns: { danger: '1 Storm' }, resources: [POOR] }).play(
    '0 pawn:Jean Grey',
    '0 assign:danger',
  );
  assert.deepEqual(t.purse(0), [4, 0, 1]);
});
test('Mansion Baseball Game', () => {
  const t = event('mansionBaseballGame', { resources: [POOR] }).play('0 place:lab', '0 place:dorm', '0 place:danger');
  assert.deepEqual([t.purse(0), t.world.tokens.length], [[0, 0, 1], 3]);
});
test('Private Lesson', () => {
  const t = event('privateLesson', { played: [['opticBlast']], resources: [POOR] }).play('0 evolve:telekinesis');
  assert.deepEqual([t.purse(0), t.world.played[0]!.length], [POOR, 2]);
});
test('Telepathic Link', () => {
  const t = event('telepathicLink', { hands: [[], ['iceman'], []] }).play('1 put:iceman', '0 take:iceman', '0 decline');
  assert.deepEqual([t.hand(0).length, t.hand(0).includes('iceman')], [3, true]);
});
test('Mutant Underground', () => {
  const t = event('mutantUnderground', { discard: ['iceman'] }).play(
    '0 take:iceman',
    '0 use',
    '0 play:iceman',
    '0 slot:labAlly1',
  );
  assert.deepEqual([t.pile('discard'), t.world.slots.includes(0)], [['mutantUnderground'], true]);
});
test("Shi'ar Technology", () => {
  const t = event('shiarTechnology', { villains: { A: 'vanisher', B: 'blob' }, resources: [[0, 4, 2]] });
  assert.deepEqual([t.purse(0), t.world.vp[0]], [POOR, 4]);
});
test('Graduation Day', () => {
  const t = event('graduationDay', { students: [1], resources: [RICH] });
  assert.deepEqual([t.places(0, 'Student').length, t.world.vp[0]], [2, 2]);
});
