// The splash page of Age of Heroes: rounds, points, hits, Evolutions, and the Hero who struck most often.
import type { Seat } from '#engine/types.ts';
import { captions } from '#web/kit/captions.ts';
import { happenedIn, type Ending, type Happened, type Over } from '#web/kit/ending.ts';
import { TEAMS } from '../../cards/teams.ts';
import { villainOf } from '../../table/deck.ts';
import { heroOf } from '../../table/pawns.ts';
import type { Heroes } from '../../table/world.ts';

const { say, speak } = captions({ en: () => import('../../words/en/whole.ts') });

function read({ log, world: w, winners, subject }: Over<Heroes>): Ending {
  const all = happenedIn(log);
  const hits = all.filter(({ kind, facts }) => kind === 'damaged' && facts.seat === subject).length;
  const winner = winners[0] ?? subject;
  const star = starOf(all, winner);
  const beaten = all.findLast(({ kind }) => kind === 'defeated' || kind === 'damaged');
  return {
    numbers: [
      { n: w.round, what: say('rounds', { n: w.round }) },
      { n: w.vp[subject]!, what: say('scored', { n: w.vp[subject]! }) },
      { n: hits, what: say('hits', { n: hits }) },
      { n: w.played[subject]!.length, what: say('evolutions', { n: w.played[subject]!.length }) },
    ],
    hero: star?.name ?? TEAMS[w.team[winner]!]!.heroes[0]!,
    ...(beaten && { beaten: villainOf(Number(beaten.facts.villain)).name }),
    ...(star && { star }),
    turns: turnsIn(all),
  };
}
/** Rounds, and their missions. */
function turnsIn(all: readonly Happened[]): Ending['turns'] {
  let n = 0;
  return all.flatMap(({ line, kind, facts }) => {
    if (kind === 'roundBegun') return { at: line, called: say('round', { n: (n = Number(facts.round)) }) };
    return kind === 'missionBegun' ? { at: line, called: say('mission', { n }) } : [];
  });
}
/** The Hero of a player who hit most often: who was sent last before each hit. */
function starOf(all: readonly Happened[], seat: Seat): Ending['star'] {
  const hits = new Map<string, number>();
  let sent = '';
  for (const { kind, facts } of all) {
    if (kind === 'assigned') sent = facts.seat === seat ? (heroOf(Number(facts.pawn)) ?? '') : '';
    if (kind === 'damaged' && facts.seat === seat && sent) hits.set(sent, (hits.get(sent) ?? 0) + 1);
  }
  const [best] = [...hits].toSorted((a, b) => b[1] - a[1]);
  if (!best) return undefined;
  const [name, n] = best;
  return { name, title: say('star'), text: say('fought', { name, n }) };
}

export const ending = { read, speak };
