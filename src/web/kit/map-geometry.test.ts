// A map in a window: it pans and zooms within its edges, and keys find the next cell.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  fitting,
  isInSight,
  clamped,
  LEAST_CELL,
  lookingAt,
  overflow,
  overview,
  panned,
  pinched,
  showing,
  showingOneOf,
  towards,
  usual,
  viewBox,
  zoomed,
  type Camera,
  type Frame,
  type Point,
} from './map-geometry.ts';

/** Twenty by fourteen cells of ten units. */
const box = { x: 0, y: 0, width: 200, height: 140 };
const PHONE: Frame = { box, cell: 10, size: { width: 360, height: 400 } };
const WIDE: Frame = { box, cell: 10, size: { width: 1000, height: 700 } };

/** The place of a point of the map in the window. */
const onScreen = ({ size }: Frame, { x, y, zoom }: Camera, point: Point): Point => ({
  x: (point.x - x) * zoom + size.width / 2,
  y: (point.y - y) * zoom + size.height / 2,
});
function assertNear(a: Point, b: Point): void {
  assert.ok(Math.hypot(a.x - b.x, a.y - b.y) < 1e-6, `${JSON.stringify(a)} is not ${JSON.stringify(b)}`);
}

test('a wide window shows the whole map; on a phone its cells stay large enough for a finger', () => {
  assert.equal(usual(WIDE), fitting(WIDE));
  assert.equal(usual(PHONE) * PHONE.cell, LEAST_CELL);
  assert.deepEqual(overflow(WIDE, overview(WIDE)), { x: false, y: false });
  assert.deepEqual(overflow(PHONE, lookingAt(PHONE, { x: 0, y: 0 }, usual(PHONE))), { x: true, y: true });
});

test('an overview shows all of it, in the middle', () => {
  const { x, y, zoom } = overview(PHONE);
  assert.deepEqual([x, y, zoom], [100, 70, 1.8]);
  assert.equal(viewBox(WIDE, overview(WIDE)), '0.00 0.00 200.00 140.00');
});

test('nobody leaves the map: neither by dragging nor by zooming', () => {
  const start = lookingAt(PHONE, { x: 100, y: 70 }, 4);
  assert.deepEqual(panned(PHONE, start, { x: 9999, y: 9999 }), { x: 45, y: 50, zoom: 4 });
  assert.deepEqual(panned(PHONE, start, { x: -9999, y: -9999 }), { x: 155, y: 90, zoom: 4 });
  assert.equal(clamped(PHONE, { ...start, zoom: 0.01 }).zoom, fitting(PHONE));
  assert.equal(clamped(PHONE, { ...start, zoom: 99 }).zoom, (3 * LEAST_CELL) / 10);
});

test('a drag takes the map along, pixel by pixel', () => {
  const start = lookingAt(PHONE, { x: 100, y: 70 }, 4);
  const moved = panned(PHONE, start, { x: 20, y: -12 });
  assertNear(onScreen(PHONE, moved, { x: 100, y: 70 }), { x: 200, y: 188 });
});

test('what is under the pointer stays there when one zooms', () => {
  const start = lookingAt(PHONE, { x: 100, y: 70 }, 4);
  const at = { x: 90, y: 260 };
  const point = { x: start.x + (at.x - 180) / 4, y: start.y + (at.y - 200) / 4 };
  for (const factor of [1.5, 2, 0.9]) assertNear(onScreen(PHONE, zoomed(PHONE, start, factor, at), point), at);
});

test('two fingers carry along what is between them', () => {
  const start = lookingAt(PHONE, { x: 100, y: 70 }, 4);
  const closer = pinched(
    PHONE,
    start,
    [
      { x: 160, y: 200 },
      { x: 200, y: 200 },
    ],
    [
      { x: 150, y: 210 },
      { x: 230, y: 210 },
    ],
  );
  assert.equal(closer.zoom, 8);
  assertNear(onScreen(PHONE, closer, { x: 100, y: 70 }), { x: 190, y: 210 });
});

test('what is out of sight is brought into it, and what is in sight moves nothing', () => {
  const start = lookingAt(PHONE, { x: 45, y: 50 }, 4);
  assert.equal(showing(PHONE, start, { x: 50, y: 50 }), start);
  const moved = showing(PHONE, start, { x: 150, y: 50 });
  assert.ok(isInSight(PHONE, moved, { x: 150, y: 50 }));
  assert.equal(moved.y, start.y);
});

test('of several places one is in sight: the nearest comes into it where none is', () => {
  const start = lookingAt(PHONE, { x: 45, y: 50 }, 4);
  const [near, far] = [
    { x: 120, y: 50 },
    { x: 190, y: 130 },
  ];
  assert.equal(showingOneOf(PHONE, start, [], start), start);
  assert.equal(showingOneOf(PHONE, start, [far, { x: 50, y: 50 }], start), start);
  const moved = showingOneOf(PHONE, start, [far, near], start);
  assert.ok(isInSight(PHONE, moved, near));
  assert.ok(!isInSight(PHONE, moved, far));
});

test('arrow keys lead to the nearest cell that way', () => {
  const cells = [5, 15, 25].flatMap(y => [5, 15, 25].map(x => ({ x, y })));
  const from = { x: 15, y: 15 };
  assert.deepEqual(towards(from, 'ArrowRight', cells), { x: 25, y: 15 });
  assert.deepEqual(towards(from, 'ArrowUp', cells), { x: 15, y: 5 });
  assert.deepEqual(
    towards(from, 'ArrowDown', [
      { x: 90, y: 95 },
      { x: 0, y: 0 },
    ]),
    { x: 90, y: 95 },
  );
  assert.equal(towards(from, 'ArrowUp', [{ x: 15, y: 25 }]), undefined);
  assert.equal(towards(from, 'Enter', cells), undefined);
});
