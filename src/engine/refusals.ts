// Refusals: the rule that forbids an answer, and what the engine itself refuses.
import type { Facts, Phrase, Refusal, RuleId, Text } from './types.ts';

/** A refusal with facts for its sentence: `no('MR-BID-02', { coins: 2 })`. Its words stand under `say` or the rule. */
export const no = (rule: RuleId, facts: Facts = {}, say?: string): Refusal =>
  say === undefined ? { rule, facts } : { rule, facts, say };

/** The sentence of a refusal: under its own key, or under the rule's id. */
export const phraseOf = ({ rule, facts, say }: Refusal): Phrase => ({ say: say ?? rule, facts });

/** The engine's own texts, the same in any game. */
export const ENGINE_TEXTS: Record<string, Text> = {
  'ENGINE-END-1': 'The game is over.',
  'ENGINE-ASK-1': 'The table is at {decision}, not at {answered}.',
  'ENGINE-ASK-2': '{seat} is not asked now.',
  'ENGINE-ASK-3': 'There is no option {option} here.',
  'ENGINE-ASK-4': 'This answers a question that has been answered already.',
  sealed: 'You have answered; others still think.',
  unseal: 'Take my answer back',
  pass: 'Pass',
  resolve: 'Resolve the ability of {source}',
  apply: 'Apply the ability of {source}',
  decline: 'Decline',
  /** Between the last two of a list. */
  and: ' and ',
  player: 'Player {n}',
};
