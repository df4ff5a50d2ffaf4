// The question on the table, made ready for people: what can be picked, what cannot and why, and what it is about.
import type { Decision, Option, Phrase, Ref, View } from '#engine/types.ts';
import type { Part } from '#engine/words.ts';
import type { TableDoc } from '#protocol/table-doc.ts';

/** What a list of options needs: words for them, and what becomes of those that are pointed at and picked. */
export interface Asked {
  say: (phrase: Phrase) => Part[];
  pick: (option: string) => void;
  point: (ref: Ref | null) => void;
}
/** Options at any time beside the question, such as giving something away: it is never the question. */
export const isAside = ({ id }: Decision): boolean => id.startsWith('aside.');
/** The question that the viewer is to answer: one that is waited for, else one that may be answered. */
export function questionOf({ decisions, waitingFor, viewer }: View): Decision | undefined {
  const own = decisions.filter(asked => (viewer === 'everything' || asked.seat === viewer) && !isAside(asked));
  return own.find(({ idle }) => idle !== undefined) ?? (waitingFor.length ? own[0] : undefined);
}
/** Always the same, so that what is drawn from it stays as it is. */
export const NOTHING_ASKED: readonly Decision[] = [];
/** The question that is waited for first, then the options that may be taken beside it. */
export function questionsIn(view: View): readonly Decision[] {
  const asked = questionOf(view);
  const others = view.decisions.filter(one => one !== asked && one.seat === view.viewer && (asked || isAside(one)));
  return asked ? [asked, ...others] : others.length ? others : NOTHING_ASKED;
}
/** The question among them, if there is one. */
export const mainOf = ([first]: readonly Decision[]): Decision | undefined =>
  first && !isAside(first) ? first : undefined;

export const legalOf = (decision: Decision): Option[] => decision.options.filter(({ refused }) => !refused);
export const refusedOf = (decision: Decision): Option[] => decision.options.filter(({ refused }) => refused);

const NOTHING_LIT: ReadonlyMap<Ref, readonly Option[]> = new Map();
/** Legal options by the things they are about. */
export function litBy(decisions: readonly Decision[]): ReadonlyMap<Ref, readonly Option[]> {
  if (!decisions.length) return NOTHING_LIT;
  const lit = new Map<Ref, Option[]>();
  for (const decision of decisions)
    for (const option of legalOf(decision))
      for (const ref of new Set(option.refs)) lit.set(ref, [...(lit.get(ref) ?? []), option]);
  return lit;
}

/** Own seats that are waited for, when one plays several around one screen. */
export const ownWaiting = (doc: TableDoc, player: string | undefined): number[] =>
  (doc.view?.waitingFor ?? []).filter(seat => {
    const { kind, player: who } = doc.seats[seat]!;
    return kind === 'person' && player !== undefined && who === player;
  });
