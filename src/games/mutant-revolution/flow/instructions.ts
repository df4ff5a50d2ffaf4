// What a Mission Card has the Mission Commander do in every Mission Turn, neither a move nor an attack, in card order.
import { procedure } from '#engine/game.ts';
import type { Table } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import { missionOf } from '../cards/missions.ts';
import { between, fightOf, isStanding, standing, tokenOf, tokensLeft } from '../table/figures.ts';
import type { Instruction } from '../cards/mission-card.ts';
import { NONE, type Revolution } from '../table/world.ts';
import { checkEnd } from './ending.ts';
import { newToken } from './placement.ts';

interface Instructing {
  /** Instructions of the card that are begun. */
  begun: number;
  /** Player Characters that the one at hand still hurts. */
  hurt: Seat[];
}
const NO_INSTRUCTIONS: readonly Instruction[] = [];
export function instructionsOf(w: Revolution): readonly Instruction[] {
  const { card } = fightOf(w);
  return card === NONE ? NO_INSTRUCTIONS : (missionOf(card).instructions ?? NO_INSTRUCTIONS);
}
/** The instruction at hand, of which the step knows the kind. */
const atHand = <Kind extends Instruction['do']>(w: Revolution, my: Instructing) =>
  instructionsOf(w)[my.begun - 1] as Extract<Instruction, { do: Kind }>;

/** MR-RUL-125, MR-TRN-01; each instruction has a step of its name. */
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
});

function endangered(t: Table<Revolution>, { near, within }: Extract<Instruction, { do: 'harm' }>): Seat[] {
  const w = t.world;
  const sources = tokensLeft(w).filter(figure => tokenOf(w, figure).kind === near);
  const isNear = (seat: Seat): boolean => sources.some(figure => between(w, seat, figure) <= within);
  const inside = standing(w).map(({ seat }) => seat);
  return t.clockwise(w.commander).filter(seat => inside.includes(seat) && isNear(seat));
}
