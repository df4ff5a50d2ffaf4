// What an attack needs beyond the ordinary and its School must pay for when it is declared: range, or a second attack.
import type { AskOne } from '#engine/definition.ts';
import type { Effect } from '../cards/card.ts';
import { between, isToken, pcOf } from '../table/figures.ts';
import { promised, sourcesWith, use, type Source } from '../abilities/powers.ts';
import { rangeOf } from '../abilities/stats.ts';
import type { Pc, Revolution } from '../table/world.ts';
import type { Attack } from './attack.ts';

/** How far the Player Character could attack, with all that could be paid for (MR-ATK-02, MR-EX-20). */
export const furthest = (w: Revolution, pc: Pc): number =>
  rangeOf(w, pc.character) + promised(w, pc, 'attack.declare', 'moreRange', ({ n }) => n);
/** MR-ACT-06: may it pay for another attack on a character it has attacked? */
export const canRepeat = (w: Revolution, { seat }: Pc): boolean =>
  sourcesWith(w, seat, 'attack.declare', 'attackAgain').length > 0;

/** What is still lacking: an effect, or nothing. */
function lacking(w: Revolution, my: Attack): Effect['do'] | null {
  if (isToken(my.attacker)) return null;
  if (my.again) return 'attackAgain';
  return between(w, my.attacker, my.target) > my.range ? 'moreRange' : null;
}
function sources(w: Revolution, my: Attack): readonly Source[] {
  const effect = lacking(w, my);
  return effect === null ? [] : sourcesWith(w, my.attacker, 'attack.declare', effect);
}

/** MR-RUL-95 (1): the attack was legal because it can be paid for; with several sources the School chooses. */
export const payDeclaration: AskOne<Revolution, Attack, 'pay'> = {
  rule: 'MR-RUL-95',
  idle: 'use',
  one: (t, my) => (sources(t.world, my).length ? my.attacker : null),
  forced: 'take',
  facts: (_t, my) => ({ target: my.target }),
  choices: {
    use: {
      of: 'source',
      each: (t, my) => sources(t.world, my).map(({ n }) => n),
      take(t, my, seat, n) {
        use(
          t,
          seat,
          sources(t.world, my).find(source => source.n === n)!,
          'attack.declare',
        );
        return 'pay';
      },
    },
  },
};

/** The range an attack begins with. */
export const ownRange = (w: Revolution, figure: number): number =>
  isToken(figure) ? 0 : rangeOf(w, pcOf(w, figure)!.character);
