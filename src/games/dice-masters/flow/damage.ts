// Damage of fights and effects alike: shields, landing, knock-outs, in the order of DM-RUL-46 (DM-BON).
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { forcedBy } from '../abilities/legality.ts';
import { rosterOf } from '../abilities/roster.ts';
import { raise } from '../abilities/triggers.ts';
import { isPlayer, playerTarget } from '../abilities/reach.ts';
import { HURT, inField, mark, other, type Duel, USED, type T, put } from '../table/world.ts';
import type { Hit, Locals } from '../table/locals.ts';
import { lose } from '../table/life-and-winning.ts';
import { freeCaptives } from '../table/control-and-capture.ts';

/** All damage, from fights and effects alike. */
export const damage = procedure<Duel, Locals['damage']>()({
  /** DM-RUL-49: zero is no damage. DM-RUL-46 (3), DM-PRI-05: shields have their say, if there are any. */
  shield(t, my) {
    my.hits = my.hits.filter(
      ({ n, source, action }) => n > 0 && (action || !forcedBy(t.world, source, 'dealsNoDamage')),
    );
    const { shields, specials } = rosterOf(t.world);
    if (shields.length || specials.sacrificeShield) t.call('shielding', { parts: my.hits }, 'hits');
  },
  /** DM-RUL-46 (4), (5); DM-WIN-02, DM-RUL-50, DM-RUL-51: the life of the inactive player goes first. */
  land(t, my) {
    const w = t.world;
    for (const { source, target, n } of my.hits)
      if (!isPlayer(target) && inField(w, target)) land(t, source, target, n);
    if (rosterOf(w).triggered.combatDamaged) raiseCombat(t, my.hits);
    for (const seat of [other(w.active), w.active]) {
      const n = my.hits.reduce((total, h) => total + (h.target === playerTarget(seat) ? h.n : 0), 0);
      if (!n) continue;
      if (lose(t, seat, n, 'damage')) return 'end';
      hurtPlayer(t, seat, my.hits);
    }
    return undefined;
  },
  /** DM-BON-03; DM-GLO-08: global abilities that are paid for together end together. */
  fall(t, my) {
    if (!t.outer('billed')?.batch) t.call('fall', { hits: my.hits });
  },
});
/** DM-BON-01, DM-DMG-07, DM-RUL-52: each source by itself, also one that is gone (DM-DMG-13); DM-RUL-54: what
 *  answers damage does, also if it is lethal. */
function land(t: T, source: number, target: number, n: number): void {
  const w = t.world;
  w.damage[target]! += n;
  if (w.inAttack) mark(w, target, HURT);
  t.log('damaged', { die: target, n, source });
  raise(t, 'damaged', target, { n, from: source });
}
/** Texts that ask for all the combat damage a die takes at once. */
function raiseCombat(t: T, hits: readonly Hit[]): void {
  const totals = new Map<number, number>();
  for (const { target, n, combat } of hits)
    if (combat && !isPlayer(target) && inField(t.world, target)) totals.set(target, (totals.get(target) ?? 0) + n);
  for (const [die, n] of totals) raise(t, 'combatDamaged', die, { n });
}
/** Texts that answer damage to a player; captures that end with it (DM-RUL-61). */
function hurtPlayer(t: T, seat: Seat, hits: readonly Hit[]): void {
  const w = t.world;
  for (const h of hits)
    if (h.target === playerTarget(seat) && h.source >= 0) raise(t, 'damagesPlayer', h.source, { n: h.n });
  const dealers = new Set(hits.filter(h => h.target === playerTarget(seat)).map(h => h.seat));
  for (const force of w.forces.filter(f => f.kind === 'imprisons' && dealers.has(f.by) && f.by !== seat))
    t.call('releasing', { die: force.die });
}

/** DM-CAP-02, DM-RUL-61: the captives go back, the captor is used up. */
export const releasing = procedure<Duel, Locals['releasing']>()({
  free(t, { die }) {
    const w = t.world;
    freeCaptives(t, die);
    w.forces = w.forces.filter(f => !(f.kind === 'imprisons' && f.die === die));
    put(w, die, USED);
  },
});
