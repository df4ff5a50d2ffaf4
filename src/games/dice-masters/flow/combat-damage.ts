// Attack step, damage: every fighter's damage is assigned, divided where there is a choice, and dealt at once (DM-DMG).
import type { Composed, Random } from '#engine/definition.ts';
import { formOf } from '#engine/forms.ts';
import { procedure } from '#engine/game.ts';
import type { Made } from '#engine/types.ts';
import { forcedBy, attackersOf } from '../abilities/legality.ts';
import { rosterOf } from '../abilities/roster.ts';
import { attackOf, defenseOf } from '../abilities/stats.ts';
import { blocks, isAttacking } from '../abilities/targets.ts';
import { isPlayer, playerTarget } from '../abilities/reach.ts';
import { ATTACK, BLOCKED, charactersOf, has, NO_DIE, other, type Duel } from '../table/world.ts';
import { more } from '../abilities/acts.ts';
import type { Division, Hit } from '../table/locals.ts';

const divide: Composed<Duel, Division, 'divide'> = {
  form({ world: w }, { open: [die] }) {
    const most = power(w, die!);
    return formOf(...foesOf(w, die!).map(foe => ({ say: 'slot.damage', facts: { die: foe }, min: 0, max: most })));
  },
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
  /** DM-DMG-03, DM-DMG-05, DM-DMG-08, DM-GLS-04, DM-DIE-05; what leaves no choice is assigned at once. */
  assign(t, my) {
    const w = t.world;
    my.hits = [];
    my.open = [];
    for (const die of [...attackersOf(w), ...blockersOf(w)]) {
      const foes = foesOf(w, die);
      if (foes.length > 1 && power(w, die) > 0) my.open.push(die);
      else if (foes.length) my.hits.push(hit(w, die, foes[0]!, power(w, die)));
    }
  },
  /** DM-DMG-01, DM-DMG-04, DM-DMG-06, DM-RUL-45 */
  divide: {
    rule: 'DM-DMG-04',
    idle: 'divide',
    one: (t, my) => (my.open.length ? t.world.seat[my.open[0]!]! : null),
    facts: (t, my) => ({ die: my.open[0]!, n: power(t.world, my.open[0]!) }),
    choices: { divide },
  },
  /** DM-DMG-02, DM-BON-04; DM-DMG-13: as it was assigned; DM-DMG-10, DM-DMG-12: knock-outs and
   *  what answers them come afterwards. */
  deal: (t, my) => t.call('damage', { hits: my.hits }),
});
const sum = (made: Made): number => made.parts.reduce((total, [n]) => total + n!, 0);
const blockersOf = (w: Duel): number[] => charactersOf(w, other(w.active)).filter(die => w.zone[die] === ATTACK);

/** Whom a fighting die deals its damage to: blockers, the attackers it blocks, or the defending player (DM-DMG-09).
 *  DM-RUL-43, DM-RUL-44: only dice that are there; DM-DMG-07: what is too much for them goes to nobody else. */
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
