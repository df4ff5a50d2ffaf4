// Seams of Fall of the Mutants: captives, Effect markers, the last rider; and of the end of the game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InstituteCard } from '../cards/card.ts';
import { scenario, type Position } from './scenario.ts';

const RICH = [10, 10, 10];
const FALL: Position = {
  at: 'mission',
  options: { mission: 'fall' },
  villains: { H1: 'death', H2: 'war', H3: 'pestilence', H4: 'famine' },
  resources: [RICH, RICH, RICH],
  protocols: [],
  jet: ['0 Cyclops'],
};
/** Famine alone rides, with the icon of row 2 left. */
const LAST_RIDER: Position = {
  ...FALL,
  villains: { H1: 'gone', H2: 'gone', H3: 'gone', H4: 'famine', MASTER: 'apocalypseAgeless' },
  markers: { H43: 1, H44: 2, H45: 2, H46: 1 },
  effectMarkers: { H4: 'opportunityForOthers' },
};
const CANNON: InstituteCard = { name: 'Cannon', type: 'ally', effects: [{ do: 'damage', colour: 'any' }] };

test('AH-RUL-39 The Master opens when the last Defeat is over, not for a Hero that this Defeat reassigns', () => {
  const t = scenario({
    ...LAST_RIDER,
    fixtures: [{ id: 'cannon', card: CANNON }],
    cards: { zoneAlly1: ['cannon', 0] },
    jet: ['0 Cyclops', '1 Storm'],
  });
  t.play('0 assign:H42').idleWhile(({ at }) => at !== 'zoneChoice.space');
  assert.equal(t.refused('0 assign:cannon'), 'AH-RUL-50');
  t.play('0 assign:zone').idleTo('missionTurn.choose');
  assert.ok(t.options(1).includes('assign:MASTER2'));
});

test('AH-RUL-37 the marker of a Horseman acts on the last hit as well, for the next in order round its end', () => {
  const t = scenario({ ...LAST_RIDER, order: [1, 2, 0], deckLeft: 0, protocols: ['iceman'] });
  t.play('0 assign:H42');
  assert.deepEqual([t.hand(1), t.pile('protocols')], [['iceman'], []], 'AH-RUL-77: from the Protocols alone');
  assert.equal(t.at, 'freeing.choose');
});

test('AH-RUL-38 a tie for the captive goes to the earlier in the order, before the effects of the Defeat', () => {
  const t = scenario({ ...LAST_RIDER, order: [2, 0, 1], effectMarkers: {} });
  t.play('0 assign:H42');
  assert.deepEqual([t.at, t.waiting, t.kinds.at(-1)], ['freeing.choose', [2], 'defeated']);
  t.play('2 hand');
  assert.deepEqual([t.at, t.waiting], ['gaining.choose', [2]]);
});

test('AH-RUL-37 AH-RUL-104 who has nothing loses nothing: resources are spent before the marker acts', () => {
  const hit = (resources: number[]) =>
    scenario({ ...FALL, effectMarkers: { H1: 'exhaustion' }, resources: [resources] }).play('0 assign:H11');
  const poor = hit([4, 0, 1]);
  assert.deepEqual([poor.purse(0), poor.kinds.includes('lost')], [[0, 0, 0], false]);
  const rich = hit([5, 1, 1]);
  assert.deepEqual([rich.at, rich.options(0)], ['losing.choose', ['lose:physical', 'lose:mental']]);
});

test('AH-RUL-37 AH-DMG-11 a bitter victory takes 2 VP of each hit, of a card as well', () => {
  const t = scenario({ ...FALL, effectMarkers: { H1: 'bitterVictory' }, cards: { teamUp1: ['emmaFrost', 0] } });
  t.play('0 assign:emmaFrost', '0 icon:H18');
  assert.equal(t.world.vp[0], 8);
});

test('AH-RUL-38 AH-ALY-08 a captive played in the Extraction Zone is open to the Heroes that are reassigned', () => {
  const t = scenario({
    ...FALL,
    captives: { H1: 'iceman' },
    markers: { H11: 0, H13: 0, H15: 1, H17: 1 },
    effectMarkers: {},
  });
  t.play('0 assign:H18', '0 slot:zoneAlly1');
  assert.deepEqual([t.at, t.options(0)], ['zoneChoice.space', ['assign:zone', 'assign:zoneAlly1']]);
  t.play('0 assign:iceman');
  assert.equal(t.purse(0)[0], 10);
});

