// Defeats: effects, reassigning, what comes next, and the end of the game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scoreOf } from '../table/resources.ts';
import { keyOf, numberOf } from '../table/deck.ts';
import { tileNamed } from '../table/spaces.ts';
import { GONE } from '../table/world.ts';
import { scenario, type Position } from '../scenario/scenario.ts';
import { ranksOf } from './end-of-the-game.ts';

const RICH = [10, 10, 10];
const BASE: Position = { at: 'mission', resources: [RICH, RICH, RICH], protocols: [] };
/** Avalanche needs row 3 only. */
const BEATEN: Position = { ...BASE, villains: { A: 'avalanche', B: 'toad' }, markers: { A1: 0, A2: 1, A7: 2 } };

test('AH-EX-09 AH-DEF-01..08 AH-RUL-25 Avalanche falls: cards, the Student leaves, the Hero goes on', () => {
  const t = scenario({ ...BEATEN, pawns: { A1: '1 Student' }, jet: ['0 Cyclops'] }).play('0 assign:A3');
  assert.deepEqual([t.hand(0).length, t.hand(1).length, t.hand(2).length], [2, 1, 1]);
  assert.equal(t.world.owner.filter((seat, pawn) => pawn >= 36 && seat >= 0).length, 0);
  assert.deepEqual([t.at, t.options(0)], ['zoneChoice.space', ['assign:zone']]);
  t.play('0 assign:zone', '0 choose:1');
  assert.equal(t.hand(0).length, 4);
  const villain = t.world.villain[tileNamed('A')]!;
  assert.ok(t.log().includes('Avalanche is defeated!') && villain !== numberOf('avalanche'));
  assert.deepEqual(t.world.marker.slice(0, 8), Array(8).fill(-1));
});

test('AH-DEF-03 AH-DEF-06 AH-DEF-11 in turn order, one Hero a player in each pass, the last attacker too', () => {
  const pawns = { A1: '0 Cyclops', A2: '1 Storm', A7: '0 Jean Grey' };
  const t = scenario({ ...BEATEN, order: [1, 0, 2], pawns, jet: ['0 Cyclops'] }).play('0 assign:A3');
  const seats: number[] = [];
  while (t.at.startsWith('zoneChoice')) {
    seats.push(t.waiting[0]!);
    if (t.at === 'zoneChoice.pawn') t.idleOnce();
    t.play(`${t.waiting[0]} assign:zone`, `${t.waiting[0]} choose:0`, `${t.waiting[0]} gain:physical`);
  }
  assert.deepEqual(seats, [1, 0, 0, 0]);
});

test('AH-DEF-09 AH-RUL-26 AH-RUL-27 AH-RUL-101 tile and Villain leave; the Final Test appears', () => {
  const villains = { A: 'omegaRed', B: 'gone' };
  const t = scenario({ ...BASE, villains, markers: { A1: 0, A2: 0, A4: 0, A6: 1 }, jet: ['0 Cyclops', '1 Storm'] });
  t.play('0 assign:A8', '0 assign:zone', '0 choose:0', '0 gain:physical');
  const { villain } = t.world;
  assert.equal(villain[tileNamed('A')], GONE);
  assert.ok(villain[tileNamed('C')]! >= 0);
  assert.ok(t.options(1).some(option => option.startsWith('assign:C')));
});

test('AH-RUL-30 AH-RUL-70 without a tile in the stack the Villain is not replaced', () => {
  const t = scenario({ ...BEATEN, jet: ['0 Cyclops'] });
  t.world.piles.away.cards.push(...t.world.piles.stack.cards.splice(0));
  t.world.piles.away.seen.push(...t.world.piles.stack.seen.splice(0));
  t.play('0 assign:A3', '0 assign:zone', '0 choose:0', '0 gain:physical');
  assert.equal(t.world.villain[tileNamed('A')], GONE);
});

const LAST: Position = { ...BASE, villains: { A: 'gone', B: 'gone', C: 'masterMold' } };
const LAST_MARKERS = { C2: 0, C3: 0, C4: 1, C5: 1, C6: 2, C7: 2 };
test('AH-EX-10 AH-END-01 AH-END-02 AH-RUL-28 AH-RUL-68 the last Villain ends the game at once', () => {
  const t = scenario({
    ...LAST,
    markers: LAST_MARKERS,
    pawns: { C2: '1 Storm' },
    jet: ['0 Cyclops', '2 Wolverine'],
  }).play('0 assign:C8');
  assert.deepEqual([t.at, t.world.vp, t.state.result?.rule], ['', [15 + 6, 4, 4], 'AH-END-01']);
  assert.equal(t.places(1, 'Storm').filter(at => at === 'C2').length, 1);
});

