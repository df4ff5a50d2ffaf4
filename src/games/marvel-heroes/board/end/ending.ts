// The splash page of Marvel Heroes: rounds, points, Headlines, fights, and the hero who struck most often.
import type { Seat } from '#engine/types.ts';
import { captions } from '#web/kit/captions.ts';
import { happenedIn, type Ending, type Happened, type Over } from '#web/kit/ending.ts';
import { cardName, heroesOf, heroOf, mastermindOf } from '../../table/deck.ts';
import { VILLAINS, type Marvel } from '../../table/world.ts';

const { say, speak } = captions({ en: async () => ({ en: (await import('../../words/en/board.ts')).end }) });

/** A fight as the log tells it. */
interface Fought {
  seat: Seat;
  foe: string;
  isWon: boolean;
  /** KOs that each hero gave. */
  given: Map<number, number>;
}
/** All fights, in order; one is won where the foe takes the last KO. */
function fightsIn(all: readonly Happened[]): Fought[] {
  const fights: Fought[] = [];
  let hero = -1;
  for (const { kind, facts } of all) {
    const fight = fights.at(-1);
    if (kind === 'combatBegun') {
      const foe = facts.card === undefined ? mastermindOf(Number(facts.mastermind)).name : cardName(Number(facts.card));
      fights.push({ seat: Number(facts.seat), foe, isWon: false, given: new Map() });
    }
    if (kind === 'sequenceBegun') hero = Number(facts.hero);
    if (kind !== 'knockedOut' || facts.side !== VILLAINS || !fight) continue;
    fight.given.set(hero, (fight.given.get(hero) ?? 0) + 1);
    fight.isWon = Number(facts.n) >= Number(facts.most);
  }
  return fights;
}

function read({ log, world: w, winners, subject }: Over<Marvel>): Ending {
  const all = happenedIn(log);
  const fights = fightsIn(all);
  const solved = all.filter(
    ({ kind, facts }) => /^(headlineScored|specialSolved)$/.test(kind) && facts.seat === subject,
  );
  const won = fights.filter(({ seat, isWon }) => isWon && seat === subject).length;
  const winner = winners[0] ?? subject;
  const star = starOf(fights, winner);
  const beaten = fights.findLast(({ isWon }) => isWon)?.foe;
  return {
    numbers: [
      { n: w.gameRound, what: say('rounds', { n: w.gameRound }) },
      { n: w.vp[subject]!, what: say('points', { n: w.vp[subject]! }) },
      { n: solved.length, what: say('headlines', { n: solved.length }) },
      { n: won, what: say('fights', { n: won }) },
    ],
    hero: star?.name ?? heroOf(heroesOf(w.team[winner]!)[0]!).name,
    ...(beaten !== undefined && { beaten }),
    ...(star && { star }),
    turns: turnsIn(all),
  };
}
/** Game Rounds and their Action Rounds. */
function turnsIn(all: readonly Happened[]): Ending['turns'] {
  let round = 0;
  return all.flatMap(({ line, kind, facts }) => {
    const n = Number(facts.n);
    if (kind === 'roundBegun') return { at: line, called: say('round', { n: (round = n) }) };
    return kind === 'actionRound' ? { at: line, called: say('action', { n, round }) } : [];
  });
}
/** The hero of a player who gave most KOs. */
function starOf(fights: readonly Fought[], seat: Seat): Ending['star'] {
  const sums = new Map<number, number>();
  for (const { given, seat: whose } of fights)
    if (whose === seat) for (const [hero, n] of given) sums.set(hero, (sums.get(hero) ?? 0) + n);
  const [best] = [...sums].toSorted((a, b) => b[1] - a[1]);
  if (!best) return undefined;
  const [hero, n] = best;
  const { name } = heroOf(hero);
  return { name, title: say('star'), text: say('fought', { name, n }) };
}

export const ending = { read, speak };
