// Options as they are shown: each with its words, or as short as they can be sent.
import { composedId, optionId, type CompiledOffer, type Offers } from './compiled.ts';
import { isEmpty, same } from './copy.ts';
import { labelFor, sayOf, type Asking } from './labels.ts';
import { refusalOf, verdictOn } from './options.ts';
import type { BriefDecision, BriefOptions, Made, Option, Ref, Refusal, RuleId, World } from './types.ts';

/** The options of a question to a seat; briefly, options that differ in a number alone are told together. */
export function optionsOf<W extends World>(
  asking: Asking<W>,
  ask: Offers<W>,
  isBrief: boolean,
): BriefDecision['options'] {
  const { t, my, seat } = asking;
  const options: BriefDecision['options'] = [];
  for (const compiled of ask.offers) {
    const { offer } = compiled;
    if (offer.when && !offer.when(t, my, seat)) continue;
    if (isBrief && !offer.form && !offer.facts && !offer.refs) options.push(briefOptions(asking, compiled));
    else options.push(...wholeOptions(asking, ask, compiled));
  }
  return options;
}

function briefOptions<W extends World>(asking: Asking<W>, compiled: CompiledOffer<W>): BriefOptions {
  const { t, my, seat } = asking;
  const { verb, each, offer } = compiled;
  const brief: BriefOptions = { verb };
  const say = sayOf(asking, compiled);
  if (say !== verb) brief.say = say;
  const numbers = each ? (brief.each = each(t, my, seat).slice()) : ALONE;
  if (each && 'of' in offer && offer.of) brief.of = offer.of;
  for (const n of numbers) {
    const why = verdictOn(t, compiled, my, seat, n);
    if (why) refuseBriefly((brief.refused ??= []), why, n);
  }
  return brief;
}
/** The numbers of a verb that stands alone: it counts as 0. */
const ALONE: readonly number[] = [0];
/** Refusals that are the same as the one before are told with it. */
function refuseBriefly(refused: NonNullable<BriefOptions['refused']>, verdict: RuleId | Refusal, n: number): void {
  const why = typeof verdict === 'object' && tellsAll(verdict) ? verdict.rule : verdict;
  const last = refused.at(-1);
  if (last && same(last[0], why)) last[1].push(n);
  else refused.push([why, [n]]);
}
const tellsAll = ({ facts, say }: Refusal): boolean => say === undefined && isEmpty(facts);

function wholeOptions<W extends World>(asking: Asking<W>, ask: Offers<W>, compiled: CompiledOffer<W>): Option[] {
  const { t, my, seat } = asking;
  const { verb, offer } = compiled;
  const option = (id: string, what: number | Made, refs: readonly Ref[]): Option => {
    const refused = refusalOf(t, compiled, my, seat, what);
    const made: Option = { id, verb, label: labelFor(asking, compiled, what), refs: [...refs] };
    return refused ? { ...made, refused } : made;
  };
  if (offer.form)
    return offer
      .suggest(t, my, seat)
      .map(made => option(composedId(verb, made), made, offer.refs?.(t, my, seat, made) ?? []));
  return (offer.each?.(t, my, seat) ?? [0]).map(n => {
    const own: Ref[] = offer.each && offer.of ? [`${offer.of}:${n}`] : [];
    return option(optionId(ask, compiled, n), n, [...own, ...(offer.refs?.(t, my, seat, n) ?? [])]);
  });
}
