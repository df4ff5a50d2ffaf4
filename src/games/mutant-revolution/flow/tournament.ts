// The Final Tournament: Schools tied on 6 Revolution Points fight two by two, and the last one wins the game.
import { procedure } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import type { Seat } from '#engine/types.ts';
import { hasAction, hasAttackAfterMove } from '../abilities/lasting.ts';
import { rangeOf, SPD, strongest } from '../abilities/stats.ts';
import { between, fightOf, foesOf, hexOf, occupied, standing } from '../table/figures.ts';
import { distance, reach, walk } from '../table/hex.ts';
import type { Match, Tournament } from '../table/locals.ts';
import { rollOff, rollThree } from '../table/rolls.ts';
import { charactersOf, NONE, type Pc, type Revolution, type T } from '../table/world.ts';
import { enterArena, send } from './mission-choosing-characters.ts';
import { QUIET_TURNS } from './mission-ending.ts';
import { endFight, newFight } from './mission.ts';

export const tournament = procedure<Revolution, Tournament>()({
  /** MR-TOU-08, MR-TOU-10, MR-RUL-130 */
  draw(t, my) {
    my.seats = firstPair(t, my.seats);
    my.through = [];
  },
  match: (t, my) => t.call('match', { seats: my.seats.splice(0, 2) }, 'winner'),
  /** MR-TOU-09, MR-TOU-10, MR-TOU-13 */
  go(t, my) {
    my.through.push(my.winner);
    if (my.seats.length >= 2) return 'match';
    my.seats = [...my.through.splice(0), ...my.seats];
    return my.seats.length > 1 ? 'match' : t.give(my.winner);
  },
});

/** The first pair before the others: the two with the fewest Hope; those tied around the cut roll for it. */
function firstPair(t: T, seats: readonly Seat[]): Seat[] {
  const hope = seats.map(seat => t.world.hope[seat]!);
  const pair = lowest(t, seats, 2, () => hope);
  return [...pair, ...seats.filter(seat => !pair.includes(seat))];
}
const rolls = (t: T, seats: readonly Seat[]): number[] => seats.map(seat => rollThree(t, seat));
/** The `n` with the lowest totals; those tied around the cut roll three dice each. */
function lowest(t: T, seats: readonly Seat[], n: number, totalsOf = rolls): Seat[] {
  if (n === seats.length || n === 0) return seats.slice(0, n);
  const totals = totalsOf(t, seats);
  const cut = totals.toSorted((a, b) => a - b)[n - 1]!;
  const sure = seats.filter((_, i) => totals[i]! < cut);
  const tied = seats.filter((_, i) => totals[i] === cut);
  return [...sure, ...lowest(t, tied, n - sure.length)];
}

/** MR-TOU-01, MR-TOU-07: two Schools; gives the one that is left. */
export const match = procedure<Revolution, Match>()({
  /** MR-TOU-02, MR-TOU-03, MR-RUL-129: the School with fewer Hope picks first, has Position 1 and rolls first
   *  (MR-RUL-136). Without a Mission Card a defeat costs nothing (MR-RUL-133). */
  begin(t, my) {
    const first = poorer(t, my.seats);
    my.seats = [first, ...my.seats.filter(seat => seat !== first)];
    my.left = my.seats.filter(seat => able(t.world, seat).length);
    t.log('matchBegun', { seats: my.seats });
    if (my.left.length < 2) return 'forfeit';
    t.world.fight = newFight(t, NONE);
    return 'pick';
  },
  /** MR-RUL-131 */
  forfeit(t, my) {
    const seat = my.left[0] ?? rollOff(t, my.seats);
    t.log('matchForfeited', { seat });
    return t.give(seat);
  },
  /** MR-TOU-04, MR-TOU-05, MR-TOU-11, MR-TOU-12, MR-RUL-128 */
  pick: {
    rule: 'MR-TOU-01',
    /** MR-RUL-140 */
    idle: (t, _my, seat) => `pick:${strongest(t.world, able(t.world, seat))}`,
    one: (_t, my) => my.left[0] ?? null,
    choices: {
      pick: {
        of: 'character',
        each: (t, _my, seat) => charactersOf(t.world, seat),
        refuse: (t, _my, _seat, c) => t.world.injured[c] === 1 && no('MR-GLO-02', { character: c }),
        take(t, my, seat, c) {
          my.left.shift();
          send(t, seat, c);
          return 'pick';
        },
      },
    },
  },
  /** MR-RUL-132; there is no stalemate (MR-TOU-06). Powers, Charters and Reactions are used as ever (MR-RUL-134). */
  fight(t) {
    enterArena(t.world);
    t.call('fight');
  },
  /** Where both Characters fell at once neither School has one left, and dice decide (MR-RUL-131). */
  over(t, my) {
    const [last] = standing(t.world);
    endFight(t.world);
    const seat = last?.seat ?? rollOff(t, my.seats);
    if (last) t.log('matchWon', { seat, character: last.character });
    else t.log('matchDiced', { seat });
    return t.give(seat);
  },
});
function poorer(t: T, seats: readonly Seat[]): Seat {
  const fewest = Math.min(...seats.map(seat => t.world.hope[seat]!));
  const poorest = seats.filter(seat => t.world.hope[seat] === fewest);
  return rollOff(t, poorest, 'lowest');
}
const able = (w: Revolution, seat: Seat): number[] => charactersOf(w, seat).filter(c => !w.injured[c]);

