// The rolls of a combat: what comes next, its dice, and the HITs that count.
import { hitsOf, rolled } from '../abilities/dice.ts';
import { fighterOf } from '../abilities/fighters.ts';
import { concernsFighter, isBoosted, printed, ratingAccount, ratingOf } from '../abilities/ratings.ts';
import { sideOfSource } from '../abilities/sources.ts';
import { ATTACK, type Change, DEFEND, type Fight, type Side, type T } from '../table/world.ts';
import { openWindow } from './combat-abilities.ts';

/** The roll that comes next. */
export function announce(f: Fight, side: Side, rating: number): void {
  f.side = side;
  f.rating = rating;
  f.dice = [];
  f.firsts = 0;
  f.plus = 0;
}

/** MH-CMB-12, MH-CMB-13, MH-CMB-26; MH-CMB-15, MH-CMB-25, MH-DIE-09: a rating of 0 rolls no dice, and to no roll
 *  nothing is added: only after dice abilities are used. */
export function roll(t: T): void {
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
export const hits = (f: Fight): number => Math.max(0, hitsOf(f.dice) + f.plus);

export const attackHits = (f: Fight): number => Math.max(0, hitsOf(f.attack) + f.attackPlus);

/** What was for one roll is over. */
export function dropRolled(f: Fight, side: Side, rating: number): void {
  if (!f.changes.length) return;
  const isOver = (c: Change): boolean =>
    c.until === 'roll' && c.side === side && concernsFighter(f, c) && concerns(c.kind, c.what, rating);
  f.changes = f.changes.filter(change => !isOver(change));
}

/** MH-CMB-14: the attack is skipped, and with it what was laid on its rolls; what the defender's own side has laid on
 *  its next Defend roll waits for that. */
export function dropSkipped(f: Fight, attacker: Side): void {
  dropRolled(f, attacker, ATTACK);
  const isOfAttack = ({ until, side, what, source }: Change): boolean =>
    until === 'roll' && side !== attacker && what === DEFEND && sideOfSource(source) === attacker;
  f.changes = f.changes.filter(change => !isOfAttack(change));
}

const concerns = (kind: string, what: number, rating: number): boolean =>
  kind === 'boost' ? (what & (1 << rating)) > 0 : what === rating;
