// A mission: set-up, twelve rounds in three stages with what their ends bring, and its result.
import type { Choice } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Facts, Seat, Result } from '#engine/types.ts';
import { gainCp } from '../table/points.ts';
import { mastermindSeat, charactersOf, teamOfSeat } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { ROUNDS_EACH, scenarioAt } from '../table/scenario-cards.ts';
import {
  AFTER,
  COMMAND_PHASE,
  MASTERMIND_PHASE,
  HERO_PHASE,
  END_PHASE,
  DOWN,
  EXTRACTED,
  HENCHMEN,
  HEROES,
  MASTERMIND,
  type Strike,
  type T,
  type Team,
} from '../table/world.ts';
import { runHook, showStage3 } from './hooks.ts';
import { checkScenarios } from './objective-points.ts';

const mission = procedure<Strike>()({
  setUp: t => t.call('settingUp'),
  /** ST-RND-01 ST-RND-12 */
  round: t => {
    if (t.world.round >= t.world.rounds) return 'levels';
    t.call('missionRound');
    return 'round';
  },
  /** ST-LVL-01 ST-LVL-05 */
  levels: t => {
    t.world.phase = AFTER;
    if (!t.world.campaign) return;
    t.call('levelling', { team: MASTERMIND });
    t.call('levelling', { team: HEROES });
    t.call('agreeing');
  },
  /** ST-END-05 */
  finish: t => t.finish(resultOf(t)),
});

/** ST-TUT-01: a guide for whoever plays the tutorial, with any heroes and on either side, round by round. */
const GUIDE = ['tutorialOpens', 'tutorialFire', 'tutorialWay', 'tutorialCloses'] as const;

/** ST-RND-02 */
const missionRound = procedure<Strike>()({
  /** ST-CMD-01 ST-CMD-03 */
  command: t => {
    const w = t.world;
    w.round++;
    w.phase = COMMAND_PHASE;
    w.activated.fill(false);
    w.attacks.fill(0);
    t.log('roundBegun', { n: w.round });
    if (w.mode === 'tutorial') t.log(GUIDE[w.round - 1]!, {});
    gainCp(w, HEROES, 1);
    gainCp(w, MASTERMIND, 1);
    runHook(t, 'commandPhase');
  },
  mastermind: t => {
    t.world.phase = MASTERMIND_PHASE;
    t.call('mastermindPhase');
  },
  heroes: t => {
    t.world.phase = HERO_PHASE;
    t.world.deferred = 0;
    t.call('heroPhase');
  },
  heroEnd: t => runHook(t, 'heroPhaseEnd'),
  /** ST-RND-10 ST-SET-05: the Round Tracker Token moves (table/supply.ts). */
  endPhase: t => void (t.world.phase = END_PHASE),
  roundEnd: t => runHook(t, 'roundEnd'),
  /** ST-RUL-95: what a card does before it is scored. */
  stage: t => {
    const w = t.world;
    if (w.round % ROUNDS_EACH === 0) runHook(t, 'stageEnd', { stage: w.round / ROUNDS_EACH - 1 });
  },
  /** ST-END-01 ST-END-02 ST-RUL-95: what has run out is scored first. */
  score: t => checkScenarios(t, t.world.round),
  /** ST-RND-11 */
  close: t => {
    const w = t.world;
    if (w.round % ROUNDS_EACH === 0 && w.round < w.rounds) t.call('stageEnd', { stage: w.round / ROUNDS_EACH - 1 });
  },
});

/** ST-RND-03 ST-RND-07 ST-RUL-79: whoever is extracted has no activation. */
const waiting = (w: Strike, team: Team): number[] =>
  charactersOf(w, team).filter(
    character => !w.activated[character] && (character === HENCHMEN || w.presence[character] !== EXTRACTED),
  );
/** ST-RUL-103: the rest add AP, or respawn, and end their turns. */
const activateAll = (t: T, characters: readonly number[]): void => {
  for (const character of characters) t.call('activation', { character, isIdle: true });
};

/** The label of a character: its AP, and whether it only comes back. */
const strengthOf = ({ world: w }: T, _my: object, _seat: Seat, character: number): Facts => ({
  ap: w.ap[character]!,
  isDown: character !== HENCHMEN && w.presence[character] === DOWN,
});

