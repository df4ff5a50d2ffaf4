// An attack in its steps: declared, paid for, answered by reactions, and what comes of it (ST-RUL-58).
import type { Choice, Verdict } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import type { Facts, Seat } from '#engine/types.ts';
import {
  damageOf,
  dearer,
  forceOf,
  hasTarget,
  leastDearer,
  measured,
  noBarrier,
  noObject,
  noTarget,
  originOf,
  type Seeking,
  targetCode,
  TARGETS,
} from '../abilities/attack-targets.ts';
import { afterAttack } from '../abilities/powers.ts';
import { OBJECT_STRENGTH } from '../cards/map-card.ts';
import { isAtHome, loseAp, type Order, pay, purse } from '../table/points.ts';
import { dearerFor, noteDeed } from '../table/scenario-cards.ts';
import { mastermindSeat, characterOf, deciderOf, gridFor, isOnMap, teamOf, tokenStrength } from '../table/figures.ts';
import type { AttackLocals, Turn } from '../table/locals.ts';
import { weaponCode } from '../table/attack.ts';
import {
  type TargetCode,
  type Figure,
  type Attack,
  BREAKTHROUGH,
  HEROES,
  MASTERMIND,
  NONE,
  PRIMARY,
  RANGED,
  type Strike,
  type T,
  type TargetKind,
} from '../table/world.ts';
import { commanding, rolling } from './die-and-command-points.ts';
import { clearFallen } from './wounds-and-defeat.ts';
import { destroyObject, openBarrier } from './objects-doors-walls.ts';
import { checkScenarios } from './objective-points.ts';
import { damageToken } from './tokens-and-interactions.ts';
import { canReact, reactions, reactorsOf } from './reactions-and-defense.ts';

const seeking = (t: T, my: AttackLocals): Seeking => ({ ...my, from: originOf(t.world, my) });
const canAttack = (w: Strike, { figure, from }: AttackLocals): boolean =>
  figure === NONE ? from !== NONE : isOnMap(w, figure) || from !== NONE;
/** ST-CMD-06: what the attacker has named in its turn counts for all of the attack. */
const orderOf = (t: T, my: AttackLocals): Order => {
  return turnOf(t, my) ?? my;
};
/** The turn that the attack is a part of. */
function turnOf(t: T, { figure }: AttackLocals): Turn | undefined {
  const turn = t.outer('turn');
  return turn?.character === characterOf(figure) ? turn : undefined;
}
const attackerSeat = (t: T, figure: Figure): Seat =>
  figure === NONE ? mastermindSeat(t.seats) : deciderOf(t.world, figure);

/** The targets of a kind as choices, each with what comes of it. */
const targets = (
  kind: TargetKind,
  of: string,
  misfit?: (t: T, my: AttackLocals, n: number) => Verdict,
): Choice<Strike, AttackLocals, 'target'> => ({
  of,
  each: (t, my) => TARGETS[kind](t, seeking(t, my)),
  ...(misfit && { misfit: (t, my, _seat, n) => misfit(t, my, n) }),
  facts: (t, my, _seat, n) => outcome(t, my, targetCode(kind, n)),
  take: (_t, my, _seat, n) => void (my.target = targetCode(kind, n)),
});

