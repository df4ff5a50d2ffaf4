// Mission Characters: their controller moves each, it attacks all whom it reaches, and what Damage does to them.
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { DEF, type ATK } from '../abilities/stats.ts';
import {
  between,
  fighterOf,
  fightOf,
  hexOf,
  isInArena,
  isStanding,
  marksOn,
  missionCharacter,
  missionCharacters as left,
  moveFigure,
  occupied,
  standing,
  tokenOf,
} from '../table/figures.ts';
import { canWalk, distance, reach } from '../table/hex.ts';
import type { Acting, Activation, Damage } from '../table/locals.ts';
import { rollOff } from '../table/rolls.ts';
import { NONE, type Revolution, type T } from '../table/world.ts';

const toAct = (t: T, my: Acting): number[] => left(t.world).filter(figure => !my.acted.includes(figure));

/** MR-MCH-02: called when all Player Characters have acted. */
export const missionCharacters = procedure<Revolution, Acting>()({
  begin(_t, my) {
    my.acted = [];
  },
  /** MR-MCH-01, MR-RUL-119 */
  pick: {
    rule: 'MR-RUL-119',
    idle: 'activate',
    one: (t, my) => (toAct(t, my).length ? fightOf(t.world).controller : null),
    forced: 'take',
    choices: {
      activate: {
        of: 'figure',
        each: toAct,
        take(t, my, _seat, figure) {
          my.acted.push(figure);
          t.call('activation', { figure });
          return 'pick';
        },
      },
    },
  },
});

export const activation = procedure<Revolution, Activation>()({
  /** MR-MCH-03, MR-MCH-05, MR-MCH-06, MR-MCH-07, MR-MCH-08, MR-RUL-121, MR-RUL-122 */
  move: {
    rule: 'MR-MCH-05',
    idle: (t, my) => `to:${nearest(t.world, my.figure, goodEnds(t, my))}`,
    one: (t, my) => (canMarch(t.world, my) ? fightOf(t.world).controller : null),
    facts: (_t, my) => ({ figure: my.figure }),
    choices: {
      to: {
        of: 'hex',
        each: (t, my) => endsOf(t, my),
        refuse(t, my, _seat, hex) {
          const good = goodEnds(t, my);
          return good !== endsOf(t, my) && !good.includes(hex) && 'MR-MCH-06';
        },
        take: (t, my, _seat, hex) => moveFigure(t, my.figure, hex),
      },
    },
  },
  aim(t, my) {
    my.targets = inRange(t.world, my.figure, hexOf(t.world, my.figure));
  },
  /** MR-MCH-04, MR-RUL-119, MR-RUL-120 */
  strike: {
    rule: 'MR-MCH-04',
    idle: 'attack',
    one: (t, my) => (targetsLeft(t, my).length ? fightOf(t.world).controller : null),
    forced: 'take',
    facts: (_t, my) => ({ figure: my.figure }),
    choices: {
      attack: {
        of: 'figure',
        each: (t, my) => targetsLeft(t, my),
        take(t, my, _seat, target) {
          my.targets = my.targets.filter(seat => seat !== target);
          t.call('attack', { attacker: my.figure, target });
          return 'strike';
        },
      },
    },
  },
});
/** MR-MCH-13: one that has left the arena in the middle of its attacks makes no more of them. */
const targetsLeft = (t: T, my: Activation): number[] =>
  isInArena(t.world, my.figure) ? my.targets.filter(seat => isStanding(t.world, seat)) : [];

const canMarch = (w: Revolution, { figure }: Activation): boolean =>
  canWalk(hexOf(w, figure), missionCharacter(w, figure).move, occupied(w));
const endsOf = (t: T, my: Activation): readonly number[] => t.memo(marchEnds, my);
const marchEnds = ({ world: w }: T, { figure }: Activation): readonly number[] =>
  reach(hexOf(w, figure), missionCharacter(w, figure).move, occupied(w));
/** MR-MCH-06, MR-MCH-07: those with a Player Character in range, if there are any. */
const goodEnds = (t: T, my: Activation): readonly number[] => t.memo(goodMarchEnds, my);
function goodMarchEnds(t: T, my: Activation): readonly number[] {
  const ends = endsOf(t, my);
  const { range } = missionCharacter(t.world, my.figure);
  const foes = standing(t.world);
  const good = ends.filter(hex => foes.some(pc => distance(pc.hex, hex) <= range));
  return good.length && good.length < ends.length ? good : ends;
}
function inRange(w: Revolution, figure: number, hex: number): number[] {
  const { range } = missionCharacter(w, figure);
  return standing(w).flatMap(pc => (distance(pc.hex, hex) <= range ? [pc.seat] : []));
}
/** MR-RUL-140 */
const nearest = (w: Revolution, figure: number, ends: readonly number[]): number =>
  ends.reduce((best, hex) => (distance(hexOf(w, figure), hex) < distance(hexOf(w, figure), best) ? hex : best));

// ---- Damage to them, and who controls them -----------------------------------------------------------------

/** MR-MCH-12, MR-MCH-13, MR-MCH-14, MR-MCH-15, MR-MCH-16: marks by school; the last blow takes the token, and all of
 *  it counts. */
export function markToken(t: T, my: Damage): 'end' | 'burst' {
  const { figure, n, by } = my;
  const fight = fightOf(t.world);
  const token = tokenOf(t.world, figure);
  t.log('marked', { fighter: fighterOf(t.world, figure), n });
  if (by !== NONE) {
    token.marks[by]! += n;
    fight.damage[by]! += n;
  }
  const { damage: most, spare, bursts } = missionCharacter(t.world, figure);
  if (marksOn(token) < most) return 'end';
  removeToken(t, figure, by);
  fight.failed ||= spare ?? false;
  if (!bursts) return 'end';
  my.beside = t
    .clockwise(t.world.commander)
    .filter(seat => isStanding(t.world, seat) && between(t.world, seat, figure) === 1);
  return 'burst';
}

/** MR-MCH-13, MR-MCH-14, MR-RUL-114: it leaves the board, and the school keeps it in view. */
export function removeToken(t: T, figure: number, by: Seat): void {
  const fight = fightOf(t.world);
  const token = tokenOf(t.world, figure);
  token.gone = true;
  token.marks.fill(0);
  if (by !== NONE) fight.destroyed[by]!++;
  t.log('tokenRemoved', { fighter: fighterOf(t.world, figure) });
}

/** MR-MCH-11: what the card prints, whatever Damage it has taken. */
export function printedDice(w: Revolution, figure: number, stat: typeof ATK | typeof DEF): number {
  const { atk, def, rage } = missionCharacter(w, figure);
  if (stat === DEF) return def;
  return atk + (rage ? Math.floor(marksOn(tokenOf(w, figure)) / rage) : 0);
}

/** MR-MCH-09, MR-MCH-10, MR-RUL-123, MR-RUL-124: a Mission Commander whose Character is the last one left loses control
 *  of the Mission Characters. */
export function passControl(t: T): void {
  const w = t.world;
  const fight = fightOf(w);
  const last = standing(w);
  if (!left(w).length) return;
  if (last.length !== 1 || last[0]!.seat !== w.commander || fight.controller !== w.commander) return;
  fight.controller = rollOff(t, t.clockwise(w.commander, 1));
  t.log('controlLost', { seat: w.commander, to: fight.controller });
}
