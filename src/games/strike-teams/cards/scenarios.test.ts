// The Scenario Cards: what every pile must have, and that every mission can place its tokens and be played in time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barrierNamed, distanceToBarrier, doorsOpen } from '../table/edges.ts';
import { type Grid, squareAt, squareNamed } from '../table/grid.ts';
import type { Band, MapId } from './map-card.ts';
import { canSeeBarrier } from '../table/line-of-sight.ts';
import { heroEffort, optionsOf, tilesOf, walking } from '../table/map-measures.ts';
import { MAPS, MISSION_MAPS } from './maps.ts';
import { gridOf } from '../table/notation.ts';
import { type Placing, placesFor, type ScenarioCard, type ScenarioTest, type Window } from './scenario-card.ts';
import { markChoices } from '../table/spawn-points.ts';
import { LESSONS, STORIES } from './scenario-stories.ts';
import { MISSION_SCENARIOS, OBJECTIVE_TOKENS, SCENARIOS, STAGES, TUTORIAL } from './scenarios.ts';

const PILES = Object.values(STAGES);
const card = (id: string): ScenarioCard => SCENARIOS.find(other => other.id === id)!;
const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
const ids = (cards: readonly ScenarioCard[]): string[] => cards.map(({ id }) => id);
const squaresFor = (grid: Grid, bands: readonly Band[]): number[] =>
  placesFor(grid.card, bands).map(([x, y]) => squareAt(grid, x, y));

/** Every goal of a card, whole or in parts. */
const goalsOf = ({ wins, fails, parts = [] }: ScenarioCard): (ScenarioTest | undefined)[] =>
  parts.length > 0 ? parts.flatMap(part => [part.wins, part.fails]) : [wins, fails];
/** All windows anywhere in a card. */
function windowsIn(thing: unknown): Window[] {
  if (typeof thing !== 'object' || thing === null) return [];
  return Object.entries(thing).flatMap(([key, value]) => (key === 'window' ? [value as Window] : windowsIn(value)));
}

test('ST-CMP-04 ST-CMP-05 ST-RUL-05 18 cards in three piles of six, and the tutorial', () => {
  assert.deepEqual(
    PILES.map(pile => pile.length),
    [6, 6, 6],
  );
  assert.equal(SCENARIOS.length, 19);
  assert.equal(new Set(ids(SCENARIOS)).size, 19);
  for (const [stage, pile] of Object.entries(STAGES))
    for (const { id, stage: mine } of pile) assert.deepEqual([id[1], mine], [stage, Number(stage)]);
});

test('16 Objective Tokens, and each card has as many as it places', () => {
  assert.equal(sum(Object.values(OBJECTIVE_TOKENS).map(({ count }) => count)), 16);
  for (const { id, tokens = [] } of SCENARIOS)
    for (const { token } of tokens) {
      const placed = sum(tokens.filter(other => other.token === token).map(({ count }) => count));
      assert.ok(placed <= OBJECTIVE_TOKENS[token].count, `${id} ${token}`);
    }
});

test('2 to 4 OP a card, 18 to 20 a stage, 7 to 12 in every mission', () => {
  const op = PILES.map(pile => pile.map(card => card.op));
  assert.ok(op.flat().every(n => n >= 2 && n <= 4));
  assert.ok(op.every(pile => sum(pile) >= 18 && sum(pile) <= 20));
  assert.deepEqual([sum(op.map(pile => Math.min(...pile))), sum(op.map(pile => Math.max(...pile)))], [7, 12]);
});

test('at most two cards of a stage demand characters, and at least three demand nobody', () => {
  for (const pile of PILES) assert.ok(pile.filter(({ demands }) => demands).length <= 2);
  assert.deepEqual(ids(SCENARIOS.filter(({ demands }) => demands)), ['s1-4', 's2-3', 's3-2', 's3-4', 'tut']);
});

test('5 cards to destroy, 4 to retrieve, 3 of position, 4 of defeat, 2 of conflict', () => {
  const kinds = Map.groupBy(MISSION_SCENARIOS, ({ kind }) => kind);
  const counts = Object.fromEntries([...kinds].map(([kind, cards]) => [kind, cards.length]));
  assert.deepEqual(counts, { retrieve: 4, destroy: 5, position: 3, conflict: 2, defeat: 4 });
});

