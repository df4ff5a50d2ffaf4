// The attack step: attackers, their effects, blockers, their effects, the clash, damage (DM-ATK-07).
import type { Composed, Random, Table, Verdict } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Made, Seat } from '#engine/types.ts';
import {
  attackersOf,
  attackPrice,
  bestBlocks,
  mostBlocks,
  mustAttack,
  refuseAttacker,
  refuseBlock,
  refuseBlocks,
} from '../abilities/legality.ts';
import { lose } from './life.ts';
import { drain, raiseAll, raiseFor } from '../abilities/triggers.ts';
import { rosterOf } from '../abilities/roster.ts';
import { attackOf, defenseOf } from '../abilities/stats.ts';
import {
  ATTACK,
  BLOCKED,
  charactersOf,
  diceIn,
  FIELD,
  hasCharacters,
  mark,
  other,
  put,
  type Duel,
} from '../table/world.ts';
import { distinct } from './ability.ts';
import { setOf } from './turn.ts';

export const attack = procedure<Duel, { attackers: number[] }>()({
  /** DM-ATK-01; dice that wait for this moment (DM-RUL-62). */
  open(t) {
    t.world.inAttack = true;
    if (t.world.forces.some(f => f.kind === 'possession' && f.by === t.world.active)) t.call('possessing');
  },
  /** DM-ATK-02, DM-ATK-05 */
  attackers: {
    rule: 'DM-ATK-02',
    idle: (t, _my, seat) => (forcedAttackers(t.world, seat).length ? 'attack' : 'hold'),
    one: t => (hasCharacters(t.world, t.world.active) ? t.world.active : null),
    facts: (t, _my, seat) => ({
      seat: other(seat),
      life: t.world.life[other(seat)]!,
      foes: charactersOf(t.world, other(seat)).length,
    }),
    choices: {
      hold: {
        refuse: (t, _my, seat) => forcedAttackers(t.world, seat).length > 0 && 'DM-RUL-38',
        take: () => undefined,
      },
      attack: attacking(),
    },
  },
  /** DM-ATK-05, DM-ATK-06 */
  attackEffects(t, my) {
    const w = t.world;
    my.attackers = attackersOf(w);
    if (!my.attackers.length) return 'end';
    if (w.forces.length) w.forces = w.forces.filter(f => !(f.until === 'nextAttack' && my.attackers.includes(f.whom)));
    raiseFor(t, 'opponentAttacks', other(w.active));
    raiseAll(t, 'attacks', my.attackers);
    raiseAll(t, 'youAttackWithoutThis', diceIn(w, w.active, FIELD));
    drain(t);
    return undefined;
  },
  blockers: t => t.call('blocking'),
  /** DM-BLK-05 */
  blockEffects(t) {
    const w = t.world;
    const blocked = attackersOf(w).filter(die => w.foe.includes(die) || w.foe2.includes(die));
    const blockers = charactersOf(w, other(w.active)).filter(die => w.zone[die] === ATTACK);
    for (const die of blocked) mark(w, die, BLOCKED);
    raiseAll(t, 'blocked', blocked);
    raiseAll(t, 'blocks', blockers);
    drain(t);
  },
  clash: t => t.call('clash'),
  damage: t => t.call('combatDamage'),
});

const canAttack = (w: Duel, seat: Seat): number[] => charactersOf(w, seat).filter(die => !refuseAttacker(w, die));
const forcedAttackers = (w: Duel, seat: Seat): readonly number[] =>
  w.forces.length || rosterOf(w).limits.mustAttack ? charactersOf(w, seat).filter(die => mustAttack(w, die)) : NO_DICE;
const NO_DICE: readonly number[] = [];