const mastermindPhase = procedure<Strike>()({
  activate: {
    rule: 'ST-RND-03',
    idle: 'activate',
    one: t => (waiting(t.world, MASTERMIND).length > 0 ? mastermindSeat(t.seats) : null),
    choices: {
      activate: {
        of: 'character',
        each: t => waiting(t.world, MASTERMIND),
        facts: strengthOf,
        take: (t, _my, _seat, character) => {
          t.call('activation', { character, isIdle: false });
          return 'activate';
        },
      },
      endPhase: {
        take: t => {
          activateAll(t, waiting(t.world, MASTERMIND));
          return 'activate';
        },
      },
    },
  },
});

const mine = (t: T, seat: Seat): number[] =>
  waiting(t.world, HEROES).filter(character => t.world.owner[character] === seat);
const heroSeats = (t: T): Seat[] => [...new Set(waiting(t.world, HEROES).map(character => t.world.owner[character]!))];
const undeferred = (t: T): Seat[] => heroSeats(t).filter(seat => ((t.world.deferred >> seat) & 1) === 0);
const heroActs: Choice<Strike, object, 'floor'> = {
  of: 'character',
  each: (t, _my, seat) => mine(t, seat),
  facts: strengthOf,
  take: (t, _my, _seat, character) => {
    t.world.deferred = 0;
    t.call('activation', { character, isIdle: false });
    return 'floor';
  },
};
/** ST-RND-04 ST-RUL-03: any hero seat may begin while no hero is mid-turn; a seat may let others go first. */
const heroPhase = procedure<Strike>()({
  floor: {
    rule: 'ST-RUL-03',
    idle: 'activate',
    any: heroSeats,
    awaits: undeferred,
    choices: {
      activate: heroActs,
      defer: {
        when: (t, _my, seat) => heroSeats(t).length > 1 && ((t.world.deferred >> seat) & 1) === 0,
        take: (t, _my, seat) => {
          t.world.deferred |= 1 << seat;
          return 'floor';
        },
      },
      endPhase: {
        when: (t, _my, seat) => heroSeats(t).length === 1 && heroSeats(t)[0] === seat,
        take: (t, _my, seat) => {
          activateAll(t, mine(t, seat));
          return 'floor';
        },
      },
    },
  },
  /** Where all let the others go first, the lowest seat must go. */
  must: {
    rule: 'ST-RUL-03',
    idle: 'activate',
    one: t => heroSeats(t).sort((a, b) => a - b)[0] ?? null,
    choices: { activate: heroActs },
  },
});

/** ST-END-06 */
export function resultOf(t: T): Result {
  const { op } = t.world;
  const winner = op[HEROES] > op[MASTERMIND] ? HEROES : op[HEROES] < op[MASTERMIND] ? MASTERMIND : null;
  const rankOf = (seat: Seat): number => (winner === null || winner === teamOfSeat(t.seats, seat) ? 1 : 2);
  const ranks = Array.from({ length: t.seats }, (_, seat) => rankOf(seat));
  const say = winner === null ? 'missionDrawn' : winner === HEROES ? 'heroesWon' : 'mastermindWon';
  return { ranks, rule: 'ST-END-06', reason: { say, facts: { heroes: op[HEROES], mastermind: op[MASTERMIND] } } };
}

/** ST-END-03 ST-END-04 ST-RUL-95: new tokens first, then what cards do once the stage is scored, then, after Stage 1,
 *  the hidden card and what it says. */
const stageEnd = procedure<Strike, Locals['stageEnd']>()({
  tokens: (t, my) => {
    if (my.stage === 1) t.call('objectives', { stage: 2, when: 'stage3', by: MASTERMIND });
    else
      for (const stage of [0, 1])
        for (const by of [MASTERMIND, HEROES]) t.call('objectives', { stage, when: 'stage2', by });
  },
  over: (t, my) => runHook(t, 'stageOver', { stage: my.stage }),
  reveal: (t, my) => {
    if (my.stage !== 0 || !scenarioAt(t.world, 2)) return 'end';
    showStage3(t);
    for (const by of [HEROES, MASTERMIND]) t.call('objectives', { stage: 2, when: 'reveal', by });
    return undefined;
  },
  instructions: t => runHook(t, 'scenarioRevealed', {}, 2),
});

export const rounds = { mission, missionRound, mastermindPhase, heroPhase, stageEnd };
