// Reads the drawing of a map: a line of edges and a line of squares for each row, four characters a square.
import { MAPS } from '../cards/maps.ts';
import { type Barrier, DIRECTIONS, FREE, type Grid, SHUT, type Tile } from './grid.ts';
import {
  DOOR_STRENGTH,
  type MapCard,
  type MapId,
  type ObjectKind,
  type SpawnKind,
  WALL_STRENGTH,
} from '../cards/map-card.ts';

const OBJECTS: Record<string, ObjectKind> = { c: 'crate', b: 'barrels', t: 'turret', m: 'ammunition' };
const SPAWNS: Record<string, SpawnKind> = { H: 'hero', V: 'villain', h: 'henchman', Y: 'hybrid' };
const SQUARE = /^[.cbtm][.HVhY][A-Z]$/;
const UPRIGHT = /^[ #|1-9]$/;
const LEVEL = /^(?: {3}|###|---|=[1-9]=)$/;
/** A mask of so many bits leaves room for FREE and SHUT. */
const MOST_BARRIERS = 16;

interface Drawing {
  readonly card: MapCard;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  readonly tile: readonly string[];
}
/** An edge between two squares of the map. */
interface DrawnEdge {
  readonly a: number;
  readonly b: number;
  /** The side of `a` that it is: 1 east, 2 south. */
  readonly side: 1 | 2;
  /** ' ' open, '#' outer wall, '|' or '-' inner wall, a digit for a door. */
  readonly mark: string;
}

export function readMap(card: MapCard): Grid {
  const { width, height, lines } = measure(card);
  const texts = Array.from({ length: width * height }, (_, square) => squareText(lines, square, width));
  const tile = texts.map(text => text.trim().slice(2));
  texts.forEach((text, square) => {
    if (text.trim() && !SQUARE.test(text)) fault(card, `square ${nameIn(width, square)} says "${text}"`);
  });
  const drawing = { card, width, height, lines, tile };
  checkCorners(drawing);
  const edges = readEdges(drawing);
  const barriers = barriersOf(drawing, edges);
  return {
    card,
    width,
    height,
    tile,
    squares: tile.flatMap((letter, square) => (letter ? [square] : [])),
    object: texts.map(text => OBJECTS[text[0]!] ?? null),
    spawn: texts.map(text => SPAWNS[text[1]!] ?? null),
    tiles: tilesOf(drawing),
    barriers,
    sides: sidesOf(tile.length, width, edges, barriers),
    offsets: DIRECTIONS.map(([dx, dy]) => dy * width + dx),
  };
}

function fault(card: MapCard, what: string): never {
  throw new Error(`map ${card.id}: ${what}`);
}
const nameIn = (width: number, square: number): string => `${square % width},${Math.floor(square / width)}`;

function measure(card: MapCard): { width: number; height: number; lines: string[] } {
  const longest = Math.max(...card.drawing.map(line => line.length));
  if (longest % 4 !== 1) fault(card, `a line of ${longest} characters`);
  if (card.drawing.length % 2 !== 1) fault(card, `${card.drawing.length} lines`);
  const lines = card.drawing.map(line => line.padEnd(longest));
  return { width: (longest - 1) / 4, height: (lines.length - 1) / 2, lines };
}
function squareText(lines: readonly string[], square: number, width: number): string {
  const start = 4 * (square % width) + 1;
  return lines[2 * Math.floor(square / width) + 1]!.slice(start, start + 3);
}
const at = ({ width, height, tile }: Drawing, x: number, y: number): number =>
  x >= 0 && y >= 0 && x < width && y < height && tile[y * width + x] ? y * width + x : -1;

/** A corner is drawn where a square touches it, and nowhere else. */
function checkCorners(drawing: Drawing): void {
  const { card, width, height, lines } = drawing;
  for (let y = 0; y <= height; y++)
    for (let x = 0; x <= width; x++) {
      const around = [at(drawing, x, y), at(drawing, x - 1, y), at(drawing, x, y - 1), at(drawing, x - 1, y - 1)];
      const touches = around.some(square => square >= 0);
      if (lines[2 * y]![4 * x] !== (touches ? '+' : ' ')) fault(card, `the corner north-west of ${x},${y}`);
    }
}

/** All edges between two squares of the map, in reading order. */
function readEdges(drawing: Drawing): DrawnEdge[] {
  const { width, height } = drawing;
  const found: (DrawnEdge | null)[] = [];
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x < width; x++) found.push(levelEdge(drawing, x, y));
    if (y < height) for (let x = 0; x <= width; x++) found.push(uprightEdge(drawing, x, y));
  }
  return found.filter(edge => edge !== null);
}
function levelEdge(drawing: Drawing, x: number, y: number): DrawnEdge | null {
  const text = drawing.lines[2 * y]!.slice(4 * x + 1, 4 * x + 4);
  if (!LEVEL.test(text)) fault(drawing.card, `the edge "${text}" north of ${x},${y}`);
  const mark = text.replaceAll('=', '')[0]!;
  return edgeBetween(drawing, at(drawing, x, y - 1), at(drawing, x, y), 2, mark, `north of ${x},${y}`);
}
function uprightEdge(drawing: Drawing, x: number, y: number): DrawnEdge | null {
  const mark = drawing.lines[2 * y + 1]![4 * x]!;
  if (!UPRIGHT.test(mark)) fault(drawing.card, `the edge "${mark}" west of ${x},${y}`);
  return edgeBetween(drawing, at(drawing, x - 1, y), at(drawing, x, y), 1, mark, `west of ${x},${y}`);
}

