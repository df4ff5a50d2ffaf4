// The log as pictures need it: the last dice and dials, and Damage that has just landed.
import type { Facts, Json, View } from '#engine/types.ts';
import type { BoardProps } from '#web/kit/board.ts';
import { damageOf } from '../abilities/dice.ts';
import type { Attack, Initiative } from '../table/locals.ts';
import { fighterOf } from '../table/figures.ts';
import { total } from '../table/rolls.ts';
import type { Revolution } from '../table/world.ts';

type Log = BoardProps['doc']['log'];
type Happening = Log[number]['events'][number];

/** The locals of a procedure that is running, the innermost one of that name. */
export function running<L>({ stack }: Pick<View, 'stack'>, procedure: string): L | undefined {
  return stack.findLast(({ at }) => at.startsWith(`${procedure}.`))?.my as L | undefined;
}
export const isAt = ({ stack }: Pick<View, 'stack'>, step: string): boolean => stack.some(({ at }) => at === step);

/** The events since the last one of these kinds, that one among them; none when there was none. */
function since(log: Log, kinds: readonly string[]): Happening[] {
  const found: Happening[] = [];
  for (let line = log.length - 1; line >= 0; line--) {
    const { events } = log[line]!;
    for (let i = events.length - 1; i >= 0; i--) {
      found.push(events[i]!);
      if (kinds.includes(events[i]!.kind)) return found.toReversed();
    }
  }
  return [];
}
const listIn = (value: Json | undefined): number[] => [...((value ?? []) as number[])];
const numberIn = (facts: Facts, name: string): number => facts[name] as number;

// ---- dice --------------------------------------------------------------------------------------------------

export interface Row {
  /** A fighter, or the seat that rolls for itself. */
  fighter?: number;
  seat?: number;
  side?: 'attack' | 'defence';
  dice: number[];
  total?: number;
}
export interface Rolls {
  what: 'attack' | 'initiative' | 'rollOff' | 'special';
  rows: Row[];
  /** Of an attack, once the dice are compared. */
  damage?: number;
  /** The dice can still change. */
  live?: true;
}

/** The dice on the table: those of the roll at hand, else the last ones of this fight or roll-off. */
export function rollsOf(view: View<Revolution>, log: Log): Rolls | undefined {
  const attack = running<Attack>(view, 'attack');
  if (attack?.rolled) return attackAtHand(view.world, attack);
  const initiative = running<Initiative>(view, 'initiative');
  if (initiative?.dice?.length)
    return { what: 'initiative', rows: [...earlier(log), rowOf(initiative.roller, initiative.dice)], live: true };
  return view.world.fight ? lastRolls(since(log, BEGINNINGS)) : undefined;
}
/** Events that begin anew: rolls after one of them have nothing to do with rolls before it. */
const BEGINNINGS = ['missionShown', 'matchBegun', 'missionTurn', 'attackDeclared'];
function attackAtHand(w: Revolution, { attacker, target, attackDice, defenceDice, unopposedFrom }: Attack): Rolls {
  return {
    what: 'attack',
    rows: [
      { fighter: fighterOf(w, attacker), side: 'attack', dice: attackDice },
      { fighter: fighterOf(w, target), side: 'defence', dice: defenceDice },
    ],
    damage: damageOf(attackDice, defenceDice, unopposedFrom),
    live: true,
  };
}
const rowOf = (seat: number, dice: number[]): Row => ({ seat, dice, total: total(dice) });
/** Others who have rolled for Initiative in this turn; the last roll is the one at hand. */
const earlier = (log: Log): Row[] =>
  since(log, ['missionTurn'])
    .filter(({ kind }) => kind === 'initiativeRolled')
    .map(({ facts }) => rowOf(numberIn(facts, 'seat'), listIn(facts.dice)))
    .slice(0, -1);

/** Read forwards: each new roll takes the place of the one before. */
function lastRolls(events: readonly Happening[]): Rolls | undefined {
  let rolls: Rolls | undefined;
  for (const event of events) rolls = READERS[event.kind]?.(event.facts, rolls) ?? rolls;
  return rolls?.rows.length ? rolls : undefined;
}
type Reader = (facts: Facts, rolls: Rolls | undefined) => Rolls | undefined;

const another =
  (what: 'initiative' | 'rollOff'): Reader =>
  (facts, rolls) => {
    const row = rowOf(numberIn(facts, 'seat'), listIn(facts.dice));
    const before = rolls?.what === what ? rolls.rows.filter(({ seat }) => seat !== row.seat) : [];
    return { what, rows: [...before, row] };
  };
const landed: Reader = ({ n }, rolls) =>
  rolls?.what === 'attack' && rolls.damage === undefined ? { ...rolls, damage: n as number } : rolls;

const READERS: Record<string, Reader> = {
  missionTurn: () => ({ what: 'initiative', rows: [] }),
  initiativeRolled: another('initiative'),
  rolledOff: another('rollOff'),
  attackDeclared: facts => ({
    what: 'attack',
    rows: [
      { fighter: numberIn(facts, 'attacker'), side: 'attack', dice: [] },
      { fighter: numberIn(facts, 'target'), side: 'defence', dice: [] },
    ],
  }),
  attackRolled: (facts, rolls) =>
    rolls && { ...rolls, rows: rolls.rows.map(row => ({ ...row, dice: listIn(facts[row.side!]) })) },
  rerolled: ({ side, seat, dice }, rolls) => rolls && withDice(rolls, side, seat, () => listIn(dice)),
  dieTurned: ({ side, seat, face, n }, rolls) =>
    rolls && withDice(rolls, side, seat, dice => dice.with(dice.indexOf(face as number), n as number)),
  attackMissed: (_facts, rolls) => landed({ n: 0 }, rolls),
  damaged: landed,
  marked: landed,
  worked: facts =>
    listIn(facts.dice).length
      ? { what: 'special', rows: [{ seat: numberIn(facts, 'seat'), dice: listIn(facts.dice) }] }
      : undefined,
  found: facts => ({ what: 'special', rows: [{ seat: numberIn(facts, 'seat'), dice: [numberIn(facts, 'face')] }] }),
};
function withDice(rolls: Rolls, side: Json | undefined, seat: Json | undefined, to: (dice: number[]) => number[]) {
  const isMeant = (row: Row): boolean => (row.side ? row.side === side : row.seat === seat);
  return {
    ...rolls,
    rows: rolls.rows.map(row => {
      if (!isMeant(row)) return row;
      const dice = to(row.dice);
      return row.total === undefined ? { ...row, dice } : { ...row, dice, total: total(dice) };
    }),
  };
}

// ---- dials -------------------------------------------------------------------------------------------------

/** The dials of the last auction, by seat. */
export function lastBids(log: Log): Map<number, number> {
  const shown = since(log, ['recruitShown', 'missionShown']).filter(({ kind }) => kind === 'bidShown');
  return new Map(shown.map(({ facts }) => [numberIn(facts, 'seat'), numberIn(facts, 'n')]));
}

// ---- Damage ------------------------------------------------------------------------------------------------

export interface Hit {
  fighter: number;
  n: number;
}
/** Damage in the log from this line on. */
export const hitsIn = (log: Log, from: number): Hit[] =>
  log
    .slice(from)
    .flatMap(({ events }) => events)
    .filter(({ kind }) => kind === 'damaged' || kind === 'marked')
    .map(({ facts }) => ({
      fighter: numberIn(facts, 'fighter') ?? numberIn(facts, 'character'),
      n: numberIn(facts, 'n'),
    }));
