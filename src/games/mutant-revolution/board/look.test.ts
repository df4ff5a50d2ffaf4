// Tests of the board's looks: marks that differ, hexes in their places.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { towards } from '#web/kit/map-geometry.ts';
import { MISSION_DECK } from '../cards/missions.ts';
import { SCHOOLS } from '../cards/schools.ts';
import { HEXES, hexName, hexNamed, neighbours } from '../table/hex.ts';
import { tokenName } from '../table/figures.ts';
import { FIRST_TOKEN, NONE } from '../table/world.ts';
import { MISSIONS } from '../cards/numbers.ts';
import { EMBLEMS } from './emblems.ts';
import { arcOf, BOX, centreOf, GROUND, NAMES, SIZE, TILT } from './ground.ts';
import { kindName, markOf, signOf, tokenMark } from './look.ts';

test('each School has a letter, a shape and a colour of its own', () => {
  const marks = SCHOOLS.map((_, n) => markOf(n)!);
  for (const key of ['letter', 'path', 'colour'] as const)
    assert.equal(new Set(marks.map(mark => mark[key])).size, SCHOOLS.length);
  assert.equal(markOf(NONE), undefined);
});

test('figures are marked by an emblem: that of their name, or of their kind', () => {
  assert.deepEqual(['Emma Frost', 'X-23', 'Sentinel 2'].map(kindName), ['Emma Frost', 'X-23', 'Sentinel']);
  for (const name of ['Emma Frost', 'X-23', 'Sentinel']) assert.ok(name in EMBLEMS, name);
});

test('no two tokens of a Mission are marked alike', () => {
  MISSION_DECK.forEach(({ tokens }, i) => {
    const marks = tokens.flatMap(({ count }) => Array.from({ length: count })).map((_, n) => n);
    const signs = marks.map(n => {
      const emblem = EMBLEMS[kindName(tokenName(MISSIONS + i, n)) as keyof typeof EMBLEMS];
      return `${emblem} ${tokenMark(MISSIONS + i, FIRST_TOKEN + n)}`;
    });
    assert.equal(new Set(signs).size, signs.length);
  });
});

test('the arc of an attack goes from one figure to the other, over the heads of those between them', () => {
  for (const [from, to] of [
    ['E1', 'E9'],
    ['A1', 'I5'],
    ['B2', 'B3'],
  ] as const) {
    const [a, b] = [centreOf(hexNamed(from)!), centreOf(hexNamed(to)!)];
    const [x0, y0, , top, x1, y1] = arcOf(hexNamed(from)!, hexNamed(to)!)
      .match(/-?[\d.]+/g)!
      .map(Number) as number[];
    assert.ok(Math.abs(x0! - a.x) < 0.01 && Math.abs(x1! - b.x) < 0.01, `${from} to ${to} misses its ends`);
    assert.ok(y0! < a.y && y1! < b.y && top! < Math.min(y0!, y1!), `${from} to ${to} is no arc`);
  }
});

test('hexes lie within the box, neighbours side by side', () => {
  for (const hex of HEXES) {
    const { x, y } = centreOf(hex);
    assert.ok(x - SIZE * 0.87 >= BOX.x && x + SIZE * 0.87 <= BOX.x + BOX.width);
    assert.ok(y - SIZE >= BOX.y && y + SIZE <= BOX.y + BOX.height);
    for (const other of neighbours(hex)) {
      const { x: x2, y: y2 } = centreOf(other);
      assert.ok(Math.abs(Math.hypot(x - x2, (y - y2) / TILT) - SIZE * Math.sqrt(3)) < 1e-9);
    }
  }
});

test('all hexes are drawn, and each but an obstacle has its name or the number of a start position', () => {
  assert.equal(GROUND.match(/<polygon /g)!.length, HEXES.length);
  assert.equal(NAMES.match(/<text /g)!.length, HEXES.length);
  assert.equal(NAMES.match(/><\/text>/g)!.length, GROUND.match(/"obstacle"/g)!.length);
});

test('a sign is named after its School; before one is chosen there is none', () => {
  assert.match(signOf(0, '2rem'), new RegExp(`aria-label="${SCHOOLS[0]!.name}"`));
  assert.equal(signOf(NONE, '2rem'), '');
});

test('arrow keys go to the nearest hex that way, among those that can be picked', () => {
  const from = hexNamed('E5');
  const went = (key: string, among: readonly number[] = HEXES): string => {
    const cells = among.map(hex => ({ hex, ...centreOf(hex) }));
    return hexName(towards(centreOf(from), key, cells)?.hex ?? NONE);
  };
  assert.equal(went('ArrowRight'), 'E6');
  assert.equal(went('ArrowLeft'), 'E4');
  assert.match(went('ArrowUp'), /^D[45]$/);
  assert.equal(went('ArrowDown', [hexNamed('I3'), hexNamed('A1')]), 'I3');
  assert.equal(went('ArrowUp', [hexNamed('I3')]), 'nowhere');
  assert.equal(went('Enter'), 'nowhere');
});
