// Combat: sequences until the Villain or all Ready heroes are defeated.
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { QUIET_SEQUENCES } from '../cards/board.ts';
import { combatPower, fighterOf, powerFacts } from '../abilities/fighters.ts';
import { planEffects } from '../abilities/passive.ts';
import { hasChange, koValue, legalColours, powersOf } from '../abilities/ratings.ts';
import { LOWER } from '../abilities/sources.ts';
import type { T } from '../table/acts.ts';
import { levelOf, villainOf } from '../table/deck.ts';
import { readyIn } from '../table/figures.ts';
import { HEROES, NONE, VILLAINS, type Fight, type Marvel, type Side } from '../table/world.ts';
import { carryOut } from '../verbs/verbs.ts';
import { fightDistrict } from './after.ts';
import { openWindow } from './window.ts';

/** A fight before anything has happened in it; the hero has Initiative (MH-CMB-03, MH-CHL-07, MH-RUL-85). */
export const newFight = (seat: Seat, area: number, lead: number, boss: number, controller: Seat): Fight => ({
  seat,
  area,
  lead,
  boss,
  controller,
  helpers: [],
  owners: [],
  hero: NONE,
  kos: 0,
  initiative: HEROES,
  powers: [NONE, NONE],
  last: [NONE, NONE],
  sequence: 0,
  quiet: 0,
  changes: [],
  usedInSequence: [],
  usedInCombat: [],
  side: HEROES,
  rating: 0,
  dice: [],
  firsts: 0,
  isBoosted: false,
  plus: 0,
  attack: [],
  attackFirsts: 0,
  attackBoosted: false,
  attackPlus: 0,
  isPrevented: false,
});
/** MH-CMB-01, MH-MUL-02, MH-CHL-08: the heroes who are still in the fight. */
export const fighters = (w: Marvel): number[] => readyIn(w, w.fight!.seat, fightDistrict(w));

/** MH-CMB-04: gives whether the heroes have won. */
export const combat = procedure<Marvel>()({
  start(t) {
    const w = t.world;
    const f = w.fight!;
    f.hero = fighters(w)[0]!;
    if (t.watched)
      t.log('combatBegun', { seat: f.seat, ...(f.boss === NONE ? { card: f.lead } : { mastermind: f.boss }) });
    startPlans(t, f);
    for (const card of f.helpers) startAgent(t, f, card);
    openWindow(t, 'combatStart');
  },
  next(t) {
    const w = t.world;
    const f = w.fight!;
    if (f.kos >= koValue(f, VILLAINS)) return t.give(true);
    if (!fighters(w).length) return t.give(false);
    if (f.quiet >= QUIET_SEQUENCES) return t.give(f.initiative === HEROES); // MH-RUL-76
    t.call('sequence');
    return 'next';
  },
});
/** MH-ABT-21: an Agent works during the whole combat. */
function startAgent(t: T, f: Fight, card: number): void {
  const { lower } = villainOf(card);
  if (lower.at !== 'always') return;
  const scope = { seat: f.controller, source: LOWER + card, side: VILLAINS as Side, koSide: HEROES as Side } as const;
  carryOut(t, lower.effects!, { ...scope, koFrom: '' });
}
function startPlans(t: T, f: Fight): void {
  const scope = { seat: f.controller, source: NONE, side: VILLAINS as Side, koSide: HEROES as Side } as const;
  for (const verb of ['initiative', 'rate', 'boost'] as const)
    carryOut(t, planEffects(t.world, f.seat, verb), { ...scope, koFrom: '' });
}

/** MH-RUL-67: the fewest KOs, then the higher Level, then card order. */
function idleFighter(w: Marvel): string {
  const best = fighters(w).toSorted((a, b) => w.ko[a]! - w.ko[b]! || levelOf(b) - levelOf(a) || a - b)[0]!;
  return `hero:${best}`;
}
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
  if (!t.watched) return;
  const facts = { seat: seatOfSide(f, side), colour, by: fighterOf(f, side), called: combatPower(f, side, colour) };
  t.log(side === HEROES ? 'heroPower' : 'villainPower', facts);
}

/** MH-CMB-05, MH-CMB-27 */
export const sequence = procedure<Marvel>()({
  /** MH-MUL-01, MH-MUL-06, MH-RUL-79: before anything else in the sequence. */
  fighter: {
    rule: 'MH-MUL-01',
    idle: t => idleFighter(t.world),
    one: ({ world: w }) => (fighters(w).length > 1 ? w.fight!.seat : null),
    choices: {
      hero: {
        of: 'hero',
        each: t => fighters(t.world),
        facts: ({ world: w }, _my, _seat, hero) => ({ ko: w.ko[hero]! }),
        take: (t, _my, _seat, hero) => void (t.world.fight!.hero = hero),
      },
    },
  },
  begin(t) {
    const w = t.world;
    const f = w.fight!;
    const able = fighters(w);
    if (!able.includes(f.hero)) f.hero = able[0]!;
    f.sequence++;
    f.quiet++;
    f.powers = [NONE, NONE];
    f.usedInSequence = [];
    if (t.watched) t.log('sequenceBegun', { n: f.sequence, hero: f.hero });
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
        of: 'power',
        each: (t, _my, seat) => legalColours(t.world.fight!, sideOfSeat(t.world.fight!, seat)),
        facts: (t, _my, seat, colour) => powerFacts(t.world.fight!, sideOfSeat(t.world.fight!, seat), colour),
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
    choices: {
      power: {
        of: 'power',
        each: (t, _my, seat) => legalColours(t.world.fight!, sideOfSeat(t.world.fight!, seat)),
        facts: (t, _my, seat, colour) => powerFacts(t.world.fight!, sideOfSeat(t.world.fight!, seat), colour),
      },
    },
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
  second: t => t.call('attack', { side: (1 - t.world.fight!.initiative) as Side }),
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
