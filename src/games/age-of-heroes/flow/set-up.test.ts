// The set-up: Institute, the three missions, and the players.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaints, start } from '#engine/apply.ts';
import { asked, decisionId, legal } from '#engine/ask.ts';
import { Match, newRecord } from '#engine/match.ts';
import { seedOf } from '#engine/seed.ts';
import { everybody, faceDown } from '#engine/kit/piles.ts';
import type { State } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { TEAMS } from '../cards/teams.ts';
import { ageOfHeroes as game } from '../game.ts';
import { back, instituteDeck, keyOf, recommendedOf, typeOf, villainOf, villainsOf } from '../table/deck.ts';
import { BOX, ON_BOARD } from '../table/pawns.ts';
import { tileNamed } from '../table/spaces.ts';
import { GONE, NO_VILLAIN, type Heroes } from '../table/world.ts';
import { scenario } from '../scenario/scenario.ts';

const begun = (mission: string, seats = 3, seed = 1, side = 'blue'): State<Heroes> =>
  start(game, { seats, seed: seedOf(seed), options: { mission, side } });
const tierAt = ({ world }: State<Heroes>, id: string) => {
  const villain = world.villain[tileNamed(id)]!;
  return villain < 0 ? villain : villainOf(villain).tier;
};
const cardsOf = ({ world: { piles } }: State<Heroes>) =>
  [piles.deck, piles.protocols, piles.inPlay, ...piles.hand].flatMap(({ cards }) => cards).sort((a, b) => a - b);

test('AH-OBJ-01 AH-OBJ-02 two to five players, each for itself', () => {
  assert.deepEqual(
    [1, 2, 5, 6].map(seats => complaints(game, { seats, seed: seedOf(1), options: null }).length),
    [1, 0, 0, 1],
  );
  assert.equal(game.sides, undefined);
});

test('AH-OBJ-08 AH-SET-04 AH-SET-08 one mission is played, with the Core cards and those of its set', () => {
  assert.match(complaints(game, { seats: 2, seed: seedOf(1), options: { mission: 'x' } })[0]!, /atom/);
  for (const mission of ['atom', 'attractions', 'fall'] as const) {
    const state = begun(mission);
    assert.deepEqual(cardsOf(state), instituteDeck(mission));
    assert.equal(state.world.mission, mission);
  }
  assert.equal(start(game, { seats: 2, seed: seedOf(1), options: null }).world.mission, 'atom');
});

test('AH-SET-01 AH-SET-02 AH-SET-03 AH-SET-06 AH-SET-07 round 1, supply and Protocols', () => {
  const { world: w } = begun('atom');
  assert.deepEqual([w.round, w.piles.protocols.cards.length, w.piles.discard.cards.length], [1, 4, 0]);
  assert.deepEqual(w.piles.protocols.seen, Array(4).fill(everybody(3)));
  assert.equal(w.at.filter(at => at === -2).length, 20);
  const t = scenario({ at: 'mission', jet: ['0 Cyclops'] }).play('0 assign:zone');
  assert.deepEqual(t.open(0), ['Gain 1 resource', 'Spend 1 M: draw 2 cards']);
});

test('AH-COA-01..05 two Minor Enemies, a stack of Challenging Enemies, a Final Test that nobody has seen', () => {
  const state = begun('atom');
  const { piles } = state.world;
  assert.deepEqual(
    [tierAt(state, 'A'), tierAt(state, 'B'), tierAt(state, 'C')],
    ['minorEnemy', 'minorEnemy', NO_VILLAIN],
  );
  assert.deepEqual(
    piles.stack.cards.toSorted((a, b) => a - b),
    villainsOf('challengingEnemy'),
  );
  assert.deepEqual(piles.last.cards.map(back), [back(villainsOf('finalTest')[0]!)]);
  assert.deepEqual(view(game, state, 0).world.piles.last.cards, [faceDown(back(villainsOf('finalTest')[0]!))]);
});

test('AH-COA-06 tile C has no action space while no Villain is attached', () => {
  const t = scenario({ at: 'mission', jet: ['0 Cyclops'], resources: [[10, 10, 10]] });
  assert.equal(t.refused('0 assign:C1'), 'AH-COA-06');
  assert.ok(!t.options(0).some(option => option.startsWith('assign:C')));
});

test('AH-FAT-01..08 Acolytes, Lieutenants, a hidden Magneto, and his marker at the Headmaster’s Office', () => {
  const state = begun('attractions');
  const { piles, influence, villainTokens } = state.world;
  assert.deepEqual([tierAt(state, 'A'), tierAt(state, 'B'), tierAt(state, 'C')], ['acolyte', 'acolyte', NO_VILLAIN]);
  assert.deepEqual(
    piles.stack.cards.toSorted((a, b) => a - b),
    villainsOf('lieutenant'),
  );
  assert.deepEqual([influence, villainTokens, piles.last.cards.length], [0, [0, 0, 0], 1]);
  assert.deepEqual(piles.away.seen, [0, 0, 0]);
  assert.equal(begun('atom').world.influence, -1);
});

test('AH-FOM-01..03 AH-FOM-09 AH-FOM-10 AH-RUL-41 Horsemen and The Master', () => {
  const state = begun('fall');
  for (const id of ['H1', 'H2', 'H3', 'H4']) assert.equal(tierAt(state, id), 'horseman');
  assert.deepEqual([tierAt(state, 'MASTER'), tierAt(state, 'A')], ['theMaster', GONE]);
  const first = (seed: number) => begun('fall', 3, seed).world.villain[tileNamed('H1')];
  assert.ok(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(first)).size > 1);
});