/** The declaration of attackers: any set that holds all who must attack. */
function attacking(): Composed<Duel, object, never> {
  return {
    form(t, _my, seat) {
      const dice = charactersOf(t.world, seat);
      const slots = [{ say: 'slot.attackers', of: 'pick', things: dice, min: 1, max: dice.length }];
      return { to: [{ n: 0, slots }] };
    },
    suggest: (t, _my, seat) => attackSuggestions(t.world, seat),
    sample: (t, _my, seat, random) => setOf(charactersOf(t.world, seat).filter(() => random.below(2))),
    refuse: (t, _my, seat, made) => refuseAttack(t.world, seat, made.parts[0]!),
    facts: (t, _my, _seat, made) => ({ dice: made.parts[0]!, n: totalAttack(t.world, made.parts[0]!) }),
    refs: (_t, _my, _seat, made) => made.parts[0]!.map(die => `die:${die}` as const),
    take(t, _my, seat, made) {
      const w = t.world;
      const dice = made.parts[0]!;
      const price = dice.reduce((sum, die) => sum + attackPrice(w, die), 0);
      for (const die of dice) put(w, die, ATTACK);
      t.log('attacked', { seat, dice });
      if (price) lose(t, seat, price, 'paid');
    },
  };
}
const totalAttack = (w: Duel, dice: readonly number[]): number => dice.reduce((sum, die) => sum + attackOf(w, die), 0);
function refuseAttack(w: Duel, seat: Seat, dice: readonly number[]): Verdict {
  if (!dice.length) return 'DM-ATK-05';
  for (const die of dice) {
    const refused = refuseAttacker(w, die);
    if (refused) return refused;
  }
  if (dice.reduce((sum, die) => sum + attackPrice(w, die), 0) > w.life[seat]!) return 'DM-RUL-58';
  return forcedAttackers(w, seat).some(die => !dice.includes(die)) && 'DM-RUL-38';
}
/** All who can; the strong ones; those who must; each alone, with those who must. */
function attackSuggestions(w: Duel, seat: Seat): Made[] {
  const able = canAttack(w, seat);
  const bits = (test: (die: number) => boolean): number =>
    able.reduce((set, die, i) => (test(die) ? set | (1 << i) : set), 0);
  const forced = bits(die => mustAttack(w, die));
  const sets = new Set([bits(() => true), bits(die => attackOf(w, die) > 1) | forced, forced]);
  for (const die of distinct(w, able)) sets.add(forced | (1 << able.indexOf(die)));
  sets.delete(0);
  return [...sets].map(set => ({ to: 0, parts: [able.filter((_, i) => set & (1 << i))] }));
}

/** The declaration of blockers (DM-BLK-01 to DM-BLK-04). */
export const blocking = procedure<Duel>()({
  blockers: {
    rule: 'DM-BLK-01',
    idle: (t, _my, seat) => (refuseNone(t.world, seat) ? 'block' : 'none'),
    one: t =>
      attackersOf(t.world).length && hasCharacters(t.world, other(t.world.active)) ? other(t.world.active) : null,
    facts: (t, _my, seat) => ({ life: t.world.life[seat]!, n: totalAttack(t.world, attackersOf(t.world)) }),
    choices: {
      none: { refuse: (t, _my, seat) => refuseNone(t.world, seat), take: () => undefined },
      block: blockDeclaration(),
    },
  },
});
const refuseNone = (w: Duel, seat: Seat): Verdict => {
  const attackers = attackersOf(w);
  return refuseBlocks(
    w,
    seat,
    attackers,
    attackers.map(() => []),
  );
};

function blockDeclaration(): Composed<Duel, object, never> {
  return {
    form(t, _my, seat) {
      const dice = charactersOf(t.world, seat);
      const slots = attackersOf(t.world).map(die => ({
        say: 'slot.blockers',
        facts: { die },
        of: 'pick',
        things: dice,
        min: 0,
        max: dice.length,
      }));
      return { to: [{ n: 0, slots }] };
    },
    suggest: (t, _my, seat) => blockSuggestions(t.world, seat),
    sample: (t, _my, seat, random) => sampleBlocks(t.world, seat, random),
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
function declareBlocks(t: Table<Duel>, seat: Seat, parts: readonly number[][]): void {
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

function sampleBlocks(w: Duel, seat: Seat, random: Random): Made {
  const attackers = attackersOf(w);
  const parts: number[][] = attackers.map(() => []);
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
  const parts: number[][] = attackers.map(() => []);
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
