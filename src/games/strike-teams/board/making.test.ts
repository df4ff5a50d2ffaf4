// Tests of answers that are made of several clicks: drafts within their Build Points, wounds, and paths.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision } from '#engine/types.ts';
import { gridFor } from '../table/figures.ts';
import { squareNamed } from '../table/grid.ts';
import { scenario } from '../scenario/scenario.ts';
import { buildOf, tooDear } from './build-points.ts';
import { clicked, firstParts, making, stepped } from './making.ts';

/** A question with one form. */
const asked = (verb: string, slots: object[], idle = ''): Decision =>
  ({ id: 'some.thing', options: [], forms: { [verb]: { to: [{ n: 0, slots }] } }, idle }) as unknown as Decision;
const cards = (character: number): number[] => Array.from({ length: 8 }, (_, i) => 8 * character + i);
const slotFor = (character: number, n: number) => ({
  say: 'draftFor',
  of: 'card',
  things: cards(character),
  min: 0,
  max: 8,
  facts: { character, n },
});

test('a draft begins with the usual cards, a click puts one in or takes it out, and Build Points are counted', () => {
  const decision = asked('draft', [slotFor(0, 6), slotFor(2, 6)], 'draft:0:0+1:16');
  const made = making(decision, false)!;
  let parts = firstParts(decision, made);
  assert.deepEqual(parts, [[0, 1], [16]]);
  assert.deepEqual([buildOf(made, parts, 0).spent, tooDear(made, parts)], [6, -1]);
  parts = clicked(made, parts, 3);
  assert.deepEqual([parts[0], tooDear(made, parts)], [[0, 1, 3], 0]);
  parts = clicked(made, clicked(made, parts, 0), 17);
  assert.deepEqual(
    [parts, tooDear(made, parts)],
    [
      [
        [1, 3],
        [16, 17],
      ],
      -1,
    ],
  );
});

test('wounds go to a place as often as it has free slots, then all of them are taken back', () => {
  const slot = { say: 'woundSlots', of: 'wound', things: [0, 1], times: [2, 1], min: 3, max: 3 };
  const made = making(asked('wounds', [slot]), false)!;
  let parts = firstParts(asked('wounds', [slot]), made);
  for (const thing of [0, 0, 1]) parts = clicked(made, parts, thing);
  assert.deepEqual(parts, [[0, 0, 1]]);
  assert.deepEqual(clicked(made, parts, 0), [[1]]);
});

test('a path of one’s own is made only when somebody asks for it, one neighbouring square after the other', () => {
  const t = scenario({ figures: { cap: '3,3' } }).turn('cap');
  const [near, next, far] = ['4,3', '5,4', '9,9'].map(name => squareNamed(gridFor(t.world), name));
  const slot = { say: 'path', of: 'square', things: [near, next, far], min: 1, max: 6, ordered: true };
  assert.equal(making(asked('walk', [slot]), false), undefined);
  assert.equal(making(asked('walk', [slot]), true)!.verb, 'walk');
  const path = stepped(t.world, t.world.at[0]!, stepped(t.world, t.world.at[0]!, [], near!), next!);
  assert.deepEqual(path, [near, next]);
  assert.deepEqual(stepped(t.world, t.world.at[0]!, path, far!), path);
  assert.deepEqual(stepped(t.world, t.world.at[0]!, path, next!), [near]);
});
