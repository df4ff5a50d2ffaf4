// A Player Character's turn: up to two Actions, each a Move, an attack or a Special Action.
import type { Verdict } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { dropLasting, hasAction, hasAnyAction, spendAction } from '../abilities/lasting.ts';
import { promised, type Source, sourcesWith, use, usesLeft } from '../abilities/powers-and-charters.ts';
import { sourcesAt, userAt } from '../verbs/moments.ts';
import { DEF, SPD } from '../abilities/stats.ts';
import type { Special } from '../cards/mission-card.ts';
import {
  between,
  fighterOf,
  fightOf,
  foesOf,
  isStanding,
  missionIn,
  moveFigure,
  objectHexes,
  occupied,
  pcOf,
  tokenOf,
  tokensLeft,
} from '../table/figures.ts';
import type { Locals, Move } from '../table/locals.ts';
import { rollDice } from '../table/rolls.ts';
import { NONE, type Pc, type Revolution, type T } from '../table/world.ts';
import { refuseAttack } from './attacking.ts';
import { removeToken } from './mission-characters.ts';
import { losePower } from '../table/characters.ts';
import { earnHope } from '../table/points-and-hope.ts';
import { checkEnd } from './mission-ending.ts';
import { callMoment } from './reactions.ts';
import { mustAttack, mustClose, needsActions, pressed } from './tournament.ts';
import { canWalk, isPassing, NO_HEXES, pass, type Passing, reach } from '../table/hex.ts';

/** MR-ACT-01 */
const ACTIONS = 2;

export const pcTurn = procedure<Revolution, Locals['pcTurn']>()({
  begin(t, my) {
    actor(t.world, my).actions = ACTIONS;
    callMoment(t, { on: 'pcTurn.start', acting: my.seat });
  },
  /** MR-ACT-01, MR-ACT-02, MR-ACT-03, MR-EX-15; nobody may leave (MR-RUL-126). */
  act: {
    rule: 'MR-ACT-01',
    idle: 'done',
    one: (t, my) => (isStanding(t.world, my.seat) && hasAnyAction(t.world, actor(t.world, my)) ? my.seat : null),
    facts: (t, my) => ({ character: actor(t.world, my).character, n: actor(t.world, my).actions }),
    choices: {
      move: {
        refuse: (t, my) => refuseMove(t.world, actor(t.world, my)),
        refs: (_t, my) => [`figure:${my.seat}`],
        take(t, my) {
          t.call('move', { seat: my.seat });
          return 'act';
        },
      },
      /** MR-ACT-04, MR-ACT-05, MR-ACT-06, MR-RUL-93 */
      attack: {
        of: 'figure',
        each: (t, my) => foesOf(t.world, my.seat),
        refuse: (t, my, _seat, figure) => refuseAttack(t.world, actor(t.world, my), figure),
        take(t, my, _seat, figure) {
          spendAction(t.world, actor(t.world, my), 'attack');
          t.call('attack', { attacker: my.seat, target: figure });
          return 'act';
        },
      },
      special: {
        of: 'figure',
        each: (t, my) => within(t.world, actor(t.world, my)),
        refuse: (t, my) => refuseSpecial(t.world, actor(t.world, my)),
        take(t, my, _seat, figure) {
          spendAction(t.world, actor(t.world, my), 'special');
          t.call('special', { seat: my.seat, figure });
          return 'act';
        },
      },
      power: {
        of: 'source',
        each: (t, my) => powersOf(t, my.seat).map(({ n }) => n),
        refuse: (t, my, _seat, n) => powerOf(t, my.seat, n).power.action && refuseAction(t.world, actor(t.world, my)),
        take(t, my, _seat, n) {
          const source = powerOf(t, my.seat, n);
          if (source.power.action) {
            spendAction(t.world, actor(t.world, my), 'special');
            // MR-EXE-09; in a match attacks alone count (MR-RUL-135).
            const fight = fightOf(t.world);
            fight.stirred ||= fight.card !== NONE;
          }
          use(t, my.seat, source, 'pcTurn.action');
          return 'act';
        },
      },
      done: {
        refuse: (t, my) => mustClose(t.world, actor(t.world, my)) && 'MR-RUL-135',
        take: () => 'rest',
      },
    },
  },
  rest: t => dropLasting(t.world, 'pcTurn'),
});
const actor = (w: Revolution, my: Locals['pcTurn']): Pc => pcOf(w, my.seat)!;

/** Powers that are used like an Action (MR-ACT-07). */
function powersOf(t: T, seat: Seat): readonly Source[] {
  const user = userAt({ on: 'pcTurn.action', acting: seat }, seat);
  return sourcesAt(t, user).filter(source => usesLeft(t.world, source) > 0);
}
const powerOf = (t: T, seat: Seat, n: number): Source => powersOf(t, seat).find(source => source.n === n)!;

const refuseSpecial = (w: Revolution, pc: Pc): Verdict => !hasAction(w, pc, 'special') && 'MR-ACT-01';
/** MR-RUL-135: a Power that takes an Action is no attack: a Character that has to attack does that first. */
const refuseAction = (w: Revolution, pc: Pc): Verdict => refuseSpecial(w, pc) || (needsActions(w, pc) && 'MR-RUL-135');
function refuseMove(w: Revolution, pc: Pc): Verdict {
  if (!hasAction(w, pc, 'move')) return 'MR-ACT-01';
  if (mustAttack(w, pc)) return 'MR-RUL-135';
  return !canMove(w, pc) && 'MR-RUL-92';
}

// ---- the Special Action that a Mission Card offers: marks on a token, and what comes of the last one -------

const specialOf = (w: Revolution): Special | undefined => missionIn(fightOf(w))?.special;
/** MR-ACT-07, MR-RUL-24: the tokens it can be done at from an adjacent hex. */
export function within(w: Revolution, { seat }: Pc): readonly number[] {
  const special = specialOf(w);
  if (!special) return [];
  return tokensLeft(w).filter(figure => tokenOf(w, figure).kind === special.at && between(w, seat, figure) === 1);
}

export const special = procedure<Revolution, Locals['special']>()({
  /** MR-EXE-09 */
  work(t, my) {
    const w = t.world;
    const fight = fightOf(w);
    const { marks, roll } = specialOf(w)!;
    const token = tokenOf(w, my.figure);
    fight.stirred = true;
    const dice = roll ? rollDice(t, pcOf(w, my.seat)!.stats[roll.stat === 'def' ? DEF : SPD]) : [];
    const made = roll ? dice.filter(face => face >= roll.hit).length : 1;
    const counted = Math.min(made, marks - token.worked);
    token.worked += counted;
    fight.feats[my.seat]! += counted;
    t.log('worked', { seat: my.seat, fighter: fighterOf(w, my.figure), n: counted, dice });
    return token.worked >= marks ? 'finish' : 'end';
  },
  finish(t, my) {
    const { hope, power, finds } = specialOf(t.world)!;
    removeToken(t, my.figure, NONE);
    if (hope) earnHope(t, my.seat, hope);
    if (power) losePower(t, pcOf(t.world, my.seat)!.character, power);
    if (!finds) return;
    const face = t.random.die(6);
    const found = finds[face - 1]!;
    t.log('found', { seat: my.seat, face });
    if (found.hope) earnHope(t, my.seat, found.hope);
    if (found.damage) t.call('damage', { figure: my.seat, n: found.damage, by: NONE, assigner: my.seat });
  },
  over: checkEnd,
});

// ---- a Move Action ------------------------------------------------------------------------------------------

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
