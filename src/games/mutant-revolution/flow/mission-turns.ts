// Mission Turns one after the other: Initiative, every Player Character, the card's instructions, Mission Characters.
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { turnLasting } from '../abilities/lasting.ts';
import { SPD } from '../abilities/stats.ts';
import type { Instruction } from '../cards/mission-card.ts';
import { missionOf } from '../cards/missions.ts';
import { losePower } from '../table/characters.ts';
import {
  between,
  fighterOf,
  fightOf,
  isStanding,
  missionIn,
  pcOf,
  standing,
  tokenOf,
  tokensLeft,
} from '../table/figures.ts';
import type { Fighting, Initiative, Instructing } from '../table/locals.ts';
import { rollDice, total } from '../table/rolls.ts';
import { NONE, type Revolution, type T } from '../table/world.ts';
import { newToken } from './mission.ts';
import { checkEnd, closeTurn } from './mission-ending.ts';
import { callMoment } from './reactions.ts';

/** It is left from inside when it is over (see `checkEnd`). */
export const fight = procedure<Revolution, Fighting>()({
  /** MR-TRN-01 */
  turn(t) {
    const now = fightOf(t.world);
    now.turn++;
    now.stirred = false;
    for (const pc of now.pcs) pc.attacked = [];
    t.log('missionTurn', { n: now.turn });
    t.call('initiative', {}, 'first');
  },
  /** MR-TRN-04 */
  line(t, my) {
    my.left = t.clockwise(my.first).filter(seat => isStanding(t.world, seat));
  },
  /** MR-RUL-91: a Character defeated before its turn does not act. */
  act(t, my) {
    const seat = my.left.shift();
    if (seat === undefined) return 'instructions';
    if (isStanding(t.world, seat)) t.call('pcTurn', { seat });
    return 'act';
  },
  /** MR-RUL-125 */
  instructions(t) {
    if (instructionsOf(t.world).length) t.call('instructions');
  },
  /** MR-MCH-02 */
  characters: t => t.call('missionCharacters'),
  /** MR-EXE-07, MR-EXE-08, MR-EXE-09, MR-RUL-146 */
  close(t) {
    turnLasting(t.world);
    const outcome = closeTurn(fightOf(t.world));
    return outcome ? t.give(outcome) : 'turn';
  },
});

// ---- Initiative: dice for speed, and the highest says who acts first ---------------------------------------

const NOBODY: Seat = -1;

export const initiative = procedure<Revolution, Initiative>()({
  /** MR-TRN-06, MR-RUL-90, MR-RUL-136: the Mission Commander first; alone, nobody rolls (MR-RUL-89). */
  begin(t, my) {
    const [alone, another] = standing(t.world);
    if (alone && !another) return t.give(alone.seat);
    my.first = NOBODY;
    my.left = t.clockwise(firstRoller(t.world)).filter(seat => isStanding(t.world, seat));
    my.rolled = [];
    my.totals = [];
    return undefined;
  },
  next(t, my) {
    my.roller = my.left.shift()!;
    my.extra = 0;
    my.dice = [];
    callMoment(t, { on: 'initiative.beforeRoll', acting: my.roller });
  },
  /** MR-TRN-02, MR-ATR-04 */
  roll(t, my) {
    my.dice = rollDice(t, Math.max(0, pcOf(t.world, my.roller)!.stats[SPD] + my.extra));
    t.log('initiativeRolled', { seat: my.roller, dice: [...my.dice], total: total(my.dice) });
    callMoment(t, { on: 'initiative.afterRoll', acting: my.roller });
  },
  count(t, my) {
    my.rolled.push(my.roller);
    my.totals.push(total(my.dice));
    if (my.left.length) return 'next';
    if (my.first !== NOBODY) return t.give(my.first);
    return undefined;
  },
  /** MR-TRN-05 */
  tie(_t, my) {
    const most = Math.max(...my.totals);
    const tied = my.rolled.filter((_, i) => my.totals[i] === most);
    my.rolled = tied;
    if (tied.length === 1) return 'choose';
    my.left = tied;
    my.rolled = [];
    my.totals = [];
    return 'next';
  },
  /** MR-TRN-03 */
  choose: {
    rule: 'MR-TRN-03',
    idle: (_t, my) => `first:${my.rolled[0]!}`,
    one: (_t, my) => my.rolled[0]!,
    choices: {
      first: {
        of: 'figure',
        each: t => standing(t.world).map(pc => pc.seat),
        take: (t, _my, _seat, first) => t.give(first),
      },
    },
  },
});
/** MR-RUL-136: in the tournament the School in Position 1. */
function firstRoller(w: Revolution): Seat {
  return w.phase === 'tournament' ? w.fight!.pcs[0]!.seat : w.commander;
}

