// The readings that our own cards lean on, each in a position of its own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position } from '../scenario/scenario.ts';

const RICH = [10, 10, 10];
const POOR = [0, 0, 0];
const FOES = { A: 'avalanche', B: 'toad' };
const ATTRACTIONS = { mission: 'attractions' };
/** Seat 0 has played this Event in the Medical Bay. */
const event = (card: string, position: Position = {}, pawn = 'Cyclops') =>
  scenario({ protocols: [], ...position, hands: [[card, ...(position.hands?.[0] ?? [])]] }).play(
    '0 assign:medical1',
    `0 pawn:${pawn}`,
    `0 play:${card}`,
  );

test('AH-RUL-110 in the Mission phase the turn-order part of an Ally in the Extraction Zone asks nothing', () => {
  const t = scenario({
    at: 'mission',
    villains: FOES,
    cards: { zoneAlly1: ['rictor', 0] },
    resources: [POOR],
    next: [2, 1, 0],
    jet: ['0 Cyclops', '1 Storm'],
  }).play('0 assign:rictor');
  assert.deepEqual([t.purse(0), t.waiting, t.world.next], [[0, 0, 3], [1], [2, 1, 0]]);
});

test('AH-RUL-111 damage of an Event is no Hero’s: Evolution cards keep still, the Advanced ability acts', () => {
  const play = (side: string) =>
    event(
      'shiarTechnology',
      {
        teams: ['stormForge', 'magik', 'cyclopsJean'],
        options: { side },
        played: [['lightningStrike']],
        villains: { A: 'toad', B: 'blob' },
        resources: [RICH],
      },
      'Storm',
    ).play('0 icon:A3', '0 decline');
  const blue = play('blue');
  assert.deepEqual([blue.kinds.includes('abilityActs'), blue.waiting], [false, [1]]);
  const gold = play('gold');
  assert.deepEqual(gold.open(0), ['Gain 1 W', 'Gain 1 M and 1 P']);
});

test('AH-RUL-112 a Hero that is moved to the X-Jet earns the first place’s Team-Up, and is not assigned', () => {
  const t = event('blackbirdRefit', { hands: [['karma']], pawns: { danger: '0 Jean Grey' } }).play('0 pawn:Jean Grey');
  assert.deepEqual([t.at, t.options(0)], ['playing.choose', ['play:karma', 'none']]);
  assert.equal(t.kinds.filter(kind => kind === 'assigned').length, 1);
  const second = scenario({ hands: [['blackbirdRefit', 'karma']], pawns: { danger: '0 Jean Grey' }, order: [1, 0, 2] });
  second.play('1 jet', '1 pawn:Storm', '0 assign:medical1', '0 pawn:Cyclops');
  second.play('0 play:blackbirdRefit', '0 pawn:Jean Grey');
  assert.deepEqual([second.places(0, 'Jean Grey')[0], second.at], ['jet 1', 'ordering.choose']);
});

test('AH-RUL-113 an Event that needs Institute spaces moves nobody in the Mission phase', () => {
  const t = scenario({
    at: 'mission',
    teams: ['gambitRogue', 'stormForge', 'magik'],
    played: [['boStaff']],
    hands: [['dangerRoomDrill']],
    villains: { A: 'blob', B: 'toad' },
    pawns: { lab: '0 Rogue' },
    resources: [RICH],
    jet: ['0 Gambit', '1 Storm'],
  }).play('0 assign:A4');
  assert.deepEqual([t.at, t.options(0)], ['option.choose', ['decline']]);
});

test('AH-RUL-114 AH-RUL-87 at the End of Round cards and Evolution cards act together, players in turn order', () => {
  const t = scenario({
    at: 'endOfRound',
    teams: ['wolverineJubilee', 'stormForge', 'magik'],
    order: [1, 0, 2],
    played: [['healingFactor'], ['goddessOfThePlains']],
    cards: { dangerAlly1: ['colossus', 2] },
    villains: { A: 'vanisher', B: 'blob' },
    pawns: { A1: '0 Wolverine', dangerAlly1: '0 Jubilee', lab: '1 Storm' },
    resources: [POOR, POOR, POOR],
  });
  assert.deepEqual([t.waiting, t.world.vp[1], t.questions(0)[0]!.options.length], [[0], 1, 2]);
  t.idleOnce();
  assert.deepEqual([t.purse(0), t.world.round], [[0, 0, 2], 2]);
});

