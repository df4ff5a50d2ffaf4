// The table: pieces, who sees what, what can be taken back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weightedBot } from '#bots/plain.ts';
import { asked, decisionId, idle } from '#engine/ask.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { playedByChance } from '#engine/testing/play.ts';
import { view } from '#engine/views.ts';
import { PIECES } from '../cards/board.ts';
import { ageOfHeroes as game } from '../game.ts';
import { scenario } from '../scenario/scenario.ts';
import { BOX, FIRST_STUDENT, NONE } from './pawns.ts';
import { basicSpaces, kindOf, spaceKey, SPACES, ZONE } from './spaces.ts';
import { copyHeroes, inventory, PRINTED, type Heroes } from './world.ts';

test('AH-CMP-10..12 AH-CMP-16 the box holds its tokens and markers', () => {
  const { resourceTokens, vpTokens, villainTokens, scoreMarkers, resourceMarkers, playerMarkers } = PIECES;
  assert.deepEqual([resourceTokens, vpTokens, villainTokens], [3 * 10, 10, 15]);
  assert.deepEqual([scoreMarkers, resourceMarkers, playerMarkers], [5, 5 * 3, 5 * 15]);
});

test('AH-CMP-14 AH-CMP-17 AH-RUL-81 the inventory tells of what must never be there', () => {
  const t = scenario({
    options: { mission: 'fall' },
    villains: { H1: 'death' },
    captives: { H1: 'iceman' },
    cards: { dangerAlly1: ['beast', 0] },
    pawns: { danger: '0 Cyclops' },
    students: [2],
  });
  const told = (spoil: (w: Heroes) => unknown) => {
    const w = { ...copyHeroes(t.world), phase: 'endOfRound' as const };
    spoil(w);
    return inventory(w);
  };
  assert.deepEqual(
    told(() => {}),
    PRINTED,
  );
  assert.deepEqual(
    told(w => (w.at[FIRST_STUDENT] = BOX)),
    { students: 19 },
  );
  const faults: [fault: string, spoil: (w: Heroes) => unknown][] = [
    ['spaces that count wrong', w => w.held[0]!++],
    ['cards in play that lie nowhere', w => w.slots.fill(NONE)],
    ['cards in play that lie nowhere', w => w.captive.fill(NONE)],
    ['resources off the track', w => (w.resources[1]![2] = 11)],
    ['resources off the track', w => (w.resources[1]![2] = -1)],
    ['VP below 0', w => (w.vp[2] = -1)],
  ];
  for (const [fault, spoil] of faults) assert.deepEqual(told(spoil), { ...PRINTED, [fault]: 1 });
});

test('AH-TOK-08 AH-GLO-10 running out of pieces never blocks an effect', () => {
  const tokens = { danger: new Array<string>(40).fill('vp 3'), lab: new Array<string>(20).fill('villain 1') };
  const t = scenario({ tokens, options: { mission: 'attractions' } }).play('0 assign:danger', '0 pawn:Cyclops');
  t.play('1 assign:lab', '1 pawn:Storm');
  assert.deepEqual([t.world.vp[0], t.world.villainTokens[1]], [120, 20]);
});

test('AH-GLO-02 AH-GLO-03 AH-GLO-04 AH-GLO-07 basic spaces are those of the board', () => {
  const basic = Array.from({ length: SPACES }, (_, space) => space).filter(space => kindOf(space) === 'basic');
  assert.deepEqual([basic.length, basic.at(-1), spaceKey(ZONE)], [12, ZONE, 'zone']);
});

test('AH-RUL-80 AH-RUL-35 AH-RUL-91 discard pile, Villain tokens and hand sizes are public', () => {
  const t = scenario({
    discard: ['iceman'],
    hands: [['beast', 'havok']],
    villainTokens: [2],
    options: { mission: 'attractions' },
  });
  const { world } = view(game, t.state, 1);
  assert.deepEqual(
    [world.piles.discard.cards, world.villainTokens, world.piles.hand[0]!.cards.length],
    [t.world.piles.discard.cards, [2, 0, 0], 2],
  );
  assert.ok(world.piles.hand[0]!.cards.every(card => card < 0));
});

test('AH-CRD-02 AH-CRD-03 a hand has no limit, and Evolution cards are never in it', () => {
  const hand = [
    'iceman',
    'rictor',
    'beast',
    'havok',
    'polaris',
    'dazzler',
    'bishop',
    'karma',
    'longshot',
    'sunspot',
    'banshee',
  ];
  const t = scenario({ at: 'endOfRound', hands: [hand] });
  assert.equal(t.hand(0).length, 11);
  t.play('0 assign:office1', '0 pawn:Cyclops');
  assert.deepEqual(
    t
      .options(0)
      .map(option => option.slice(4))
      .sort(),
    hand.toSorted(),
  );
});

test('AH-RUL-96 what showed nothing can be taken back, a card drawn from the deck cannot', () => {
  const t = scenario().play('0 assign:danger');
  assert.equal(t.match.undoableTo(0), 0);
  const drawn = scenario({ protocols: [] }).play('0 assign:office1', '0 pawn:Cyclops');
  assert.equal(drawn.match.undoableTo(0), drawn.match.length);
});

/** Plays on; `absent` seats give the idle answer, the others a bot's. */
function playedOn(match: ReturnType<typeof playedByChance<Heroes>>, absent: readonly number[]): void {
  const dice = quickRandom(1);
  for (let n = 0; n < 1000 && !match.state.result; n++) {
    const seat = asked(game, match.state)[0]!;
    const option = absent.includes(seat)
      ? idle(game, match.state, seat)
      : weightedBot.choose(game, knowledge(game, match.state, seat), dice);
    assert.equal(match.answer({ seat, decision: decisionId(match.state), option }), undefined);
  }
}
test('AH-RUL-98 a game of absent players goes on to its end', () => {
  const match = playedByChance(game, { seed: 1, seats: 2, options: { roundLimit: 3 }, answers: 0 });
  playedOn(match, [0, 1]);
  assert.equal(match.state.result?.rule, 'AH-RUL-42');
});

test('AH-RUL-98 who leaves is played by a bot or as when time is up; the rules stay those of all seats', () => {
  for (const absent of [[], [1], [0, 2]]) {
    const match = playedByChance(game, { seed: 2, seats: 3, options: { roundLimit: 3 }, answers: 40 });
    const { world } = match.state;
    const before = { spaces: basicSpaces(world.vp.length), heroes: heroesOf(world) };
    playedOn(match, absent);
    const after = match.state.world;
    assert.deepEqual({ spaces: basicSpaces(after.vp.length), heroes: heroesOf(after) }, before);
    assert.equal(match.state.result?.ranks.length, 3);
  }
});
/** Hero pawns by seat. */
const heroesOf = ({ owner }: Heroes): number[] =>
  [0, 1, 2].map(seat => owner.filter((one, pawn) => one === seat && pawn < FIRST_STUDENT).length);

test('AH-SET-05 the mission is set up before cards come to the Protocols', () => {
  const t = playedByChance(game, { seed: 1, seats: 2, options: { mission: 'fall' }, answers: 0 });
  const kinds = t.events.flat().map(({ kind }) => kind);
  assert.ok(kinds.lastIndexOf('captured') < kinds.indexOf('dealt') && kinds.includes('captured'));
});
