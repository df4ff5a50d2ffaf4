// Our answers in the numbers of the plain game.
import { UNSEAL } from '#engine/running/table.ts';
import type { Answer } from '#engine/types.ts';
import { accepting, type Deal, declining, type Move, PASS, READY, TAKE_BACK } from './house.ts';
import { VERBS } from './programs.ts';

/** Our decisions, by the plain game's question. */
const DECISIONS = [
  'auction.bid',
  'market.floor',
  'turn.play',
  'reactions.react',
  'opponent.choose',
  'discarding.choose',
  'alternative.choose',
  'abilities.order',
];
export const questionOf = (decision: string): number => DECISIONS.indexOf(decision);

const WORDS: Record<string, Move> = {
  ...Object.fromEntries(VERBS.map((verb, n) => [verb, n])),
  [UNSEAL]: TAKE_BACK,
  pass: PASS,
  ready: READY,
};

export function moveOf(option: string): Move {
  const [verb, ...rest] = option.split(':') as [string, ...string[]];
  if (!rest.length) return WORDS[verb]!;
  if (verb === 'deal') return dealOf(rest);
  const n = Number(rest[0]);
  if (verb === 'accept') return accepting(n);
  return verb === 'decline' ? declining(n) : n;
}
function dealOf([to, giveCoins, give, getCoins, get]: string[]): Deal {
  const cards = (part = ''): number[] => (part === '' ? [] : part.split('+').map(Number));
  return {
    to: Number(to),
    giveCoins: Number(giveCoins),
    give: cards(give),
    getCoins: Number(getCoins),
    get: cards(get),
  };
}

export interface PlainAnswer {
  seat: number;
  question: number;
  move: Move;
}
export const plainAnswer = ({ seat, decision, option }: Answer): PlainAnswer => ({
  seat,
  question: questionOf(decision),
  move: moveOf(option),
});
