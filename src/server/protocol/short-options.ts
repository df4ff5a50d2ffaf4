// Options as they are sent: what follows from an option's id is left out, for most of them differ in a number alone.
import type { Decision, Kind, Option, Refusal, View } from '#engine/types.ts';
import type { TableDoc } from './table-doc.ts';

/** How the options of a verb are called, unless they say so themselves: with `of`, 'mark:3' says and points at the
 *  cell 3. */
export interface Usual {
  say: string;
  of?: Kind;
}
export interface ShortOption {
  id: string;
  refused?: Refusal;
}
export interface SentDecision extends Omit<Decision, 'options'> {
  options: (ShortOption | Option)[];
  /** The usual, by verb. */
  verbs: Record<string, Usual>;
}
export interface SentView extends Omit<View, 'decisions'> {
  decisions: SentDecision[];
}
export interface SentDoc extends Omit<TableDoc, 'view'> {
  view: SentView | null;
}

// ---- the server's side ---------------------------------------------------------------------------------------------

export const shortened = (view: View): SentView =>
  view.decisions.length ? { ...view, decisions: view.decisions.map(shortDecision) } : (view as unknown as SentView);

function shortDecision(decision: Decision): SentDecision {
  const verbs: Record<string, Usual> = {};
  const options = decision.options.map(option => {
    const usual = (verbs[option.verb] ??= usualOf(option));
    if (!isUsual(option, usual)) return option;
    return option.refused ? { id: option.id, refused: option.refused } : { id: option.id };
  });
  return { ...decision, options, verbs };
}
function usualOf({ label: { say }, refs }: Option): Usual {
  const [ref] = refs;
  return ref === undefined ? { say } : { say, of: ref.slice(0, ref.lastIndexOf(':')) };
}
/** Would it be spelled out just as it is? */
function isUsual({ id, verb, label, refs }: Option, { say, of }: Usual): boolean {
  if (label.say !== say) return false;
  const { facts } = label;
  let n: unknown;
  for (const name in facts) {
    if (n !== undefined || name !== (of ?? 'n')) return false;
    n = facts[name];
  }
  if (n === undefined) return id === verb && !refs.length;
  if (typeof n !== 'number' || id !== `${verb}:${n}`) return false;
  return of === undefined ? !refs.length : refs.length === 1 && refs[0] === `${of}:${n}`;
}

// ---- the client's side ---------------------------------------------------------------------------------------------

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
function wholeDecision({ verbs, ...decision }: SentDecision): Decision {
  const options = decision.options.map(option => ('label' in option ? option : wholeOption(option, verbs)));
  return { ...decision, options };
}
function wholeOption({ id, refused }: ShortOption, verbs: Record<string, Usual>): Option {
  const colon = id.indexOf(':');
  const verb = colon < 0 ? id : id.slice(0, colon);
  const { say, of } = verbs[verb]!;
  const n = Number(id.slice(colon + 1));
  const facts = colon < 0 ? {} : { [of ?? 'n']: n };
  const whole: Option = { id, verb, label: { say, facts }, refs: colon < 0 || of === undefined ? [] : [`${of}:${n}`] };
  return refused ? { ...whole, refused } : whole;
}
