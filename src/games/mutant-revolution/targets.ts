// What is named when a card is played or a Power used: its targets, and an own Character that its text costs.
import type { Table, Verdict } from '#engine/definition.ts';
import type { Facts, Ref, Seat, Slot } from '#engine/types.ts';
import type { CharacterFilter, Effect, Target, TextCost } from './card.ts';
import { characterOf } from './cards/index.ts';
import { isEvent, titlesAmong } from './cards/plots.ts';
import { aimOf } from './scope.ts';
import { charactersOf, IS_KIND, type Revolution } from './world.ts';

/** A card as far as naming goes. */
export interface Aimed {
  targets?: readonly Target[];
  pays?: TextCost;
  effects?: readonly Effect[];
}

const CAPTIONS = { school: 'targetSchool', character: 'targetCharacter', plot: 'targetPlot' };
const KINDS = { school: 'seat', character: 'character', plot: 'card' };

/** One slot for each target, and one for the Character to be discarded. */
export function slotsOf(t: Table<Revolution>, seat: Seat, { targets = [], pays }: Aimed): Slot[] {
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

function thingsFor(t: Table<Revolution>, seat: Seat, target: Target): readonly number[] {
  const { rp, piles } = t.world;
  if ('school' in target) {
    const schools = t.clockwise(seat, target.school === 'other' ? 1 : 0);
    return target.rp === 'most' ? schools.filter(s => rp[s] === Math.max(...rp)) : schools;
  }
  if ('character' in target) return charactersFor(t, seat, target.character);
  const { plotInDiscard: kind } = target;
  return titlesAmong(piles.plotDiscard.cards, card => kind === 'any' || isEvent(card) === (kind === 'event'));
}

function charactersFor(t: Table<Revolution>, seat: Seat, filter: CharacterFilter): number[] {
  const seats = t.clockwise(seat, filter.whose === 'other' ? 1 : 0);
  const owners = filter.whose === 'own' ? seats.slice(0, 1) : seats;
  return owners.flatMap(owner => charactersOf(t.world, owner)).filter(c => fitsFilter(t.world, c, filter));
}

function fitsFilter(w: Revolution, c: number, filter: CharacterFilter): boolean {
  const { kind, injured, hvAtMost, hasPower, hasTriumph } = filter;
  if (kind && !kind.some(name => IS_KIND[name](c))) return false;
  if (hvAtMost !== undefined && characterOf(c).hv > hvAtMost) return false;
  const has = (wanted: boolean | undefined, tokens: number): boolean => wanted === undefined || wanted === tokens > 0;
  return has(injured, w.injured[c]!) && has(hasPower, w.power[c]!) && has(hasTriumph, w.triumph[c]!);
}

/** What is wrong with the things named, each of which fits its own slot: one is named twice, or a Character should be
 *  of another School than the one before. */
export function misnamed({ world: w }: Table<Revolution>, card: Aimed, named: readonly number[]): Verdict {
  const { targets = [] } = card;
  const aims = [...targets.map(aimOf), 'character'];
  const wrong = named.some((n, i) => {
    if (named.some((other, j) => j < i && other === n && aims[j] === aims[i])) return true;
    const target = targets[i];
    return target && 'character' in target && target.elsewhere && w.owner[n] === w.owner[named[i - 1]!];
  });
  return wrong && 'MR-EVT-03';
}

/** All that may be named together, as parts of a composed option; two that fare alike in one order only. */
export function namings(t: Table<Revolution>, seat: Seat, card: Aimed): number[][][] {
  let ways: number[][] = [[]];
  for (const { things } of slotsOf(t, seat, card)) ways = ways.flatMap(way => things!.map(n => [...way, n]));
  const inOrder = areAlike(card) ? ways.filter(([first, second]) => first! < second!) : ways;
  return inOrder.filter(way => !misnamed(t, card, way)).map(way => way.map(n => [n]));
}
const ALIKE = new WeakMap<Aimed, boolean>();
/** Does the card have two targets of which it does not matter which is named first? Found once a card. */
function areAlike(card: Aimed): boolean {
  let alike = ALIKE.get(card);
  if (alike === undefined) ALIKE.set(card, (alike = fareAlike(card)));
  return alike;
}
function fareAlike({ targets = [], effects = [] }: Aimed): boolean {
  const [first, second] = targets.map(target => JSON.stringify({ ...target, different: true, elsewhere: true }));
  const said = effects.map(effect => JSON.stringify(effect)).sort();
  const swapped = said.map(text => text.replace(/"target2?"/, who => (who === '"target"' ? '"target2"' : '"target"')));
  return targets.length === 2 && first === second && said.join() === swapped.sort().join();
}

/** What was named, for labels and the log. */
export function namedFacts({ targets = [], pays }: Aimed, parts: readonly (readonly number[])[]): Facts {
  const aims = targets.map(aimOf);
  const those = (aim: string): number[] => aims.flatMap((is, i) => (is === aim ? [parts[i]![0]!] : []));
  const facts = { schools: those('school'), targets: those('character'), plots: those('plot') };
  return pays?.discard ? { ...facts, given: parts[targets.length]![0]! } : facts;
}
export function namedRefs(t: Table<Revolution>, seat: Seat, card: Aimed, parts: readonly number[][]): Ref[] {
  return slotsOf(t, seat, card).map(({ of }, i): Ref => `${of!}:${parts[i]![0]!}`);
}