export const attack = procedure<Strike, AttackLocals>()({
  begin: (t, my) => {
    my.reactors = [];
    my.aimed = my.command = 0;
    if (!canAttack(t.world, my)) return t.give(0);
    return undefined;
  },
  /** ST-MUL-06 ST-ATK-11: teammates and things are targets like others. */
  target: {
    rule: 'ST-RUL-58',
    idle: (_t, my) => (my.isFree ? 'forgo' : 'figure'),
    one: (t, my) => (my.target === NONE && hasTarget(t, seeking(t, my)) ? attackerSeat(t, my.figure) : null),
    facts: (_t, my) => ({
      strength: my.weapon.strength,
      figure: my.figure,
      weapon: weaponCode(my.figure, my.weapon.card),
    }),
    choices: {
      figure: {
        ...targets('figure', 'figure', noTarget),
        refuse: (t, my, _seat, n) =>
          dearer(t.world, my.figure, n) > purse(t.world, characterOf(my.figure)) && 'ST-ACT-10',
      },
      object: targets('object', 'square', noObject),
      barrier: targets('barrier', 'barrier', noBarrier),
      token: targets('token', 'token'),
      // Additional attacks are up to so many (ST-RUL-89); others are declared with a target that can be paid for.
      forgo: { when: (t, my) => my.isFree || isPennyless(t, my), take: () => 'end' },
      // ST-RUL-116: where a target may cost AP.
      ...rolling<AttackLocals, 'target'>('target', (t, my) =>
        dearerFor(t.world, my.figure) > 0 ? turnOf(t, my) : undefined,
      ),
    },
  },
  declare: (t, my) => {
    if (my.target === NONE) return t.give(0);
    const w = t.world;
    // ST-ACT-10: an attack of an area, a line or a volley that is dearer than what is left is not made.
    const more = dearer(w, my.figure, my.target);
    if (more > 0 && more > purse(w, characterOf(my.figure))) return t.give(0);
    const made = measured(w, seeking(t, my), my.target);
    w.attack = made;
    pay(w, characterOf(my.figure), more, orderOf(t, my));
    if (t.watched) t.log('attacked', logOf(made));
    return undefined;
  },
  /** ST-ATK-06..08 ST-RUL-61: each point of penalty that is left may be paid away, before any reaction. */
  aim: {
    rule: 'ST-ATK-06',
    idle: 'aim',
    one: (t, my) => (canAim(t, my) ? attackerSeat(t, my.figure) : null),
    facts: t => ({ n: t.world.attack!.penalty, ...logOf(t.world.attack!) }),
    choices: {
      aim: {
        each: (t, my) => Array.from({ length: mostAim(t.world, my) + 1 }, (_, n) => n),
        // ST-EX-09
        misfit: (t, _my, _seat, n) =>
          n > t.world.attack!.penalty ? no('ST-ATK-07', { n: t.world.attack!.penalty }) : 'ST-ACT-10',
        take: (t, my, _seat, n) => {
          pay(t.world, characterOf(my.figure), n, orderOf(t, my));
          my.aimed = n;
          t.world.attack!.penalty -= n;
        },
      },
      command: commanding('aim', (t, my) => ({
        character: characterOf(my.figure),
        order: orderOf(t, my),
        most: mostAim(t.world, my),
      })),
      ...rolling<AttackLocals, 'aim'>('aim', turnOf),
    },
  },
  /** ST-DEF-01 ST-RUL-59: the target, and whoever has a card for it. */
  reactors: (t, my) => {
    my.reactors = t.world.attack!.kind === 'figure' ? reactorsOf(t) : [];
    my.command = 0;
  },
  /** ST-DEF-09: reacting is optional; ST-DEF-10: whoever has activated may react as well. */
  react: {
    rule: 'ST-DEF-01',
    idle: 'pass',
    one: (t, my) => my.reactors.find(seat => canReact(t, seat)) ?? null,
    facts: t => ({ figure: t.world.attack!.target, n: damageOf(t.world.attack!), ...logOf(t.world.attack!) }),
    choices: reactions,
  },
  /** A card may have turned the attack to somebody else, who may react in turn. */
  turned: (t, my) => {
    const now = t.world.attack!;
    if (now.kind !== 'figure' || now.target === my.target)
      return my.reactors.some(seat => canReact(t, seat)) ? 'react' : undefined;
    my.target = now.target;
    const used = now.used.filter(card => card !== PRIMARY); // the new target has a defense of its own
    const turned = measured(t.world, seeking(t, my), my.target);
    // ST-RUL-61: what was paid for aiming counts for the attack, whomever it meets.
    t.world.attack = { ...turned, chosen: now.chosen, used, penalty: Math.max(0, turned.penalty - my.aimed) };
    return 'reactors';
  },
  resolve: (t, my) => {
    const now = t.world.attack!;
    if (now.kind === 'figure') now.damage = damageOf(now);
    else strike(t, now, my.figure);
    if (t.watched) logOutcome(t, now);
    if (now.kind !== 'figure' || now.damage === 0 || now.card === BREAKTHROUGH) return undefined;
    noteHurt(t.world, now);
    t.call('harm', { figures: [now.target], amounts: [now.damage], isReducible: false });
    return undefined;
  },
  /** ST-RUL-63: riders need initial damage. */
  riders: (t, my) => {
    const now = t.world.attack!;
    if (now.kind !== 'figure' || now.damage === 0 || now.card === BREAKTHROUGH) return;
    const { world: w } = t;
    const { target, slam, damage } = now;
    const wasProne = w.prone[target]! > 0;
    w.prone[target]! += now.prone;
    w.trapped[target]! += now.trapped;
    if (now.loseAp) loseAp(w, characterOf(target), now.loseAp);
    logRiders(t, now);
    if (now.poison) w.aimedAt[now.card] = target;
    if (now.harm) t.call('harm', { figures: [target], amounts: [now.harm], isReducible: true });
    if (slam > 0 && (!now.ifProne || wasProne) && isOnMap(w, target))
      // ST-SLM-02: of a figure, never of a thing.
      t.call('slam', { figure: target, from: now.from, spaces: slam, damage, seat: attackerSeat(t, my.figure) });
  },
  after: t => afterAttack(t),
  /** ST-RUL-112: Scenario Cards are judged when the defeated are gone. */
  clear: t => {
    const now = t.world.attack!;
    now.isOpen = false;
    clearFallen(t);
    checkScenarios(t);
    return t.give(now.damage);
  },
});

