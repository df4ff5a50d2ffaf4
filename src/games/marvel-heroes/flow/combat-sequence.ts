// A combat sequence: who of several heroes fights in it, the powers, two attack phases and the Outwit contest.
import type { Offer, Step } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { hasChange, legalColours, powersOf } from '../abilities/ratings.ts';
import { combatPower, fighterOf, powerFacts } from '../abilities/sources.ts';
import { levelOf } from '../table/deck.ts';
import { readyIn, wound } from '../table/figures.ts';
import { type Fight, HEROES, type Marvel, NONE, otherSide, type Side, type T, VILLAINS } from '../table/world.ts';
import { openWindow } from './combat-abilities.ts';
import { noPower, notFighting } from './refusals.ts';

/** MH-CMB-01, MH-MUL-02, MH-CHL-08: the heroes who are still in the fight, in the District of the task's Headline,
 *  which may be scored by now. */
export const fighters = (w: Marvel): number[] => readyIn(w, w.fight!.seat, w.task!.district);

/** MH-RUL-67: the fewest KOs, then the higher Level, then card order. */
const idleFighter = (w: Marvel): string =>
  `hero:${fighters(w).toSorted((a, b) => w.ko[a]! - w.ko[b]! || levelOf(b) - levelOf(a) || a - b)[0]!}`;

/** MH-MUL-01, MH-MUL-06, MH-RUL-79: before anything else in a sequence the hero who fights in it is named. */
const namedFighter: Step<Marvel, object, never> = {
  rule: 'MH-MUL-01',
  idle: t => idleFighter(t.world),
  one: ({ world: w }) => (fighters(w).length > 1 ? w.fight!.seat : null),
  choices: {
    hero: {
      of: 'hero',
      each: t => fighters(t.world),
      misfit: (t, _my, seat, hero) => notFighting(t.world, seat, hero),
      facts: ({ world: w }, _my, _seat, hero) => ({ ko: w.ko[hero]! }),
      take: (t, _my, _seat, hero) => void (t.world.fight!.hero = hero),
    },
  },
};

/** MH-MUL-03..05, MH-CHL-13 */
export function heroDefeated(t: T, f: Fight): void {
  wound(t.world, f.hero);
  f.initiative = VILLAINS;
  t.log('heroDefeated', { seat: f.seat, hero: f.hero });
}

// ---- the sequence ------------------------------------------------------------------------------------------

/** MH-RUL-66: the highest Attack, red before orange before yellow. */
function idleColour(f: Fight, side: Side): string {
  const powers = powersOf(f, side);
  let best = NONE;
  for (const colour of legalColours(f, side)) if (best === NONE || powers[colour]![0] > powers[best]![0]) best = colour;
  return `power:${best}`;
}

const seatOfSide = (f: Fight, side: Side): Seat => (side === HEROES ? f.seat : f.controller);

const sideOfSeat = (f: Fight, seat: Seat): Side => (seat === f.seat ? HEROES : VILLAINS);

/** The side that must choose and show its power first; none when neither or both must. */
function showing(f: Fight): Side | null {
  const [heroes, villains] = [hasChange(f, HEROES, 'show', 0), hasChange(f, VILLAINS, 'show', 0)];
  return heroes === villains ? null : heroes ? HEROES : VILLAINS;
}

/** MH-CMB-06 */
function choosePower(t: T, side: Side, colour: number): void {
  const f = t.world.fight!;
  f.powers[side] = colour;
  const facts = { seat: seatOfSide(f, side), colour, by: fighterOf(f, side), called: combatPower(f, side, colour) };
  t.log(side === HEROES ? 'heroPower' : 'villainPower', facts);
}

/** MH-CMB-07: the powers that a seat may choose. */
const power: Offer<Marvel, object> = {
  of: 'power',
  each: (t, _my, seat) => legalColours(t.world.fight!, sideOfSeat(t.world.fight!, seat)),
  misfit: (t, _my, seat, colour) => noPower(t.world.fight!, sideOfSeat(t.world.fight!, seat), colour),
  facts: (t, _my, seat, colour) => powerFacts(t.world.fight!, sideOfSeat(t.world.fight!, seat), colour),
};

/** MH-CMB-05, MH-CMB-27 */
export const sequence = procedure<Marvel>()({
  fighter: namedFighter,
  begin(t) {
    const w = t.world;
    const f = w.fight!;
    const able = fighters(w);
    if (!able.includes(f.hero)) f.hero = able[0]!;
    f.sequence++;
    f.quiet++;
    f.powers = [NONE, NONE];
    f.usedInSequence = [];
    t.log('sequenceBegun', { n: f.sequence, hero: f.hero });
    openWindow(t, 'sequenceStart'); // MH-ABT-11
  },
  show: {
    rule: 'MH-CMB-06',
    idle: t => idleColour(t.world.fight!, showing(t.world.fight!)!),
    one({ world: { fight } }) {
      const side = showing(fight!);
      return side === null ? null : seatOfSide(fight!, side);
    },
    choices: {
      power: {
        ...power,
        take: (t, _my, seat, colour) => choosePower(t, sideOfSeat(t.world.fight!, seat), colour),
      },
    },
  },
  /** MH-CMB-02, MH-CMB-06..08, MH-INF-05, MH-RUL-65 */
  powers: {
    rule: 'MH-CMB-06',
    idle: (t, _my, seat) => idleColour(t.world.fight!, sideOfSeat(t.world.fight!, seat)),
    all({ world: { fight } }) {
      const f = fight!;
      return f.powers[HEROES] !== NONE
        ? [f.controller]
        : f.powers[VILLAINS] !== NONE
          ? [f.seat]
          : [f.seat, f.controller];
    },
    choices: { power },
    reveal(t, _my, picks) {
      const f = t.world.fight!;
      for (const side of [HEROES, VILLAINS] as const)
        if (f.powers[side] === NONE) choosePower(t, side, picks[seatOfSide(f, side)]![0]!.n);
      openWindow(t, 'afterReveal');
    },
  },
  /** MH-CMB-11 */
  first: t => t.call('attack', { side: t.world.fight!.initiative }),
  /** MH-CMB-21 */
  second: t => t.call('attack', { side: otherSide(t.world.fight!.initiative) }),
  contest: t => t.call('outwit', { first: 0, second: 0 }),
  /** MH-ABT-12, MH-CMB-20: also where a hero was defeated, if another fights on. */
  close(t) {
    if (fighters(t.world).length) openWindow(t, 'sequenceEnd');
  },
  /** MH-CMB-08, MH-CMB-20: also where the Villain was defeated. */
  done(t) {
    const f = t.world.fight!;
    f.last = [f.powers[0], f.powers[1]];
    if (f.changes.length) f.changes = f.changes.filter(({ until }) => until !== 'sequence');
  },
});
