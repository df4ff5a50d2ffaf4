// A Move Action: Powers that lengthen it, the walk, and Powers that answer it.
import { procedure } from '#engine/game.ts';
import { spendAction } from '../abilities/lasting.ts';
import { promised, sourcesWith } from '../abilities/powers-and-charters.ts';
import { SPD } from '../abilities/stats.ts';
import { isStanding, moveFigure, objectHexes, occupied, pcOf } from '../table/figures.ts';
import { canWalk, isPassing, NO_HEXES, pass, reach, type Passing } from '../table/hex.ts';
import type { Move } from '../table/locals.ts';
import type { Pc, Revolution, T } from '../table/world.ts';
import { callMoment } from './reactions.ts';
import { pressed } from './tournament.ts';

/** MR-ATR-04, MR-ATR-05: as far as it is quick now. */
export const move = procedure<Revolution, Move>()({
  begin(t, my) {
    const { stats } = pcOf(t.world, my.seat)!;
    Object.assign(my, { hexes: stats[SPD], characters: false, obstacles: false });
    callMoment(t, { on: 'move.before', acting: my.seat });
  },
  /** MR-MOV-01, MR-MOV-02, MR-MOV-03, MR-MOV-04, MR-RUL-92 */
  to: {
    rule: 'MR-MOV-01',
    idle: 'to',
    one: (t, my) => (hasEnd(t.world, my) ? my.seat : null),
    facts: (t, my) => ({ character: pcOf(t.world, my.seat)!.character, n: my.hexes }),
    choices: {
      to: {
        of: 'hex',
        each: (t, my) => endsOf(t, my),
        refuse: (t, my, _seat, hex) => pressedTo(t, my)?.includes(hex) === false && 'MR-RUL-135',
        take(t, my, _seat, hex) {
          spendAction(t.world, pcOf(t.world, my.seat)!, 'move');
          moveFigure(t, my.seat, hex);
          return 'moved';
        },
      },
    },
  },
  /** MR-RUL-92: boxed in, with a Power that would have helped and was not used. */
  stuck(t, my) {
    spendAction(t.world, pcOf(t.world, my.seat)!, 'move');
    return 'end';
  },
  moved: (t, my) => callMoment(t, { on: 'move.after', acting: my.seat }),
});

const endsOf = (t: T, my: Move): readonly number[] => t.memo(walkEnds, my);
const walkEnds = ({ world: w }: T, my: Move): readonly number[] =>
  reach(pcOf(w, my.seat)!.hex, my.hexes, occupied(w), my, objectsFor(w, my));
const hasEnd = (w: Revolution, my: Move): boolean =>
  canWalk(pcOf(w, my.seat)!.hex, my.hexes, occupied(w), my, objectsFor(w, my));
/** MR-RUL-24: looked for only where a Character on a hex and an object on it are not the same. */
const objectsFor = (w: Revolution, through: Passing): readonly number[] =>
  isPassing(through) ? objectHexes(w) : NO_HEXES;

/** The ends that are allowed, if not all are. */
const pressedTo = (t: T, my: Move): readonly number[] | null => t.memo(pressedEnds, my);
function pressedEnds(t: T, my: Move): readonly number[] | null {
  const ends = endsOf(t, my);
  const allowed = pressed(t.world, pcOf(t.world, my.seat)!, ends);
  return allowed === ends ? null : allowed;
}

/** Can it walk at all, with what it may pay for? */
export function canMove(w: Revolution, pc: Pc): boolean {
  if (!isStanding(w, pc.seat)) return false;
  const taken = occupied(w);
  if (canWalk(pc.hex, pc.stats[SPD], taken)) return true;
  const steps = pc.stats[SPD] + promised(w, pc, 'move.before', 'moreHexes', ({ n }) => n);
  const through = passable(w, pc);
  return canWalk(pc.hex, steps, taken, through, objectsFor(w, through));
}
/** Obstacles and Characters that it may pass through if it pays. */
function passable(w: Revolution, { seat }: Pc): Passing {
  const through: Passing = {};
  for (const { power } of sourcesWith(w, seat, 'move.before', 'moveThrough'))
    for (const effect of power.effects) if (effect.do === 'moveThrough') pass(through, effect.what);
  return through;
}
