// The geometry of a map in a window: where the camera is, how it pans and zooms, and which cell an arrow key leads to.
// Lengths on the map are in its own units, those of the window in pixels.
import type { Ref } from '#engine/types.ts';

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Point, Size {}
/** A cell that can be picked: its middle, and what it is called. */
export interface Cell extends Point {
  id: number;
  /** Its name in options. */
  ref: Ref;
  name: string;
  /** Is it picked, while there is still a choice of what for? */
  isPicked?: boolean;
}
/** Looks at a point of the map, with so many pixels to one of its units. */
export interface Camera extends Point {
  zoom: number;
}
/** A map in a window: what can be seen at all, and how small its cells may become. */
export interface Frame {
  box: Box;
  size: Size;
  /** Width of a cell in units of the map. */
  cell: number;
}

/** Pixels that a cell needs for a finger. */
export const LEAST_CELL = 44;
/** The largest zoom, in multiples of the zoom at which cells have that size. */
const CLOSEST = 3;

/** The zoom at which the whole map is seen. */
export const fitting = ({ box, size }: Frame): number => Math.min(size.width / box.width, size.height / box.height);
/** The usual zoom: the whole map, or as much of it as leaves its cells large enough. */
export const usual = (frame: Frame): number => Math.max(fitting(frame), LEAST_CELL / frame.cell);
const closest = (frame: Frame): number => Math.max(fitting(frame), (CLOSEST * LEAST_CELL) / frame.cell);

/** Can the map be moved, sideways or up and down? */
export const overflow = ({ box, size }: Frame, { zoom }: Camera): { x: boolean; y: boolean } => ({
  x: box.width * zoom > size.width + 1,
  y: box.height * zoom > size.height + 1,
});

/** Keeps the camera where the map fills the window as far as it can, and the zoom within its limits. */
export function clamped(frame: Frame, camera: Camera): Camera {
  const { box, size } = frame;
  const zoom = Math.min(Math.max(camera.zoom, fitting(frame)), closest(frame));
  return {
    x: within(camera.x, box.x, box.width, size.width / zoom),
    y: within(camera.y, box.y, box.height, size.height / zoom),
    zoom,
  };
}
function within(at: number, start: number, length: number, seen: number): number {
  if (seen >= length) return start + length / 2;
  return Math.min(Math.max(at, start + seen / 2), start + length - seen / 2);
}

/** The whole map. */
export const overview = (frame: Frame): Camera => clamped(frame, { x: 0, y: 0, zoom: 0 });
export const lookingAt = (frame: Frame, { x, y }: Point, zoom: number): Camera => clamped(frame, { x, y, zoom });

/** A drag moves the map by so many pixels. */
export const panned = (frame: Frame, { x, y, zoom }: Camera, by: Point): Camera =>
  clamped(frame, { x: x - by.x / zoom, y: y - by.y / zoom, zoom });

/** Zooms so that what lies under a point of the window stays there. */
export function zoomed(frame: Frame, camera: Camera, factor: number, at: Point): Camera {
  const { zoom } = clamped(frame, { ...camera, zoom: camera.zoom * factor });
  const [dx, dy] = [at.x - frame.size.width / 2, at.y - frame.size.height / 2];
  const share = 1 / camera.zoom - 1 / zoom;
  return clamped(frame, { x: camera.x + dx * share, y: camera.y + dy * share, zoom });
}
/** Two fingers that were there and are here now: the map follows them. */
export function pinched(
  frame: Frame,
  camera: Camera,
  [a, b]: readonly [Point, Point],
  [c, d]: readonly [Point, Point],
): Camera {
  const [was, is] = [middle(a, b), middle(c, d)];
  const factor = Math.hypot(c.x - d.x, c.y - d.y) / Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  return zoomed(frame, panned(frame, camera, { x: is.x - was.x, y: is.y - was.y }), factor, is);
}
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The visible part of the map, as the viewBox of an svg. */
export const viewBox = ({ size }: Frame, { x, y, zoom }: Camera): string => {
  const [width, height] = [size.width / zoom, size.height / zoom];
  return [x - width / 2, y - height / 2, width, height].map(n => n.toFixed(2)).join(' ');
};
/** Is a point in sight, with room for its cell around it? */
export const isInSight = ({ size, cell }: Frame, { x, y, zoom }: Camera, point: Point): boolean =>
  Math.abs(point.x - x) + cell / 2 <= size.width / zoom / 2 &&
  Math.abs(point.y - y) + cell / 2 <= size.height / zoom / 2;

/** So that a point comes into sight, moved no further than need be. */
export function showing(frame: Frame, camera: Camera, point: Point): Camera {
  if (isInSight(frame, camera, point)) return camera;
  const reach = (length: number): number => Math.max(0, length / camera.zoom / 2 - frame.cell);
  const near = (at: number, to: number, by: number): number => Math.min(Math.max(at, to - by), to + by);
  const { width, height } = frame.size;
  const [x, y] = [near(camera.x, point.x, reach(width)), near(camera.y, point.y, reach(height))];
  return clamped(frame, { x, y, zoom: camera.zoom });
}
/** So that one of these places is in sight: where none is, the one nearest to a point comes into it. */
export function showingOneOf(frame: Frame, camera: Camera, places: readonly Point[], from: Point): Camera {
  if (!places.length || places.some(one => isInSight(frame, camera, one))) return camera;
  const far = ({ x, y }: Point): number => Math.hypot(x - from.x, y - from.y);
  return showing(
    frame,
    camera,
    places.reduce((best, one) => (far(one) < far(best) ? one : best)),
  );
}
export const isSame = (a: Camera, b: Camera): boolean => a.x === b.x && a.y === b.y && a.zoom === b.zoom;
/** Part of the way from one camera to another. */
export const between = (a: Camera, b: Camera, share: number): Camera => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
  zoom: a.zoom + (b.zoom - a.zoom) * share,
});

export const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** The one of those given that lies nearest in the direction of an arrow key, if any does. */
export function towards<P extends Point>(from: Point, key: string, among: readonly P[]): P | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  let [best, least]: [P | undefined, number] = [undefined, Infinity];
  for (const cell of among) {
    const [x, y] = [cell.x - from.x, cell.y - from.y];
    const along = x * way.x + y * way.y;
    const cost = along + Math.abs(x * way.y + y * way.x);
    if (along > 1e-6 && cost < least) [best, least] = [cell, cost];
  }
  return best;
}
