// Would a Power or Reaction change anything now? What would not is neither offered nor asked for. All of it is public.
import type { Table } from '#engine/definition.ts';
import type { Effect } from '../cards/card.ts';
import type { User } from './conditions.ts';
import { diceOn, otherSide, sideOf } from './dice-at-hand.ts';
import { foesWithin, isInArena, isStanding, isToken, pcOf } from '../table/figures.ts';
import type { Attack } from '../flow/attack.ts';
import { roomToRaise, type Bidding } from '../flow/auction.ts';
import type { Defeat } from '../flow/defeat.ts';
import type { Initiative } from '../flow/initiative.ts';
import type { Inviting } from '../flow/invitations.ts';
import type { Move } from '../flow/move.ts';
import { HOSPITALIZED, lost, MILDEST, turned } from './stats.ts';
import { isLeader, type Revolution } from '../table/world.ts';

type At = Table<Revolution>;
type Futile<V extends Effect['do']> = (t: At, user: User, effect: Extract<Effect, { do: V }>) => boolean;

/** Effects that can come to nothing, and when they do. */
const FUTILE: { [V in Effect['do']]?: Futile<V> } = {
  preventDamage: hasNoDamage,
  addDamage: hasNoDamage,
  attackerAssigns: (t, { seat }) => hasNoDamage(t) || (t.outer('attack') as Attack | undefined)?.assigner === seat,
  unopposedHits: (t, _user, { from }) => ((t.outer('attack') as Attack | undefined)?.unopposedFrom ?? from + 1) <= from,
  moveThrough(t, _user, { what }) {
    const { characters, obstacles } = (t.outer('move') as Move | undefined) ?? {};
    return (what === 'obstacles' || characters === true) && (what === 'characters' || obstacles === true);
  },
  place: ({ world }, { seat }) => !isStanding(world, seat),
  push: (t, { seat }, { within }) =>
    within === undefined ? !isFoeThere(t, seat) : !foesWithin(t.world, seat, within).length,
  restoreStat({ world }, { seat }) {
    const pc = pcOf(world, seat);
    return !pc || pc.out > 0 || !lost(pc).length;
  },
  removeDice: (t, { seat }, { until }) => until !== undefined && !isFoeThere(t, seat),
  losePower: (t, { seat }, { who }) => who === 'defender' && !hasPower(t.world, otherSide(t, seat)),
  reroll: (t, { seat }, { roll }) => !diceOn(t, sideOf(t, seat, roll)).length,
  changeDie: (t, { seat }, { roll, by }) => diceOn(t, sideOf(t, seat, roll)).every(face => turned(face, by) === face),
  /** MR-RUL-151 */
  changeSeverity: (t, _user, { by }) => by < 0 && defeatOf(t)?.severity === MILDEST,
  /** MR-DEF-08, MR-DEF-13: there is nothing to pay. */
  waivePayment(t) {
    const defeat = defeatOf(t);
    if (!defeat) return false;
    const { pc, severity, waived } = defeat;
    return waived || severity === HOSPITALIZED || isLeader(pcOf(t.world, pc)!.character);
  },
  raiseBid(t, { seat }) {
    const bidding = biddingOf(t);
    return bidding !== undefined && (bidding.cancelled || !roomToRaise(t.world, bidding, seat));
  },
  cancelAuction: t => biddingOf(t)?.cancelled ?? false,
  /** MR-RUL-88 */
  waiveRefusal: (t, { acting }) =>
    !t.world.rp[acting] || ((t.outer('invitations') as Inviting | undefined)?.waived ?? false),
  stealHope: ({ world }, { acting }, { from }) => from === 'acting' && !world.hope[acting],
  actFirst: (t, { seat }) => (t.outer('initiative') as Initiative | undefined)?.first === seat,
};
const defeatOf = (t: At): Defeat | undefined => t.outer('defeat') as Defeat | undefined;
const biddingOf = (t: At): Bidding | undefined => t.outer('auction') as Bidding | undefined;
function hasNoDamage(t: At): boolean {
  return !(t.outer('attack') as Attack | undefined)?.damage;
}
const isFoeThere = (t: At, seat: number): boolean => isInArena(t.world, otherSide(t, seat));
const hasPower = (w: Revolution, figure: number): boolean =>
  isInArena(w, figure) && !isToken(figure) && w.power[pcOf(w, figure)!.character]! > 0;

/** Could one of the effects do something? */
export function isUseful(t: At, user: User, effects: readonly Effect[]): boolean {
  for (const effect of effects) {
    const isFutile = FUTILE[effect.do] as Futile<never> | undefined;
    if (!isFutile?.(t, user, effect as never)) return true;
  }
  return false;
}
