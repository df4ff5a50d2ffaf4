// Golden transcripts: how games of two, three and four seats begin, one that a challenge decides, one that all lose.
import assert from 'node:assert/strict';
import { greedyBot } from '#bots/greedy.ts';
import { playOut } from '#bots/play-out.ts';
import { Match, newRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { answersIn, testGolden } from '#engine/testing/games.ts';
import type { Answer, RuleId } from '#engine/types.ts';
import { marvelHeroes as game } from '../game.ts';
import { setups } from '../setup/settings.ts';
import type { Marvel } from '../table/world.ts';
import { scenario, type Position, type Scenario } from './scenario.ts';

/** So many answers are worth reading; the names of the files tell the Scenario. */
const GAMES = [
  { name: 'born-again-of-two', setup: 'bornAgain', seats: 2, seed: 1, answers: 40 },
  { name: 'inferno-of-three', setup: 'inferno', seats: 3, seed: 2, answers: 40 },
  { name: 'acts-of-vengeance-of-four', setup: 'actsOfVengeance', seats: 4, seed: 3, answers: 38 },
] as const;

function played({ setup, seats, seed, answers }: (typeof GAMES)[number]): Match<Marvel> {
  const options = setups[setup]!(seats, quickRandom(seed));
  const match = new Match(game, newRecord(game, { seats, seed: seedOf(seed), options }));
  playOut(match, new Array(seats).fill(greedyBot), quickRandom(seed), answers);
  return match;
}
for (const one of GAMES)
  testGolden(
    new URL(`transcripts/${one.name}.txt`, import.meta.url),
    () => played(one),
    ({ state }) => assert.equal(state.result, null),
  );

// ---- ends --------------------------------------------------------------------------------------------------

interface End {
  position: Position;
  /** Answers that bots would hardly give. */
  begin?: (t: Scenario) => void;
  rule: RuleId;
}
const ENDS: Record<string, End> = {
  /** MH-SCN-07: Captain America is beaten by Red Skull, whose Conclusion ends the game. */
  'decided-by-a-challenge': {
    position: {
      heroes: { captainAmerica: 'Sunnyside' },
      headlines: { Queens: 'gangLordsCallASummit' },
      seats: 2,
      seed: 5,
      options: { scenario: 'actsOfVengeance' },
      gameRound: 3,
      vp: [9, 7],
      plans: { redSkull: 2, doctorDoom: 2, kingpin: 2, magneto: 2 },
      threat: { Queens: 1 },
      plots: [[], []],
      dice: 'BBBBB',
    },
    rule: 'MH-SCN-07',
  },
  /** MH-RUL-97: no space is free for the Villain who wins. */
  'lost-by-all': {
    position: {
      heroes: { captainAmerica: 'Astoria' },
      headlines: { Queens: 'turfWarOnTheWaterfront' },
      seats: 3,
      seed: 6,
      options: { scenario: 'broodWars' },
      gameRound: 2,
      vp: [5, 4, 6],
      mostWanted: ['venom', 'sabretooth', 'carnage'],
      threat: { Queens: 12 },
      plots: [[], ['juggernaut'], []],
      kos: { captainAmerica: 1 },
      dice: `${'T'.repeat(12)}${'B'.repeat(9)}${'D'.repeat(30)}`,
    },
    begin: t => t.play('0 troubleshoot:Queens').idleTo('lead.choose').play('1 lead:juggernaut'),
    rule: 'MH-RUL-97',
  },
};
/** The game played by these answers; where changed cards have one of them refused, greedy bots play on from there. */
function replayed({ position, begin }: End, answers: readonly Answer[]): Scenario {
  const t = scenario(position);
  if (answers.length && answers.every(answer => !t.match.answer(answer))) return t;
  const fresh = scenario(position);
  begin?.(fresh);
  playOut(fresh.match, new Array(position.seats!).fill(greedyBot), quickRandom(position.seed!), 60);
  return fresh;
}
/** Goldens are written anew from the answers that they hold. */
for (const [name, end] of Object.entries(ENDS))
  testGolden(
    new URL(`transcripts/${name}.txt`, import.meta.url),
    golden => replayed(end, answersIn(golden)).match,
    ({ state }) => assert.equal(state.result?.rule, end.rule),
  );
