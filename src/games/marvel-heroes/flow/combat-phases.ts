// The phases of a combat sequence: an attack, the Outwit contest, and a KO that either scores; and their rolls.
import { procedure } from '#engine/game.ts';
import { hitsOf, rolled } from '../abilities/dice.ts';
import {
  concernsFighter,
  hasChange,
  isBoosted,
  kosOn,
  koValue,
  printed,
  ratingAccount,
  ratingOf,
} from '../abilities/ratings.ts';
import { fighterOf, sideOfSource } from '../abilities/sources.ts';
import type { Locals } from '../table/locals.ts';
import {
  ATTACK,
  type Change,
  DEFEND,
  type Fight,
  HEROES,
  type Marvel,
  otherSide,
  OUTWIT,
  type Side,
  type T,
  VILLAINS,
} from '../table/world.ts';
import { openWindow } from './combat-abilities.ts';
import { heroDefeated } from './combat-sequence.ts';

/** The roll that comes next. */
function announce(f: Fight, side: Side, rating: number): void {
  f.side = side;
  f.rating = rating;
  f.dice = [];
  f.firsts = 0;
  f.plus = 0;
}

/** MH-CMB-12, MH-CMB-13, MH-CMB-26; MH-CMB-15, MH-CMB-25, MH-DIE-09: a rating of 0 rolls no dice, and to no roll
 *  nothing is added: only after dice abilities are used. */
function roll(t: T): void {
  const f = t.world.fight!;
  const n = ratingOf(f, f.side, f.rating);
  f.isBoosted = isBoosted(t.world, f.side, f.rating);
  f.dice = rolled(t, n, f.isBoosted);
  f.firsts = n;
  if (t.watched) logRoll(t, f);
  if (n) openWindow(t, 'afterRoll');
}

/** The number of dice that each side rolled, and the changes to it. */
function logRoll(t: T, f: Fight): void {
  const { side, rating, firsts } = f;
  const from = ratingAccount(f, side, rating).steps.flatMap(({ source }) => (source === undefined ? [] : [source]));
  const facts = { by: fighterOf(f, side), rate: firsts, base: printed(f, side, rating), from };
  t.log('rolled', { side, rating, dice: [...f.dice], n: hitsOf(f.dice), ...facts });
}

/** MH-ABT-10: HITs are changed after the roll; never below 0. */
const hits = (f: Fight): number => Math.max(0, hitsOf(f.dice) + f.plus);

const attackHits = (f: Fight): number => Math.max(0, hitsOf(f.attack) + f.attackPlus);

/** What was for one roll is over. */
function dropRolled(f: Fight, side: Side, rating: number): void {
  if (!f.changes.length) return;
  const isOver = (c: Change): boolean =>
    c.until === 'roll' && c.side === side && concernsFighter(f, c) && concerns(c.kind, c.what, rating);
  f.changes = f.changes.filter(change => !isOver(change));
}

/** MH-CMB-14: the attack is skipped, and with it what was laid on its rolls; what the defender's own side has laid on
 *  its next Defend roll waits for that. */
function dropSkipped(f: Fight, attacker: Side): void {
  dropRolled(f, attacker, ATTACK);
  const isOfAttack = ({ until, side, what, source }: Change): boolean =>
    until === 'roll' && side !== attacker && what === DEFEND && sideOfSource(source) === attacker;
  f.changes = f.changes.filter(change => !isOfAttack(change));
}

const concerns = (kind: string, what: number, rating: number): boolean =>
  kind === 'boost' ? (what & (1 << rating)) > 0 : what === rating;

// ---- the phases --------------------------------------------------------------------------------------------

