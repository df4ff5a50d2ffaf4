// The splash page of Dice Masters: turns, damage, knock-outs, lives, and the die that attacked most.
import type { Seat } from '#engine/types.ts';
import { captions } from '#web/kit/captions.ts';
import { happenedIn, type Ending, type Happened, type Over } from '#web/kit/ending.ts';
import type { Duel } from '../../table/world.ts';
import { nameOf } from '../looks.ts';

const { say, speak } = captions({
  en: () => import('../../words/en/whole.ts'),
  de: () => import('../../words/de/whole.ts'),
});
const listOf = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);

function read({ log, world: w, winners, subject }: Over<Duel>): Ending {
  const all = happenedIn(log);
  const of = (kind: string): Happened[] => all.filter(event => event.kind === kind);
  const begun = of('turnStarted');
  const lost = of('lifeLost').filter(({ facts }) => facts.seat !== subject);
  const fallen = of('knockedOut').map(({ facts }) => Number(facts.die));
  const knockOuts = fallen.filter(die => w.owner[die] !== subject).length;
  const turns = begun.map(({ line }, n) => ({ at: line, called: say('turn', { n: Math.floor(n / 2) + 1 }) }));
  const damage = lost.reduce((sum, { facts }) => sum + Number(facts.n), 0);
  const count = Math.ceil(begun.length / 2);
  const winner = winners[0];
  const star = starOf(w, all, winner ?? subject);
  const beaten = fallen.findLast(die => w.owner[die] !== winner);
  return {
    numbers: [
      { n: count, what: say('turns', { n: count }) },
      { n: damage, what: say('dealt') },
      { n: knockOuts, what: say('knockOuts', { n: knockOuts }) },
      { n: Math.max(0, w.life[subject]!), what: say('lifeLeft') },
    ],
    hero: star?.name ?? 'Sidekick',
    piece: 'cube',
    ...(beaten !== undefined && { beaten: nameOf(w, beaten) }),
    ...(star && { star }),
    turns,
  };
}

interface Deeds {
  attacks: number;
  /** Attacks that nobody stopped. */
  through: number;
}
/** The character of a seat that attacked most often, and how often nobody blocked it. */
function starOf(w: Duel, all: readonly Happened[], seat: Seat): Ending['star'] {
  const deeds = new Map<string, Deeds>();
  let fighting: number[] = [];
  const change = (die: number, by: Partial<Deeds>): void => {
    const { attacks, through } = deeds.get(nameOf(w, die)) ?? { attacks: 0, through: 0 };
    deeds.set(nameOf(w, die), { attacks: attacks + (by.attacks ?? 0), through: through + (by.through ?? 0) });
  };
  for (const { kind, facts } of all) {
    if (kind === 'attacked') {
      fighting = listOf(facts.dice).filter(die => w.owner[die] === seat);
      for (const die of fighting) change(die, { attacks: 1, through: 1 });
    }
    const stopped = kind === 'blocked' ? Number(facts.attacker) : -1;
    if (!fighting.includes(stopped)) continue;
    // An attacker blocked by two counts as stopped once.
    fighting = fighting.filter(die => die !== stopped);
    change(stopped, { through: -1 });
  }
  // Sidekicks are many: a named character comes before them.
  const isNamed = (name: string): number => Number(name !== 'Sidekick');
  const best = [...deeds].sort(
    ([x, a], [y, b]) => isNamed(y) - isNamed(x) || b.attacks - a.attacks || b.through - a.through,
  )[0];
  if (!best) return undefined;
  const [name, { attacks, through }] = best;
  return { name, title: say('star'), text: say('attacked', { name, n: attacks }) + say('unblocked', { n: through }) };
}

export const ending = { read, speak };