test('AH-OBJ-03 AH-END-03..07 most VP win; then Willpower, Mental, Physical; then the victory is shared', () => {
  const ranks = (vp: number[], resources: number[][]) => ranksOf({ ...scenario().world, vp, resources });
  assert.deepEqual(
    ranks(
      [5, 9, 7],
      [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    ),
    [3, 1, 2],
  );
  assert.deepEqual(
    ranks(
      [9, 9, 9],
      [
        [0, 0, 1],
        [9, 9, 0],
        [0, 0, 2],
      ],
    ),
    [2, 3, 1],
  );
  assert.deepEqual(
    ranks(
      [9, 9, 9],
      [
        [0, 2, 1],
        [5, 1, 1],
        [9, 2, 1],
      ],
    ),
    [2, 3, 1],
  );
  assert.deepEqual(
    ranks(
      [9, 9],
      [
        [1, 1, 1],
        [1, 1, 1],
      ],
    ),
    [1, 1],
  );
});

test('AH-SCR-01..04 AH-CMP-09 AH-EX-13 AH-RUL-89 the marker goes round, and Score tokens count the hundreds', () => {
  assert.deepEqual([97 + 8, 197 + 8].map(scoreOf), [
    { marker: 5, tokens: [100] },
    { marker: 5, tokens: [200] },
  ]);
  assert.deepEqual([99, 100, 345].map(scoreOf), [
    { marker: 99, tokens: [] },
    { marker: 0, tokens: [100] },
    { marker: 45, tokens: [200, 100] },
  ]);
});

test('AH-RUL-42 the game ends after step 1 of the End of Round of the last round', () => {
  const t = scenario({ ...BASE, at: 'endOfRound', round: 12 });
  assert.deepEqual([t.at, t.state.result?.rule, t.world.round], ['', 'AH-RUL-42', 12]);
  assert.equal(scenario({ ...BASE, at: 'endOfRound', round: 12, options: { roundLimit: null } }).world.round, 13);
});

test('AH-RUL-90 AH-RUL-34 AH-RUL-88 at game end cards score, then Villain tokens cost 2 VP each', () => {
  const options = { mission: 'attractions', roundLimit: 3 };
  const t = scenario({
    at: 'endOfRound',
    round: 3,
    options,
    teams: ['cyclopsJean', 'magik', 'stormForge'],
    vp: [1, 1, 3],
    villainTokens: [1, 9, 0],
    played: [['summersResolve', 'opticBlast'], ['bloodstones']],
    resources: [
      [0, 0, 0],
      [0, 0, 10],
    ],
  });
  assert.deepEqual(t.world.vp, [1 + 4 - 2, 0, 3]);
  assert.deepEqual(t.happened('vpLost'), ['vpLost 0 2', 'vpLost 1 9'], 'nobody else hears of it');
});

const FALL = { mission: 'fall' };
test('AH-RUL-37 Horseman Effect markers sting after the VP are gained', () => {
  const villains = { H1: 'death', H2: 'war', H3: 'pestilence', H4: 'famine' };
  const play = (marker: string, more: Position = {}) =>
    scenario({
      ...BASE,
      options: FALL,
      villains,
      effectMarkers: { H1: marker },
      jet: ['0 Cyclops', '1 Storm'],
      ...more,
    }).play('0 assign:H13');
  assert.equal(play('bitterVictory').world.vp[0], 6);
  const lost = play('exhaustion').play('0 lose:mental');
  assert.deepEqual(lost.purse(0), [6, 6, 10]);
  assert.equal(
    play('despair', { hands: [['iceman', 'beast']] })
      .play('0 discard:beast')
      .hand(0).length,
    1,
  );
  assert.equal(play('opportunityForOthers').hand(1).length, 1);
});

test('AH-RUL-38 a freed captive is played by the player with most markers, or taken into hand', () => {
  const villains = { H1: 'death', H2: 'war', H3: 'pestilence', H4: 'famine' };
  const markers = { H11: 1, H13: 1, H15: 2, H17: 0 };
  const t = scenario({
    ...BASE,
    options: FALL,
    villains,
    markers,
    effectMarkers: { H1: 'bitterVictory' },
    jet: ['0 Cyclops'],
  });
  const captive = t.world.captive[tileNamed('H1')]!;
  t.play('0 assign:H18');
  assert.deepEqual([t.at, t.waiting, t.world.effectMarker[tileNamed('H1')]], ['freeing.choose', [0], -1]);
  t.play('0 slot:dangerAlly1');
  assert.deepEqual([t.world.slots.filter(card => card >= 0), t.world.captive[tileNamed('H1')]], [[captive], -1]);
  assert.ok(keyOf(captive).length > 0);
});

test('AH-RUL-39 AH-RUL-40 The Master is closed until the fourth Horseman has fallen; his defeat ends the game', () => {
  const villains = { H1: 'death', H2: 'war', H3: 'pestilence', H4: 'famine', MASTER: 'apocalypseAgeless' };
  const t = scenario({ ...BASE, options: FALL, villains, jet: ['0 Cyclops'] });
  assert.equal(t.refused('0 assign:MASTER3'), 'AH-RUL-39');
  const open = { H1: 'gone', H2: 'gone', H3: 'gone', H4: 'gone', MASTER: 'apocalypseAgeless' };
  const markers = { MASTER2: 1, MASTER4: 1, MASTER5: 1, MASTER6: 1, MASTER7: 1, MASTER8: 1 };
  const last = scenario({ ...BASE, options: FALL, villains: open, markers, jet: ['0 Cyclops'] }).play(
    '0 assign:MASTER3',
  );
  assert.deepEqual([last.at, last.state.result?.ranks], ['', [2, 1, 3]]);
});

test('AH-RUL-54 AH-DEF-05 a reassigned Hero without a legal action goes to the basic space and does nothing', () => {
  const t = scenario({ ...BEATEN, round: 5, resources: [[3, 0, 2], RICH, RICH], jet: ['0 Cyclops'] }).play(
    '0 assign:A3',
  );
  assert.ok(t.world.round === 6);
  assert.equal(t.kinds.filter(kind => kind === 'assigned').length, 1);
});

const FASTBALL: Position = {
  villains: { A: 'avalanche', B: 'toad' },
  markers: { A1: 0, A2: 1, A7: 2 },
  hands: [['fastballSpecial']],
  resources: [RICH, RICH, RICH],
  protocols: [],
};
test('AH-RUL-109 AH-RUL-65 AH-OBJ-09 AH-DEF-10 AH-RUL-57 a Defeat inside an Event waits', () => {
  const t = scenario(FASTBALL).play(
    '0 assign:medical1',
    '0 pawn:Cyclops',
    '0 play:fastballSpecial',
    '0 pawn:Jean Grey',
    '0 assign:A3',
  );
  assert.deepEqual([t.at, t.purse(0)], ['ordering.choose', [9, 10, 8]]);
  t.play('0 decline');
  assert.ok(t.log().includes('Avalanche is defeated!'));
  t.play('0 assign:zone', '0 choose:0', '0 gain:physical');
  assert.deepEqual([t.places(0, 'Jean Grey')[0], t.waiting], ['zone', [1]]);
});

test('AH-RUL-56 a passed player’s Heroes are reassigned too', () => {
  const t = scenario({
    ...FASTBALL,
    order: [1, 0, 2],
    passed: [false, true, false],
    next: [1, -1, -1],
    pawns: { A2: '1 Storm' },
  });
  t.play(
    '0 assign:medical1',
    '0 pawn:Cyclops',
    '0 play:fastballSpecial',
    '0 pawn:Jean Grey',
    '0 assign:A3',
    '0 decline',
  );
  assert.deepEqual([t.at, t.waiting], ['zoneChoice.space', [1]]);
});

test('AH-RUL-67 a Defeat caused by a reassigned Hero runs before the next Hero is reassigned', () => {
  const cards = { zoneAlly1: ['blaster', 0] } as const;
  const fixtures = [
    { id: 'blaster', card: { name: 'Blaster', type: 'ally', effects: [{ do: 'damage', colour: 'purple' }] } as const },
  ];
  const t = scenario({
    ...BEATEN,
    fixtures,
    cards,
    markers: { A1: 0, A2: 1, A7: 2, B3: 0, B4: 0, B5: 0 },
    pawns: { A1: '1 Storm' },
    jet: ['0 Cyclops'],
  });
  t.play('0 assign:A3', '0 assign:blaster');
  const fallen = t.log().filter(line => line.endsWith('is defeated!'));
  assert.deepEqual([fallen, t.waiting], [['Avalanche is defeated!', 'Toad is defeated!'], [1]]);
});

test('AH-RUL-69 AH-RUL-38 only players with markers gain what counts markers; ties go by turn order', () => {
  const villains = { A: 'sabretooth', B: 'toad' };
  const t = scenario({
    ...BASE,
    order: [2, 1, 0],
    villains,
    markers: { A1: 1, A2: 1, A4: 2, A7: 0 },
    resources: [RICH, [0, 0, 0], [0, 0, 0]],
    jet: ['0 Cyclops'],
  });
  t.play('0 assign:A8');
  assert.deepEqual([t.purse(1)[2], t.hand(1).length, t.purse(2)[2]], [1, 1, 0]);
});
