// For tests only: a game of a few quick turns. Two runners step forward, with luck; who gets far enough first wins.
import { defineGame, procedure, type Game } from '#engine/game.ts';
import type { Seat, World } from '#engine/types.ts';
import { Games } from '../live/games.ts';

interface Race extends World {
  places: number[];
  turn: Seat;
}
const GOAL = 14;
const STEPS = [1, 2, 3];

const running = procedure<Race>()({
  step: {
    rule: 'RACE-STP-01',
    idle: 'step',
    one: t => t.world.turn,
    choices: {
      step: {
        of: 'step',
        each: () => STEPS,
        take(t, _my, seat, step) {
          const place = (t.world.places[seat]! += step * t.random.die(3));
          t.world.turn = 1 - seat;
          t.log('stepped', { seat, place });
          if (place < GOAL) return 'step';
          const ranks = t.world.places.map((_, runner) => (runner === seat ? 1 : 2));
          return t.finish({ ranks, rule: 'RACE-END-01', reason: { say: 'arrived', facts: { seat } } });
        },
      },
    },
  },
});

export const raceOf = (version: number): Game =>
  defineGame<Race>({
    id: 'race',
    name: 'Race',
    version,
    seats: { min: 2, max: 2 },
    setup: () => ({ places: [0, 0], turn: 0 }),
    first: 'running',
    procedures: { running },
    copy: ({ places, turn }) => ({ places: places.slice(), turn }),
    texts: {
      'running.step': 'Step forward.',
      step: 'Step {step}',
      stepped: '{seat} is at {place}.',
      arrived: '{seat} has arrived.',
    },
    names: { step: n => `${n}`, place: n => `${n}` },
  }) as unknown as Game;

/** A shelf with nothing but the race, in one version of its rules. */
export const raceGames = (version = 1): Games => {
  const { id, name, seats } = raceOf(version);
  return new Games([{ id, name, seats, load: async () => raceOf(version) }]);
};
