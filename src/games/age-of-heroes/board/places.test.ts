// Places on the board: whatever a question offers, there is something to click, by games that are played by chance.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision, Option, Ref, View } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { SHELF } from '#games/index.ts';
import { stock } from '#web/shelf.ts';
import { plainOf } from '#web/table/offered.ts';
import { everyOptionHasAPlace } from '#web/table/testing/places.ts';
import { ageOfHeroes as game } from '../game.ts';
import { ON_BOARD, PAWNS } from '../table/pawns.ts';
import { basicSpaces, FIRST_SLOT, isRow, SPACES, tileOf, ZONE } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';
import { scenario } from '../scenario/scenario.ts';
import { firstLit, litFolds } from '#web/kit/folds.ts';
import { alikeAtHome, foldOf, laidOut, PawnsBySpace } from './places.ts';

stock(SHELF);

type Seen = View<Heroes>;
const meIn = ({ viewer }: Seen): number => viewer as number;
/** The parts of the board, by kind. */
const THERE: Readonly<Record<string, (seen: Seen, n: number, decision: Decision) => boolean>> = {
  space: ({ world }, n) => {
    if (n < FIRST_SLOT) return basicSpaces(world.vp.length).includes(n);
    return n <= ZONE || (isRow(n) && n < SPACES && world.villain[tileOf(n)]! >= 0);
  },
  pawn: (seen, n, decision) => {
    const { at, owner } = seen.world;
    if (at[n] === ON_BOARD) return owner[n] === meIn(seen);
    return at[n]! >= 0 && THERE.space!(seen, at[n]!, decision);
  },
  card: (seen, n, decision) => {
    const { hand, protocols } = seen.world.piles;
    const isOwn = hand[meIn(seen)]!.cards.includes(n) || protocols.cards.includes(n);
    return isOwn || laidOut(seen.world, decision, meIn(seen)).includes(n);
  },
  evolution: () => true,
  row: ({ world }, n) => n < world.next.length,
  resource: (_seen, n) => n < 3,
  location: (_seen, n) => n < 6,
  team: (_seen, n) => n < 6,
};
const isThere = (seen: Seen, ref: Ref, decision: Decision): boolean => {
  const [kind, n] = ref.split(':') as [string, string];
  return THERE[kind]?.(seen, Number(n), decision) ?? false;
};
/** Each option names one thing at most, so that one click takes it. */
const hasPlace = (seen: Seen, decision: Decision, option: Option): boolean =>
  option.refs.length === 1 && isThere(seen, option.refs[0]!, decision)
    ? true
    : plainOf(game.id, decision).includes(option);

test('every option of games by chance can be picked on the board or in its action bar', () => {
  const kinds = everyOptionHasAPlace<Heroes>({
    game,
    games: 18,
    opening: n => ({
      seats: 2 + (n % 4),
      options: { mission: ['atom', 'attractions', 'fall'][n % 3]!, side: n % 2 ? 'gold' : 'blue', isLate: n % 4 === 0 },
    }),
    answers: 250,
    hasPlace,
  });
  assert.ok(kinds.size >= 24, `only these were asked: ${[...kinds].toSorted().join(' ')}`);
});

test('pawns that look alike stand for one another at home, and for themselves elsewhere', () => {
  const t = scenario({ seats: 2, teams: ['stormForge', 'magik'], pawns: { danger: '0 Storm' } });
  assert.deepEqual(alikeAtHome(t.world, 6), ['pawn:6']);
  assert.deepEqual(alikeAtHome(t.world, 7), ['pawn:7', 'pawn:8', 'pawn:9']);
});

test('a phone opens the part of the board that the question is about', () => {
  const foldAt = (t: ReturnType<typeof scenario>) => {
    const seen = view(game, t.state, 0) as Seen;
    const decision = seen.decisions.find(({ seat }) => seat === 0);
    return firstLit(litFolds(decision, ref => foldOf(seen.world, ref)));
  };
  assert.equal(foldAt(scenario()), 'institute');
  assert.equal(foldAt(scenario({ at: 'mission', jet: ['0 Cyclops'] })), 'mission');
  const playing = scenario({ hands: [['iceman']] }).play('0 assign:cerebroAlly', '0 pawn:Cyclops');
  assert.equal(foldAt(playing), 'cards');
});

test('a space where the same pawns stand keeps its list when pawns elsewhere move', () => {
  const pawns = new PawnsBySpace();
  const at = new Array<number>(PAWNS).fill(ON_BOARD);
  const world = (moved: Readonly<Record<number, number>>): Heroes => ({ at: Object.assign([...at], moved) }) as Heroes;
  const before = world({ 0: 3, 2: 3, 4: 5 });
  const [here, there] = [pawns.on(before, 3), pawns.on(before, 5)];
  assert.deepEqual([here, there, pawns.on(before, 4)], [[0, 2], [4], []]);
  const after = world({ 0: 3, 2: 3, 4: 4 });
  assert.equal(pawns.on(after, 3), here);
  assert.deepEqual([pawns.on(after, 5), pawns.on(after, 4)], [[], [4]]);
});