/** The attacker, the weapon, and the target in a list of its kind, which a sentence can ask for. */
const logOf = ({ figure, kind, target, strength, card }: Attack) => ({
  by: figure,
  weapon: weaponCode(figure, card),
  strength,
  [`${kind}s`]: [target],
});
/** The outcome of an attack on a target as things stand, before anybody reacts. */
function outcome(t: T, my: AttackLocals, code: TargetCode): Facts {
  const attack = measured(t.world, seeking(t, my), code);
  const { penalty, obstruction, kind } = attack;
  if (kind === 'figure') return { damage: damageOf(attack), penalty, obstruction };
  const isEnough = forceOf(attack) >= materialOf(t.world, attack);
  return { isEnough, force: forceOf(attack), strength: materialOf(t.world, attack) };
}
/** Where every target costs more than there is, the attack is forgone. */
const isPennyless = (t: T, my: AttackLocals): boolean => {
  const more = leastDearer(t, seeking(t, my));
  return more > 0 && more > purse(t.world, characterOf(my.figure));
};
/** ST-ATK-07: aiming takes away no more than the penalty. */
const mostAim = (w: Strike, { figure }: AttackLocals): number =>
  figure === NONE || w.attack!.type !== RANGED ? 0 : Math.min(w.attack!.penalty, purse(w, characterOf(figure)));
/** ST-DIE-02: the die may bring what aiming costs. */
const canAim = (t: T, my: AttackLocals): boolean =>
  mostAim(t.world, my) > 0 || (t.world.attack!.penalty > 0 && turnOf(t, my)?.hasRolled === false);

/** ST-BRK-08: a breakthrough harms nobody, and its success is told with the move. */
function logOutcome(t: T, now: Attack): void {
  if (now.card === BREAKTHROUGH) {
    if (now.damage === 0) t.log('thrownBack', logOf(now));
    return;
  }
  const isInVain = now.kind !== 'figure' && now.damage === 0;
  t.log(isInVain ? 'withstood' : 'hit', { ...logOf(now), n: now.damage });
}
function logRiders(t: T, { target, prone, trapped, loseAp: n }: Attack): void {
  if (prone) t.log('fellProne', { figure: target });
  if (trapped) t.log('wasTrapped', { figure: target });
  if (n) t.log('lostAp', { character: characterOf(target), n });
}

// ---- things ------------------------------------------------------------------------------------------------

/** ST-OBJ-01 ST-OBJ-02 ST-OBJ-07 ST-OBJ-09 ST-TOK-01: one attack that is strong enough, or nothing. */
function strike(t: T, now: Attack, figure: Figure): void {
  if (forceOf(now) < materialOf(t.world, now)) return;
  now.damage = 1;
  if (now.kind === 'object') destroyObject(t, now.target, true);
  else if (now.kind === 'barrier') openBarrier(t, now.target);
  else damageToken(t, now.target, figure);
}
/** Material Strength of a thing that is attacked. */
function materialOf(w: Strike, { kind, target }: Attack): number {
  if (kind === 'object') return OBJECT_STRENGTH[gridFor(w).object[target]!];
  return kind === 'barrier' ? gridFor(w).barriers[target]!.strength : tokenStrength(w, target);
}
/** Scenarios count blows between heroes, and some only where both are in a Battle Zone. */
function noteHurt(w: Strike, { figure, target, damage }: Attack): void {
  if (figure === NONE || teamOf(figure) !== HEROES || teamOf(target) !== HEROES) return;
  const isOut = (one: number): boolean => !isAtHome(w, w.at[one]!, HEROES) && !isAtHome(w, w.at[one]!, MASTERMIND);
  const inBattle = isOut(figure) && isOut(target);
  noteDeed(w, { do: 'hurt', figure: target, by: figure, inBattle, damage });
}