// ---- a match has to end: a Character that only waits must close in (MR-RUL-135) -------------------------------------

/** Is it pressed to attack its opponent, whom it has not attacked in this Mission Turn? */
function isPressed(w: Revolution, pc: Pc): boolean {
  const { card, quiet } = fightOf(w);
  return card === NONE && quiet >= QUIET_TURNS && !pc.attacked.length;
}
const foeOf = (w: Revolution, { seat }: Pc): number => foesOf(w, seat)[0]!;
const inRange = (w: Revolution, pc: Pc): boolean => between(w, pc.seat, foeOf(w, pc)) <= rangeOf(w, pc.character);

/** It can attack and has to. */
export const mustAttack = (w: Revolution, pc: Pc): boolean =>
  isPressed(w, pc) && inRange(w, pc) && hasAction(w, pc, 'attack');
/** Would an Action spent on a Power keep it from the attack that it has to make, at once or after a Move? */
export function needsActions(w: Revolution, pc: Pc): boolean {
  if (!isPressed(w, pc)) return false;
  if (inRange(w, pc)) return hasAction(w, pc, 'attack');
  if (!hasAttackAfterMove(w, pc) || hasAttackAfterMove(w, pc, pc.actions - 1)) return false;
  return charging(w, pc, reach(pc.hex, pc.stats[SPD], occupied(w))).length > 0;
}
/** Of these hexes those to attack from. */
const charging = (w: Revolution, pc: Pc, ends: readonly number[]): number[] =>
  ends.filter(hex => distance(hex, hexOf(w, foeOf(w, pc))) <= rangeOf(w, pc.character));
/** It may not rest: it can attack or come nearer, and has an Action of that kind left. */
export function mustClose(w: Revolution, pc: Pc): boolean {
  if (!isPressed(w, pc)) return false;
  if (inRange(w, pc)) return hasAction(w, pc, 'attack');
  return hasAction(w, pc, 'move') && nearer(w, pc, reach(pc.hex, pc.stats[SPD], occupied(w))).length > 0;
}

/** Allowed ends of a Move: hexes to attack from, else hexes nearer to the opponent; all of them when not pressed. */
export function pressed(w: Revolution, pc: Pc, ends: readonly number[]): readonly number[] {
  if (!isPressed(w, pc)) return ends;
  const attacking = hasAttackAfterMove(w, pc) ? charging(w, pc, ends) : [];
  const closing = nearer(w, pc, ends);
  return attacking.length ? attacking : closing.length ? closing : ends;
}
function nearer(w: Revolution, pc: Pc, ends: readonly number[]): number[] {
  const foe = hexOf(w, foeOf(w, pc));
  return ends.filter(hex => walk(hex, foe) < walk(pc.hex, foe));
}
