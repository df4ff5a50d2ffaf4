// Damage: division, amounts, shields, landing, knock-outs, in the order of DM-RUL-46.
import type { Composed, Random, Table } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Made, Seat } from '#engine/types.ts';
import { isPlayer, playerTarget } from '../abilities/useful.ts';
import { attackersOf, forcedBy } from '../abilities/legality.ts';
import { lose } from './life.ts';
import { drain, raise, type Scope } from '../abilities/triggers.ts';
import { rosterOf } from '../abilities/roster.ts';
import type { Hit } from './shields.ts';
import { attackOf, defenseOf } from '../abilities/stats.ts';
import { blocks, fits, isAttacking } from '../abilities/targets.ts';
import type { Billed } from './bill.ts';
import {
  ATTACK,
  BLOCKED,
  charactersOf,
  has,
  HURT,
  inField,
  isActive,
  mark,
  NO_DIE,
  other,
  type Duel,
} from '../table/world.ts';

/** Who divides damage now: an attacker with several blockers, or a blocker of several attackers. */
interface Division {
  hits: Hit[];
  /** Dice whose damage is still to be divided. */
  open: number[];
}
const divide: Composed<Duel, Division, 'divide'> = {
  form: (t, my) => divisionForm(t.world, my.open[0]!),
  suggest: (t, my) => divisions(t.world, my.open[0]!),
  sample: (t, my, _seat, random) => sampleDivision(t.world, my.open[0]!, random),
  refuse: (t, my, _seat, made) => sum(made) !== power(t.world, my.open[0]!) && 'DM-RUL-45',
  facts: (_t, _my, _seat, made) => ({ amounts: made.parts.flat() }),
  take(t, my, _seat, made) {
    const die = my.open.shift()!;
    foesOf(t.world, die).forEach((foe, i) => {
      const n = made.parts[i]![0]!;
      if (n) my.hits.push(hit(t.world, die, foe, n));
    });
    return 'divide';
  },
};

export const combatDamage = procedure<Duel, Division>()({
  /** DM-DMG-03, DM-DMG-05, DM-DMG-08; what leaves no choice is assigned at once. */
  assign(t, my) {
    const w = t.world;
    my.hits = [];
    my.open = [];
    for (const die of [...attackersOf(w), ...blockersOf(w)]) {
      const foes = foesOf(w, die);
      if (foes.length > 1 && power(w, die) > 0) my.open.push(die);
      else if (power(w, die) > 0 && foes.length) my.hits.push(hit(w, die, foes[0]!, power(w, die)));
    }
  },
  /** DM-DMG-01, DM-DMG-04, DM-DMG-06, DM-RUL-45 */
  divide: {
    rule: 'DM-DMG-04',
    idle: 'divide',
    one: (t, my) => (my.open.length ? t.world.seat[my.open[0]!]! : null),
    facts: (t, my) => ({ die: my.open[0]!, n: power(t.world, my.open[0]!) }),
    choices: {
      divide,
    },
  },
  deal: (t, my) => t.call('damage', { hits: my.hits }),
  drain,
});
const sum = (made: Made): number => made.parts.reduce((total, [n]) => total + n!, 0);
const blockersOf = (w: Duel): number[] => charactersOf(w, other(w.active)).filter(die => w.zone[die] === ATTACK);

/** Whom a fighting die deals its damage to: blockers, the attackers it blocks, or the defending player (DM-DMG-09). */
function foesOf(w: Duel, die: number): number[] {
  if (!isAttacking(w, die))
    return [...new Set([w.foe[die]!, w.foe2[die]!])].filter(foe => foe !== NO_DIE && w.zone[foe] === ATTACK);
  if (!has(w, die, BLOCKED) || forcedBy(w, die, 'combatDamageToOpponent')) return [playerTarget(other(w.seat[die]!))];
  return blockersOf(w).filter(blocker => blocks(w, blocker, die));
}
/** DM-RUL-46 (2), DM-RUL-74: its attack, with what raises it before it is divided. */
const power = (w: Duel, die: number): number => {
  const attack = attackOf(w, die);
  return attack > 0 && !forcedBy(w, die, 'dealsNoDamage') ? attack + more(w, die) : 0;
};
function more(w: Duel, die: number): number {
  let n = 0;
  for (const { slot, ability } of rosterOf(w).deals)
    if (ability.deals.more && typeof ability.by === 'object' && isActive(w, w.seat[die]!, slot))
      if (fits(w, { seat: w.seat[die]!, die: NO_DIE }, ability.by, die)) n += ability.deals.more;
  return n;
}
/** DM-RUL-80: Wolverine's damage to blockers is doubled after it was divided. */
const times = (w: Duel, die: number): number => {
  let n = 1;
  for (const { slot, ability } of rosterOf(w).deals)
    if (ability.deals.times && ability.by === 'this' && w.slot[die] === slot && isAttacking(w, die))
      n *= ability.deals.times;
  return n;
};
const hit = (w: Duel, source: number, target: number, n: number): Hit => ({
  source,
  seat: w.seat[source]!,
  target,
  n: isPlayer(target) ? n : n * times(w, source),
  combat: 1,
  action: 0,
});

