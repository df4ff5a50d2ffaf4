// The Missions phase: five Action Rounds, in each of them one action of every player.
import { procedure } from '#engine/game.ts';
import { ACTION_ROUNDS } from '../cards/board.ts';
import type { Locals } from '../table/locals.ts';
import { type Marvel, NONE } from '../table/world.ts';
import { endOfActionRound } from './scenarios.ts';
import { powerUpsAt, usableAt, useAt } from './usable-abilities.ts';
import { treatmentRefusal } from './medical-treatment.ts';
import { ownHeroes } from './movement.ts';
import { noHeadline } from './refusals.ts';
import { openSpecial } from './headlines.ts';
import { openAreas, troubleRefusal } from './troubleshooting.ts';

/** MH-MIS-01, MH-MIS-05, MH-BRD-10 */
export const missions = procedure<Marvel>()({
  round(t) {
    t.log('actionRound', { n: t.world.actionRound });
    for (const seat of t.clockwise(t.world.first)) t.call('turn', { seat });
  },
  /** MH-MIS-06 */
  next(t) {
    const w = t.world;
    if (endOfActionRound(t) || w.actionRound >= ACTION_ROUNDS) return 'end';
    w.actionRound++;
    return 'round';
  },
});

/** MH-MIS-02, MH-MIS-03 */
export const turn = procedure<Marvel, Locals['turn']>()({
  act: {
    rule: 'MH-MIS-02',
    /** MH-RUL-38: the draw of a Story action only. */
    idle: 'story',
    one: (_t, my) => my.seat,
    choices: {
      move: {
        ...ownHeroes,
        take: (t, _my, seat, hero) => t.call('movement', { seat, hero, to: NONE }),
      },
      troubleshoot: {
        of: 'area',
        each: t => openAreas(t.world),
        refuse: (t, _my, seat, area) => troubleRefusal(t.world, seat, area),
        misfit: (t, _my, _seat, area) => noHeadline(t.world, area),
        take(t, _my, seat, area) {
          t.call('troubleshooting', { seat, area });
          return 'troubleshot';
        },
      },
      /** MH-MED-01, MH-MED-03, MH-RUL-39 */
      treat: {
        refuse: (t, _my, seat) => treatmentRefusal(t.world, seat),
        take: (t, _my, seat) => t.call('treatment', { seat, n: 0, isUpTo: false, supports: false, treated: [] }),
      },
      story: { take: (t, _my, seat) => t.call('story', { seat }) },
      action: useAt('action', (t, seat) => usableAt(t, seat, 'action')),
      /** Before the action, which is still to come. */
      use: useAt('beforeAction', (t, seat) => usableAt(t, seat, 'beforeAction'), 'act'),
      /** MH-MIS-04, MH-RUL-37 */
      pass: {
        take(t, _my, seat) {
          t.log('passed', { seat });
        },
      },
    },
  },
  /** MH-SPH-01, MH-RUL-92: the Special Headline enters with the action, before movements that follow it. */
  after(t, { seat }) {
    const w = t.world;
    openSpecial(t);
    for (; w.moves[seat]! > 0; w.moves[seat]!--) t.call('movement', { seat, hero: NONE, to: NONE });
    return 'end';
  },
  troubleshot: t => openSpecial(t),
  /** After Troubleshooting a Power-Up may let a hero move. */
  solved: {
    rule: 'MH-ABL-07',
    idle: 'pass',
    one: ({ world: w }, { seat }) => (powerUpsAt(w, seat, 'afterTroubleshooting').length ? seat : null),
    choices: {
      pass: { take: () => 'after' },
      use: useAt('afterTroubleshooting', (t, seat) => powerUpsAt(t.world, seat, 'afterTroubleshooting'), 'after'),
    },
  },
  then: () => 'after',
});