test('AH-RUL-115 tokens on a Mission tile return to the supply when its Villain is defeated', () => {
  const t = scenario({
    at: 'mission',
    villains: FOES,
    markers: { A1: 1, A2: 1, A7: 1 },
    tokens: { A1: ['vp 3'], B3: ['vp 1'] },
    resources: [RICH],
    protocols: [],
    jet: ['0 Cyclops'],
  }).play('0 assign:A3', '0 assign:zone', '0 choose:0', '0 gain:physical');
  assert.deepEqual(
    t.world.tokens.map(({ value }) => value),
    [1],
  );
});

test('AH-RUL-116 a space that is carried out without a pawn gives no token, no bonus and no Influence token', () => {
  const copied = scenario({
    cards: { dangerAlly1: ['cypher', 0], labAlly1: ['havok', 1] },
    pawns: { labAlly1: '1 Storm' },
    tokens: { labAlly1: ['vp 3'] },
    resources: [[2, 0, 0], POOR],
    protocols: [],
  }).play('0 assign:cypher', '0 pawn:Cyclops', '0 choose:1');
  assert.deepEqual([copied.purse(0), copied.purse(1), copied.world.vp[0]], [[0, 0, 4], POOR, 0]);
  const lured = scenario({
    options: ATTRACTIONS,
    influence: 'dangerRoom',
    teams: ['gambitRogue', 'stormForge', 'magik'],
    played: [['borrowedMemories']],
    cards: { dangerAlly1: ['iceman', 0] },
    pawns: { danger: '1 Storm' },
    resources: [[0, 1, 0]],
  }).play('0 assign:iceman', '0 pawn:Rogue', '0 use');
  assert.deepEqual([lured.purse(0), lured.world.villainTokens[0]], [[10, 0, 0], 1]);
});

test('AH-RUL-117 looking at cards: fewer where fewer are left, the deck anew, the rest face up', () => {
  const scout = (position: Position) =>
    scenario({ cards: { dangerAlly1: ['psylocke', 0] }, protocols: ['rictor'], ...position }).play(
      '0 assign:psylocke',
      '0 pawn:Cyclops',
    );
  const two = scout({ deck: ['iceman', 'beast'], deckLeft: 2 });
  assert.deepEqual(new Set(two.options(0)), new Set(['keep:iceman', 'keep:beast']));
  two.play('0 keep:beast');
  assert.deepEqual([two.pile('discard'), two.pile('protocols')], [['iceman'], ['rictor']]);
  const anew = scout({ deckLeft: 0, discard: ['karma', 'havok'] });
  assert.deepEqual(new Set(anew.options(0)), new Set(['keep:karma', 'keep:havok']));
  const none = scout({ deckLeft: 0, discard: [] });
  assert.deepEqual([none.at, none.pile('protocols')], ['turn.act', ['rictor']]);
});

test('AH-RUL-118 a Recruitment bonus that an ability gives is one: Cajun Charm acts', () => {
  const t = event(
    'birdBrainsRescue',
    {
      teams: ['gambitRogue', 'stormForge', 'magik'],
      played: [['cajunCharm']],
      hands: [['iceman']],
      resources: [POOR],
    },
    'Gambit',
  ).play('0 play:iceman', '0 slot:dangerAlly2', '0 decline');
  assert.deepEqual([t.purse(0)[0], t.world.vp[0]], [2, 1]);
});

test('AH-RUL-119 an Ally moves with Recruiters and tokens; not with a pawn on it, nor where it may not lie', () => {
  const t = event('siegePerilous', {
    cards: { labAlly1: ['iceman', 1], labAlly2: ['beast', 1] },
    tokens: { labAlly1: ['vp 1'] },
    pawns: { labAlly2: '1 Storm', danger: '0 Jean Grey' },
    resources: [POOR, POOR],
  }).play('0 use');
  assert.equal(t.at, 'movingAlly.ally');
  assert.deepEqual(t.options(0), ['ally:labAlly1']);
  t.play('0 ally:iceman', '0 slot:dangerAlly1');
  assert.deepEqual([t.world.tokens.length, t.purse(1)], [1, POOR]);
  t.idleWhile(({ at }) => at !== 'turn.act');
  t.play('1 pass', '1 row:0', '2 assign:iceman', '2 pawn:Wolverine');
  assert.deepEqual([t.world.vp[2], t.purse(1)], [1, [2, 0, 0]]);
});

