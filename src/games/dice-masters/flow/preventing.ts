// Preventing and redirecting: damage that is lessened or turned away, actions that get another target (DM-PRV).
import type { AskOne, Procedure } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { replacement, type Replacement } from '#engine/kit/replacement.ts';
import type { Seat } from '#engine/types.ts';
import { fieldedSidekicks, OWN_SIDEKICKS } from '../abilities/energy.ts';
import { scopeOf } from '../abilities/triggers.ts';
import { isPlayer, playerTarget } from '../abilities/reach.ts';
import type { Hit, Locals } from '../table/locals.ts';
import type { Shield } from '../cards/card.ts';
import { send } from '../abilities/knock-outs.ts';
import { abilityId, isSpecial, rosterOf, type Entry } from '../abilities/roster.ts';
import { energyOf, holds, isAffiliated } from '../abilities/targets.ts';
import { burstCounts, burstsOf } from '../abilities/counting.ts';
import { inField, NO_DIE, other, USED, type Duel, type T } from '../table/world.ts';
import { ENERGIES } from '../cards/character-dice.ts';

/** DM-PRV-01, DM-PRV-05: what is left of the hits once the shields have had their say, the active player's first.
 *  DM-PRI-05: also after both have passed. DM-PRV-03: no cost comes back. */
const passing = replacement<Duel, Hit>({
  rule: 'DM-RUL-47',
  order: t => [t.world.active, other(t.world.active)],
  find: (t, seat, hit) => shieldsAgainst(t, seat, hit),
});
/** The question says what is about to be hit, and how hard. */
export const shielding: Procedure<Duel> = {
  ...passing,
  choose: {
    ...(passing.choose as AskOne<Duel, { parts: Hit[]; at: number }, string>),
    facts: (_t, { parts, at }) => ({ die: parts[at]!.target, n: parts[at]!.n }),
  },
};

/** Shields as numbers are their abilities' numbers above this one, so that no die has the same. */
export const SHIELD = 100_000;
/** A special shield has no number among the abilities of its card. */
const SPECIAL = 9;

function shieldsAgainst(t: T, seat: Seat, hit: Hit): Replacement<Duel, Hit>[] {
  const w = t.world;
  if (isPlayer(hit.target) || w.seat[hit.target] !== seat || !inField(w, hit.target)) return [];
  const out = rosterOf(w)
    .shields.filter(entry => protects(w, entry, hit))
    .map(entry => ({
      source: SHIELD + entry.id,
      now: lessened(entry.ability),
      ...(entry.ability.may && { optional: true as const }),
    }));
  if (isSpecial(w, hit.target, 'sacrificeShield') && fieldedSidekicks(w, seat).length)
    return [...out, { source: sacrificeOf(w, hit.target), run: 'sacrificing', optional: true as const }];
  return out;
}

const sacrificeOf = (w: Duel, die: number): number => SHIELD + abilityId(w.cards[w.slot[die]!]!, SPECIAL);

function protects(w: Duel, { slot, ability }: Entry<Shield>, hit: Hit): boolean {
  const { target } = hit;
  const die = w.slot[target] === slot ? target : ability.to === 'pair' ? w.partner[target]! : NO_DIE;
  if (die === NO_DIE || w.slot[die] !== slot || (ability.to === 'pair' && w.partner[die] === NO_DIE)) return false;
  if (!burstCounts(burstsOf(w, die), ability.burst, burstMarks(w, slot))) return false;
  if (!holds(w, { seat: w.seat[die]!, die }, ability.if) || !comesFrom(w, ability.from, hit)) return false;
  return !ability.eachTurn || w.spared[target]! < ability.n!;
}
const burstMarks = (w: Duel, slot: number) =>
  rosterOf(w)
    .shields.filter(entry => entry.slot === slot)
    .map(entry => entry.ability.burst);

function comesFrom(w: Duel, from: Shield['from'], { source, action }: Hit): boolean {
  if (!from) return true;
  if (from.kind === 'action') return action > 0;
  if (action || source === NO_DIE) return false;
  if (from.affiliation && !isAffiliated(w, source, from.affiliation)) return false;
  return !from.energy || from.energy.includes(ENERGIES[energyOf(w, source)]!);
}

/** The hits left of a hit after a shield: less of it (DM-PRV-02), or the same from the same source to another target
 *  (DM-PRV-04). DM-GLO-11: damage that is kept off is no part of it any more. */
const lessened =
  ({ shield, n = Number.MAX_SAFE_INTEGER, eachTurn }: Shield) =>
  (t: T, hit: Hit): Hit[] => {
    const w = t.world;
    const kept = shield === 'halve' ? Math.ceil(hit.n / 2) : Math.min(hit.n, eachTurn ? n - w.spared[hit.target]! : n);
    if (eachTurn) w.spared[hit.target]! += kept;
    t.log(shield === 'redirect' ? 'redirected' : 'prevented', { die: hit.target, n: kept });
    const rest = hit.n > kept ? [{ ...hit, n: hit.n - kept }] : [];
    return shield === 'redirect'
      ? [...rest, { ...hit, target: playerTarget(other(w.seat[hit.target]!)), n: kept }]
      : rest;
  };

/** Juggernaut, Cain Marko: Sidekicks leave for the used pile, 3 damage each (DM-RUL-93, DM-DMG-13), of one source
 *  (DM-RUL-102). */
export const sacrificing = procedure<Duel, Locals['sacrificing'] & { given: number[] }>()({
  choose(t, my) {
    const n = Math.ceil(my.part.n / 3);
    const scope = scopeOf(my.source - SHIELD, my.seat, my.part.target);
    t.call('choosing', { ...scope, which: OWN_SIDEKICKS, count: n, upTo: true }, 'given');
  },
  prevent(t, my) {
    for (const die of my.given) send(t.world, die, USED);
    const n = my.part.n - 3 * my.given.length;
    if (my.given.length) t.log('prevented', { die: my.part.target, n: Math.min(my.part.n, 3 * my.given.length) });
    return t.give(n > 0 ? [{ ...my.part, n }] : []);
  },
});