test('AH-FOM-04..08 AH-RUL-36 two Allies and two Team-Ups are held captive, each under another marker', () => {
  for (const seed of [1, 2, 3]) {
    const { world: w } = begun('fall', 2, seed);
    const held = (key: string) => typeOf(w.captive[w.villain.findIndex(n => n >= 0 && keyOf(n) === key)]!);
    assert.deepEqual(['death', 'war', 'pestilence', 'famine'].map(held), ['ally', 'ally', 'teamUp', 'teamUp']);
    assert.equal(w.piles.deck.cards.length + w.piles.protocols.cards.length, 56);
    assert.deepEqual(
      w.effectMarker.filter(n => n >= 0).sort((a, b) => a - b),
      [0, 1, 2, 3],
    );
    assert.ok(w.slots.every(card => card === -1));
  }
});

test('AH-PLY-01 AH-PLY-02 AH-PLY-14..16 AH-RUL-22 teams are picked in seat order, and nobody has another’s', () => {
  const match = new Match(game, newRecord(game, { seats: 4, seed: seedOf(1), options: null }));
  const tell = (seat: number, option: string) => match.answer({ seat, decision: decisionId(match.state), option });
  assert.deepEqual([decisionId(match.state), asked(game, match.state)], ['teams.pick', [0]]);
  tell(0, 'team:2');
  assert.equal(tell(1, 'team:2')?.rule, 'AH-PLY-02');
  tell(1, 'anyTeam');
  const { world: w } = match.state;
  assert.deepEqual([w.team[0], w.resources[0], w.vp], [2, [2, 0, 3], [0, 0, 0, 0]]);
  assert.ok(w.team[1]! >= 0 && w.team[1] !== 2);
  assert.deepEqual([w.at[12], w.at[15]], [ON_BOARD, BOX]);
  assert.ok(!legal(game, match.state, 2).includes('team:2'));
});

test('AH-PLY-03 AH-PLY-05 AH-PLY-07 AH-PLY-08 the blue side has the RECOMMENDED cards', () => {
  const t = scenario({ seats: 2 });
  assert.deepEqual(t.world.unplayed, [recommendedOf(0), recommendedOf(1)]);
  assert.deepEqual(view(game, t.state, 1).world.unplayed, t.world.unplayed);
  assert.deepEqual(t.world.played, [[], []]);
});

test('AH-PLY-06 AH-RUL-19 AH-RUL-23 AH-RUL-93 on the gold side all choose five of ten at once and in secret', () => {
  const match = new Match(game, newRecord(game, { seats: 2, seed: seedOf(1), options: { side: 'gold' } }));
  const tell = (seat: number, option: string) => match.answer({ seat, decision: decisionId(match.state), option });
  tell(0, 'team:0');
  tell(1, 'team:5');
  assert.deepEqual([decisionId(match.state), asked(game, match.state)], ['evolutions.gold', [0, 1]]);
  for (const n of [0, 3, 4, 7, 9]) tell(0, `evolution:${n}`);
  assert.deepEqual([asked(game, match.state), match.state.world.unplayed[0]], [[1], []]);
  for (const n of [50, 51, 52, 53, 59]) tell(1, `evolution:${n}`);
  assert.deepEqual(match.state.world.unplayed, [
    [0, 3, 4, 7, 9],
    [50, 51, 52, 53, 59],
  ]);
});

test('AH-PLY-04 on the gold side a team has its Advanced ability, on the blue side none', () => {
  const hands = [['shiarTechnology']];
  const play = (side: string) =>
    scenario({
      seats: 2,
      teams: ['stormForge', 'magik'],
      options: { side },
      hands,
      resources: [[0, 9, 9]],
      villains: { A: 'toad', B: 'blob' },
    }).play('0 assign:medical1', '0 pawn:Storm', '0 play:shiarTechnology', '0 icon:A3', '0 decline');
  assert.deepEqual(play('gold').open(0), ['Gain 1 W', 'Gain 1 M and 1 P']);
  assert.deepEqual(play('blue').waiting, [1]);
});

test('AH-PLY-09 AH-PLY-10 AH-RUL-91 AH-RUL-92 three cards each, which the owner alone sees', () => {
  const state = begun('atom', 2);
  const match = new Match(game, newRecord(game, { seats: 2, seed: seedOf(1), options: null }));
  for (const seat of [0, 1]) match.answer({ seat, decision: 'teams.pick', option: 'anyTeam' });
  const { hand } = view(game, match.state, 0).world.piles;
  assert.ok(hand[0]!.cards.length === 3 && hand[0]!.cards.every(card => card >= 0));
  assert.deepEqual(hand[1]!.cards, Array(3).fill(faceDown(0)));
  assert.deepEqual(new Set(view(game, state, 1).world.piles.deck.cards), new Set([faceDown(0)]));
});

test('AH-PLY-17 AH-RUL-94 the first seat is drawn, and the others follow clockwise', () => {
  const orders = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => begun('atom', 3, seed).world.order);
  for (const [first, second, third] of orders) assert.deepEqual([second, third], [(first! + 1) % 3, (first! + 2) % 3]);
  assert.equal(new Set(orders.map(([first]) => first)).size, 3);
  assert.deepEqual(begun('atom', 3, 5), begun('atom', 3, 5));
});

test('AH-TIL-04 which Villain meets which Mission tile is random', () => {
  const pairs = new Set([1, 2, 3, 4, 5, 6].map(seed => begun('atom', 2, seed).world.villain[0]));
  assert.ok(pairs.size > 2);
  assert.equal(TEAMS.length, 6);
});