test('secret picks and public ones', () => {
  const picks = MISSION_SCENARIOS.flatMap(({ picks = [] }) => picks);
  assert.deepEqual(
    picks.filter(({ secret }) => secret).map(({ role }) => role),
    ['impostor', 'master', 'courier'],
  );
  const open = picks.filter(({ secret }) => !secret).map(({ role }) => role);
  assert.deepEqual(open, ['frenemy', 'seeker', 'leader', 'controlled']);
});

test('four to six twists, some in every stage', () => {
  assert.deepEqual(
    PILES.map(pile => ids(pile.filter(({ id }) => STORIES[id]!.twist)).join(' ')),
    ['s1-2 s1-6', 's2-2 s2-4', 's3-2 s3-5'],
  );
});

test('every card can be won and failed, and the parts of a card add up to it', () => {
  for (const scenario of SCENARIOS) {
    const { id, parts, op, wins } = scenario;
    assert.ok(goalsOf(scenario).length >= 2 && goalsOf(scenario).every(Boolean), id);
    assert.equal(parts === undefined, wins !== undefined, id);
    if (parts) assert.equal(sum(parts.map(part => part.op * (part.count ?? 1))), op, id);
  }
});

test('all windows lie within the mission and end with the card, and cards end with a stage', () => {
  for (const { id, until, from, wins, fails, parts, side } of SCENARIOS) {
    assert.ok(until % 4 === 0 && from >= 1 && from < until, id);
    for (const [first, last] of windowsIn([wins, fails, parts, side]))
      assert.ok(first >= 1 && first <= last && last <= until, `${id} ${first}–${last}`);
  }
});

test('every card ends at the latest when its last round is over', () => {
  const ends = (test: ScenarioTest | undefined, round: number): boolean =>
    JSON.stringify(test ?? null).includes(`"roundOver":${round}`);
  for (const scenario of SCENARIOS)
    assert.ok(
      goalsOf(scenario).some(goal => ends(goal, scenario.until)),
      scenario.id,
    );
});

test('every mission map has tiles for every mark', () => {
  const marks = MISSION_SCENARIOS.flatMap(({ marks = [] }) => marks);
  const choices = (mark: string): string[] =>
    MISSION_MAPS.map(id =>
      markChoices(
        gridOf(id),
        marks.find(other => other.mark === mark)!,
      ).join(''),
    );
  assert.deepEqual(choices('drop'), ['BMN', 'GJ', 'DGJO', 'BFN', 'FGL', 'IJK']);
  assert.deepEqual(choices('ground'), ['C', 'CD', 'H', 'G', 'CD', 'AD']);
  const corridors = ['BDEHIJLMN', 'BFGHIJKL', 'BCDEFGIJKLNO', 'BCDFNOPQ', 'BFGHIJL', 'EFGHIJKLM'];
  assert.deepEqual(choices('cracked'), corridors);
  assert.ok(corridors.every(tiles => tiles.length >= 6));
});

/** The order of placing: the Mastermind's, the heroes', at the end of round 4, on reveal, at the end of round 8. */
const turnOf = ({ when, by }: Placing): number =>
  when === 'setup' ? (by === 'heroes' ? 1 : 0) : ['stage2', 'reveal', 'stage3'].indexOf(when) + 2;
/** The round at whose end it is placed; cards that end with it have taken their tokens away. */
const roundOf = ({ when }: Placing): number => ({ setup: 0, stage2: 4, reveal: 4, stage3: 8 })[when];
const bandsOf = ({ bands, orElse = [] }: Placing): Band[] => [...bands, ...orElse];
/** Is there room however unluckily the others were placed? */
function fits(grid: Grid, placing: Placing, taken: number): boolean {
  const free = squaresFor(grid, bandsOf(placing));
  const need = placing.naming ?? placing.count;
  if (free.length - taken < need) return false;
  if (!placing.apart) return true;
  const sizes = [...tilesOf(grid, free)].map(tile => free.filter(square => grid.tile[square] === tile).length);
  sizes.sort((a, b) => a - b);
  for (let left = taken; sizes.length > 0 && left >= sizes[0]!;) left -= sizes.shift()!;
  return sizes.length >= need;
}
test('all 1,296 missions find places for their tokens', () => {
  let missions = 0;
  const isStuck = (id: MapId, cards: readonly ScenarioCard[]): boolean => {
    missions++;
    const queue = cards
      .flatMap(({ tokens = [], until }) => tokens.map(placing => ({ placing, until })))
      .sort((a, b) => turnOf(a.placing) - turnOf(b.placing));
    return queue.some(({ placing }, i) => {
      const there = queue.slice(0, i).filter(({ until }) => until > roundOf(placing));
      const rivals = there.filter(one => one.placing.bands.some(band => bandsOf(placing).includes(band)));
      return !fits(gridOf(id), placing, sum(rivals.map(one => one.placing.count)));
    });
  };
  const triples = STAGES[1].flatMap(one => STAGES[2].flatMap(two => STAGES[3].map(three => [one, two, three])));
  for (const id of MISSION_MAPS)
    for (const cards of triples) assert.ok(!isStuck(id, cards), `${id} ${ids(cards).join(' ')}`);
  assert.equal(missions, 1296);
});

