// Parts of a game's advice to bots: weights by decision, and reasons by what was picked.
import type { BotKnowledge, Reasons, Tried } from '../bot-knowledge.ts';
import type { Table } from '../definition.ts';
import type { Facts, Phrase, Pick, Seat, Text, World } from '../types.ts';

/** The weight of an option of one decision: the more promising, the higher; 0 prunes it. */
export type Weigher<W extends World> = (t: Table<W>, seat: Seat, pick: Pick) => number;

/** Weights by decision; `otherwise` weighs at all others. */
export function weighBy<W extends World>(
  weighers: Readonly<Record<string, Weigher<W>>>,
  otherwise: Weigher<W> = () => 1,
): NonNullable<BotKnowledge<W>['weigh']> {
  const byDecision = new Map(Object.entries(weighers));
  return (t, seat, decision, pick) => (byDecision.get(decision) ?? otherwise)(t, seat, pick);
}

/** The reason for an option that was tried, or nothing. `M` is what was tried, with what the game judges by. */
export type Reason<M> = (move: M) => Phrase | undefined;

/** Makes phrases of a game's reasons: only texts that it has can be said. */
export const sayWith =
  <T extends Record<string, Text>>(_texts: T) =>
  (say: keyof T & string, facts: Facts = {}): Phrase => ({ say, facts });

/** Reasons by decision and verb ('turn.act:pass'), or by verb alone ('pass'). */
export const reasonsFrom = <W extends World, M extends Tried<W>>(
  reasons: Readonly<Record<string, Reason<M>>>,
  texts: Record<string, Text>,
  moveOf: (tried: Tried<W>) => M,
): Reasons<W> => ({
  reason(tried) {
    const { verb } = tried.pick;
    return (reasons[`${tried.decision}:${verb}`] ?? reasons[verb])?.(moveOf(tried));
  },
  texts,
});

/** The chance of a side by its lead over the best of the others and over the mean of them; the best counts `times` as
 *  much as the mean. A lead of `lead` wins about three times in four. */
export function chanceOfLead(sums: readonly number[], side: number, lead: number, times = 2): number {
  const others = sums.filter((_, other) => other !== side);
  const rivals = (times * Math.max(...others) + mean(others)) / (times + 1);
  return 1 / (1 + Math.exp((rivals - sums[side]!) / lead));
}

export const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;
