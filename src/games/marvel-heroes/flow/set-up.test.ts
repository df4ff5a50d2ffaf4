// The set-up, and the Game Round Set-up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from '#engine/apply.ts';
import { asked } from '#engine/ask.ts';
import { settingsForm } from '#engine/kit/settings-form.ts';
import { playedByChance } from '#engine/testing/play.ts';
import { seedOf } from '#engine/seed.ts';
import { view } from '#engine/views.ts';
import { districtOf } from '../cards/board.ts';
import { marvelHeroes as game } from '../game.ts';
import { scenario } from '../scenario/scenario.ts';
import { headlineOf, HERO_KEYS, heroesOf, MASTERMIND_KEYS, SCENARIO_KEYS } from '../table/deck.ts';
import { districtAt, isReadyAt, nemesisPlayer } from '../table/figures.ts';
import { NONE } from '../table/world.ts';

/** A game right after everybody has a Team. */
const dealt = (seats: number, seed = 1, options: object = {}) =>
  playedByChance(game, { seed, seats, answers: seats, options: { scenario: 'bornAgain', ...options } });
const nemeses = (t: { world: { nemesis: number[] } }) => t.world.nemesis.map(n => MASTERMIND_KEYS[n]);

test('MH-SET-02 MH-RUL-16 each seat in random order picks a free Team and takes what belongs to it', () => {
  const first = new Set<number>();
  for (let seed = 0; seed < 12; seed++) {
    const state = start(game, { seats: 4, seed: seedOf(seed), options: null });
    assert.deepEqual(asked(game, state), [state.world.order[0]]);
    first.add(state.world.order[0]!);
  }
  assert.ok(first.size > 1);
  const { state } = dealt(4);
  assert.deepEqual(
    state.world.team.toSorted((a, b) => a - b),
    [0, 1, 2, 3],
  );
  const chosen = playedByChance(game, { seed: 3, seats: 2, answers: 0, options: { scenario: 'bornAgain' } });
  const [one, other] = chosen.state.world.order as [number, number];
  chosen.answer({ seat: one, decision: 'teams.pick', option: 'team:2' });
  assert.equal(chosen.answer({ seat: other, decision: 'teams.pick', option: 'team:2' })?.rule, 'MH-SET-02');
  const { world } = dealt(4, 1, { teams: 'random' }).state;
  assert.deepEqual(
    world.team.toSorted((a, b) => a - b),
    [0, 1, 2, 3],
  );
});
test('MH-SET-03 MH-SET-18 MH-SET-20 figures start In Recovery without Wounds; no Power-Up, no PP', () => {
  const { world: w } = dealt(2).state;
  for (const team of w.team)
    for (const hero of heroesOf(team)) assert.deepEqual([w.status[hero], w.at[hero], w.wound[hero]], [0, -1, 0]);
  assert.deepEqual(w.powerUps, [[], []]);
  const t = scenario({ at: 'planning' });
  assert.deepEqual(t.world.pp, [4, 4, 4]);
});
test('MH-SET-04 MH-RUL-22 the left neighbour controls the Nemesis of a Team', () => {
  const t = scenario({ seats: 4 });
  assert.deepEqual(nemeses(t), ['redSkull', 'doctorDoom', 'kingpin', 'magneto']);
  assert.deepEqual(
    [0, 1, 2, 3].map(seat => nemesisPlayer(t.world, seat)),
    [1, 2, 3, 0],
  );
});
test('MH-SET-05 with two players each controls the Nemesis of the other', () => {
  const t = scenario({ seats: 2 });
  assert.deepEqual([nemesisPlayer(t.world, 0), nemesisPlayer(t.world, 1)], [1, 0]);
});
test('MH-SET-06 heroes and Masterminds of other Teams take no part', () => {
  const { status } = scenario({ seats: 2 }).world;
  assert.deepEqual(
    heroesOf(2).map(hero => status[hero]),
    [NONE, NONE, NONE, NONE],
  );
});
test('MH-SET-07 MH-VAR-02 Story cards of Teams that are not in play stay in the deck', () => {
  const { piles, track } = scenario({ seats: 2 }).world;
  assert.equal(piles.stories.cards.length + track.length, 24);
});
test('MH-SET-08 MH-SET-09 MH-VAR-01 MH-RUL-21 two cards of each deck, three with two players', () => {
  for (const [seats, n] of [
    [2, 3],
    [3, 2],
    [4, 2],
  ] as const) {
    const { piles } = dealt(seats).state.world;
    assert.deepEqual(
      piles.hand.map(({ cards }, seat) => [cards.length, piles.plots[seat]!.cards.length]),
      piles.hand.map(() => [n, n]),
    );
  }
  const { world } = dealt(4).state;
  const drew = dealt(4)
    .events.flat()
    .filter(({ kind }) => kind === 'drew');
  assert.equal(drew[0]!.facts.seat, world.first);
  assert.deepEqual(
    drew.slice(0, 4).map(({ facts }) => facts.card),
    [-1, -1, -2, -2],
  );
});
test('MH-SET-10 MH-SET-11 MH-SET-12 MH-BRD-04 every space gets a Headline, Area by Area', () => {
  const match = dealt(3);
  const { headline, threat } = match.state.world;
  assert.deepEqual(
    threat,
    headline.map(card => headlineOf(card).threat),
  );
  const opened = match.events.flat().filter(({ kind }) => kind === 'headlineOpened');
  assert.deepEqual(
    opened.map(({ facts }) => facts.area),
    [0, 1, 2, 3, 4, 5],
  );
});
test('MH-SET-13 every Story space gets a card', () =>
  assert.ok(dealt(2).state.world.track.every(card => card !== NONE)));
