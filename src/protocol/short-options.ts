// Decisions are sent in a short form that groups options which differ in a number alone; here it is expanded.
import type { BriefDecision, BriefOptions, Decision, Option, View, World } from '#engine/types.ts';
import type { TableDoc } from './table-doc.ts';

export type SentView = View<World, BriefDecision>;
export interface SentDoc extends Omit<TableDoc, 'view'> {
  view: SentView | null;
}
/** A table as it was sent, and spelled out. */
export interface Spelled {
  sent: SentDoc;
  doc: TableDoc;
}

/** The document with all options expanded. What has not changed since `before` stays the same object. */
export function spelledOut(sent: SentDoc, before?: Spelled): TableDoc {
  const { view } = sent;
  if (!view?.decisions.length) return sent as TableDoc;
  if (view === before?.sent.view) return { ...sent, view: before.doc.view };
  const old = before?.sent.view?.decisions ?? [];
  const decisions = view.decisions.map(decision => {
    const n = old.indexOf(decision);
    return n < 0 ? wholeDecision(decision) : before!.doc.view!.decisions[n]!;
  });
  return { ...sent, view: { ...view, decisions } };
}

/** A decision whose options are expanded when first read, so that a board can be drawn before. */
function wholeDecision(decision: BriefDecision): Decision {
  const { prompt = { say: decision.id, facts: {} }, forms = {} } = decision;
  let options: Option[] | undefined;
  return {
    ...decision,
    prompt,
    forms,
    get options() {
      return (options ??= decision.options.flatMap(one => ('label' in one ? one : wholeOptions(one))));
    },
  };
}
function wholeOptions(brief: BriefOptions): Option[] {
  const { verb, say = verb, each, of, refused = [] } = brief;
  const options = (each ?? [0]).map((n): Option => {
    if (!each) return { id: verb, verb, label: { say, facts: {} }, refs: [] };
    return { id: `${verb}:${n}`, verb, label: { say, facts: { [of ?? 'n']: n } }, refs: of ? [`${of}:${n}`] : [] };
  });
  for (const [why, which] of refused) {
    const refusal = typeof why === 'string' ? { rule: why, facts: {} } : why;
    for (const n of which) options[each ? each.indexOf(n) : 0]!.refused = refusal;
  }
  return options;
}