test('AH-RUL-120 what a Villain adds to a cost belongs to it, for a row and for a damage card alike', () => {
  const at = (resources: number[], more: Position = {}) =>
    scenario({
      at: 'mission',
      villains: { A: 'juggernaut', B: 'gone' },
      cards: { teamUp1: ['emmaFrost', 0] },
      resources: [resources],
      jet: ['0 Cyclops'],
      ...more,
    });
  assert.deepEqual(
    [at([3, 0, 2]).refused('0 assign:A3'), at([4, 0, 2]).refused('0 assign:A3')],
    ['AH-DMG-02', undefined],
  );
  const card = [at([0, 5, 3]), at([1, 5, 3])].map(t => t.refused('0 assign:emmaFrost'));
  assert.deepEqual(card, ['AH-ACT-01', undefined]);
  assert.deepEqual(at([1, 5, 3]).play('0 assign:emmaFrost', '0 icon:A3').purse(0), POOR);
});

test('AH-RUL-121 a permission to enter opens no marked row, and both pawns stand in the space', () => {
  const t = scenario({
    teams: ['kittyLockheed', 'stormForge', 'magik'],
    played: [['phaseShift']],
    pawns: { danger: '1 Storm' },
  }).play('0 assign:danger');
  assert.deepEqual([t.places(0, 'Kitty Pryde')[0], t.places(1, 'Storm')[0]], ['danger', 'danger']);
  const marked = scenario({
    at: 'mission',
    teams: ['kittyLockheed', 'stormForge', 'magik'],
    played: [['phaseShift', 'shadowcat']],
    villains: FOES,
    markers: { A1: 1 },
    resources: [RICH],
    jet: ['0 Kitty Pryde'],
  });
  assert.equal(marked.refused('0 assign:A1'), 'AH-DMG-04');
});

test('AH-RUL-122 a freed captive that is played feeds abilities about playing', () => {
  const t = scenario({
    at: 'mission',
    options: { mission: 'fall' },
    villains: { H1: 'death', H2: 'war', H3: 'pestilence', H4: 'famine' },
    markers: { H11: 1, H13: 1, H15: 2, H17: 0 },
    teams: ['magik', 'stormForge', 'wolverineJubilee'],
    played: [['sorceressOfLimbo']],
    resources: [RICH],
    jet: ['0 Magik'],
  }).play('0 assign:H18');
  t.idleWhile(({ at }) => at !== 'freeing.choose').play('0 slot:labAlly1');
  assert.equal(t.kinds.filter(kind => kind === 'abilityActs').length, 1);
});

test('AH-RUL-123 AH-PLY-10 being asked whether to play a card does not tell what is in the hand', () => {
  const use = (...hand: string[]) =>
    scenario({
      options: ATTRACTIONS,
      influence: 'cerebro',
      cards: { dangerAlly1: ['siryn', 0] },
      hands: [hand],
      resources: [POOR],
    }).play('0 assign:siryn', '0 pawn:Cyclops');
  const [fits, fitsNot, none] = [use('iceman'), use('karma'), use()];
  assert.deepEqual([fits.at, fits.options(0)], ['option.choose', ['use', 'decline']]);
  assert.deepEqual([fitsNot.at, fitsNot.options(0)], ['option.choose', ['decline']]);
  assert.deepEqual([fitsNot.refused('0 use'), none.at], ['AH-RUL-46', 'turn.act']);
});

test('AH-RUL-124 an optional ability that is declined can be used later in the round, and then once', () => {
  const t = scenario({
    teams: ['gambitRogue', 'stormForge', 'magik'],
    played: [['flight']],
    resources: [[9, 2, 0]],
  }).play('0 assign:danger', '0 pawn:Rogue', '0 decline');
  t.play('1 pass', '1 row:0', '2 pass', '2 row:1', '0 assign:dorm', '0 pawn:Rogue', '0 use');
  assert.deepEqual([t.purse(0)[1], t.world.used.length], [0, 1]);
});
