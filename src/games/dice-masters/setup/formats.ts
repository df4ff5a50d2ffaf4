// The four ways to play: what each puts on the table (DM-TEA-02), and named ways to set them up.
import type { GameDefinition, Random } from '#engine/definition.ts';
import type { Json } from '#engine/types.ts';
import { addSidekicks, emptyTable, layBasics, layCards, NOBODY, type Team } from '../table/starting-table.ts';
import { readOptions, type FormatId, type Options } from './settings.ts';
import { diceOf, TEAM_LIMITS, type TeamFormat } from '../table/team-rules.ts';
import { dearFirst, PRESETS, randomTeam } from '../table/teams.ts';
import { BAG, BOTH, other, put, type Duel } from '../table/world.ts';
import { BASICS } from '../table/collection.ts';

/** DM-SET-01: Ambush, Enrage and Reckless Melee. */
const FIRST_BASICS = [25, 26, 30];
/** DM-SET-06: Kitty Pryde, Sprite and Cyclops, Optic Blast. */
const FIRST_TEAM = [
  { card: 14, dice: 2 },
  { card: 4, dice: 2 },
];
/** DM-SET-07: Angel, Air Transport and Juggernaut, Cain Marko. */
const SECOND_TEAM = [
  { card: 1, dice: 2 },
  { card: 10, dice: 2 },
];

/** DM-TEA-02: DM-SET-10, DM-BSC-01, DM-TNT-01; in a draft it is the number of dice (DM-DRF-01). */
const LIFE: Record<FormatId, number | null> = {
  'first-game': 10,
  draft: null,
  basic: TEAM_LIMITS.basic.life,
  tournament: TEAM_LIMITS.tournament.life,
};

export function layOut(json: Json, random: Random): Duel {
  const options = readOptions(json);
  const w = emptyTable(options.format, LIFE[options.format] ?? options.n, options.casual);
  // DM-RUL-08
  w.starterBox = options.starterBox;
  w.turnLimit = options.turnLimit;
  w.active = options.first === 'random' ? NOBODY : options.first;
  LAYERS[options.format](w, options, random);
  for (const seat of [0, 1]) addSidekicks(w, seat); // DM-SET-09, DM-TEA-01
  if (options.headStart) w.cards.forEach((_, slot) => giveHeadStart(w, slot, options.headStart));
  return w;
}
/** Dice of a card begin in the bag of its owner; of a basic action one in either bag. */
function giveHeadStart(w: Duel, slot: number, n: number): void {
  const dice = w.slot.flatMap((of, die) => (of === slot ? [die] : []));
  const shared = w.holder[slot] === BOTH;
  for (const [i, die] of dice.slice(0, shared ? 2 : n).entries()) {
    if (shared) w.owner[die] = w.seat[die] = i;
    put(w, die, BAG);
  }
}

/** DM-SET-05: a first player is chosen, and has the first team; DM-SET-08: each team is its player's alone. DM-SET-03:
 *  the basic actions are for both. */
function layFirstGame(w: Duel, random: Random): void {
  if (w.active === NOBODY) w.active = random.below(2);
  layCards(w, w.active, FIRST_TEAM);
  layCards(w, other(w.active), SECOND_TEAM);
  layBasics(w, FIRST_BASICS);
}

const LAYERS: Record<FormatId, (w: Duel, options: Options, random: Random) => void> = {
  'first-game': (w, _options, random) => layFirstGame(w, random),
  /** DM-DRF-02, DM-DRF-04, DM-RUL-98; the draft itself is flow/draft.ts. */
  draft(w, { basics }, random) {
    if (w.active === NOBODY) w.active = random.below(2);
    layBasics(
      w,
      random
        .shuffle([...BASICS])
        .slice(0, basics)
        .sort((a, b) => a - b),
    );
  },
  basic: layTeams,
  tournament: layTeams,
};

/** DM-BSC-08, DM-BSC-09, DM-TNT-06: teams that are known; others are brought in flow/teams.ts. */
function layTeams(w: Duel, { teams }: Options): void {
  teams?.forEach(team => layBasics(w, team.basics));
  teams?.forEach((team, seat) => layCards(w, seat, team.cards));
}

// ---- named set-ups -----------------------------------------------------------------------------------------

const json = (team: Team): Json => ({ basics: [...team.basics], cards: team.cards.map(line => ({ ...line })) });
const against = (format: TeamFormat, a: number, b: number) => (): Json => ({
  format,
  teams: [json(PRESETS[a]!), json(PRESETS[b]!)],
});
/** The same preset for both, to compare players: 'mirror-x-men-academy'. */
const mirrors = Object.fromEntries(
  PRESETS.map((team, n) => {
    const format: TeamFormat = diceOf(team) > TEAM_LIMITS.basic.dice ? 'tournament' : 'basic';
    return [`mirror-${team.name.toLowerCase().replaceAll(' ', '-')}`, against(format, n, n)];
  }),
);
/** Teams by chance, so that every card comes to the table. */
const drawn =
  (format: TeamFormat) =>
  (_seats: number, random: Random): Json => ({
    format,
    casual: random.below(4) === 0,
    teams: [0, 1].map(() => json(randomTeam({ format, starterBox: false }, random))),
  });

export const setups: NonNullable<GameDefinition<Duel>['setups']> = {
  'first-game': (_seats, random) => ({ format: 'first-game', first: random.below(2) }),
  'academy-against-archvillains': against('basic', 0, 1),
  'heroic-pairs-against-brotherhood': against('tournament', 2, 3),
  'basic-by-chance': drawn('basic'),
  'tournament-by-chance': drawn('tournament'),
  draft: (_seats, random) => ({ format: 'draft', n: 8 + random.below(13), basics: 3 + random.below(2) }),
  'draft-of-the-starter-box': () => ({ format: 'draft', starterBox: true }),
  basic: () => ({ format: 'basic' }),
  tournament: () => ({ format: 'tournament' }),
  ...mirrors,
  'any-mirror': (_seats, random) => Object.values(mirrors)[random.below(PRESETS.length)]!(),
  'head-start': (_seats, random) => ({
    format: 'tournament',
    teams: [0, 1].map(() => json(randomTeam({ format: 'tournament', starterBox: false }, random, dearFirst(random)))),
    headStart: 1 + random.below(2),
  }),
};