test('MH-SET-14 MH-RUL-17 the Scenario is drawn or chosen', () => {
  const drawn = Array.from(
    { length: 20 },
    (_, seed) => start(game, { seats: 2, seed: seedOf(seed), options: null }).world.scenario,
  );
  assert.ok(new Set(drawn).size > 4);
  assert.equal(SCENARIO_KEYS[dealt(2, 1, { scenario: 'inferno' }).state.world.scenario], 'inferno');
});
test('MH-SET-15 MH-SET-17 MH-SET-19 markers, empty spaces and piles', () => {
  const { world: w } = dealt(4).state;
  assert.deepEqual([w.gameRound, w.actionRound, w.trouble, w.archnemesis], [1, 1, 0, NONE]);
  assert.deepEqual(
    [w.vp, w.mostWanted],
    [
      [0, 0, 0, 0],
      [NONE, NONE, NONE],
    ],
  );
  const { resourceDiscard, villainDiscard, headlineDiscard, storyDiscard } = w.piles;
  for (const pile of [resourceDiscard, villainDiscard, headlineDiscard, storyDiscard])
    assert.equal(pile.cards.length, 0);
});
test('MH-SET-08 MH-SET-15 a later game, for tests, begins with two heroes of each Team at a Headline', () => {
  const options = { scenario: 'bornAgain', isLate: true, teams: 'random' };
  const { world: w } = playedByChance(game, { seed: 1, seats: 3, answers: 0, options }).state;
  w.team.forEach((team, seat) => {
    assert.equal(heroesOf(team).filter(hero => isReadyAt(w, hero, districtAt(w, seat))).length, 2);
    assert.equal(w.powerUps[seat]!.length, 2);
  });
});
test('MH-SET-16 a random player is first', () => {
  const firsts = Array.from({ length: 20 }, (_, seed) => dealt(4, seed).state.world.first);
  assert.ok(new Set(firsts).size > 2);
});
test('MH-RUL-18 Born Again is among the Scenarios to choose', () => assert.equal(SCENARIO_KEYS[0], 'bornAgain'));
test('MH-RUL-16 MH-RUL-17 MH-RUL-18 MH-VAR-04 what a host may choose', () => {
  const keys = (seats: number): string[] => settingsForm(game, null, seats).map(({ key }) => key);
  const fewer = ['scenario', 'teams', 'headlines'];
  assert.deepEqual([2, 3, 4].map(keys), [fewer, fewer, ['scenario', 'teams']]);
});
test('MH-RUL-19 one seed gives one game', () => assert.deepEqual(dealt(4, 5).state, dealt(4, 5).state));
test('MH-VAR-03 MH-VAR-04 six Headlines at every count, fewer where that is agreed', () => {
  const open = (seats: number, options: object) =>
    dealt(seats, 1, options).state.world.headline.filter(card => card !== NONE).length;
  assert.deepEqual(
    [2, 3, 4].map(seats => open(seats, {})),
    [6, 6, 6],
  );
  assert.deepEqual(
    [2, 3].map(seats => open(seats, { headlines: 'fewer' })),
    [3, 5],
  );
  const t = scenario({
    seats: 2,
    options: { headlines: 'fewer' },
    heroes: { hulk: 'Central Harlem' },
    headlines: { 'Upper Manhattan': 'turfWarOnTheWaterfront' },
    dice: 'TTT',
  });
  t.play('0 troubleshoot:Upper Manhattan');
  assert.equal(t.plots(1).length, 3);
});
test('MH-VAR-05 no campaign, no solo game', () => {
  assert.equal(game.sequel, undefined);
  assert.deepEqual(game.seats, { min: 2, max: 4 });
});

