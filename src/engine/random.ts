// Chance. The generator's whole state is `holder.random`, so that saving the holder saves the dice. Five words are
// ChaCha8 (a 128-bit key and how many words were drawn): at the table, where nobody may predict the next roll from the
// last ones. Four words are sfc32: in search, where only speed counts.
import type { Random } from './definition.ts';

export interface Holder {
  random: number[];
  script?: number[];
}

/** Draws from whatever holder it is bound to. */
export class Generator implements Random {
  holder: Holder;
  constructor(holder: Holder) {
    this.holder = holder;
  }
  below(n: number): number {
    if (!(n >= 1 && n <= MOST && Number.isInteger(n)))
      throw new Error(`below(${n}): wants a whole number from 1 to 2^21`);
    for (;;) {
      const product = nextWord(this.holder.random) * n; // exact: below 2^53
      const result = Math.floor(product / WORDS);
      const rest = product - result * WORDS;
      if (rest >= n || rest >= WORDS % n) return result; // the few words that would favour some results are left out
    }
  }
  die(sides: number): number {
    const { script } = this.holder;
    return script?.length ? scripted(script, sides) : 1 + this.below(sides);
  }
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const item = list[i]!;
      list[i] = list[j]!;
      list[j] = item;
    }
    return list;
  }
}
const WORDS = 2 ** 32;
const MOST = 2 ** 21;

/** A scenario's next fixed roll. */
function scripted(script: number[], sides: number): number {
  const face = script.shift()!;
  if (!Number.isInteger(face) || face < 1 || face > sides)
    throw new Error(`the script rolls ${face}, but this die shows 1 to ${sides}`);
  return face;
}

/** A fast generator for search, fuzzing and tests. */
export function quickRandom(seed: number): Generator {
  return new Generator({ random: quickState(seed) });
}
export function quickState(seed: number): number[] {
  const state = [seed | 0, Math.floor(seed / WORDS) | 0, 0x9e3779b9 | 0, 1];
  for (let i = 0; i < 12; i++) sfc32(state);
  return state;
}

function nextWord(state: number[]): number {
  return state.length === 4 ? sfc32(state) : chachaWord(state);
}

function sfc32(s: number[]): number {
  const b = s[1]!;
  const c = s[2]!;
  const t = (((s[0]! + b) | 0) + s[3]!) | 0;
  s[3] = (s[3]! + 1) | 0;
  s[0] = b ^ (b >>> 9);
  s[1] = (c + (c << 3)) | 0;
  s[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  return t >>> 0;
}

// The last block made, by key and number: a memo of a pure function, no state of any game.
const made = new Int32Array(16);
const madeFor = [0, 0, 0, 0, -1];

function chachaWord(state: number[]): number {
  const drawn = state[4]!;
  const block = Math.floor(drawn / 16);
  if (madeFor[4] !== block || [0, 1, 2, 3].some(i => madeFor[i] !== state[i])) {
    chachaBlock(state, block, made);
    for (let i = 0; i < 4; i++) madeFor[i] = state[i]!;
    madeFor[4] = block;
  }
  state[4] = drawn + 1;
  return made[drawn % 16]! >>> 0;
}

const input = new Int32Array(16);
/** The ChaCha8 key stream: 16 words of block `block` under a 128-bit key. */
export function chachaBlock(key: readonly number[], block: number, out: Int32Array): void {
  input.set([0x61707865, 0x3120646e, 0x79622d36, 0x6b206574]); // 'expand 16-byte k'
  for (let i = 0; i < 4; i++) input[4 + i] = input[8 + i] = key[i]!;
  input[12] = block | 0;
  input[13] = Math.floor(block / WORDS) | 0;
  input[14] = input[15] = 0;
  out.set(input);
  for (let round = 0; round < 8; round += 2) {
    for (let i = 0; i < 4; i++) quarter(out, i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(out, i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3));
  }
  for (let i = 0; i < 16; i++) out[i] = out[i]! + input[i]!;
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] = x[a]! + x[b]!;
  x[d] = turn(x[d]! ^ x[a]!, 16);
  x[c] = x[c]! + x[d]!;
  x[b] = turn(x[b]! ^ x[c]!, 12);
  x[a] = x[a]! + x[b]!;
  x[d] = turn(x[d]! ^ x[a]!, 8);
  x[c] = x[c]! + x[d]!;
  x[b] = turn(x[b]! ^ x[c]!, 7);
}
const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
