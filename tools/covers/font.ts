// Letters of a font as outlines, so that a picture can be shown where the font is not. It reads a WOFF with TrueType
// outlines.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

interface Point {
  x: number;
  y: number;
  isOn: boolean;
}
export class Font {
  private readonly tables: ReadonlyMap<string, Buffer>;
  private readonly unit: number;
  private readonly longOffsets: boolean;

  constructor(file: Buffer) {
    this.tables = tablesIn(file);
    this.unit = this.table('head').readUInt16BE(18);
    this.longOffsets = this.table('head').readInt16BE(50) === 1;
  }
  private table(name: string): Buffer {
    const found = this.tables.get(name);
    if (!found) throw new Error(`The font has no table ${name}: only TrueType outlines can be read.`);
    return found;
  }
  /** The number of the letter's outline, from the map of the usual letters (format 4). */
  private indexOf(code: number): number {
    const cmap = this.table('cmap');
    for (let i = 0; i < cmap.readUInt16BE(2); i++) {
      const at = cmap.readUInt32BE(8 + i * 8);
      if (cmap.readUInt16BE(at) === 4) return inSegments(cmap, at, code);
    }
    return 0;
  }
  private widthOf(index: number): number {
    const count = this.table('hhea').readUInt16BE(34);
    return this.table('hmtx').readUInt16BE(Math.min(index, count - 1) * 4);
  }
  private outline(index: number): Point[][] {
    const loca = this.table('loca');
    const at = (i: number): number => (this.longOffsets ? loca.readUInt32BE(i * 4) : loca.readUInt16BE(i * 2) * 2);
    const glyph = this.table('glyf').subarray(at(index), at(index + 1));
    if (!glyph.length) return [];
    return glyph.readInt16BE(0) < 0 ? this.composed(glyph) : contoursIn(glyph);
  }
  /** A letter of several parts, each moved to its place. */
  private composed(glyph: Buffer): Point[][] {
    const contours: Point[][] = [];
    for (let at = 10, flags = 0x20; flags & 0x20;) {
      flags = glyph.readUInt16BE(at);
      const isWide = Boolean(flags & 1);
      const dx = isWide ? glyph.readInt16BE(at + 4) : glyph.readInt8(at + 4);
      const dy = isWide ? glyph.readInt16BE(at + 6) : glyph.readInt8(at + 5);
      for (const part of this.outline(glyph.readUInt16BE(at + 2)))
        contours.push(part.map(point => ({ ...point, x: point.x + dx, y: point.y + dy })));
      at += isWide ? 8 : 6;
      if (flags & 8) at += 2;
      else if (flags & 0x40) at += 4;
      else if (flags & 0x80) at += 8;
    }
    return contours;
  }
  /** The words as a path that begins at (0, 0), and how wide they are. */
  line(words: string, size: number, spacing = 0): { path: string; width: number } {
    const k = size / this.unit;
    let [path, x] = ['', 0];
    for (const letter of words) {
      const index = this.indexOf(letter.codePointAt(0)!);
      for (const contour of this.outline(index)) path += pathOf(contour, k, x);
      x += this.widthOf(index) * k + spacing;
    }
    return { path, width: x - spacing };
  }
}
function tablesIn(file: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < file.readUInt16BE(12); i++) {
    const at = 44 + i * 20;
    const [offset, packed, whole] = [4, 8, 12].map(o => file.readUInt32BE(at + o)) as [number, number, number];
    const data = file.subarray(offset, offset + packed);
    tables.set(file.toString('latin1', at, at + 4), packed < whole ? inflateSync(data) : data);
  }
  return tables;
}
function inSegments(cmap: Buffer, at: number, code: number): number {
  const twice = cmap.readUInt16BE(at + 6);
  for (let s = 0; s < twice; s += 2) {
    if (cmap.readUInt16BE(at + 14 + s) < code) continue;
    const start = cmap.readUInt16BE(at + 16 + twice + s);
    if (start > code) return 0;
    const delta = cmap.readUInt16BE(at + 16 + twice * 2 + s);
    const ranges = at + 16 + twice * 3 + s;
    const offset = cmap.readUInt16BE(ranges);
    return ((offset ? cmap.readUInt16BE(ranges + offset + (code - start) * 2) : code) + delta) & 0xffff;
  }
  return 0;
}
function contoursIn(glyph: Buffer): Point[][] {
  const count = glyph.readInt16BE(0);
  const ends = Array.from({ length: count }, (_, i) => glyph.readUInt16BE(10 + i * 2));
  const total = ends.at(-1)! + 1;
  let at = 10 + count * 2;
  at += 2 + glyph.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = glyph[at++]!;
    flags.push(flag);
    if (flag & 8) for (let more = glyph[at++]!; more > 0; more--) flags.push(flag);
  }
  const read = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map(flag => {
      if (flag & short) value += flag & same ? glyph[at++]! : -glyph[at++]!;
      else if (!(flag & same)) [value, at] = [value + glyph.readInt16BE(at), at + 2];
      return value;
    });
  };
  const [xs, ys] = [read(2, 16), read(4, 32)];
  const all = flags.map((flag, i) => ({ x: xs[i]!, y: ys[i]!, isOn: Boolean(flag & 1) }));
  return ends.map((end, i) => all.slice(i ? ends[i - 1]! + 1 : 0, end + 1));
}
/** Between two points that lie off the line there is one on it. */
function pathOf(contour: readonly Point[], k: number, dx: number): string {
  const at = ({ x, y }: { x: number; y: number }): string => `${(x * k + dx).toFixed(1)} ${(-y * k).toFixed(1)}`;
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOn: true });
  const first = contour.findIndex(({ isOn }) => isOn);
  const turned = [...contour.slice(first), ...contour.slice(0, first), contour[first]!];
  let path = `M${at(turned[0]!)}`;
  for (let i = 1; i < turned.length; i++) {
    const point = turned[i]!;
    if (point.isOn) {
      path += `L${at(point)}`;
      continue;
    }
    const next = turned[i + 1]!;
    const end = next.isOn ? next : middle(point, next);
    path += `Q${at(point)} ${at(end)}`;
    if (next.isOn) i++;
  }
  return `${path}Z`;
}

const require = createRequire(import.meta.url);
export const bangers = new Font(
  readFileSync(require.resolve('@fontsource/bangers/files/bangers-latin-400-normal.woff')),
);
