// The campaign so far, as page and terminal tell it: results, levels and cards, what is out of it, the Victory Card.
import { WIDTH, wrapped } from '#engine/kit/drawing.ts';
import { ACTIONS, cardsOf } from '../cards/actions.ts';
import { BUILD_POINTS } from '../cards/character-card.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { teamOf } from '../table/figures.ts';
import { HEROES, MASTERMIND, NONE, type Strike, type Team, AFTER } from '../table/world.ts';
import { names } from './names.ts';

/** The team with more OP, or none. */
const winnerOf = ([heroes, mastermind]: readonly number[]): number =>
  heroes === mastermind ? NONE : heroes! > mastermind! ? HEROES : MASTERMIND;

function resultsOf(w: Strike) {
  const { played } = w.campaign!;
  const now = { map: w.map, scenarios: w.piles.stages.cards.slice(), op: w.op };
  return [...played, ...(w.phase === AFTER ? [now] : [])].map(({ map, scenarios, op }, i) => ({
    n: i + 1,
    map: names.map(map),
    scenarios: scenarios.map(names.scenario),
    op,
    /** The team that won it, or none for a draw. */
    winner: winnerOf(op),
  }));
}
const veteran = (w: Strike, character: number) => ({
  character,
  name: CHARACTERS[character]!.name,
  level: w.level[character]!,
  build: BUILD_POINTS[w.level[character]!]!,
  cards: cardsOf(character).flatMap(card => (w.chosen[card] ? [ACTIONS[card]!.name] : [])),
  /** Is it in this mission? Only those who are can rise (ST-LVL-04). */
  isHere: w.owner[character] !== NONE,
});
/** Whoever has risen or is here. */
const veteransOf = (w: Strike, team: Team) =>
  CHARACTERS.flatMap((_, n) => (teamOf(n) === team ? [veteran(w, n)] : [])).filter(
    ({ isHere, level }) => isHere || level > 1,
  );

/** Nothing outside a campaign. */
export function campaignNews(w: Strike) {
  const { campaign } = w;
  if (!campaign) return undefined;
  const isAfter = w.phase === AFTER;
  const results = resultsOf(w);
  const wins = ([HEROES, MASTERMIND] as const).map(team => results.filter(({ winner }) => winner === team).length);
  const isLast = campaign.mission >= campaign.missions;
  const out = isAfter && campaign.isRemoving ? { map: [w.map], cards: w.piles.stages.cards } : { map: [], cards: [] };
  return {
    mission: campaign.mission,
    missions: campaign.missions,
    results,
    wins,
    /** The team that holds the Victory Card in the mission to come, or now. */
    victor: isAfter ? winnerOf(w.op) : campaign.victor,
    saved: campaign.saved,
    teams: [veteransOf(w, HEROES), veteransOf(w, MASTERMIND)],
    maps: [...campaign.maps, ...out.map].map(names.map),
    scenarios: [...campaign.scenarios, ...out.cards].map(names.scenario),
    /** Is the mission over, so that this is what the next one begins with? */
    isAfter,
    /** The team that has won the campaign (ST-CAM-07), or none. */
    champion: isAfter && isLast ? winnerOf(w.op) : NONE,
  };
}

const TEAMS = ['the heroes', 'the Mastermind'];
const MARGIN = 4;
/** A list behind its caption, wrapped where it is too long. */
const block = (caption: string, list: readonly string[]): string[] =>
  list.length > 0 ? [`  ${caption}`, ...wrapped(list, WIDTH - MARGIN).map(line => `${' '.repeat(MARGIN)}${line}`)] : [];
/** The same as lines for a terminal. */
export function campaignLines(w: Strike): string[] {
  const news = campaignNews(w);
  if (!news) return [];
  const { mission, missions, wins, saved, victor, teams, champion } = news;
  return [
    `Campaign, mission ${mission} of ${missions}; won by heroes ${wins[HEROES]}, by the Mastermind ${wins[MASTERMIND]}`,
    ...news.results.map(({ n, map, op: [heroes, mastermind], winner }) => {
      const end = winner === NONE ? 'a draw' : winner === HEROES ? 'the heroes win' : 'the Mastermind wins';
      return `  ${n}. ${map}: ${heroes} to ${mastermind} OP, ${end}`;
    }),
    ...block(
      'Levels',
      teams.flat().map(({ name, level }) => `${name} ${level}`),
    ),
    `  OP saved: heroes ${saved[HEROES]}, Mastermind ${saved[MASTERMIND]}; ` +
      `Victory Card: ${victor === NONE ? 'nobody' : TEAMS[victor]}`,
    ...block('Out of the campaign', [...news.maps, ...news.scenarios]),
    ...(champion === NONE ? [] : [`  The campaign is won by ${TEAMS[champion]}.`]),
  ];
}
