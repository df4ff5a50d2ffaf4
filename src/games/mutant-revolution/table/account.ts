// What reports on many games count of each: its length, its Schools, and what became of each card.
import type { Account, Counts } from '#engine/definition.ts';
import type { Event, Result, Seat } from '#engine/types.ts';
import { cardName, schoolOf } from '../cards/index.ts';
import { MOST_RP } from './points-and-hope.ts';
import type { Revolution } from './world.ts';

/** `won`: by the School that won the game. */
const COLUMNS = {
  School: ['games', 'won'],
  Mission: ['shown', 'success', 'failure', 'abandoned', 'sent', 'rewarded'],
  Recruit: ['offered', 'bought', 'sent', 'won'],
  Plot: ['drawn', 'played', 'won'],
} as const;
type Columns = typeof COLUMNS;

const OUTCOMES: Record<string, Columns['Mission'][number]> = {
  missionSucceeded: 'success',
  missionFailed: 'failure',
  missionAbandoned: 'abandoned',
};

export function account(w: Revolution, events: readonly Event[], { ranks }: Result): Account {
  const counts: Counts = {};
  const add = <Name extends keyof Columns>(table: Name, row: string, column: Columns[Name][number]): void => {
    const cells = ((counts[table] ??= {})[row] ??= Object.fromEntries(COLUMNS[table].map(name => [name, 0])));
    cells[column]!++;
  };
  const hasWon = (seat: Seat): boolean => ranks[seat] === 1;
  w.school.forEach((school, seat) => {
    add('School', schoolOf(school).name, 'games');
    if (hasWon(seat)) add('School', schoolOf(school).name, 'won');
  });
  let mission = '';
  for (const { kind, facts, secret } of events) {
    const seat = facts.seat as Seat;
    const card = (): string => cardName((secret?.facts.card ?? facts.card) as number);
    if (kind === 'missionShown') add('Mission', (mission = card()), 'shown');
    if (kind in OUTCOMES) add('Mission', mission, OUTCOMES[kind]!);
    if (kind === 'recruitShown') add('Recruit', card(), 'offered');
    if (kind === 'plotDrawn') add('Plot', card(), 'drawn');
    if (kind === 'rpEarned') add('Mission', mission, 'rewarded');
    if (kind === 'tournamentBegun') break;
    if (kind === 'sent') {
      add('Mission', mission, 'sent');
      add('Recruit', cardName(facts.character as number), 'sent');
    }
    const got = kind === 'recruitWon' ? 'bought' : kind === 'eventPlayed' || kind === 'reactionPlayed' ? 'played' : '';
    if (!got) continue;
    const table = got === 'bought' ? 'Recruit' : 'Plot';
    add(table, card(), got as never);
    if (hasWon(seat)) add(table, card(), 'won' as never);
  }
  return { rounds: w.round, counts };
}

/** Missions turned up, Plot Cards played or discarded, and how many Schools met in a Final Tournament. */
export function tally({ piles, phase, rp }: Revolution): string[] {
  const finalists = rp.filter(n => n === MOST_RP).length;
  const names = [...piles.missionDiscard.cards, ...piles.plotDiscard.cards].map(cardName);
  return [...new Set(names), ...(phase === 'tournament' ? [`Final Tournament of ${finalists}`] : [])];
}