export const attack = procedure<Marvel, Locals['attack']>()({
  /** MH-CMB-14: an attacker with Attack 0 skips the phase. */
  begin(t, { side }) {
    const f = t.world.fight!;
    if (!ratingOf(f, side, ATTACK)) return 'end';
    announce(f, side, ATTACK);
    openWindow(t, 'beforeRoll');
    return 'roll';
  },
  roll(t, { side }) {
    const f = t.world.fight!;
    if (!ratingOf(f, side, ATTACK)) {
      dropSkipped(f, side);
      return 'end';
    }
    roll(t);
    return 'aimed';
  },
  aimed(t, { side }) {
    const f = t.world.fight!;
    f.attack = f.dice;
    f.attackFirsts = f.firsts;
    f.attackBoosted = f.isBoosted;
    f.attackPlus = f.plus;
    announce(f, otherSide(side), DEFEND);
    openWindow(t, 'beforeRoll');
  },
  defend: t => roll(t),
  /** MH-CMB-15..18, MH-RUL-60: a tie favours the attacker, but 0 HITs never score. */
  compare(t, { side }) {
    const f = t.world.fight!;
    const [mine, theirs] = [attackHits(f), hits(f)];
    const isTieLost = mine === theirs && hasChange(f, otherSide(side), 'ties', DEFEND);
    dropRolled(f, side, ATTACK);
    dropRolled(f, otherSide(side), DEFEND);
    f.attack = [];
    f.attackPlus = 0;
    if (mine > 0 && mine >= theirs && !isTieLost) t.call('knockout', { side: otherSide(side), from: 'attack' });
  },
});

export const outwit = procedure<Marvel, Locals['outwit']>()({
  /** MH-CMB-22, MH-CMB-25: the holder of Initiative rolls first. */
  first(t) {
    const f = t.world.fight!;
    announce(f, f.initiative, OUTWIT);
    openWindow(t, 'beforeRoll');
  },
  rollFirst: t => roll(t),
  second(t, my) {
    const f = t.world.fight!;
    my.first = hits(f);
    announce(f, otherSide(f.initiative), OUTWIT);
    openWindow(t, 'beforeRoll');
  },
  rollSecond: t => roll(t),
  /** MH-CMB-23, MH-CMB-24: more HITs give a KO and Initiative; MH-RUL-64 */
  compare(t, my) {
    const f = t.world.fight!;
    my.second = hits(f);
    const holder = f.initiative;
    const winner = my.first > my.second ? holder : my.second > my.first ? otherSide(holder) : tieWinner(f);
    dropRolled(f, HEROES, OUTWIT);
    dropRolled(f, VILLAINS, OUTWIT);
    if (winner === null) return;
    f.initiative = winner;
    t.log('outwitted', { side: winner, by: fighterOf(f, winner), whom: fighterOf(f, otherSide(winner)) });
    t.call('knockout', { side: otherSide(winner), from: 'outwit' });
  },
});

/** A side that wins ties, unless both do. */
function tieWinner(f: Fight): Side | null {
  const [heroes, villains] = [hasChange(f, HEROES, 'ties', OUTWIT), hasChange(f, VILLAINS, 'ties', OUTWIT)];
  return heroes === villains ? null : heroes ? HEROES : VILLAINS;
}

/** MH-ABT-15, MH-ABT-16, MH-RUL-74: a KO is prevented before it is marked. */
export const knockout = procedure<Marvel, Locals['knockout']>()({
  pending(t, { side, from }) {
    t.world.fight!.isPrevented = false;
    openWindow(t, 'koPending', side, from);
  },
  /** MH-CMB-19, MH-CMB-20, MH-RUL-63; MH-ABT-16: in the window in which it is marked, it is not removed. */
  mark(t, { side }): 'end' | undefined {
    const w = t.world;
    const f = w.fight!;
    if (f.isPrevented) {
      t.log('koPrevented', { side, whom: fighterOf(f, side) });
      return undefined;
    }
    f.quiet = 0;
    if (side === HEROES) w.ko[f.hero]!++;
    else f.kos++;
    const within = t.outer('ability');
    if (within) within.marked[side]++;
    t.log('knockedOut', { side, n: kosOn(w, side), whom: fighterOf(f, side), most: koValue(f, side) });
    if (kosOn(w, side) < koValue(f, side)) return undefined;
    if (side === HEROES) heroDefeated(t, f);
    const isEnding = side === VILLAINS || within?.at === 'sequenceEnd';
    return t.unwind('sequence', isEnding ? 'done' : 'close');
  },
});
