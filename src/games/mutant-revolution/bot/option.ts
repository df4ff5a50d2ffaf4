// Options taken apart for weighing; plain ones each once, for the same ids come again and again.

export interface Said {
  readonly verb: string;
  /** The number of a plain option, or whom or what a composed one goes to. */
  readonly n: number;
  /** The parts of a composed option. */
  readonly parts: readonly (readonly number[])[];
}

const PLAIN = new Map<string, Said>();

/** A plain option, taken apart once; composed ones are too many to be remembered. */
export function plainlySaid(option: string): Said {
  let known = PLAIN.get(option);
  if (!known) PLAIN.set(option, (known = said(option)));
  return known;
}

/** 'deal:2:3:12+14' is about 2, with the parts [3] and [12, 14]; a part may be empty. */
export function said(option: string): Said {
  const colon = option.indexOf(':');
  if (colon < 0) return { verb: option, n: 0, parts: [] };
  const lists: number[][] = [];
  let list: number[] = [];
  let n = -1;
  for (let i = colon + 1; i <= option.length; i++) {
    const digit = i < option.length ? option.charCodeAt(i) - ZERO : ENDS;
    if (digit >= 0 && digit < 10) {
      n = Math.max(0, n) * 10 + digit;
      continue;
    }
    if (n >= 0) list.push(n);
    n = -1;
    if (digit === PLUS) continue;
    lists.push(list);
    list = [];
  }
  const [[first]] = lists as [[number]];
  return { verb: option.slice(0, colon), n: first, parts: lists.slice(1) };
}
const ZERO = '0'.charCodeAt(0);
const PLUS = '+'.charCodeAt(0) - ZERO;
const ENDS = ':'.charCodeAt(0) - ZERO;
