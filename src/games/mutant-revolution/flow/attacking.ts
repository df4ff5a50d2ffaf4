// One attack in the steps of MR-RUL-95: declared, answered, rolled, answered, compared, changed, borne, rewarded.
import type { AskOne, Verdict } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import { sumLasting } from '#engine/kit/modifiers.ts';
import type { Facts, Seat } from '#engine/types.ts';
import { damageOf, UNOPPOSED_FROM } from '../abilities/dice.ts';
import { dropLasting, hasAction } from '../abilities/lasting.ts';
import { isAwaited } from '../verbs/moments.ts';
import { promised, type Source, sourcesWith, use } from '../abilities/powers-and-charters.ts';
import { ATK, DEF, rangeOf } from '../abilities/stats.ts';
import type { Effect, Moment } from '../cards/card.ts';
import { between, fighterOf, fightOf, isToken, missionCharacter, pcOf } from '../table/figures.ts';
import type { Attack } from '../table/locals.ts';
import { rollDice } from '../table/rolls.ts';
import { NONE, type Pc, type Revolution, type T } from '../table/world.ts';
import { printedDice } from './mission-characters.ts';
import { rewardHit } from '../table/points-and-hope.ts';
import { checkEnd } from './mission-ending.ts';

// ---- what it needs beyond the ordinary and its School must pay for: range, or a second attack --------------

/** The Player Character's greatest range, with all that could be paid for (MR-ATK-02, MR-EX-20). */
const furthest = (w: Revolution, pc: Pc): number =>
  rangeOf(w, pc.character) + promised(w, pc, 'attack.declare', 'moreRange', ({ n }) => n);
/** MR-ACT-06: may it pay for another attack on a character it has attacked? */
const canRepeat = (w: Revolution, { seat }: Pc): boolean =>
  sourcesWith(w, seat, 'attack.declare', 'attackAgain').length > 0;

/** The refusal of an attack on one of the foes (MR-ATK-04, MR-EXE-03, MR-RUL-94): too far (MR-ATK-01, whatever
 *  lies between: MR-ATK-03), or attacked already in this turn (MR-ACT-04, MR-ACT-05, MR-ACT-06); MR-RUL-22,
 *  MR-RUL-93. */
export function refuseAttack(w: Revolution, pc: Pc, figure: number): Verdict {
  if (!hasAction(w, pc, 'attack')) return 'MR-ACT-01';
  if (pc.attacked.includes(figure) && !canRepeat(w, pc)) return no('MR-ACT-04', { figure });
  const far = between(w, pc.seat, figure);
  if (far <= rangeOf(w, pc.character)) return undefined;
  const range = furthest(w, pc);
  return far > range && no('MR-ATK-01', { figure, n: far, range });
}

/** The effect that the attack still lacks, or nothing. */
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
const payDeclaration: AskOne<Revolution, Attack, 'pay'> = {
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
const ownRange = (w: Revolution, figure: number): number =>
  isToken(figure) ? 0 : rangeOf(w, pcOf(w, figure)!.character);

// ---- the attack --------------------------------------------------------------------------------------------

export const attack = procedure<Revolution, Attack>()({
  declare(t, my) {
    const fight = fightOf(t.world);
    begin(my, ownRange(t.world, my.attacker));
    fight.stirred = true;
    if (!isToken(my.attacker)) {
      const { attacked } = pcOf(t.world, my.attacker)!;
      my.again = attacked.includes(my.target);
      attacked.push(my.target);
    }
    t.log('attackDeclared', fighters(t.world, my));
  },
  /** Range and second attacks are paid for here. */
  pay: payDeclaration,
  declared: (t, my) => moment(t, my, 'attack.declare'),
  before: (t, my) => moment(t, my, 'attack.beforeRoll'),
  /** MR-ATK-05, MR-MCH-11; effects may leave no die at all (MR-RUL-97). */
  roll(t, my) {
    const w = t.world;
    const more = my.extraAttack + sumLasting(w.lasting, 'dice.attack', my.attacker);
    const against = my.extraDefence + sumLasting(w.lasting, 'dice.defence', my.target);
    my.attackDice = rollDice(t, Math.max(0, diceOf(w, my.attacker, ATK) + more));
    my.defenceDice = rollDice(t, Math.max(0, diceOf(w, my.target, DEF) + against));
    my.rolled = true;
    t.log('attackRolled', { attack: [...my.attackDice], defence: [...my.defenceDice] });
  },
  after: (t, my) => moment(t, my, 'attack.afterRoll'),
  /** MR-ATK-06, MR-ATK-07, MR-ATK-08, MR-ATK-09, MR-ATK-10, MR-ATK-11 */
  compare(t, my) {
    const blow = damageOf(my.attackDice, my.defenceDice, my.unopposedFrom);
    my.damage = Math.max(0, blow - shieldOf(t.world, my));
    return my.damage ? 'change' : 'missed';
  },
  change: (t, my) => moment(t, my, 'attack.damage'),
  bear(t, my) {
    const { target, damage, assigner } = my;
    if (!damage) return 'missed';
    return t.call('damage', { figure: target, n: damage, by: schoolOf(my), assigner });
  },
  /** MR-RUL-96 */
  reward(t, my) {
    if (!isToken(my.attacker)) rewardHit(t, my.attacker, my.target);
    return 'answered';
  },
  /** MR-RUL-98: no die has hit, or all Damage was prevented. */
  missed(t, my) {
    t.log('attackMissed', fighters(t.world, my));
  },
  answered: (t, my) => moment(t, my, 'attack.after'),
  /** MR-RUL-160 */
  over(t) {
    dropLasting(t.world, 'attack');
    return checkEnd(t);
  },
});
/** Nothing of it has happened yet. */
function begin(my: Attack, range: number): void {
  my.range = range;
  my.again = false;
  my.extraAttack = my.extraDefence = 0;
  my.rolled = false;
  my.attackDice = [];
  my.defenceDice = [];
  my.unopposedFrom = UNOPPOSED_FROM;
  my.damage = 0;
  my.assigner = isToken(my.target) ? NONE : my.target;
}

/** MR-RUL-106: a Mission Character fights for nobody. */
const schoolOf = ({ attacker }: Attack): Seat => (isToken(attacker) ? NONE : attacker);

const fighters = (w: Revolution, { attacker, target }: Attack): Facts => ({
  attacker: fighterOf(w, attacker),
  target: fighterOf(w, target),
});

/** MR-ATR-02, MR-ATR-03, MR-ATR-05, MR-MCH-11 */
function diceOf(w: Revolution, figure: number, stat: typeof ATK | typeof DEF): number {
  return isToken(figure) ? printedDice(w, figure, stat) : pcOf(w, figure)!.stats[stat];
}
/** Damage that a Mission Character's card takes off attacks from more than 1 hex away. */
function shieldOf(w: Revolution, { attacker, target }: Attack): number {
  if (!isToken(target) || between(w, attacker, target) === 1) return 0;
  return missionCharacter(w, target).shield ?? 0;
}

/** MR-RUL-95: attacker, defender, then the others clockwise; about Damage the defender comes first. */
function moment(t: T, { attacker, target }: Attack, on: Moment): void {
  const first = on === 'attack.damage' ? target : attacker;
  const second = first === attacker ? target : attacker;
  const acting = isToken(first) ? second : first;
  if (!isAwaited(t, { on, acting })) return;
  const fighters = [first, second].filter(figure => !isToken(figure));
  const others = t.clockwise(acting).filter(seat => !fighters.includes(seat));
  t.call('moment', { on, acting, order: [...fighters, ...others] });
}
