// The phases of a sequence: attack, Outwit contest, and the KO that comes of them.
import { procedure } from '#engine/game.ts';
import { fighterOf } from '../abilities/fighters.ts';
import { hasChange, isBoosted, koValue, kosOn, printed, ratingAccount, ratingOf } from '../abilities/ratings.ts';
import { hitsOf, rolled } from '../abilities/dice.ts';
import type { T } from '../table/acts.ts';
import { wound } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { HEROES, VILLAINS, type Fight, type Marvel, type Side } from '../table/world.ts';
import { openWindow } from './window.ts';

export const ATTACK = 0;
export const DEFEND = 1;
export const OUTWIT = 2;
const other = (side: Side): Side => (1 - side) as Side;

/** The roll that comes next. */
function announce(f: Fight, side: Side, rating: number): void {
  f.side = side;
  f.rating = rating;
  f.dice = [];
  f.firsts = 0;
  f.plus = 0;
}
/** MH-CMB-12, MH-CMB-13, MH-CMB-26, MH-DIE-09 */
function roll(t: T): void {
  const f = t.world.fight!;
  const n = ratingOf(f, f.side, f.rating);
  f.isBoosted = isBoosted(t.world, f.side, f.rating);
  f.dice = rolled(t, n, f.isBoosted);
  f.firsts = n;
  if (t.watched) logRoll(t, f);
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
  f.changes = f.changes.filter(c => c.until !== 'roll' || c.side !== side || !concerns(c.kind, c.what, rating));
}
const concerns = (kind: string, what: number, rating: number): boolean =>
  kind === 'boost' ? (what & (1 << rating)) > 0 : what === rating;

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
      dropRolled(f, side, ATTACK);
      return 'end';
    }
    roll(t);
    openWindow(t, 'afterRoll');
    return 'aimed';
  },
  aimed(t, { side }) {
    const f = t.world.fight!;
    f.attack = f.dice;
    f.attackFirsts = f.firsts;
    f.attackBoosted = f.isBoosted;
    f.attackPlus = f.plus;
    announce(f, other(side), DEFEND);
    openWindow(t, 'beforeRoll');
  },
  defend(t) {
    roll(t);
    openWindow(t, 'afterRoll');
  },
  /** MH-CMB-15..18, MH-RUL-60: a tie favours the attacker, but 0 HITs never score. */
  compare(t, { side }) {
    const f = t.world.fight!;
    const [mine, theirs] = [attackHits(f), hits(f)];
    const isTieLost = mine === theirs && hasChange(f, other(side), 'ties', DEFEND);
    dropRolled(f, side, ATTACK);
    dropRolled(f, other(side), DEFEND);
    f.attack = [];
    f.attackPlus = 0;
    if (mine > 0 && mine >= theirs && !isTieLost) t.call('knockout', { side: other(side), from: 'attack' });
  },
});

export const outwit = procedure<Marvel, Locals['outwit']>()({
  /** MH-CMB-22, MH-CMB-25: the holder of Initiative rolls first. */
  first(t) {
    const f = t.world.fight!;
    announce(f, f.initiative, OUTWIT);
    openWindow(t, 'beforeRoll');
  },
  rollFirst(t) {
    roll(t);
    openWindow(t, 'afterRoll');
  },
  second(t, my) {
    const f = t.world.fight!;
    my.first = hits(f);
    announce(f, other(f.initiative), OUTWIT);
    openWindow(t, 'beforeRoll');
  },
  rollSecond(t) {
    roll(t);
    openWindow(t, 'afterRoll');
  },
  /** MH-CMB-23, MH-CMB-24: more HITs give a KO and Initiative; MH-RUL-64 */
  compare(t, my) {
    const f = t.world.fight!;
    my.second = hits(f);
    const holder = f.initiative;
    const winner = my.first > my.second ? holder : my.second > my.first ? other(holder) : tieWinner(f);
    dropRolled(f, HEROES, OUTWIT);
    dropRolled(f, VILLAINS, OUTWIT);
    if (winner === null) return;
    f.initiative = winner;
    if (t.watched) t.log('outwitted', { side: winner, by: fighterOf(f, winner), whom: fighterOf(f, other(winner)) });
    t.call('knockout', { side: other(winner), from: 'outwit' });
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
  /** MH-CMB-19, MH-CMB-20, MH-RUL-63 */
  mark(t, { side }): 'end' | undefined {
    const w = t.world;
    const f = w.fight!;
    if (f.isPrevented) {
      if (t.watched) t.log('koPrevented', { side, whom: fighterOf(f, side) });
      return undefined;
    }
    f.quiet = 0;
    if (side === HEROES) w.ko[f.hero]!++;
    else f.kos++;
    if (t.watched) t.log('knockedOut', { side, n: kosOn(w, side), whom: fighterOf(f, side), most: koValue(f, side) });
    if (kosOn(w, side) < koValue(f, side)) return undefined;
    if (side === HEROES) heroDefeated(t, f);
    const isEnding = side === VILLAINS || t.outer('ability')?.at === 'sequenceEnd';
    return t.unwind('sequence', isEnding ? 'done' : 'close');
  },
});
/** MH-MUL-03..05, MH-CHL-13 */
function heroDefeated(t: T, f: Fight): void {
  wound(t.world, f.hero);
  f.initiative = VILLAINS;
  if (t.watched) t.log('heroDefeated', { seat: f.seat, hero: f.hero });
}
