// Questions are sent short, without what follows from the ids of their options; here they are spelled out again.
import type { BriefDecision, BriefOption, Decision, Option, Usual, View, World } from '#engine/types.ts';
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
function wholeDecision({ verbs = [], ...decision }: BriefDecision): Decision {
  const options = decision.options.map(option => ('label' in option ? option : wholeOption(option, verbs)));
  return { ...decision, options };
}
function wholeOption({ id, refused }: BriefOption, verbs: readonly Usual[]): Option {
  const colon = id.indexOf(':');
  const verb = colon < 0 ? id : id.slice(0, colon);
  const { say, of } = verbs.find(usual => usual.verb === verb)!;
  const n = Number(id.slice(colon + 1));
  const facts = colon < 0 ? {} : { [of ?? 'n']: n };
  const whole: Option = { id, verb, label: { say, facts }, refs: colon < 0 || of === undefined ? [] : [`${of}:${n}`] };
  return refused ? { ...whole, refused } : whole;
}
