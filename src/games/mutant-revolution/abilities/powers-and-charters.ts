// Powers on the table beside Plot Cards: of Characters, of their Training, and the Schools' Charters.
import { no } from '#engine/refusals.ts';
import type { Refusal, Seat } from '#engine/types.ts';
import type { Effect, Moment, Power } from '../cards/card.ts';
import { characterOf, trainingOf } from '../cards/index.ts';
import { SCHOOLS } from '../cards/schools.ts';
import { pcOf } from '../table/figures.ts';
import type { Scope } from '../table/locals.ts';
import { NONE, type Pc, type Revolution, type T } from '../table/world.ts';
import {
  CHARACTERS,
  CHARTERS,
  isLeader,
  isCharterNumber,
  isTraining,
  LEADERS,
  madeUpRecruits,
  TRAININGS,
} from '../cards/numbers.ts';

type Run = `${'power' | 'training' | 'charter'}:${number}`;
export interface Source {
  /** The number of the Character or of the Training Card, or CHARTERS and the number of the School. */
  n: number;
  power: Power;
  /** The Character whose Power Tokens pay, and how many: the user itself, or the Leader for a Charter (MR-POW-01,
   *  MR-CHA-02). */
  payer: number;
  cost: number;
  /** The compiled procedure. */
  run: Run;
  /** The kind of the lasting change which marks that it is used up. */
  used: string;
  /** Range and second attacks are paid for while an attack is declared, before anybody is asked. */
  declares: boolean;
}
const isCharter = ({ n }: Source): boolean => isCharterNumber(n);

const DECLARING: readonly string[] = ['moreRange', 'attackAgain'] satisfies Effect['do'][];

const source = (n: number, power: Power, payer: number, run: Run): Source => ({
  n,
  power,
  payer,
  cost: power.cost ?? 1,
  run,
  used: `used ${run}`,
  declares: power.effects.every(effect => DECLARING.includes(effect.do)),
});
/** The sources on the cards, made once: by Character, by School, and by Training Card and the Character that has it. */
const ownOf = (c: number): Source | null => {
  const power = isTraining(c) ? undefined : characterOf(c).power;
  return power ? source(c, power, c, `power:${c}`) : null;
};
const OWN: readonly (Source | null)[] = Array.from({ length: CHARACTERS }, (_, c) => ownOf(c));
const CHARTER: readonly Source[] = SCHOOLS.map(({ charter }, n) =>
  source(CHARTERS + n, charter.power, LEADERS + n, `charter:${n}`),
);
const TAUGHT: readonly (readonly Source[])[] = Array.from({ length: LEADERS - TRAININGS }, (_, i) => {
  const { power } = trainingOf(TRAININGS + i);
  return power ? OWN.map((_own, c) => source(TRAININGS + i, power, c, `training:${TRAININGS + i}`)) : [];
});

/** The source that a Training Card gives the Character; made now where either is made up for a scenario. */
function taughtTo(card: number, c: number): Source | undefined {
  const printed = TAUGHT[card - TRAININGS]?.[c];
  const power = printed || card === NONE ? undefined : trainingOf(card).power;
  return power ? source(card, power, c, `training:${card}`) : printed;
}

/** Those of Characters and Training Cards by the moment they name, in the order of the Characters. */
const OF_CHARACTERS = Map.groupBy(
  OWN.flatMap((own, c) => [own ?? [], TAUGHT.flatMap(taught => taught[c] ?? [])].flat()),
  ({ power }) => power.on,
);

/** The School's sources that name the moment. MR-POW-04, MR-CHA-01, MR-CHA-04, MR-CHA-05: on a mission the Character
 *  that was sent has its Powers, and a Charter helps a Hero or Student while the Leader stays at home; the same in the
 *  tournament (MR-RUL-134). A School that sent nobody has none (MR-RUL-127). At other times all Characters have theirs,
 *  Injured ones too (MR-RUL-16). */
