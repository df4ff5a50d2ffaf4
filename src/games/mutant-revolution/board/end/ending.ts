// The splash page of Mutant Revolution: rounds, points, rivals defeated, Hope, and the Character that fought best.
import type { Seat } from '#engine/types.ts';
import { captions } from '#web/kit/captions.ts';
import { happenedIn, type Ending, type Happened, type Over } from '#web/kit/ending.ts';
import { recruitName } from '../../cards/index.ts';
import { charactersOf, leaderOf, NONE, type Revolution } from '../../table/world.ts';

const { say, speak } = captions({
  en: async () => ({ en: (await import('../../words/en/board.ts')).end }),
  de: async () => ({ de: (await import('../../words/de/board.ts')).end }),
});

function read({ log, world: w, winners, subject }: Over<Revolution>): Ending {
  const all = happenedIn(log);
  const deeds = deedsIn(all);
  const defeats = charactersOf(w, subject).reduce((sum, c) => sum + (deeds.get(c)?.defeats ?? 0), 0);
  const winner = winners[0] ?? subject;
  const star = starOf(w, deeds, winner);
  const own = charactersOf(w, winner);
  const beaten = all
    .filter(({ kind }) => kind === 'defeated')
    .map(({ facts }) => Number(facts.character))
    .findLast(character => !own.includes(character));
  return {
    numbers: [
      { n: w.round, what: say('rounds', { n: w.round }) },
      { n: w.rp[subject]!, what: say('points', { n: w.rp[subject]! }) },
      { n: defeats, what: say('defeats', { n: defeats }) },
      { n: w.hope[subject]!, what: say('hopeLeft') },
    ],
    hero: star?.name ?? recruitName(leaderOf(w, winner)),
    ...(beaten !== undefined && { beaten: recruitName(beaten) }),
    ...(star && { star }),
    turns: all.flatMap(({ line, kind, facts }) => {
      if (kind === 'roundBegun') return { at: line, called: say('round', { n: Number(facts.round) }) };
      return kind === 'tournamentBegun' ? { at: line, called: say('tournament') } : [];
    }),
  };
}

interface Deeds {
  attacks: number;
  damage: number;
  defeats: number;
}
/** The deeds of each Character against others in the arena, by its number. */
function deedsIn(all: readonly Happened[]): Map<number, Deeds> {
  const deeds = new Map<number, Deeds>();
  let [attacker, target] = [NONE, NONE];
  const add = (deed: keyof Deeds, n: number): void => {
    const own = deeds.get(attacker) ?? { attacks: 0, damage: 0, defeats: 0 };
    deeds.set(attacker, { ...own, [deed]: own[deed] + n });
  };
  for (const { kind, facts } of all) {
    if (kind === 'attackDeclared') {
      [attacker, target] = [Number(facts.attacker), Number(facts.target)];
      add('attacks', 1);
    }
    if (attacker === NONE || facts.character !== target) continue;
    if (kind === 'damaged') add('damage', Number(facts.n));
    if (kind === 'defeated') add('defeats', 1);
  }
  return deeds;
}
/** The Character of a School that did most Damage. */
function starOf(w: Revolution, deeds: ReadonlyMap<number, Deeds>, seat: Seat): Ending['star'] {
  const fought = charactersOf(w, seat).flatMap(character => {
    const done = deeds.get(character);
    return done ? [{ character, ...done }] : [];
  });
  const best = fought.sort((a, b) => b.damage - a.damage || b.defeats - a.defeats || b.attacks - a.attacks)[0];
  if (!best) return undefined;
  const { attacks: n, damage, defeats } = best;
  const name = recruitName(best.character);
  const felled = defeats ? say('felled', { n: defeats }) : say('felledNobody');
  return { name, title: say('star'), text: say('fought', { name, n, damage }) + felled };
}

export const ending = { read, speak };
