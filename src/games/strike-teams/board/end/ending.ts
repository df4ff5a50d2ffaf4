// The splash page of a mission: points, Scenario Cards, defeats, and the figure that hit hardest.
import type { Facts, Seat } from '#engine/types.ts';
import { captions } from '#web/kit/captions.ts';
import { happenedIn, type Ending, type Happened, type Over } from '#web/kit/ending.ts';
import { CHARACTERS } from '../../cards/characters.ts';
import { characterOf, charactersOf, otherTeam, teamOf } from '../../table/figures.ts';
import { HEROES, MASTERMIND, type Strike, type Team, isBetweenMissions } from '../../table/world.ts';

const { say, speak } = captions({ en: () => import('../../words/en/end.ts') });
const nameOf = (figure: number): string => CHARACTERS[characterOf(figure)]!.name;
/** The Mastermind's seat is the one that her characters belong to. */
const teamOfSeat = (w: Strike, seat: Seat): Team =>
  charactersOf(w, MASTERMIND).some(character => w.owner[character] === seat) ? MASTERMIND : HEROES;
const numberIn = (facts: Facts, key: string): number => Number(facts[key]);
const firstIn = (facts: Facts, key: string): number => ((facts[key] as number[] | undefined) ?? [])[0] ?? -1;

/** Damage of attacks by character of a team. */
function damageBy(all: readonly Happened[], team: Team): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { kind, facts } of all) {
    const by = numberIn(facts, 'by');
    if (kind !== 'hit' || firstIn(facts, 'figures') < 0 || by < 0 || teamOf(by) !== team) continue;
    sums.set(characterOf(by), (sums.get(characterOf(by)) ?? 0) + numberIn(facts, 'n'));
  }
  return sums;
}
function starOf(all: readonly Happened[], team: Team): Ending['star'] {
  const [best] = [...damageBy(all, team)].toSorted((a, b) => b[1] - a[1]);
  if (!best || best[1] === 0) return undefined;
  const name = nameOf(best[0]);
  return { name, title: say('star'), text: say('fought', { name, n: best[1] }) };
}
/** Rounds, and the turns in them. */
function turnsIn(all: readonly Happened[]): Ending['turns'] {
  let round = 0;
  return all.flatMap(({ line, kind, facts }) => {
    if (kind === 'roundBegun') return { at: line, called: say('round', { n: (round = numberIn(facts, 'n')) }) };
    if (kind !== 'turnStarted') return [];
    return { at: line, called: say('turn', { name: nameOf(numberIn(facts, 'character')), round }) };
  });
}
function read({ log, world: w, winners, subject }: Over<Strike>): Ending {
  const all = happenedIn(log);
  const mine = teamOfSeat(w, subject);
  const winner = teamOfSeat(w, winners[0] ?? subject);
  const felled = all.filter(({ kind, facts }) => kind === 'defeated' && teamOf(numberIn(facts, 'figure')) !== mine);
  const count = (kind: string): number => all.filter(one => one.kind === kind).length;
  const cards = count(mine === HEROES ? 'scenarioWon' : 'scenarioFailed');
  const star = starOf(all, winner);
  const beaten = all.findLast(({ kind, facts }) => kind === 'defeated' && teamOf(numberIn(facts, 'figure')) !== winner);
  const first = charactersOf(w, winner)[0];
  const hero = star?.name ?? (first === undefined ? undefined : nameOf(first));
  return {
    numbers: [
      { n: w.op[mine], what: say('points', { n: w.op[mine] }) },
      { n: w.op[otherTeam(mine)], what: say('theirs', { n: w.op[otherTeam(mine)] }) },
      { n: cards, what: say(mine === HEROES ? 'fulfilled' : 'held', { n: cards }) },
      { n: felled.length, what: say('felled', { n: felled.length }) },
    ],
    ...(hero !== undefined && { hero }),
    ...(beaten && { beaten: nameOf(numberIn(beaten.facts, 'figure')) }),
    ...(star && { star }),
    turns: turnsIn(all),
  };
}

/** Between the missions of a campaign the board shows what it has come to. */
const hasOwnPage = (w: Strike): boolean => isBetweenMissions(w);

export const ending = { read, speak, hasOwnPage };