/** AP of one hero and the team's CP, a tenth of them lost. */
const budget = (first: number, last: number): number => Math.floor((last - first + 1) * 7 * 0.9);
test('one hero alone could do what each token asks in time, on every map', () => {
  for (const id of MISSION_MAPS) {
    const grid = gridOf(id);
    const [there, back] = [heroEffort(grid), walking(grid, optionsOf(grid, 'hero'), doorsOpen(grid))];
    for (const scenario of MISSION_SCENARIOS)
      for (const placing of scenario.tokens ?? []) {
        const { strength = 0, damages = 0 } = OBJECTIVE_TOKENS[placing.token];
        const isFetched = JSON.stringify(scenario.wins ?? null).includes('carriedHome') && scenario.id !== 's2-3';
        const squares = squaresFor(grid, placing.bands);
        const ap = squares.map(s => there[s]! + strength * damages + (isFetched ? back[s]! : 0));
        // Tokens that come later find the heroes two rounds on their way.
        const first = placing.when === 'setup' ? 1 : 3;
        assert.ok(Math.max(...ap) <= budget(first, scenario.until), `${scenario.id} on ${id}: ${Math.max(...ap)} AP`);
      }
  }
});
test('the Prison can be damaged in Stage 1 wherever it stands', () => {
  const { strength = 0 } = OBJECTIVE_TOKENS.prison;
  for (const id of MISSION_MAPS) {
    const cost = heroEffort(gridOf(id));
    const worst = Math.max(...squaresFor(gridOf(id), card('s1-1').tokens![0]!.bands).map(square => cost[square]!));
    assert.ok(worst + strength <= budget(1, 4), `${id}: ${worst}`);
  }
  assert.deepEqual(windowsIn(card('s1-1').wins), [
    [1, 4],
    [1, 12],
  ]);
  assert.equal(card('s1-1').op, 4);
});

test('the tutorial: four rounds, and the teams by the number of heroes', () => {
  const { tutorial, until, op, wins } = TUTORIAL;
  assert.deepEqual([until, op], [4, 2]);
  assert.deepEqual(wins, { standing: { where: 'goalTile', when: 'ownTurnEnd', window: [1, 4] } });
  assert.deepEqual(tutorial!.heroes, ['captain-america', 'iron-man']);
  assert.deepEqual(
    Object.values(tutorial!.teams).map(({ villains, henchmen }) => [villains, henchmen]),
    [
      [0, 6],
      [1, 6],
      [2, 6],
    ],
  );
  const grid = gridOf('T0');
  const options = (['hero', 'villain', 'henchman'] as const).map(kind => optionsOf(grid, kind).length);
  assert.deepEqual(options, [4, 2, 6]);
});

test('the lessons speak of squares, doors and walls that are there', () => {
  const grid = gridOf('T0');
  assert.deepEqual(
    LESSONS.map(({ round }) => round),
    [1, 1, 2, 2, 2, 3, 3, 3, 4],
  );
  for (const { task } of LESSONS) for (const name of task.match(/\d+,\d+/g) ?? []) squareNamed(grid, name);
  assert.equal(grid.object[squareNamed(grid, '4,1')], 'crate');
  assert.equal(grid.object[squareNamed(grid, '8,4')], 'barrels');
  assert.equal(barrierNamed(grid, '9,2/10,2') > 0, true);
  const door = barrierNamed(grid, '1');
  assert.ok(canSeeBarrier(grid, 0, squareNamed(grid, '4,5'), door));
  assert.equal(distanceToBarrier(grid, squareNamed(grid, '4,5'), door), 2);
  assert.equal(MAPS.T0.goalTile, 'E');
});
