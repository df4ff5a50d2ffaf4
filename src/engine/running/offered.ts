// Options as they are shown: each with its words, or as short as they can be sent.
import type { Offers } from './compiled.ts';
import type { CompiledOffer } from './offers.ts';
import { composedId } from './option-cache.ts';
import { isEmpty, same } from '../copy.ts';
import type { Offer } from '../definition.ts';
import { labelFor, sayOf, type Asking } from '../labels.ts';
import { refusalOf, verdictOn } from './options.ts';
import type { BriefDecision, BriefOptions, Form, Made, Option, Ref, Refusal, RuleId, World } from '../types.ts';

/** The options of a question to a seat, and the forms of composed ones, each made once; briefly, options
 *  that differ in a number alone are told together. */
export function offeredTo<W extends World>(asking: Asking<W>, ask: Offers<W>, isBrief: boolean): Offered {
  const { t, my, seat } = asking;
  const options: BriefDecision['options'] = [];
  const forms: Record<string, Form> = {};
  for (const compiled of ask.offers) {
    const { verb, offer } = compiled;
    if (offer.when && !offer.when(t, my, seat)) continue;
    if (offer.form) addComposed(asking, compiled, (forms[verb] = offer.form(t, my, seat)), options);
    else if (isBrief && !offer.facts && !offer.refs) options.push(briefOptions(asking, compiled));
    else addNumbered(asking, ask, compiled, options);
  }
  return { options, forms };
}
export interface Offered {
  options: BriefDecision['options'];
  /** By verb. */
  forms: Record<string, Form>;
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

function addComposed<W extends World>(
  asking: Asking<W>,
  compiled: CompiledOffer<W>,
  form: Form,
  options: BriefDecision['options'],
): void {
  const { t, my, seat } = asking;
  const { verb, composed } = compiled;
  for (const made of composed!.suggest(t, my, seat)) {
    const refused = refusalOf(t, compiled, my, seat, made, form);
    const refs = composed!.refs?.(t, my, seat, made) ?? [];
    options.push(wholeOption(asking, compiled, composedId(verb, made), made, refs, refused));
  }
}
function addNumbered<W extends World>(
  asking: Asking<W>,
  ask: Offers<W>,
  compiled: CompiledOffer<W>,
  options: BriefDecision['options'],
): void {
  const { t, my, seat } = asking;
  const offer = compiled.offer as Offer<W, unknown>;
  for (const n of offer.each?.(t, my, seat) ?? ALONE) {
    const own: Ref[] = offer.each && offer.of ? [`${offer.of}:${n}`] : [];
    const more = offer.refs?.(t, my, seat, n);
    const refused = refusalOf(t, compiled, my, seat, n);
    options.push(
      wholeOption(asking, compiled, ask.options.id(compiled, n), n, more ? [...own, ...more] : own, refused),
    );
  }
}
function wholeOption<W extends World>(
  asking: Asking<W>,
  compiled: CompiledOffer<W>,
  id: string,
  what: number | Made,
  refs: readonly Ref[],
  refused: Refusal | undefined,
): Option {
  const option: Option = { id, verb: compiled.verb, label: labelFor(asking, compiled, what), refs: [...refs] };
  if (refused) option.refused = refused;
  return option;
}
