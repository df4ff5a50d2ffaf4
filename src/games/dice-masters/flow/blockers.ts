// Attack step, blockers: which of the inactive player's characters stops which attacker (DM-BLK).
import type { Composed, Random, Verdict } from '#engine/definition.ts';
import { formOf } from '#engine/forms.ts';
import { procedure } from '#engine/game.ts';
import type { Made, Seat } from '#engine/types.ts';
import { attackersOf, bestBlocks, mostBlocks, refuseBlock, refuseBlocks } from '../abilities/legality.ts';
import { attackOf, defenseOf, totalAttack } from '../abilities/stats.ts';
import { raiseAll } from '../abilities/triggers.ts';
import { ATTACK, BLOCKED, charactersOf, hasCharacters, mark, other, type Duel, type T } from '../table/world.ts';
import { distinct } from '../table/looks.ts';

/** The declaration of blockers (DM-BLK-01, DM-BLK-02, DM-BLK-03, DM-BLK-04, DM-GLS-04; DM-RUL-59: also who attacked in
 *  the turn before). */
export const blocking = procedure<Duel>()({
  blockers: {
    rule: 'DM-BLK-01',
    idle: (t, _my, seat) => (refuseNone(t.world, seat) ? idleBlocks(t.world, seat) : 'none'),
    one: t =>
      attackersOf(t.world).length && hasCharacters(t.world, other(t.world.active)) ? other(t.world.active) : null,
    facts: (t, _my, seat) => ({ life: t.world.life[seat]!, n: totalAttack(t.world, attackersOf(t.world)) }),
    choices: {
      none: { refuse: (t, _my, seat) => refuseNone(t.world, seat), take: () => undefined },
      block: blockDeclaration(),
    },
  },
});
const refuseNone = (w: Duel, seat: Seat): Verdict => refuseBlocks(w, seat, attackersOf(w), noBlocks(attackersOf(w)));
const noBlocks = (attackers: readonly number[]): number[][] => attackers.map(() => []);
/** DM-RUL-13: only forced blocks, as many as possible. */
const idleBlocks = (w: Duel, seat: Seat): string =>
  `block:0:${bestBlocks(w, seat, attackersOf(w))
    .map(blockers => blockers.join('+'))
    .join(':')}`;

function blockDeclaration(): Composed<Duel, object, never> {
  return {
    form(t, _my, seat) {
      const w = t.world;
      const [dice, attackers] = [charactersOf(w, seat), attackersOf(w)];
      const canBlock = dice.some(die => attackers.some(attacker => !refuseBlock(w, die, attacker)));
      const slot = { say: 'slot.blockers', of: 'pick', things: dice, min: 0, max: dice.length };
      const form = formOf(...attackers.map(die => ({ ...slot, facts: { die } })));
      // Without a block that any two dice allow, all that can be put together is none.
      return canBlock ? form : { ...form, isExtra: true };
    },
    suggest: (t, _my, seat) => blockSuggestions(t.world, seat),
    sample: (t, _my, seat, random) => sampleBlocks(t.world, seat, random),
    /** DM-RUL-40, DM-RUL-41; DM-RUL-42: judged as blockers are declared, and never again. */
    refuse: (t, _my, seat, made) => refuseBlocks(t.world, seat, attackersOf(t.world), made.parts),
    facts: (t, _my, _seat, made) => ({ dice: made.parts.flat(), blocks: blocksOf(t.world, made) }),
    refs: (_t, _my, _seat, made) => made.parts.flat().map(die => `die:${die}` as const),
    take: (t, _my, seat, made) => declareBlocks(t, seat, made.parts),
  };
}
/** A blocker and whom it stops, as one number for their names. */
export const BLOCK = 1_000;
const blocksOf = (w: Duel, { parts }: Made): number[] =>
  attackersOf(w).flatMap((attacker, i) => parts[i]!.map(die => die * BLOCK + attacker));
/** DM-BLK-02; a blocker is engaged with its attacker from now on (DM-BLK-08, DM-GLS-06), while both are there
 *  (DM-RUL-55). */
function declareBlocks(t: T, seat: Seat, parts: readonly number[][]): void {
  const w = t.world;
  const attackers = attackersOf(w);
  parts.forEach((blockers, i) => {
    for (const die of blockers) {
      if (w.zone[die] === ATTACK) w.foe2[die] = attackers[i]!;
      else {
        w.zone[die] = ATTACK;
        w.foe[die] = attackers[i]!;
      }
      t.log('blocked', { seat, die, attacker: attackers[i]! });
    }
  });
}

/** DM-BLK-05: what answers blocking and being blocked; who was blocked stays so, even if its blocker goes (DM-BLK-06).
 *  */
export function blockEffects(t: T): void {
  const w = t.world;
  const blocked = attackersOf(w).filter(die => w.foe.includes(die) || w.foe2.includes(die));
  const blockers = charactersOf(w, other(w.active)).filter(die => w.zone[die] === ATTACK);
  for (const die of blocked) mark(w, die, BLOCKED);
  raiseAll(t, 'blocked', blocked);
  raiseAll(t, 'blocks', blockers);
}

function sampleBlocks(w: Duel, seat: Seat, random: Random): Made {
  const attackers = attackersOf(w);
  const parts = noBlocks(attackers);
  for (const die of charactersOf(w, seat)) {
    const chosen = new Set<number>();
    for (let times = mostBlocks(w, die); times > 0; times--) chosen.add(random.below(attackers.length + 1));
    for (const at of chosen) if (at < attackers.length && !refuseBlock(w, die, attackers[at]!)) parts[at]!.push(die);
  }
  return { to: 0, parts };
}

/** Blocks a player would think of: each single one; the best for every attacker; all on the strongest. */
function blockSuggestions(w: Duel, seat: Seat): Made[] {
  const attackers = attackersOf(w);
  const blockers = charactersOf(w, seat);
  const out: number[][][] = [];
  for (const attacker of distinct(w, attackers))
    for (const die of distinct(w, blockers))
      if (!refuseBlock(w, die, attacker)) out.push(attackers.map(one => (one === attacker ? [die] : [])));
  out.push(matched(w, attackers, blockers, true), matched(w, attackers, blockers, false));
  const strongest = attackers.reduce(
    (best, die, i) => (attackOf(w, die) > attackOf(w, attackers[best]!) ? i : best),
    0,
  );
  const gang = blockers.filter(die => !refuseBlock(w, die, attackers[strongest]!));
  out.push(attackers.map((_, k) => (k === strongest ? gang : [])));
  if (w.forces.length) out.push(bestBlocks(w, seat, attackers));
  const seen = new Set<string>();
  return out
    .filter(parts => parts.flat().length && !seen.has(parts.join(':')) && seen.add(parts.join(':')))
    .map(parts => ({ to: 0, parts }));
}
/** Strong attackers first: a blocker that survives, or one that may be lost. */
function matched(w: Duel, attackers: readonly number[], blockers: readonly number[], safely: boolean): number[][] {
  const free = [...blockers];
  const parts = noBlocks(attackers);
  const order = attackers.map((_, i) => i).sort((a, b) => attackOf(w, attackers[b]!) - attackOf(w, attackers[a]!));
  for (const i of order) {
    const fit = free.find(
      die => !refuseBlock(w, die, attackers[i]!) && (!safely || defenseOf(w, die) > attackOf(w, attackers[i]!)),
    );
    if (fit === undefined) continue;
    parts[i]!.push(fit);
    free.splice(free.indexOf(fit), 1);
  }
  return parts;
}