const divisionForm = (w: Duel, die: number) => ({
  to: [
    {
      n: 0,
      slots: foesOf(w, die).map(foe => ({ say: 'slot.damage', facts: { die: foe }, min: 0, max: power(w, die) })),
    },
  ],
});
/** All on one of them; as many knock-outs as possible, in either order. */
function divisions(w: Duel, die: number): Made[] {
  const foes = foesOf(w, die);
  const n = power(w, die);
  const lethal = (order: readonly number[]): number[][] => {
    let left = n;
    const parts = foes.map(() => [0]);
    for (const i of order) {
      const need = Math.max(1, defenseOf(w, foes[i]!) - w.damage[foes[i]!]!);
      if (left >= need) left -= (parts[i] = [need])[0]!;
    }
    parts[order[0]!]![0]! += left;
    return parts;
  };
  const places = foes.map((_, i) => i);
  const all = places.map(i => foes.map((_, k) => [k === i ? n : 0]));
  const seen = new Set<string>();
  return [lethal(places), lethal(places.toReversed()), ...all]
    .filter(parts => !seen.has(parts.join()) && seen.add(parts.join()))
    .map(parts => ({ to: 0, parts }));
}

function sampleDivision(w: Duel, die: number, random: Random): Made {
  const parts = foesOf(w, die).map(() => [0]);
  for (let left = power(w, die); left > 0; left--) parts[random.below(parts.length)]![0]!++;
  return { to: 0, parts };
}

/** All damage, from fights and effects alike. */
export const damage = procedure<Duel, { hits: Hit[] }>()({
  /** DM-RUL-46 (3): shields have their say, if there are any. */
  shield(t, my) {
    my.hits = my.hits.filter(
      ({ n, source, action }) => n > 0 && (action || !forcedBy(t.world, source, 'dealsNoDamage')),
    );
    const { shields, specials } = rosterOf(t.world);
    if (my.hits.length && (shields.length || specials.sacrificeShield)) t.call('shielding', { parts: my.hits }, 'hits');
  },
  /** DM-RUL-46 (4), (5), DM-RUL-50 */
  land(t, my) {
    const w = t.world;
    for (const { source, target, n } of my.hits)
      if (!isPlayer(target) && n > 0 && inField(w, target)) land(t, source, target, n);
    if (rosterOf(w).triggered.combatDamaged) raiseCombat(t, my.hits);
    for (const seat of [other(w.active), w.active]) {
      const n = my.hits.reduce((total, h) => total + (h.target === playerTarget(seat) ? h.n : 0), 0);
      if (n > 0 && lose(t, seat, n, 'damage')) return 'end';
      if (n > 0) hurtPlayer(t, seat, my.hits);
    }
    return undefined;
  },
  /** DM-GLO-08: what is paid for together ends together. */
  fall(t, my) {
    if (!(t.outer('billed') as Billed | undefined)?.batch) t.call('fall', { hits: my.hits });
  },
});
function land(t: Table<Duel>, source: number, target: number, n: number): void {
  const w = t.world;
  w.damage[target]! += n;
  if (w.inAttack) mark(w, target, HURT);
  t.log('damaged', { die: target, n, source });
  raise(t, 'damaged', target, n, [], source);
}
/** Texts that ask for all the combat damage a die takes at once. */
function raiseCombat(t: Table<Duel>, hits: readonly Hit[]): void {
  const totals = new Map<number, number>();
  for (const { target, n, combat } of hits)
    if (combat && n > 0 && !isPlayer(target) && inField(t.world, target))
      totals.set(target, (totals.get(target) ?? 0) + n);
  for (const [die, n] of totals) raise(t, 'combatDamaged', die, n);
}
/** Damage by an effect of a die, the same to each target. */
export function strike(t: Table<Duel>, { die, seat, action }: Dealer, targets: readonly number[], n: number): void {
  const extra = die !== NO_DIE && !action && n > 0 ? more(t.world, die) : 0;
  const hits = targets.map((target): Hit => ({ source: die, seat, target, n: n + extra, combat: 0, action }));
  t.call('damage', { hits });
}
type Dealer = Pick<Scope, 'die' | 'seat' | 'action'>;
/** Texts that answer damage to a player; captures that end with it (DM-RUL-61). */
function hurtPlayer(t: Table<Duel>, seat: Seat, hits: readonly Hit[]): void {
  const w = t.world;
  for (const h of hits)
    if (h.target === playerTarget(seat) && h.n > 0 && h.source >= 0) raise(t, 'damagesPlayer', h.source, h.n);
  const dealers = new Set(hits.filter(h => h.target === playerTarget(seat) && h.n > 0).map(h => h.seat));
  for (const force of w.forces.filter(f => f.kind === 'imprisons' && dealers.has(f.by) && f.by !== seat))
    t.call('releasing', { die: force.die });
}
