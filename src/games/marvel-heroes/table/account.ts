// The account of one game for a report on many: its length and end, Teams, fights, plans, and what became of each card.
import type { Account } from '#engine/definition.ts';
import { counting, type Add as AddTo } from '#engine/kit/counting.ts';
import type { Event, Result, Seat } from '#engine/types.ts';
import { TEAMS } from '../cards/card.ts';
import {
  cardName,
  heroesOf,
  heroOf,
  isResource,
  mastermindOf,
  planAt,
  planOf,
  PER_SET,
  powerUpOf,
  powerUpsOf,
  scenarioOf,
  villainOf,
} from './deck.ts';
import type { Marvel } from './world.ts';

/** `won`: by the player who won the game; a fight is won by the heroes. Cards are counted once a game and player. */
const COLUMNS = {
  Ending: ['games'],
  Scenario: ['games', 'round 1', 'round 2', 'round 3', 'round 4', 'round 5'],
  'Winner’s VP': ['games'],
  Team: ['games', 'won'],
  'VP from': ['all', 'winners'],
  Fight: ['fought', 'won'],
  'Lead Villain': ['fought', 'won'],
  'Hero (fights)': ['fought', 'defeated'],
  'Master Plan': ['games', 'tried', 'completed'],
  'Power-Up': ['games', 'gained', 'won'],
  'Resource card': ['drawn', 'played', 'won'],
  'Villain card': ['drawn', 'lead', 'helper'],
} as const;
type Add = AddTo<typeof COLUMNS>;

const ENDINGS: Record<string, string> = {
  'MH-SCN-04': 'enough VP',
  'MH-SCN-05': 'enough VP',
  'MH-SCN-06': 'enough VP',
  'MH-SCN-11': 'enough VP',
  'MH-WIN-02': 'last Game Round of the Scenario',
  'MH-SPH-07': 'Special Headline solved',
  'MH-SCN-03': 'Special Headline not solved',
  'MH-SCN-08': 'Special Headline not solved',
  'MH-RUL-98': 'Special Headline not solved',
  'MH-RUL-100': 'last Game Round',
  'MH-RUL-97': 'all lost',
  'MH-SCN-07': 'Conclusion of a Master Plan',
};
const TEAM_NAMES = ['Avengers', 'Fantastic Four', 'Marvel Knights', 'X-Men'];

export function account(w: Marvel, events: readonly Event[], { ranks, rule }: Result): Account {
  const { counts, add } = counting(COLUMNS);
  const hasWon = (seat: Seat): boolean => ranks[seat] === 1;
  const { name } = scenarioOf(w.scenario);
  add('Ending', ENDINGS[rule] ?? rule, 'games');
  add('Scenario', name, 'games');
  add('Scenario', name, `round ${w.gameRound}` as 'round 1');
  add('Winner’s VP', String(Math.max(...w.vp)).padStart(2, ' '), 'games');
  w.team.forEach((team, seat) => addTeam(w, team, seat, hasWon(seat), add));
  addFights(events, add);
  addScores(events, hasWon, add);
  addCards(events, hasWon, add);
  return { rounds: w.gameRound, counts };
}
function addTeam(w: Marvel, team: number, seat: Seat, isWinner: boolean, add: Add): void {
  const name = TEAM_NAMES[team] ?? TEAMS[team]!;
  add('Team', name, 'games');
  if (isWinner) add('Team', name, 'won');
  const nemesis = w.nemesis[seat]!;
  for (let stage = 0; stage < PER_SET; stage++) {
    const plan = planOf(planAt(nemesis, stage)).name;
    add('Master Plan', plan, 'games');
    if (stage < w.plans[nemesis]!) add('Master Plan', plan, 'completed');
  }
  for (const hero of heroesOf(team)) add('Hero (fights)', heroOf(hero).name, 'fought', 0);
  for (const n of powerUpsOf(team)) add('Power-Up', powerUpOf(n).name, 'games');
  for (const n of w.powerUps[seat]!) {
    add('Power-Up', powerUpOf(n).name, 'gained');
    if (isWinner) add('Power-Up', powerUpOf(n).name, 'won');
  }
}

/** The end of a fight, and whether the heroes have won it. */
const OUTCOMES: Record<string, boolean> = {
  headlineScored: true,
  specialSolved: true,
  planFailed: true,
  villainWon: false,
  planCompleted: false,
  magnetoWon: false,
};
function addFights(events: readonly Event[], add: Add): void {
  let rows: string[] = [];
  let lead = '';
  const tried = new Set<number>();
  for (const { kind, facts } of events) {
    if (kind === 'combatBegun') {
      lead = facts.card === undefined ? '' : cardName(facts.card as number);
      rows = [
        'all',
        lead ? `tier ${villainOf(facts.card as number).tier}` : mastermindOf(facts.mastermind as number).name,
      ];
    } else if (kind === 'sequenceBegun' && facts.n === 1)
      add('Hero (fights)', heroOf(facts.hero as number).name, 'fought');
    else if (kind === 'heroDefeated') add('Hero (fights)', heroOf(facts.hero as number).name, 'defeated');
    else if (kind === 'planAttempted') tried.add(facts.plan as number);
    const isWon = OUTCOMES[kind];
    if (isWon === undefined || !rows.length) continue;
    for (const row of rows) {
      add('Fight', row, 'fought');
      if (isWon) add('Fight', row, 'won');
    }
    if (lead) add('Lead Villain', lead, 'fought');
    if (lead && isWon) add('Lead Villain', lead, 'won');
    rows = [];
  }
  for (const plan of tried) add('Master Plan', planOf(plan).name, 'tried');
}
const SOURCES: Record<string, string> = {
  headlineScored: 'Headlines',
  specialSolved: 'the Special Headline',
  storyWon: 'Story cards',
};
function addScores(events: readonly Event[], hasWon: (seat: Seat) => boolean, add: Add): void {
  let source = '';
  for (const { kind, facts } of events) {
    source = SOURCES[kind] ?? source;
    if (kind !== 'scored') continue;
    add('VP from', source, 'all', facts.n as number);
    if (hasWon(facts.seat as Seat)) add('VP from', source, 'winners', facts.n as number);
  }
}

function addCards(events: readonly Event[], hasWon: (seat: Seat) => boolean, add: Add): void {
  const seen = new Set<string>();
  const once = (what: string, card: number, seat: Seat): boolean => {
    const key = `${what} ${card} ${seat}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  for (const { kind, facts, secret } of events) {
    const seat = facts.seat as Seat;
    const card = (secret?.facts.card ?? facts.card) as number;
    if (kind === 'drew' && once('drawn', card, seat))
      add(isResource(card) ? 'Resource card' : 'Villain card', cardName(card), 'drawn');
    else if (kind === 'leadPlayed' && once('lead', card, seat)) add('Villain card', cardName(card), 'lead');
    else if (kind === 'helperPlayed' && once('helper', card, seat)) add('Villain card', cardName(card), 'helper');
    const played =
      kind === 'allyPlayed' || kind === 'played' ? card : kind === 'used' ? eventUsed(facts.ability as number) : -1;
    if (played < 0 || !once('played', played, seat)) continue;
    add('Resource card', cardName(played), 'played');
    if (hasWon(seat)) add('Resource card', cardName(played), 'won');
  }
}
/** Abilities of Resource cards have the numbers of the cards above 100. */
const FIRST = 100;
const eventUsed = (ability: number): number => (ability >= FIRST && isResource(ability - FIRST) ? ability - FIRST : -1);