// ---- Game Round Set-up -------------------------------------------------------------------------------------

const setUp = (position: object = {}) => scenario({ at: 'setUp', gameRound: 2, actionRound: 5, ...position });
test('MH-RND-01 MH-RND-02 set-up, Planning, Missions; the first Game Round has no set-up', () => {
  assert.ok(!scenario({ at: 'setUp', gameRound: 1 }).kinds.includes('storyAdvanced'));
  const t = setUp();
  assert.ok(t.kinds.includes('storyAdvanced'));
  assert.equal(t.at, 'planning.assign');
  assert.equal(t.idleTo('turn.act').at, 'turn.act');
});
test('MH-GRS-01 the steps in order', () => {
  const t = setUp({ headlines: { Queens: '' } });
  assert.equal(t.world.actionRound, 1);
  const wanted = ['storyAdvanced', 'headlineOpened', 'archnemesis', 'firstPlayer', 'ppGained'];
  assert.deepEqual(
    t.kinds.filter((kind, i, all) => wanted.includes(kind) && all.indexOf(kind) === i),
    wanted,
  );
  const end = scenario({ at: 'close', gameRound: 2 });
  assert.equal(end.world.gameRound, 3);
});
test('MH-GRS-02 MH-GRS-03 the Story track advances; nobody gets the card pushed off', () => {
  const t = setUp({ track: ['xMen', 'xMen', 'xMen', 'xMen', 'avengers'], vp: [0, 0, 0] });
  assert.deepEqual(t.track.slice(1), ['xMen', 'xMen', 'xMen', 'xMen']);
  assert.deepEqual(
    [t.world.vp, t.world.stories, t.world.piles.storyDiscard.cards.length],
    [[0, 0, 0], [[], [], []], 1],
  );
});
test('MH-GRS-04 MH-GRS-05 MH-RES-10 MH-RUL-26 only empty spaces get a Headline; open ones do not grow', () => {
  const t = setUp({ headlines: { Queens: '', Brooklyn: 'demonsWalkTheEarth' }, threat: { Brooklyn: 5 } });
  const { headline, threat } = t.world;
  assert.deepEqual([headlineOf(headline[5]!).name, threat[5]], ['Demons Walk the Earth!', 5]);
  assert.equal(threat[4], headlineOf(headline[4]!).threat);
});
test('MH-GRS-06 MH-GRS-08 MH-GLO-07 the Nemesis of the leading Team is Archnemesis, afresh every round', () => {
  const t = setUp({ vp: [3, 7, 5], archnemesis: 0 });
  assert.equal(t.world.archnemesis, 1);
  assert.equal(nemesisPlayer(t.world, t.world.archnemesis), 2);
});
test('MH-GRS-07 MH-EX-28 a tie is decided by Henchmen', () => {
  const t = setUp({ seats: 4, teams: ['avengers', 'xMen', 'fantasticFour', 'marvelKnights'], vp: [9, 9, 4, 0] });
  assert.equal(t.world.archnemesis, 0);
});
test('MH-RUL-24 with no VP at all the tie rule names one', () => assert.equal(setUp().world.archnemesis, 2));
test('MH-GRS-09 the player last in VP is first', () => assert.equal(setUp({ vp: [3, 1, 2] }).world.first, 1));
test('MH-GRS-10 MH-PUP-05 then who has fewer Power-Ups', () => {
  assert.equal(setUp({ vp: [1, 1, 5], first: 0, powerUps: [[], ['fantastiCar'], []] }).world.first, 0);
});
test('MH-GRS-11 MH-RUL-25 then clockwise from the holder, the holder last', () => {
  assert.equal(setUp({ vp: [1, 1, 1], first: 1 }).world.first, 2);
  assert.equal(setUp({ vp: [1, 9, 1], first: 0 }).world.first, 2);
});

