// Powers on the table beside Plot Cards: of Characters, of their Training, and the Schools' Charters.
import { no } from '#engine/refusals.ts';
import type { Refusal, Seat } from '#engine/types.ts';
import type { Effect, Moment, Power } from '../cards/card.ts';
import { powerOf } from '../cards/index.ts';
import { pcOf } from '../table/figures.ts';
import type { Scope } from '../table/locals.ts';
import { charactersOf, NONE, type Pc, type Revolution, type T } from '../table/world.ts';
import { CHARTERS, isLeader, isCharterNumber, isTraining, LEADERS, madeUpRecruits } from '../cards/numbers.ts';

type Run = `${'power' | 'training' | 'charter'}:${number}`;
export interface Source {
  /** The number of the Character or of the Training Card, or CHARTERS and the number of the School. */
  n: number;
  power: Power;
  /** Power Tokens that it takes. */
  cost: number;
  /** The compiled procedure. */
  run: Run;
  /** The kind of the lasting change which marks that it is used up. */
  used: string;
}
const isCharter = ({ n }: Source): boolean => isCharterNumber(n);
export const runOf = (n: number): Run =>
  isCharterNumber(n) ? `charter:${n - CHARTERS}` : isTraining(n) ? `training:${n}` : `power:${n}`;

function source(n: number): Source | null {
  const power = powerOf(n);
  return power ? { n, power, cost: power.cost ?? 1, run: runOf(n), used: `used ${runOf(n)}` } : null;
}
/** The sources on the cards, by number, made once. */
const PRINTED = Array.from({ length: madeUpRecruits.first }, (_, n) => source(n));

/** The Character whose Power Tokens pay: the user itself, or the Leader for a Charter (MR-POW-01, MR-CHA-02). */
export const payerOf = (w: Revolution, { n }: Source): number =>
  isCharterNumber(n) ? LEADERS + n - CHARTERS : isTraining(n) ? w.training.indexOf(n) : n;

/** The School's sources that name the moment: of each Character its own, then its Training. MR-POW-04, MR-CHA-01,
 *  MR-CHA-04, MR-CHA-05: on a mission the Character that was sent has its Powers, and a Charter helps a Hero or Student
 *  while the Leader stays at home; the same in the tournament (MR-RUL-134). A School that sent nobody has none
 *  (MR-RUL-127). At other times all Characters have theirs, Injured ones too (MR-RUL-16). */
export function sourcesOn(w: Revolution, seat: Seat, on: Moment): readonly Source[] {
  const sources: Source[] = [];
  const add = (n: number): void => {
    const found = n < PRINTED.length ? PRINTED[n] : source(n);
    if (found && found.power.on === on) sources.push(found);
  };
  const pc = pcOf(w, seat);
  for (const c of pc ? [pc.character] : w.fight ? [] : charactersOf(w, seat)) {
    add(c);
    if (w.training[c] !== NONE) add(w.training[c]!);
  }
  if (pc && !isLeader(pc.character)) add(CHARTERS + w.school[seat]!);
  return sources;
}

const isUsed = ({ lasting }: Revolution, { power, used }: Source): boolean =>
  power.once !== undefined && lasting.some(({ kind }) => kind === used);

/** MR-POW-02, MR-CHA-02 */
export function refuseSource(w: Revolution, source: Source): Refusal | undefined {
  const payer = payerOf(w, source);
  if (w.power[payer]! < source.cost) return no(isCharter(source) ? 'MR-CHA-02' : 'MR-POW-02', { character: payer });
  return isUsed(w, source) ? no('MR-RUL-01', {}, 'usedAlready') : undefined;
}
/** The number of times that it can still be used now (MR-POW-02, MR-POW-03, MR-CHA-03). */
export function usesLeft(w: Revolution, source: Source): number {
  const tokens = w.power[payerOf(w, source)]!;
  if (tokens < source.cost || isUsed(w, source)) return 0;
  return source.power.once || !source.cost ? 1 : tokens;
}

/** Pays for it (MR-POW-01) and runs it after the present step. */
export function use(t: T, seat: Seat, source: Source, on: Moment, more: Partial<Scope> = {}): void {
  const w = t.world;
  const { n, power, cost, run, used } = source;
  const payer = payerOf(w, source);
  w.power[payer]! -= cost;
  if (power.once) w.lasting.push({ kind: used, whom: payer, n: 1, by: seat, until: power.once });
  t.log(isCharter(source) ? 'charterUsed' : 'powerUsed', { seat, source: n, character: payer });
  const self = isCharter(source) ? pcOf(w, seat)!.character : payer;
  t.call(run, { acting: seat, ...more, by: seat, self, on });
}

/** The usable sources for this moment that have such an effect. */
export function sourcesWith(w: Revolution, seat: Seat, on: Moment, effect: Effect['do']): readonly Source[] {
  return sourcesOn(w, seat, on).filter(
    source => usesLeft(w, source) > 0 && source.power.effects.some(found => found.do === effect),
  );
}
/** Sums what the usable effects of one kind could bring. */
export function promised<E extends Effect['do']>(
  w: Revolution,
  { seat }: Pc,
  on: Moment,
  effect: E,
  worth: (effect: Extract<Effect, { do: E }>) => number,
): number {
  let sum = 0;
  for (const source of sourcesWith(w, seat, on, effect))
    for (const found of source.power.effects)
      if (found.do === effect) sum += usesLeft(w, source) * worth(found as Extract<Effect, { do: E }>);
  return sum;
}
