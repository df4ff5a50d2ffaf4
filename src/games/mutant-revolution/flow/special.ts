// The Special Action that a Mission Card offers beside a token: marks, and what comes of the last one.
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { missionOf } from '../cards/missions.ts';
import { between, fighterOf, fightOf, pcOf, tokenOf, tokensLeft } from '../table/figures.ts';
import type { Special } from '../cards/mission-card.ts';
import { rollDice } from '../table/rolls.ts';
import { DEF, SPD } from '../abilities/stats.ts';
import { NONE, type Pc, type Revolution } from '../table/world.ts';
import { removeToken } from './damage.ts';
import { checkEnd } from './ending.ts';
import { earnHope } from './rewards.ts';

const specialOf = (w: Revolution): Special | undefined => {
  const { card } = fightOf(w);
  return card === NONE ? undefined : missionOf(card).special;
};
/** MR-ACT-07, MR-RUL-24: the tokens it can be done at from an adjacent hex. */
export function within(w: Revolution, { seat }: Pc): readonly number[] {
  const special = specialOf(w);
  if (!special) return NO_TOKENS;
  return tokensLeft(w).filter(figure => tokenOf(w, figure).kind === special.at && between(w, seat, figure) === 1);
}
const NO_TOKENS: readonly number[] = [];

interface Working {
  seat: Seat;
  figure: number;
}
export const special = procedure<Revolution, Working>()({
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
    if (t.watched) t.log('worked', { seat: my.seat, fighter: fighterOf(w, my.figure), n: counted, dice });
    return token.worked >= marks ? 'finish' : 'end';
  },
  finish(t, my) {
    const { hope, finds } = specialOf(t.world)!;
    removeToken(t, my.figure, NONE);
    if (hope) earnHope(t, my.seat, hope);
    if (!finds) return;
    const face = t.random.die(6);
    const found = finds[face - 1]!;
    if (t.watched) t.log('found', { seat: my.seat, face });
    if (found.hope) earnHope(t, my.seat, found.hope);
    if (found.damage) t.call('damage', { figure: my.seat, n: found.damage, by: NONE, assigner: my.seat });
  },
  over: checkEnd,
});
