// Powers on the table beside Plot Cards: of Characters, of their Training, and the Schools' Charters.
import type { Table } from '#engine/definition.ts';
import { no } from '#engine/refusals.ts';
import type { Refusal, Seat } from '#engine/types.ts';
import type { Effect, Moment, Power } from './card.ts';
import { characterOf, schoolOf, trainingOf } from './cards/index.ts';
import { holds, type User } from './conditions.ts';
import { pcOf } from './figures.ts';
import type { Scope } from './scope.ts';
import { CHARTERS, charactersOf, isLeader, leaderOf, NONE, type Pc, type Revolution } from './world.ts';

export interface Source {
  /** The number of the Character or of the Training Card, or CHARTERS and the number of the School. */
  n: number;
  power: Power;
  /** Whose Power Tokens it takes: the Character's own, or the Leader's for a Charter (MR-POW-01, MR-CHA-02). */
  payer: number;
  /** The compiled procedure. */
  run: string;
}
const isCharter = ({ n }: Source): boolean => n >= CHARTERS;

/** MR-POW-04, MR-CHA-01, MR-CHA-04, MR-CHA-05: on a mission the Character that was sent has its Powers, and a Charter
 *  helps a Hero or Student while the Leader stays at home. At other times all Characters have theirs. */
export function sourcesOf(w: Revolution, seat: Seat): Source[] {
  if (!w.fight) return charactersOf(w, seat).flatMap(c => ownSources(w, c));
  const pc = pcOf(w, seat);
  if (!pc) return [];
  if (isLeader(pc.character)) return ownSources(w, pc.character);
  const school = w.school[seat]!;
  const { power } = schoolOf(school).charter;
  const charter = { n: CHARTERS + school, power, payer: leaderOf(w, seat), run: `charter:${school}` };
  return [...ownSources(w, pc.character), charter];
}
function ownSources(w: Revolution, c: number): Source[] {
  const { power } = characterOf(c);
  const card = w.training[c]!;
  const taught = card === NONE ? undefined : trainingOf(card).power;
  const sources: Source[] = power ? [{ n: c, power, payer: c, run: `power:${c}` }] : [];
  return taught ? [...sources, { n: card, power: taught, payer: c, run: `training:${card}` }] : sources;
}

const costOf = ({ power }: Source): number => power.cost ?? 1;
const usedMark = ({ run }: Source): string => `used ${run}`;
const isUsed = (w: Revolution, source: Source): boolean =>
  source.power.once !== undefined && w.lasting.some(({ kind }) => kind === usedMark(source));

/** MR-POW-02, MR-CHA-02 */
export function refuseSource(w: Revolution, source: Source): Refusal | undefined {
  const { payer } = source;
  if (w.power[payer]! < costOf(source)) return no(isCharter(source) ? 'MR-CHA-02' : 'MR-POW-02', { character: payer });
  return isUsed(w, source) ? no('MR-RUL-01', {}, 'usedAlready') : undefined;
}
/** How often it can still be used now (MR-POW-02, MR-POW-03, MR-CHA-03). */
export function usesLeft(w: Revolution, source: Source): number {
  if (refuseSource(w, source)) return 0;
  return source.power.once || !costOf(source) ? 1 : w.power[source.payer]!;
}

/** Pays for it and runs it after the present step. */
export function use(t: Table<Revolution>, seat: Seat, source: Source, on: Moment, more: Partial<Scope> = {}): void {
  const w = t.world;
  const { n, power, payer, run } = source;
  w.power[payer]! -= costOf(source);
  if (power.once) w.lasting.push({ kind: usedMark(source), whom: payer, n: 1, by: seat, until: power.once });
  if (t.watched) t.log(isCharter(source) ? 'charterUsed' : 'powerUsed', { seat, source: n, character: payer });
  const self = isCharter(source) ? pcOf(w, seat)!.character : payer;
  t.call(run, { acting: seat, ...more, by: seat, self, on } satisfies Scope);
}

// ---- at a moment -------------------------------------------------------------------------------------------

/** Defeated Characters have left the arena, but their defeat itself may still be answered. */
const isThere = (w: Revolution, { seat, on }: User): boolean => !pcOf(w, seat)?.out || on === 'pc.defeated';

/** Range and second attacks are paid for while an attack is declared, before anybody is asked (see flow/reach.ts). */
const DECLARING: readonly string[] = ['moreRange', 'attackAgain'] satisfies Effect['do'][];
const isForDeclaring = ({ effects }: Power): boolean => effects.every(effect => DECLARING.includes(effect.do));

/** The user's sources that name this moment and have their condition met. */
export function sourcesAt(t: Table<Revolution>, user: User): Source[] {
  if (!isThere(t.world, user)) return [];
  return sourcesOf(t.world, user.seat).filter(
    ({ power }) => power.on === user.on && !isForDeclaring(power) && holds(t, user, power.if),
  );
}
export const sourceAt = (t: Table<Revolution>, user: User, n: number): Source =>
  sourcesAt(t, user).find(source => source.n === n)!;

/** The usable sources for this moment that have such an effect. */
export const sourcesWith = (w: Revolution, seat: Seat, on: Moment, effect: Effect['do']): Source[] =>
  sourcesOf(w, seat).filter(
    source => source.power.on === on && usesLeft(w, source) > 0 && source.power.effects.some(e => e.do === effect),
  );
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
