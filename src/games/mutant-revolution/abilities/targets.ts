// The naming of a played card or used Power: its targets, and an own Character that its text costs.
import type { ComposedOffer, Verdict } from '#engine/definition.ts';
import { no } from '#engine/refusals.ts';
import { only } from '#engine/seats.ts';
import type { Facts, Made, Ref, Refusal, Seat, Slot } from '#engine/types.ts';
import type { CharacterFilter, Effect, Target, TextCost } from '../cards/card.ts';
import { characterOf } from '../cards/index.ts';
import { isEvent, titlesAmong } from '../cards/plots.ts';
import { aimOf } from './scope.ts';
import type { Aim } from '../table/locals.ts';
import type { Revolution, T } from '../table/world.ts';
import { IS_KIND } from '../cards/numbers.ts';

/** A card as far as naming goes. */
export interface Aimed {
  targets?: readonly Target[];
  pays?: TextCost;
  effects?: readonly Effect[];
}

const CAPTIONS = { school: 'targetSchool', character: 'targetCharacter', plot: 'targetPlot' };
const KINDS = { school: 'seat', character: 'character', plot: 'card' };

/** One slot for each target, and one for the Character to be discarded. */
function slotsOf(t: T, seat: Seat, { targets = [], pays }: Aimed): Slot[] {
  const slots = targets.map((target): Slot => {
    const aim = aimOf(target);
    return { say: CAPTIONS[aim], of: KINDS[aim], things: thingsFor(t, seat, target), min: 1, max: 1 };
  });
  if (pays?.discard) {
    const things = charactersFor(t, seat, pays.discard);
    slots.push({ say: 'payCharacter', of: 'character', things, min: 1, max: 1 });
  }
  return slots;
}

function thingsFor(t: T, seat: Seat, target: Target): readonly number[] {
  const { rp, hope, piles } = t.world;
  if ('school' in target) {
    const schools = t.clockwise(seat, target.school === 'other' ? 1 : 0);
    if (target.with === 'plots') return schools.filter(s => piles.hand[s]!.cards.length);
    if (target.with === 'hope') return schools.filter(s => hope[s]);
    if (target.rp !== 'most') return schools;
    const most = Math.max(...rp);
    return schools.filter(s => rp[s] === most);
  }
  if ('character' in target) return charactersFor(t, seat, target.character);
  const { plotInDiscard: kind } = target;
  return titlesAmong(piles.plotDiscard.cards, card => kind === 'any' || isEvent(card) === (kind === 'event'));
}

function charactersFor(t: T, seat: Seat, filter: CharacterFilter): number[] {
  const characters: number[] = [];
  const { owner } = t.world;
  const owners = filter.whose === 'own' ? only(seat) : t.clockwise(seat, filter.whose === 'other' ? 1 : 0);
  for (const school of owners)
    for (let c = 0; c < owner.length; c++)
      if (owner[c] === school && fitsFilter(t.world, c, filter)) characters.push(c);
  return characters;
}

function fitsFilter(w: Revolution, c: number, filter: CharacterFilter): boolean {
  const { kind, injured, hvAtMost, hasPower, hasTriumph } = filter;
  if (kind && !kind.some(name => IS_KIND[name](c))) return false;
  if (hvAtMost !== undefined && characterOf(c).hv > hvAtMost) return false;
  return has(injured, w.injured[c]!) && has(hasPower, w.power[c]!) && has(hasTriumph, w.triumph[c]!);
}
const has = (wanted: boolean | undefined, tokens: number): boolean => wanted === undefined || wanted === tokens > 0;

/** MR-EVT-03: the fault of things named that fit each its own slot: one is named twice, or a Character should be of
 *  another School than the one before. */
function misnamed(w: Revolution, { targets = NO_TARGETS }: Aimed, parts: Made['parts']): Verdict {
  for (let i = 1; i < parts.length; i++) {
    const n = parts[i]![0]!;
    for (let j = 0; j < i; j++) if (parts[j]![0] === n && aimAt(targets, j) === aimAt(targets, i)) return 'MR-EVT-03';
    const target = targets[i];
    const isElsewhere = target && 'character' in target && target.elsewhere;
    if (isElsewhere && w.owner[n] === w.owner[parts[i - 1]![0]!]) return 'MR-EVT-03';
  }
  return undefined;
}
const NO_TARGETS: readonly Target[] = [];
/** After the targets comes the Character that the text costs. */
const aimAt = (targets: readonly Target[], i: number): Aim => (i < targets.length ? aimOf(targets[i]!) : 'character');

