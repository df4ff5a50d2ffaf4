// Set-up at the table: who leads which school, who is enrolled there, who is Mission Commander.
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { STARTING_HEROES, STARTING_STUDENTS } from '../cards/index.ts';
import { enrol, limitOf } from '../table/characters.ts';
import type { Choosing } from '../table/locals.ts';
import { rollOff } from '../table/rolls.ts';
import { leaderOf, NONE, type Revolution, type T } from '../table/world.ts';

export const SCHOOLS: readonly number[] = [0, 1, 2, 3];
const HEROES_DEALT = 1;
const STUDENTS_DEALT = 2;

export const schools = procedure<Revolution, Choosing>()({
  /** MR-SET-01, MR-RUL-12 */
  roll(t, my) {
    my.first = rollOff(t, t.clockwise(0));
  },
  /** MR-SET-01, MR-SET-02, MR-CON-02; what nobody takes is nobody's (MR-RUL-13). */
  choose: {
    rule: 'MR-SET-01',
    idle: 'choose',
    one: (t, my) => t.clockwise(my.first).find(seat => t.world.school[seat] === NONE) ?? null,
    choices: {
      choose: {
        of: 'school',
        each: () => SCHOOLS,
        refuse: (t, _my, _seat, school) => t.world.school.includes(school) && 'MR-CON-02',
        take(t, _my, seat, school) {
          take(t, seat, school);
          return 'choose';
        },
      },
    },
  },
  /** MR-SET-04, MR-SET-05, MR-SET-06, MR-SET-07: Characters that are not dealt never leave the shuffled deck
   *  (MR-SET-12). */
  deal(t) {
    for (const seat of t.clockwise(0)) deal(t, seat, STARTING_HEROES, HEROES_DEALT);
    for (const seat of t.clockwise(0)) deal(t, seat, STARTING_STUDENTS, STUDENTS_DEALT);
  },
  /** MR-SET-14 */
  command(t) {
    t.world.commander = t.random.below(t.seats);
    t.log('commanderDrawn', { seat: t.world.commander });
  },
});

/** MR-SET-02, MR-SET-10 */
function take(t: T, seat: Seat, school: number): void {
  const w = t.world;
  w.school[seat] = school;
  const leader = leaderOf(w, seat);
  w.owner[leader] = seat;
  w.power[leader] = limitOf(w, leader);
  t.log('schoolChosen', { seat, school, leader });
}

/** MR-SET-08: face up; MR-SET-10: with all their Power Tokens. */
function deal(t: T, seat: Seat, starting: readonly number[], n: number): void {
  const { world: w, random } = t;
  for (let i = 0; i < n; i++) {
    const left = starting.filter(c => w.owner[c] === NONE);
    const character = left[random.below(left.length)]!;
    enrol(t, character, seat, true, w.piles.recruits);
    t.log('characterDealt', { seat, character });
  }
}
