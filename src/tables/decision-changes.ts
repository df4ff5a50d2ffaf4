// Decisions as they are sent, and what changes from one to the next. Options are compared as texts, which are made to
// be sent anyway: to look into each of them would take longer than to write it.
import { changesFrom } from '#engine/patch.ts';
import type { BriefDecision } from '#engine/types.ts';

/** A decision with its options as JSON. */
export interface WrittenDecision {
  head: Omit<BriefDecision, 'options'>;
  options: readonly string[];
}
export const writtenDecisions = (decisions: readonly BriefDecision[]): WrittenDecision[] =>
  decisions.map(({ options, ...head }) => ({ head, options: options.map(option => JSON.stringify(option)) }));

/** The change of a list of decisions, as JSON; empty where nothing has changed. */
export function decisionsChange(before: readonly WrittenDecision[], after: readonly WrittenDecision[]): string {
  if (before.length === after.length) return listed(before, after, decisionChange);
  return `[0,${before.length},[${after.map(textOf).join(',')}]]`;
}
/** Another question is told whole. */
function decisionChange(before: WrittenDecision, after: WrittenDecision): string {
  if (before.head.id !== after.head.id || before.head.seat !== after.head.seat) return `[${textOf(after)}]`;
  const head = changesFrom(before.head, after.head);
  const options = optionsChange(before.options, after.options);
  if (!options) return head && `{${head}}`;
  return `{${head}${head && ','}"options":${options}}`;
}
const textOf = ({ head, options }: WrittenDecision): string =>
  `${JSON.stringify(head).slice(0, -1)},"options":[${options.join(',')}]}`;

/** Options of as many are compared place by place; of others one stretch is replaced. */
function optionsChange(before: readonly string[], after: readonly string[]): string {
  if (before.length === after.length) return listed(before, after, optionChange);
  const least = Math.min(before.length, after.length);
  let from = 0;
  while (from < least && before[from] === after[from]) from++;
  let kept = 0;
  while (kept < least - from && before[before.length - 1 - kept] === after[after.length - 1 - kept]) kept++;
  return `[${from},${before.length - kept - from},[${after.slice(from, after.length - kept).join(',')}]]`;
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