// ---- what the card has the Mission Commander do in every Mission Turn, in card order -----------------------

const instructionsOf = (w: Revolution): readonly Instruction[] => missionIn(fightOf(w))?.instructions ?? [];
/** The instruction at hand, of which the step knows the kind. */
const atHand = <Kind extends Instruction['do']>(w: Revolution, my: Instructing) =>
  instructionsOf(w)[my.begun - 1] as Extract<Instruction, { do: Kind }>;

/** MR-RUL-125, MR-TRN-01: neither a move nor an attack; each instruction has a step of its name. */
export const instructions = procedure<Revolution, Instructing>()({
  begin(_t, my) {
    my.begun = 0;
  },
  next(t, my) {
    const instruction = instructionsOf(t.world)[my.begun++];
    return instruction ? instruction.do : 'end';
  },
  harm(t, my) {
    my.hurt = endangered(t, atHand<'harm'>(t.world, my));
  },
  /** One after the other, from the Mission Commander on: the Mission may end in between. */
  hurt(t, my) {
    const seat = my.hurt.shift();
    if (seat === undefined) return 'next';
    const { damage } = atHand<'harm'>(t.world, my);
    if (isStanding(t.world, seat)) t.call('damage', { figure: seat, n: damage, by: NONE, assigner: seat });
    return undefined;
  },
  over: t => checkEnd(t) ?? 'hurt',
  reinforce(t, my) {
    const fight = fightOf(t.world);
    const { tokens } = missionOf(fight.card);
    const first = tokens.reduce((sum, { count }) => sum + count, 0);
    if (fight.tokens.length - first >= atHand<'reinforce'>(t.world, my).most) return 'next';
    fight.tokens.push(newToken(t.world, tokens.length - 1));
    t.call('placement');
    return 'next';
  },
  mend(t, my) {
    const { at, n } = atHand<'mend'>(t.world, my);
    for (const figure of tokensLeft(t.world)) if (tokenOf(t.world, figure).kind === at) mend(t, figure, n);
    return 'next';
  },
  sap(t, my) {
    for (const seat of endangered(t, atHand<'sap'>(t.world, my))) losePower(t, pcOf(t.world, seat)!.character, 1);
    return 'next';
  },
});

/** From the School with most Damage on it; the tally stays. */
function mend(t: T, figure: number, most: number): void {
  const { marks } = tokenOf(t.world, figure);
  let n = 0;
  for (; n < most && marks.some(Boolean); n++) marks[marks.indexOf(Math.max(...marks))]!--;
  if (n) t.log('mended', { fighter: fighterOf(t.world, figure), n });
}

function endangered(t: T, { near, within }: { near: number; within: number }): Seat[] {
  const w = t.world;
  const sources = tokensLeft(w).filter(figure => tokenOf(w, figure).kind === near);
  const isNear = (seat: Seat): boolean => sources.some(figure => between(w, seat, figure) <= within);
  const inside = standing(w).map(({ seat }) => seat);
  return t.clockwise(w.commander).filter(seat => inside.includes(seat) && isNear(seat));
}
