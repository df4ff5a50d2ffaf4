// What is offered and what is worth its cost: a conversion that gives nothing, an Event that does nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';

const POOR = [0, 0, 0];
const WOLVERINE: Position = {
  teams: ['wolverineJubilee', 'stormForge', 'magik'],
  played: [['weaponXConditioning']],
  protocols: [],
};
const ROGUE: Position = { teams: ['gambitRogue', 'stormForge', 'magik'], protocols: [] };
const optionsAt = (t: Scenario): string[] | string => (t.at === 'option.choose' ? t.options(0) : 'nothing offered');

test('AH-RUL-46 AH-ACT-01 who pays for an option and then cannot pay for what it gives is not asked', () => {
  /** Two Evolution cards lie before Wolverine when he has played one more: the third slot costs 2 P and 1 W. */
  const again = (willpower: number) =>
    scenario({
      ...WOLVERINE,
      unplayed: [['berserkerRage', 'healingFactor', 'fireworks']],
      resources: [[10, 0, willpower]],
    }).play('0 assign:cerebroEvolution', '0 pawn:Wolverine', '0 evolve:berserkerRage');
  assert.deepEqual([1, 2].map(again).map(optionsAt), ['nothing offered', ['use', 'decline']]);
  /** Beside Storm at Cerebro right: 1 M for Borrowed Memories, 3 M and 1 W for the slot. */
  const beside = (mental: number) =>
    scenario({
      ...ROGUE,
      played: [['borrowedMemories', 'superStrength', 'cajunCharm']],
      unplayed: [['boStaff']],
      resources: [[0, mental, 1]],
      pawns: { cerebroEvolution: '1 Storm' },
    }).play('0 assign:cerebroAlly', '0 pawn:Rogue');
  assert.deepEqual([3, 4].map(beside).map(optionsAt), ['nothing offered', ['use', 'decline']]);
});

test('AH-RUL-46 AH-ACT-01 a pawn is not moved for a cost after which no space is open to it', () => {
  /** Cerebro right is the last empty space: 2 M for Intangible, 3 M and 1 W for the slot. */
  const passing = (mental: number) =>
    scenario({
      seats: 2,
      teams: ['kittyLockheed', 'stormForge'],
      played: [['intangible', 'ninjaTraining', 'shadowcat']],
      unplayed: [['phaseShift']],
      resources: [[0, mental, 1], POOR],
      pawns: {
        office1: '0 Kitty Pryde',
        office2: '1 Storm',
        medical1: '1 Storm',
        medical2: '1 Storm',
        cerebroAlly: '0 Kitty Pryde',
        danger: '1 Storm',
        lab: '1 Forge',
        dorm: '0 Kitty Pryde',
      },
    }).play('0 pass', '0 row:0');
  assert.deepEqual([3, 5].map(passing).map(optionsAt), ['nothing offered', ['use', 'decline']]);
});

test('AH-RUL-46 AH-RUL-107 AH-RUL-123 an option to play an Event is of use if the Event can be paid after it', () => {
  const tutor = {
    name: 'Tutor',
    type: 'ally',
    effects: [{ do: 'may', then: [{ do: 'convert', spend: { mental: 1 }, then: [{ do: 'play', of: ['event'] }] }] }],
  } as const;
  /** 1 M for the Ally, 4 M and 2 W for Shi'ar Technology. */
  const taught = (mental: number) =>
    scenario({
      fixtures: [{ id: 'tutor', card: tutor }],
      cards: { dangerAlly1: ['tutor', 0] },
      hands: [['shiarTechnology']],
      villains: { A: 'avalanche', B: 'toad' },
      resources: [[0, mental, 2]],
    }).play('0 assign:tutor', '0 pawn:Cyclops');
  assert.deepEqual([4, 5].map(taught).map(optionsAt), [['decline'], ['use', 'decline']]);
  assert.deepEqual(optionsAt(taught(0)), 'nothing offered');
});

test('AH-RUL-46 AH-RUL-116 a space is carried out again only if its action can do something', () => {
  const evolving = (...unplayed: string[]) =>
    scenario({ ...WOLVERINE, unplayed: [unplayed], resources: [[10, 0, 1]] }).play(
      '0 assign:cerebroEvolution',
      '0 pawn:Wolverine',
    );
  assert.deepEqual([optionsAt(evolving()), evolving().purse(0)], ['nothing offered', [10, 0, 1]]);
  assert.deepEqual(optionsAt(evolving('fireworks').play('0 evolve:fireworks')), 'nothing offered');
});

