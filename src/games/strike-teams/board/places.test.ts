// Places on the board: whatever a question offers, there is something to click, by games that are played by chance.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRandom } from '#engine/random.ts';
import type { Decision, Option, Ref, View } from '#engine/types.ts';
import { SHELF } from '#games/index.ts';
import { stock } from '#web/shelf.ts';
import { plainOf } from '#web/table/offered.ts';
import { everyOptionHasAPlace } from '#web/table/testing/places.ts';
import { strikeTeams as game } from '../game.ts';
import { squaresOf } from '../table/grid.ts';
import { gridFor } from '../table/figures.ts';
import { NONE, type Strike } from '../table/world.ts';
import { firstParts, making } from './making.ts';
import { isDrawn, itemsIn, refsOf, trayOf, type Item } from './items.ts';
import { boxOfOption, kindOf, numberOf, stageIn } from './places.ts';
import { originIn } from './spots.ts';

stock(SHELF);

type Seen = View<Strike>;
/** Buttons beside the cards. */
const BESIDE = /^((roll|command):\d+|victory|retreat|extract)$/;
/** Does the map have a cell for the named thing? */
function isOnMap(seen: Seen, ref: Ref): boolean {
  const { world: w } = seen;
  const [kind, n] = [kindOf(ref), numberOf(ref)];
  const grid = gridFor(w);
  if (kind === 'square') return grid.squares.includes(n);
  if (kind === 'barrier') return n < grid.barriers.length;
  if (kind === 'tile') return squaresOf(grid, Object.keys(grid.tiles)[n]!).length > 0;
  return (kind !== 'push' && kind !== 'direction') || w.at[originIn(seen)]! >= 0;
}
/** Composed answers are made of things that are there. */
function canBeMade(seen: Seen, decision: Decision): boolean {
  const made = making(decision, false);
  if (!made || made.verb === 'draft') return made !== undefined && firstParts(decision, made).length > 0;
  const there = itemsIn(seen, decision, NONE).flatMap(item => refsOf(item));
  return [...made.refs].every(ref => there.includes(ref));
}
/** What is laid out for a question, and what its bar lists: many options ask for it. */
let laid: { decision?: Decision; items: readonly Item[]; listed: readonly Option[] } = { items: [], listed: [] };
function laidFor(seen: Seen, decision: Decision): typeof laid {
  if (laid.decision === decision) return laid;
  const listed = [...plainOf(game.id, decision), ...trayOf(seen, decision, NONE)];
  return (laid = { decision, items: itemsIn(seen, decision, NONE), listed });
}
function hasPlace(seen: Seen, decision: Decision, option: Option): boolean {
  if (decision.forms[option.verb]) return canBeMade(seen, decision);
  const { items, listed } = laidFor(seen, decision);
  if (listed.includes(option) || BESIDE.test(option.id)) return true;
  if (stageIn(seen) === 'teams') return option.refs.length === 1;
  const box = boxOfOption(seen, decision, option);
  if (box) return items.some(item => refsOf(item).includes(box));
  return option.refs.some(ref => isDrawn(seen, ref, items) && isOnMap(seen, ref));
}

test('every option of games by chance can be picked on the board or in its action bar', () => {
  const setups = Object.keys(game.trials ?? {});
  const kinds = everyOptionHasAPlace<Strike>({
    game,
    games: 12,
    opening: n => {
      const seats = 2 + (n % 4);
      return { seats, options: game.trials![setups[n % setups.length]!]!(seats, quickRandom(n)) };
    },
    answers: 400,
    hasPlace,
  });
  assert.ok(kinds.size >= 25, `only these were asked: ${[...kinds].toSorted().join(' ')}`);
});
