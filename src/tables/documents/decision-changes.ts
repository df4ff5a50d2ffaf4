// Decisions as they are sent, and what changes from one to the next. Options and forms of one question are compared as
// text: to look into each of them would take longer than to write it.
import { changesFrom } from '#engine/patch.ts';
import type { BriefDecision } from '#engine/types.ts';
import { member, members, stretchChange } from './patch-writer.ts';

/** A decision, and its forms and each of its options as JSON, once that was asked for. */
export interface WrittenDecision {
  readonly decision: BriefDecision;
  options: readonly string[] | undefined;
  forms: string | undefined;
}
export const writtenDecisions = (decisions: readonly BriefDecision[]): WrittenDecision[] =>
  decisions.map(decision => ({ decision, options: undefined, forms: undefined }));
const optionsOf = (written: WrittenDecision): readonly string[] =>
  (written.options ??= written.decision.options.map(option => JSON.stringify(option)));
const formsOf = (written: WrittenDecision): string => (written.forms ??= JSON.stringify(written.decision.forms) ?? '');

/** The change of a list of decisions, as JSON; empty where nothing has changed. */
export function decisionsChange(before: readonly WrittenDecision[], after: readonly WrittenDecision[]): string {
  if (before.length === after.length) return listed(before, after, decisionChange);
  return `[0,${before.length},${JSON.stringify(after.map(({ decision }) => decision))}]`;
}
/** Another question is written whole. */
function decisionChange(before: WrittenDecision, after: WrittenDecision): string {
  const [from, to] = [before.decision, after.decision];
  if (from.id !== to.id || from.seat !== to.seat) return `[${JSON.stringify(to)}]`;
  const head = changesFrom(headOf(from), headOf(to));
  // Forms are large and mostly the same: only those that are not are looked into.
  const forms = formsOf(before) === formsOf(after) ? '' : changesFrom({ forms: from.forms }, { forms: to.forms });
  const options = optionsChange(optionsOf(before), optionsOf(after));
  const changes = members(head, forms, member('options', options));
  return changes && `{${changes}}`;
}
/** Parts that may change while the question stays, beside its options and forms. */
const headOf = ({ nth, rule, prompt, idle }: BriefDecision): object => ({ nth, rule, prompt, idle });

/** Options of as many are compared place by place; of others one stretch is replaced. */
function optionsChange(before: readonly string[], after: readonly string[]): string {
  if (before.length === after.length) return listed(before, after, optionChange);
  const least = Math.min(before.length, after.length);
  let from = 0;
  while (from < least && before[from] === after[from]) from++;
  let kept = 0;
  while (kept < least - from && before[before.length - 1 - kept] === after[after.length - 1 - kept]) kept++;
  return stretchChange(from, before.length - kept - from, after.slice(from, after.length - kept));
}
const optionChange = (before: string, after: string): string => (before === after ? '' : `[${after}]`);

/** The changes of the things of a list, each at its place. */
function listed<T>(before: readonly T[], after: readonly T[], changeOf: (before: T, after: T) => string): string {
  let which = '';
  let changes = '';
  for (let i = 0; i < after.length; i++) {
    const change = changeOf(before[i]!, after[i]!);
    if (!change) continue;
    which += which ? `,${i}` : i;
    changes += changes ? `,${change}` : change;
  }
  return which && `[[${which}],[${changes}]]`;
}