// ---- what is seen ------------------------------------------------------------------------------------------

test('MH-INF-01 MH-INF-02 MH-RUL-101 MH-RUL-104 hands and decks are hidden, counts are public', () => {
  const t = scenario({ hands: [['vision', 'bodyArmor'], ['hawkeye'], []], plots: [['viper'], [], []] });
  const seen = (viewer: number | 'spectator') => view(game, t.state, viewer).world.piles;
  assert.deepEqual(seen(1).hand[0]!.cards, [-1, -1]);
  assert.deepEqual(seen('spectator').plots[0]!.cards, [-2]);
  assert.deepEqual(seen(0).hand[0]!.cards.length, 2);
  assert.ok(seen(0).hand[0]!.cards.every(card => card >= 0));
  assert.ok(seen(0).villains.cards.every(card => card === -2));
});
test('MH-INF-03 MH-INF-04 MH-RUL-87 MH-BRD-06 MH-BRD-08 figures, points, Allies and plans are public', () => {
  const t = scenario({
    heroes: { thor: 'Midtown', thing: 'Midtown' },
    allies: [{ vision: 2 }],
    plans: { redSkull: 1 },
  });
  const { world } = view(game, t.state, 'spectator');
  assert.deepEqual([world.charges[0], world.plans[0]], [[2], 1]);
  assert.deepEqual([t.hero('thor'), t.hero('thing')], ['Midtown', 'Midtown']);
  assert.equal(world.at[HERO_KEYS.indexOf('thor')], districtOf(1, 'star'));
});
test('MH-RUL-102 the log tells others the deck and the number only', () => {
  const t = scenario({ deck: ['vision'] }).play('0 story');
  assert.deepEqual(
    t.log(1).filter(line => line.includes('draws')),
    ['seat 0 draws a Resource card.'],
  );
  assert.deepEqual(
    t.log(0).filter(line => line.includes('draws')),
    ['seat 0 draws Vision.'],
  );
});
test('MH-RUL-103 MH-RUL-105 nothing can be traded, and no Team is ever removed', () => {
  assert.equal(game.asides, undefined);
  assert.ok(![...game.steps.keys()].some(id => /trade|give/.test(id)));
});
test('MH-RUL-20 there is no hand limit', () => {
  const t = scenario({ hands: [['vision', 'hawkeye', 'rogue', 'beast', 'colossus', 'crystal', 'medusa', 'punisher']] });
  assert.equal(t.play('0 story').hand(0).length, 9);
});