export function sourcesOn(w: Revolution, seat: Seat, on: Moment): readonly Source[] {
  if (!w.fight) return ofCharacters(w, on).filter(source => isWith(w, source, seat));
  const pc = pcOf(w, seat);
  if (!pc) return NO_SOURCES;
  const card = w.training[pc.character]!;
  const taught = card === NONE ? undefined : taughtTo(card, pc.character);
  const sent = SENT[w.school[seat]!]![pc.character] ?? sentWith(CHARTER[w.school[seat]!]!, pc.character);
  const others = sent.get(on) ?? NO_SOURCES;
  return taught?.power.on === on ? inOrder(taught, others) : others;
}
const NO_SOURCES: readonly Source[] = [];
/** The sources of a Character on a mission without Training, by School, Character and moment. */
const sentWith = (charter: Source, c: number): Map<Moment, Source[]> =>
  Map.groupBy([ownOf(c) ?? [], isLeader(c) ? [] : charter].flat(), ({ power }) => power.on);
const SENT = CHARTER.map(charter => OWN.map((_, c) => sentWith(charter, c)));
/** Those of Characters for a moment; a scenario's made-up ones have longer columns. */
function ofCharacters(w: Revolution, on: Moment): readonly Source[] {
  const printed = OF_CHARACTERS.get(on) ?? NO_SOURCES;
  if (w.owner.length === CHARACTERS) return printed;
  const made = madeUpRecruits.numbers.flatMap(c => ownOf(c) ?? []);
  const isMade = (n: number) => n >= madeUpRecruits.first;
  const taught = w.training.flatMap((card, c) => (isMade(card) || isMade(c) ? (taughtTo(card, c) ?? []) : []));
  return [...printed, ...[...made, ...taught].filter(({ power }) => power.on === on)];
}
/** Training comes after the Character's own Power and before the Charter. */
const inOrder = (taught: Source, others: readonly Source[]): Source[] => [
  ...others.filter(source => !isCharter(source)),
  taught,
  ...others.filter(isCharter),
];
/** Is it the seat's Character, and has it been taught what it takes? */
const isWith = (w: Revolution, { n, payer }: Source, seat: Seat): boolean =>
  w.owner[payer] === seat && (n === payer || w.training[payer] === n);

const isUsed = ({ lasting }: Revolution, { power, used }: Source): boolean =>
  power.once !== undefined && lasting.some(({ kind }) => kind === used);

/** MR-POW-02, MR-CHA-02 */
export function refuseSource(w: Revolution, source: Source): Refusal | undefined {
  const { payer, cost } = source;
  if (w.power[payer]! < cost) return no(isCharter(source) ? 'MR-CHA-02' : 'MR-POW-02', { character: payer });
  return isUsed(w, source) ? no('MR-RUL-01', {}, 'usedAlready') : undefined;
}
export const isUsable = (w: Revolution, source: Source): boolean =>
  w.power[source.payer]! >= source.cost && !isUsed(w, source);
/** The number of times that it can still be used now (MR-POW-02, MR-POW-03, MR-CHA-03). */
function usesLeft(w: Revolution, source: Source): number {
  if (!isUsable(w, source)) return 0;
  return source.power.once || !source.cost ? 1 : w.power[source.payer]!;
}

/** Pays for it (MR-POW-01) and runs it after the present step. */
export function use(t: T, seat: Seat, source: Source, on: Moment, more: Partial<Scope> = {}): void {
  const w = t.world;
  const { n, power, payer, cost, run, used } = source;
  w.power[payer]! -= cost;
  if (power.once) w.lasting.push({ kind: used, whom: payer, n: 1, by: seat, until: power.once });
  t.log(isCharter(source) ? 'charterUsed' : 'powerUsed', { seat, source: n, character: payer });
  const self = isCharter(source) ? pcOf(w, seat)!.character : payer;
  t.call(run, { acting: seat, ...more, by: seat, self, on });
}

/** The usable sources for this moment that have such an effect. */
export function sourcesWith(w: Revolution, seat: Seat, on: Moment, effect: Effect['do']): readonly Source[] {
  const sources = sourcesOn(w, seat, on);
  if (!sources.length) return sources;
  return sources.filter(source => usesLeft(w, source) > 0 && source.power.effects.some(found => found.do === effect));
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
