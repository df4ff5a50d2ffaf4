// Rule ids as written in ledgers, test titles and code: alone, in ranges, in lists, and shortened inside a ledger.
import type { RuleId } from '../types.ts';

/** A place in a text that names rules: `DM-PAY-04`, `DM-PAY-04..06`, `PAY-04` (no prefix) or `DM-PAY` (no numbers). */
export interface Citation {
  readonly at: number;
  readonly length: number;
  readonly prefix?: string;
  readonly code: string;
  readonly numbers: readonly string[];
}

export const ID_PATTERN = /^([A-Z]{2,4})-([A-Z]{2,5})-(\d{2,3})$/;

const SIGN_TAIL = String.raw`(?:\.\.|…|–|\/)(?:[A-Z]+-[A-Z]+-|-)?\d{2,}`;
const WORD_TAIL = String.raw` to (?:\k<prefix>-\k<code>-|-)?\d{2,}|(?:, | and |, and )-\d{2,}`;
const TAIL = /(\.\.|…|–|\/| to |, and | and |, )(?:[A-Z]+-[A-Z]+-|-)?(\d+)/g;
const CITATION = new RegExp(
  String.raw`(?<![\w-])(?:(?<prefix>[A-Z]{2,4})-)?(?<code>[A-Z]{2,5})` +
    String.raw`(?:-(?<first>\d+)(?<tails>(?:${SIGN_TAIL}|${WORD_TAIL})*))?(?![\w]|-\w)`,
  'g',
);
const LEADING = new RegExp(
  String.raw`[\s,;:&+]*(?<prefix>[A-Z]{2,4})-(?<code>[A-Z]{2,5})-(?<first>\d+)(?<tails>(?:${SIGN_TAIL})*)(?![\w]|-\w)`,
  'y',
);
const RANGE_SIGNS = ['..', '…', '–', ' to '];
const LONGEST_RANGE = 200;

export function citationsIn(text: string): Citation[] {
  const found: Citation[] = [];
  for (const match of text.matchAll(CITATION)) {
    const { prefix, code = '', first, tails = '' } = match.groups ?? {};
    if (first === undefined && prefix === undefined) continue;
    const numbers = first === undefined ? [] : numbersOf(first, tails);
    found.push({ at: match.index, length: match[0].length, ...(prefix && { prefix }), code, numbers });
  }
  return found;
}

/** The ids a test proves: the run of ids, ranges (`DM-CMP-02..05`) and lists (`DM-CMP-02/05`) its title starts with. */
export function leadingIds(title: string): RuleId[] {
  const ids: RuleId[] = [];
  LEADING.lastIndex = 0;
  for (let match = LEADING.exec(title); match; match = LEADING.exec(title)) {
    const { prefix = '', code = '', first = '', tails = '' } = match.groups ?? {};
    ids.push(...numbersOf(first, tails).map((number): RuleId => `${prefix}-${code}-${number}`));
  }
  return [...new Set(ids)];
}

function numbersOf(first: string, tails: string): string[] {
  const numbers = [first];
  for (const [, sign = '', last = ''] of tails.matchAll(TAIL)) {
    if (RANGE_SIGNS.includes(sign)) numbers.push(...numbersBetween(numbers.at(-1) ?? first, last));
    numbers.push(last);
  }
  return numbers;
}

function numbersBetween(first: string, last: string): string[] {
  const length = Number(last) - Number(first) - 1;
  if (length < 1 || length > LONGEST_RANGE) return [];
  return Array.from({ length }, (_, index) => String(Number(first) + 1 + index).padStart(first.length, '0'));
}
