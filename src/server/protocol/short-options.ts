// Questions are sent short, options that differ in a number alone together; here they are spelled out again.
import type { BriefDecision, BriefOptions, Decision, Option, View, World } from '#engine/types.ts';
import type { TableDoc } from './table-doc.ts';

export type SentView = View<World, BriefDecision>;
export interface SentDoc extends Omit<TableDoc, 'view'> {
  view: SentView | null;
}

/** What did not change stays the same object. */
const wholes = new WeakMap<object, object>();
function once<T extends object, U extends object>(short: T, spell: (short: T) => U): U {
  const found = wholes.get(short);
  if (found) return found as U;
  const whole = spell(short);
  wholes.set(short, whole);
  return whole;
}

/** The table with options that tell everything about themselves. */
export const spelledOut = (sent: SentDoc): TableDoc =>
  sent.view?.decisions.length ? { ...sent, view: once(sent.view, wholeView) } : (sent as TableDoc);

const wholeView = (view: SentView): View => ({
  ...view,
  decisions: view.decisions.map(decision => once(decision, wholeDecision)),
});
/** Its options are spelled out when they are first looked at: a board shows what lies there before. */
function wholeDecision(decision: BriefDecision): Decision {
  let options: Option[] | undefined;
  return {
    ...decision,
    get options() {
      return (options ??= decision.options.flatMap(one => ('label' in one ? one : wholeOptions(one))));
    },
  };
}
function wholeOptions(brief: BriefOptions): Option[] {
  const { verb, say, each, of, refused = [] } = brief;
  const options = (each ?? [0]).map((n): Option => {
    if (!each) return { id: verb, verb, label: { say, facts: {} }, refs: [] };
    return { id: `${verb}:${n}`, verb, label: { say, facts: { [of ?? 'n']: n } }, refs: of ? [`${of}:${n}`] : [] };
  });
  for (const [why, which] of refused) for (const n of which) options[each ? each.indexOf(n) : 0]!.refused = why;
  return options;
}
