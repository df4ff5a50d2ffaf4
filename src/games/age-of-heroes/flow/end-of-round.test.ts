// The End of Round, and what carries over.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position } from '../scenario/scenario.ts';

const END: Position = { at: 'endOfRound', protocols: ['iceman', 'rictor'] };

test('AH-EOR-01 AH-EOR-02 AH-STU-05 AH-RUL-87 a Hero with Colossus gains 1 W, a Student nothing', () => {
  const cards = { dangerAlly1: ['colossus', 2] } as const;
  const hero = scenario({ ...END, cards, pawns: { dangerAlly1: '0 Cyclops' }, resources: [[0, 0, 0]] });
  assert.deepEqual(hero.purse(0), [0, 0, 1]);
  const student = scenario({ ...END, cards, pawns: { dangerAlly1: '0 Student' }, resources: [[0, 0, 0]] });
  assert.deepEqual(student.purse(0), [0, 0, 0]);
});

test('AH-RUL-29 the Parameter card of Children of the Atom has nothing to do at the End of Round', () => {
  const told = (mission: string) => {
    const t = scenario({ at: 'endOfRound', options: { mission }, influence: 'cerebro', protocols: [] });
    return [t.world.influence, t.kinds.filter(kind => kind === 'influenceMoved').length];
  };
  assert.deepEqual(told('attractions'), [3, 1]);
  assert.deepEqual(told('atom'), [2, 0]);
  const rich = scenario({ ...END, resources: [[1, 2, 3]], vp: [7, 0, 0] });
  assert.deepEqual(
    [rich.purse(0), rich.world.vp, rich.world.villainTokens],
    [
      [1, 2, 3],
      [7, 0, 0],
      [0, 0, 0],
    ],
  );
});

test('AH-RUL-99 the second set of Parameter cards is to read: what they say is done once, however many play', () => {
  for (const seats of [2, 3, 4, 5]) {
    const t = scenario({ at: 'endOfRound', seats, options: { mission: 'attractions' }, influence: 'medicalBay' });
    assert.equal(t.kinds.filter(kind => kind === 'influenceMoved').length, 1);
    assert.equal(t.world.influence, 2);
    assert.deepEqual(
      Object.keys(t.world.piles).filter(pile => /param/i.test(pile)),
      [],
    );
  }
});

test('AH-EOR-03 AH-RUL-33 the Influence marker moves on to the next location', () => {
  const options = { mission: 'attractions' };
  const at = (influence: string) => scenario({ at: 'endOfRound', options, influence }).world.influence;
  assert.deepEqual(['headmastersOffice', 'cerebro', 'dormitories'].map(at), [1, 3, 0]);
});

test('AH-EOR-04 AH-EOR-05 AH-STU-08 AH-RUL-83 Heroes come home, assigned Students do not', () => {
  const t = scenario({ ...END, pawns: { danger: '0 Cyclops', lab: '0 Student' }, students: [2] });
  assert.deepEqual([t.places(0, 'Cyclops'), t.places(0, 'Student')], [['board', 'board'], ['board']]);
});

test('AH-EOR-06 AH-EOR-07 AH-GLO-08 the next order becomes the current one', () => {
  const t = scenario({ ...END, next: [2, 0, 1] });
  assert.deepEqual([t.world.order, t.world.next, t.waiting], [[2, 0, 1], [-1, -1, -1], [2]]);
});

test('AH-EOR-08 AH-EOR-09 the round goes on, and the Extraction Zone with it', () => {
  const side = (round: number) => {
    const t = scenario({ ...END, round });
    t.play('0 jet', '0 pawn:Cyclops').idleTo('missionTurn.choose').play('0 assign:zone');
    return [t.world.round, t.at === 'alternative.choose' ? t.questions(0)[0]!.options.length : 0];
  };
  assert.deepEqual(side(3), [4, 2]);
  assert.deepEqual(side(6), [7, 3]);
  const last = scenario({ ...END, round: 8 })
    .play('0 jet', '0 pawn:Cyclops')
    .idleTo('missionTurn.choose');
  assert.deepEqual(last.play('0 assign:zone').open(0), ['Gain 4 resources', 'Gain 5 VP']);
});

test('AH-EOR-08 AH-EOR-01 what a next row costs less or more is over with the round', () => {
  const t = scenario({ ...END, rowLess: [3, 0, 1], rowMore: [0, 2, 1] });
  assert.deepEqual([t.world.round, t.world.rowLess, t.world.rowMore], [2, [0, 0, 0], [0, 0, 0]]);
});

test('AH-EOR-10 AH-EOR-12 the Protocols are filled up to four, and more than four stay', () => {
  assert.equal(scenario(END).world.piles.protocols.cards.length, 4);
  const six = ['iceman', 'rictor', 'beast', 'havok', 'polaris', 'dazzler'];
  assert.deepEqual(new Set(scenario({ ...END, protocols: six }).pile('protocols')), new Set(six));
});

test('AH-EOR-11 AH-RUL-79 eight cards are discarded and four dealt, from these eight where the deck is empty', () => {
  const eight = ['iceman', 'rictor', 'beast', 'havok', 'polaris', 'dazzler', 'bishop', 'karma'];
  const t = scenario({ ...END, protocols: eight });
  assert.deepEqual([t.pile('protocols').length, t.pile('discard').length], [4, 8]);
  const empty = scenario({ ...END, protocols: eight, deckLeft: 0 });
  assert.deepEqual(
    [empty.pile('protocols').length, empty.pile('deck').length, empty.pile('discard').length],
    [4, 4, 0],
  );
});

test('AH-RUL-78 AH-RUL-77 with few cards left as many are dealt as there are', () => {
  const t = scenario({ ...END, protocols: ['iceman'], deckLeft: 1 });
  assert.equal(t.pile('protocols').length, 2);
  const none = scenario({ protocols: [], deckLeft: 0 }).play('0 assign:office2', '0 pawn:Cyclops');
  assert.deepEqual(none.waiting, [1]);
});

test('AH-EOR-13 AH-ALY-11 resources, hands, tokens, cards and markers carry over', () => {
  const t = scenario({
    ...END,
    hands: [['beast']],
    resources: [[3, 2, 1]],
    cards: { dangerAlly1: ['bishop', 1] },
    played: [['opticBlast']],
    villains: { A: 'toad' },
    markers: { A3: 2 },
    tokens: { lab: ['vp 1'] },
    students: [2],
  });
  assert.deepEqual(
    [t.hand(0), t.purse(0), t.world.recruiters[3], t.world.played[0]!.length],
    [['beast'], [3, 2, 1], 2, 1],
  );
  assert.deepEqual([t.world.marker[2], t.world.tokens.length, t.places(0, 'Student').length], [2, 1, 2]);
});

test('AH-DRW-03 an empty deck is made anew of the discard pile', () => {
  const t = scenario({ protocols: [], deckLeft: 0, discard: [] });
  t.world.piles.discard.cards.push(0, 1, 2);
  t.world.piles.discard.seen.push(7, 7, 7);
  t.play('0 assign:office2', '0 pawn:Cyclops');
  assert.deepEqual([t.hand(0).length, t.pile('deck').length, t.pile('discard').length], [2, 1, 0]);
});