test('AH-RUL-123 AH-PLY-10 a space that plays a card is offered again to all with a hand, used by who can', () => {
  const again = (willpower: number, ...hand: string[]) =>
    scenario({ ...WOLVERINE, hands: [hand], resources: [[0, 0, willpower]] })
      .play('0 assign:cerebroAlly', '0 pawn:Wolverine')
      .idleWhile(({ at }) => at.startsWith('playing'));
  const [fits, fitsNot] = [again(1, 'iceman', 'beast'), again(1, 'iceman', 'safetiesOff')];
  assert.deepEqual([fits, fitsNot].map(optionsAt), [['use', 'decline'], ['decline']]);
  assert.equal(fitsNot.refused('0 use'), 'AH-RUL-46');
  assert.deepEqual([again(1, 'iceman'), again(0, 'iceman', 'beast')].map(optionsAt), Array(2).fill('nothing offered'));
});

test('AH-RUL-116 Borrowed Memories carries out a basic space again that Rogue shares with an opponent', () => {
  const t = scenario({
    ...ROGUE,
    played: [['borrowedMemories', 'powerAbsorption']],
    resources: [[0, 1, 0]],
    pawns: { danger: '1 Storm' },
  }).play('0 assign:danger');
  assert.equal(t.at, 'option.choose');
  assert.deepEqual(t.play('0 use').purse(0), [8, 0, 0]);
});

test('AH-RUL-46 AH-CNV-04 alternatives of which one can be paid are refused for what that one lacks', () => {
  const zone = (willpower: number) =>
    scenario({
      at: 'mission',
      round: 4,
      unplayed: [[]],
      students: [4],
      resources: [[0, 0, willpower]],
      jet: ['0 Cyclops'],
      cards: { zoneAlly1: ['iceman', 0] },
    });
  assert.deepEqual(
    [0, 1].map(n => zone(n).refused('0 assign:zone')),
    ['AH-CNV-04', 'AH-RUL-46'],
  );
});

const FULL = {
  office1: '1 Storm',
  office2: '1 Storm',
  medical2: '1 Forge',
  cerebroAlly: '2 Wolverine',
  cerebroEvolution: '2 Wolverine',
  danger: '2 Jubilee',
  lab: '0 Cyclops',
  dorm: '0 Jean Grey',
};
/** Seat 0 may play this Event in the Medical Bay, and no card is left to draw unless the position says so. */
const eventFor = (card: string, position: Position = {}): string[] => {
  const hands = [[card], ...(position.hands ?? [[], []])];
  const t = scenario({ protocols: [], deckLeft: 0, discard: [], ...position, hands }).play('0 assign:medical1');
  return (t.at === 'turn.pawn' ? t.play('0 pawn:Cyclops') : t).options(0);
};
test('AH-RUL-107 AH-RUL-46 an Event that only asks something of others needs one who can do it', () => {
  const link = (position?: Position) => eventFor('telepathicLink', position);
  assert.deepEqual(link(), ['none']);
  for (const position of [{ hands: [[], ['iceman']] }, { deckLeft: 1 }])
    assert.deepEqual(link(position), ['play:telepathicLink']);
});

test('AH-RUL-107 AH-RUL-46 AH-RUL-78 new Protocols need a card that leaves or comes', () => {
  const sweep = (position?: Position) => eventFor('cerebroSweep', position);
  assert.deepEqual(sweep(), ['none']);
  for (const position of [{ protocols: ['iceman'] }, { discard: ['iceman'] }, { deckLeft: 1 }])
    assert.deepEqual(sweep(position), ['play:cerebroSweep']);
});

test('AH-RUL-107 AH-RUL-46 a token upon another one needs a space for the first', () => {
  const manifesto = (position: Position) =>
    eventFor('magnetosManifesto', { options: { mission: 'attractions' }, ...position });
  assert.deepEqual(manifesto({ pawns: FULL }), ['none']);
  assert.deepEqual(manifesto({}), ['play:magnetosManifesto']);
});

test('AH-RUL-107 AH-RUL-104 AH-ACT-06 an Event that only takes from others needs somebody who has it', () => {
  const raid = {
    name: 'Raid',
    type: 'event',
    effects: [{ do: 'eachOpponent', then: [{ do: 'lose', resource: 'willpower', n: 1 }] }],
  } as const;
  const tax = {
    name: 'Tax',
    type: 'event',
    effects: [{ do: 'eachPlayer', then: [{ do: 'lose', resource: 'choice', n: 1 }] }],
  } as const;
  const fixtures = [
    { id: 'raid', card: raid },
    { id: 'tax', card: tax },
  ];
  const play = (card: string, ...resources: number[][]) => eventFor(card, { fixtures, resources });
  assert.deepEqual(play('raid', [5, 5, 5], [5, 5, 0], [5, 5, 0]), ['none']);
  assert.deepEqual(play('raid', [5, 5, 5], [5, 5, 0], [0, 0, 1]), ['play:raid']);
  assert.deepEqual(play('tax', POOR, POOR, POOR), ['none']);
  for (const who of [0, 1]) {
    const resources = [0, 1, 2].map(seat => (seat === who ? [0, 1, 0] : POOR));
    assert.deepEqual(play('tax', ...resources), ['play:tax']);
  }
});
