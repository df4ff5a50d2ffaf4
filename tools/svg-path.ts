// Paths of SVG in whole numbers: every point is rounded where it stands, so that errors do not add up along the way.

/** The number of numbers that each command takes. */
const ARITY: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
/** More points after a move are lines. */
const MORE: Record<string, string> = { m: 'l', M: 'L' };
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

interface Step {
  command: string;
  numbers: number[];
}
export function stepsOf(d: string): Step[] {
  const steps: Step[] = [];
  for (const [, command, rest] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = numbersIn(command!, rest!);
    const arity = ARITY[command!.toLowerCase()]!;
    if (!arity) steps.push({ command: command!, numbers: [] });
    for (let i = 0; i < numbers.length; i += arity)
      steps.push({
        command: i ? (MORE[command!] ?? command!) : command!,
        numbers: numbers.slice(i, i + arity),
      });
  }
  return steps;
}
/** The two flags of an arc may stand close together: 'a5 5 0 01.5 2'. */
function numbersIn(command: string, text: string): number[] {
  if (command.toLowerCase() !== 'a') return (text.match(NUMBER) ?? []).map(Number);
  const out: number[] = [];
  let rest = text;
  while (rest.trim()) {
    const isFlag = out.length % 7 === 3 || out.length % 7 === 4;
    const found = (isFlag ? /[\s,]*([01])/ : /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i).exec(rest);
    if (!found) break;
    out.push(Number(found[1]));
    rest = rest.slice(found.index + found[0].length);
  }
  return out;
}

/** The same path, relative and in whole numbers. */
export function rounded(d: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [nearX, nearY] = [0, 0];
  let out = '';
  let last = '';
  for (const { command, numbers } of stepsOf(d)) {
    const kind = command.toLowerCase();
    if (kind === 'z') {
      [x, y, nearX, nearY] = [startX, startY, Math.round(startX), Math.round(startY)];
      out += 'z';
      last = 'z';
      continue;
    }
    const [baseX, baseY] = command === kind ? [x, y] : [0, 0];
    const relative = numbers.map((v, i) => {
      const axis = axisOf(kind, i);
      if (axis === 'x') return Math.round(v + baseX) - nearX;
      if (axis === 'y') return Math.round(v + baseY) - nearY;
      return axis === 'flag' ? v : Math.max(1, Math.round(v));
    });
    const endX = lastOf(kind, 'x');
    const endY = lastOf(kind, 'y');
    if (endX >= 0) x = numbers[endX]! + baseX;
    if (endY >= 0) y = numbers[endY]! + baseY;
    if (kind === 'm') [startX, startY] = [x, y];
    out += (kind === last && kind !== 'm' ? '' : kind) + joined(relative, kind === last && kind !== 'm');
    [nearX, nearY] = [Math.round(x), Math.round(y)];
    last = kind;
  }
  return out;
}
function axisOf(kind: string, i: number): 'x' | 'y' | 'flag' | 'size' {
  if (kind === 'h') return 'x';
  if (kind === 'v') return 'y';
  if (kind === 'a' && i < 5) return i < 2 ? 'size' : 'flag';
  if (kind === 'a') return i === 5 ? 'x' : 'y';
  return i % 2 ? 'y' : 'x';
}
const lastOf = (kind: string, axis: 'x' | 'y'): number =>
  Array.from({ length: ARITY[kind]! }, (_, i) => axisOf(kind, i)).lastIndexOf(axis);
/** A minus divides numbers as well as a blank does. */
const joined = (numbers: readonly number[], isMore: boolean): string =>
  numbers.map((v, i) => (v < 0 || (!i && !isMore) ? '' : ' ') + v).join('');