// ---- the end of the game ------------------------------------------------------------------------------------

/** Mister Sinister has the icon of row 7 left. */
const SINISTER: Position = {
  at: 'mission',
  villains: { A: 'gone', B: 'gone', C: 'misterSinister' },
  markers: { C1: 2, C3: 2, C4: 2, C5: 2, C6: 2, C8: 2 },
  resources: [RICH, RICH, RICH],
  jet: ['0 Cyclops', '1 Storm'],
};

test('AH-RUL-59 AH-RUL-68 Recruiters and markers have their VP before the last Defeat ends the game', () => {
  const t = scenario({ ...SINISTER, cards: { teamUp1: ['karma', 1] } }).play('0 assign:karma');
  assert.deepEqual([t.at, t.world.vp], ['', [17, 2, 6]]);
});

test('AH-END-02 AH-EX-10 Heroes on the X-Jet and on the tile stay where they are when the game ends', () => {
  const t = scenario({ ...SINISTER, pawns: { C1: '2 Wolverine' } }).play('0 assign:C7');
  assert.deepEqual(
    [t.places(1, 'Storm')[0], t.places(2, 'Wolverine')[0], t.places(0, 'Cyclops')[0]],
    ['jet 1', 'C1', 'C7'],
  );
  assert.deepEqual([t.world.round, t.world.phase, t.state.result!.rule], [1, 'mission', 'AH-END-01']);
});

test('AH-END-02 AH-RUL-109 an Event by day ends the game once its turn is resolved', () => {
  const t = scenario({
    ...SINISTER,
    at: 'institute',
    jet: [],
    hands: [['shiarTechnology']],
    markers: { C3: 2, C4: 2, C5: 2, C6: 2, C7: 1, C8: 2 },
  });
  t.play('0 assign:medical1', '0 pawn:Cyclops', '0 play:shiarTechnology', '0 row:0');
  assert.deepEqual([t.at, t.world.vp, t.world.passed], ['', [12, 1, 5], [false, false, false]]);
});

const FINAL = { ...SINISTER, seats: 4, markers: { C1: 3, C3: 3, C4: 3, C5: 3, C6: 3, C8: 3 } };
test('AH-END-05 AH-END-06 ties fall to Willpower, then Mental, then Physical, after the last cost is paid', () => {
  const ranks = (resources: number[][], vp: number[]) =>
    scenario({ ...FINAL, resources, vp }).play('0 assign:C7').state.result!.ranks;
  // Seat 0 pays 6 M and 2 W and scores 17.
  assert.deepEqual(
    ranks(
      [
        [5, 8, 6],
        [4, 2, 4],
        [9, 9, 3],
      ],
      [0, 17, 17],
    ),
    [1, 2, 3, 4],
  );
  assert.deepEqual(
    ranks(
      [
        [5, 7, 6],
        [4, 2, 4],
        [9, 9, 3],
      ],
      [0, 17, 17],
    ),
    [2, 1, 3, 4],
  );
});
test('AH-END-07 who are even in all four share the victory, and the next is third', () => {
  const { ranks } = scenario({
    ...FINAL,
    resources: [
      [5, 8, 6],
      [5, 2, 4],
      [9, 9, 3],
    ],
    vp: [0, 17, 17],
  }).play('0 assign:C7').state.result!;
  assert.deepEqual(ranks, [1, 1, 3, 4]);
});

test('AH-RUL-90 AH-RUL-34 cards are scored before the price of Villain tokens, which stops at 0', () => {
  const t = scenario({
    options: { mission: 'attractions' },
    at: 'endOfRound',
    round: 12,
    played: [['summersResolve', 'wideBeam', 'opticBlast']],
    villainTokens: [4, 1, 0],
    vp: [0, 1, 3],
  });
  assert.deepEqual(
    [t.world.vp, t.state.result!.ranks],
    [
      [0, 0, 3],
      [3, 2, 1],
    ],
  );
});