/** ST-RUL-40 ST-OBJ-08: inner walls stand inside a tile, all else on outlines; what faces the void is walled. */
function edgeBetween({ card, tile }: Drawing, a: number, b: number, side: 1 | 2, mark: string, where: string) {
  if (a < 0 || b < 0) {
    const isVoid = a < 0 && b < 0;
    if (mark !== (isVoid ? ' ' : '#')) fault(card, `${isVoid ? 'an edge in the void' : 'an open outline'} ${where}`);
    return null;
  }
  const isInside = tile[a] === tile[b];
  if (isInner(mark) && !isInside) fault(card, `an inner wall on an outline ${where}`);
  if (!isInner(mark) && mark !== ' ' && isInside) fault(card, `an outer wall or door inside a tile ${where}`);
  return { a, b, side, mark };
}
const isInner = (mark: string): boolean => mark === '|' || mark === '-';
const isDoor = (mark: string): boolean => mark >= '1' && mark <= '9';

/** Doors by their numbers, then wall sections in reading order. */
function barriersOf(drawing: Drawing, edges: readonly DrawnEdge[]): Barrier[] {
  const { card, width } = drawing;
  const doors = Map.groupBy(
    edges.filter(({ mark }) => isDoor(mark)),
    ({ mark }) => mark,
  );
  const found: Barrier[] = [];
  for (const [name, parts] of [...doors].sort(([a], [b]) => Number(a) - Number(b))) {
    if (!isOneDoor(parts, drawing)) fault(card, `door ${name} is no straight door between two tiles`);
    found.push({ kind: 'door', name, strength: DOOR_STRENGTH[card.side], edges: parts.map(({ a, b }) => [a, b]) });
  }
  for (const { a, b } of edges.filter(({ mark }) => isInner(mark))) {
    const name = `${nameIn(width, a)}/${nameIn(width, b)}`;
    found.push({ kind: 'wall', name, strength: WALL_STRENGTH[card.side], edges: [[a, b]] });
  }
  if (found.length > MOST_BARRIERS) fault(card, `${found.length} doors and wall sections, ${MOST_BARRIERS} at most`);
  return found;
}

/** ST-RUL-37: one edge, or two neighbouring ones in line between the same two tiles. */
function isOneDoor([first, second, ...more]: readonly DrawnEdge[], { width, tile }: Drawing): boolean {
  if (!first || more.length > 0) return false;
  if (!second) return true;
  const isInLine = first.side === second.side && second.a - first.a === (first.side === 2 ? 1 : width);
  return isInLine && tile[first.a] === tile[second.a] && tile[first.b] === tile[second.b];
}

function sidesOf(count: number, width: number, edges: readonly DrawnEdge[], barriers: readonly Barrier[]): Uint8Array {
  const sides = new Uint8Array(4 * count).fill(SHUT);
  const set = (a: number, b: number, code: number): void => {
    const side = b - a === width ? 2 : 1;
    sides[4 * a + side] = code;
    sides[4 * b + ((side + 2) % 4)] = code;
  };
  for (const { a, b, mark } of edges) if (mark === ' ') set(a, b, FREE);
  barriers.forEach(({ edges: parts }, bit) => parts.forEach(([a, b]) => set(a, b, bit)));
  return sides;
}

function tilesOf({ card, width, tile }: Drawing): Record<string, Tile> {
  const tiles: Record<string, Tile> = {};
  for (const letter of [...new Set(tile)].filter(Boolean).sort()) {
    const mine = tile.flatMap((other, square) => (other === letter ? [square] : []));
    const columns = mine.map(square => square % width);
    const rows = mine.map(square => Math.floor(square / width));
    const [x, y] = [Math.min(...columns), Math.min(...rows)];
    const [w, h] = [Math.max(...columns) - x + 1, Math.max(...rows) - y + 1];
    if (mine.length !== w * h) fault(card, `tile ${letter} is no full rectangle`);
    tiles[letter] = { x, y, w, h };
  }
  return tiles;
}

/** Maps are read when they are first asked for. */
const grids = new Map<MapId, Grid>();
export function gridOf(id: MapId): Grid {
  let grid = grids.get(id);
  if (!grid) grids.set(id, (grid = readMap(MAPS[id])));
  return grid;
}
