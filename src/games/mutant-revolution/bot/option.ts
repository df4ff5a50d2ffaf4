// Options taken apart for weighing, each once: the same ids come again and again.

export interface Said {
  readonly verb: string;
  /** The number of a plain option, or whom or what a composed one goes to. */
  readonly n: number;
  /** The parts of a composed option. */
  readonly parts: readonly (readonly number[])[];
}

/** So many are remembered; then it begins anew. */
const MOST = 20_000;
const KNOWN = new Map<string, Said>();

export function said(option: string): Said {
  const known = KNOWN.get(option);
  if (known) return known;
  if (KNOWN.size >= MOST) KNOWN.clear();
  const [verb, n, ...parts] = option.split(':') as [string, ...string[]];
  const made = { verb, n: n === undefined ? 0 : Number(n), parts: parts.map(numbersIn) };
  KNOWN.set(option, made);
  return made;
}
const numbersIn = (part: string): number[] => (part ? part.split('+').map(Number) : []);