/** All that may be named together, as parts of a composed option; two that fare alike in one order only. */
export function namings(t: T, seat: Seat, card: Aimed): number[][][] {
  const { targets = NO_TARGETS, pays } = card;
  let ways: number[][][] = [[]];
  for (const target of targets) ways = also(ways, thingsFor(t, seat, target));
  if (pays?.discard) ways = also(ways, charactersFor(t, seat, pays.discard));
  if (!ways.length || ways[0]!.length < 2) return ways;
  const alike = areAlike(card);
  return ways.filter(way => !(alike && way[0]![0]! >= way[1]![0]!) && !misnamed(t.world, card, way));
}
/** Each way with each of the things. */
function also(ways: readonly number[][][], things: readonly number[]): number[][][] {
  const out: number[][][] = [];
  for (const way of ways) for (const n of things) out.push([...way, [n]]);
  return out;
}
const ALIKE = new WeakMap<Aimed, boolean>();
/** Does the card have two targets of which it does not matter which is named first? Found once a card. */
function areAlike(card: Aimed): boolean {
  let alike = ALIKE.get(card);
  if (alike === undefined) ALIKE.set(card, (alike = fareAlike(card)));
  return alike;
}
function fareAlike({ targets = [], effects = [] }: Aimed): boolean {
  const [first, second] = targets.map(target => JSON.stringify({ different: true, elsewhere: true, ...target }));
  const said = effects.map(effect => JSON.stringify(effect)).sort();
  const swapped = said.map(text => text.replace(/"target2?"/, who => (who === '"target"' ? '"target2"' : '"target"')));
  return targets.length === 2 && first === second && said.join() === swapped.sort().join();
}

/** The offer of cards or Powers that name something, as one answer: which one, all it names, what its text costs. */
export interface Naming<L> {
  of: 'card' | 'source';
  each(t: T, my: L, seat: Seat): readonly number[];
  cardOf(t: T, seat: Seat, n: number): Aimed;
  /** The reason why this one cannot be used, whatever it names. */
  refuse(t: T, my: L, seat: Seat, n: number): Refusal | undefined;
  /** The thing on the board that it highlights beside those named. */
  ref(t: T, seat: Seat, n: number): Ref;
}
/** MR-RUL-48 */
const NOTHING_TO_AIM_AT = no('MR-RUL-48');
export const namingOffer = <L>({ of, each, cardOf, refuse, ref }: Naming<L>): ComposedOffer<Revolution, L> => ({
  when: (t, my, seat) => each(t, my, seat).length > 0,
  form: (t, my, seat) => ({
    of,
    to: each(t, my, seat).map(n => {
      const card = cardOf(t, seat, n);
      const refused = refuse(t, my, seat, n) ?? (namings(t, seat, card).length ? undefined : NOTHING_TO_AIM_AT);
      return { n, slots: slotsOf(t, seat, card), ...(refused && { refused }) };
    }),
  }),
  suggest(t, my, seat) {
    const out: Made[] = [];
    for (const to of each(t, my, seat))
      if (!refuse(t, my, seat, to)) for (const parts of namings(t, seat, cardOf(t, seat, to))) out.push({ to, parts });
    return out;
  },
  refuse: (t, _my, seat, { to, parts }) => misnamed(t.world, cardOf(t, seat, to), parts),
  facts: (t, _my, seat, { to, parts }) => ({ [of]: to, ...namedFacts(cardOf(t, seat, to), parts) }),
  refs(t, _my, seat, { to, parts }) {
    const slots = slotsOf(t, seat, cardOf(t, seat, to));
    return [ref(t, seat, to), ...slots.map(({ of: kind }, i): Ref => `${kind!}:${parts[i]![0]!}`)];
  },
});

/** The things named, as facts for labels and the log. */
export function namedFacts({ targets = [], pays }: Aimed, parts: readonly (readonly number[])[]): Facts {
  const aims = targets.map(aimOf);
  const those = (aim: string): number[] => aims.flatMap((is, i) => (is === aim ? [parts[i]![0]!] : []));
  const facts = { schools: those('school'), targets: those('character'), plots: those('plot') };
  return pays?.discard ? { ...facts, given: parts[targets.length]![0]! } : facts;
}
