// The Missions phase: five Action Rounds, in each of them one action of every player.
import { procedure } from '#engine/game.ts';
import type { RuleId, Seat } from '#engine/types.ts';
import { ACTION_ROUNDS, AREAS, SPECIAL_AREA } from '../cards/board.ts';
import { abilityOf, hasOptions, POWER_UP, RESOURCE, SECOND, SUPPORT, timingOf } from '../abilities/sources.ts';
import type { Timing } from '../cards/card.ts';
import { openSpecial } from '../table/acts.ts';
import { isAlly, powerUpOf } from '../table/deck.ts';
import { hasReadyIn, teamHeroes } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { NONE, RECOVERY, SUPPORTING, type Marvel } from '../table/world.ts';
import { endOfActionRound } from './ending.ts';
import { districtAt } from './headlines.ts';

/** MH-MIS-01, MH-MIS-05, MH-BRD-10 */
export const missions = procedure<Marvel>()({
  round(t) {
    if (t.watched) t.log('actionRound', { n: t.world.actionRound });
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

/** MH-TRB-01, MH-TRB-02, MH-RUL-93: areas with an open Headline, the Special one last. */
const openAreas = (w: Marvel): number[] => {
  const out: number[] = [];
  for (let area = 0; area < AREAS.length; area++) if (w.headline[area] !== NONE) out.push(area);
  if (w.special === 1) out.push(SPECIAL_AREA);
  return out;
};
/** MH-TRB-01, MH-MOV-10, MH-SPH-03: who has just moved there needs another action. */
const troubleRefusal = (w: Marvel, seat: Seat, area: number): RuleId | false =>
  !hasReadyIn(w, seat, districtAt(w, area)) && 'MH-TRB-01';

/** MH-ABL-01..05, MH-ABL-07, MH-RUL-40, MH-RUL-72: what may be used as the action or before it. */
function usableAt(w: Marvel, seat: Seat, isBefore: boolean): number[] {
  const at: Timing = isBefore ? 'beforeAction' : 'action';
  const out: number[] = [];
  const add = (source: number): void => {
    if (timingOf(source) !== at || (abilityOf(source).limit === 'round' && w.used.includes(source))) return;
    out.push(source);
    if (hasOptions(source)) out.push(source + SECOND);
  };
  for (const hero of teamHeroes(w, seat)) if (w.status[hero] === SUPPORTING) add(SUPPORT + hero);
  for (const n of w.powerUps[seat]!) if (powerUpOf(n).ability) add(POWER_UP + n);
  for (const card of w.allies[seat]!) add(RESOURCE + card);
  for (const card of w.piles.hand[seat]!.cards) if (!isAlly(card)) add(RESOURCE + card);
  return out;
}

/** MH-MIS-02, MH-MIS-03 */
export const turn = procedure<Marvel, Locals['turn']>()({
  act: {
    rule: 'MH-MIS-02',
    /** MH-RUL-38: the draw of a Story action only. */
    idle: 'story',
    one: (_t, my) => my.seat,
    choices: {
      move: {
        of: 'hero',
        each: (t, _my, seat) => teamHeroes(t.world, seat),
        refuse: (t, _my, _seat, hero) => t.world.status[hero] === RECOVERY && 'MH-MOV-08',
        take: (t, _my, seat, hero) => t.call('movement', { seat, hero, to: NONE }),
      },
      troubleshoot: {
        of: 'area',
        each: t => openAreas(t.world),
        refuse: (t, _my, seat, area) => troubleRefusal(t.world, seat, area),
        take(t, _my, seat, area) {
          t.call('troubleshooting', { seat, area });
          return 'solved';
        },
      },
      /** MH-MED-01, MH-MED-03, MH-RUL-39 */
      treat: {
        refuse: (t, _my, seat) => teamHeroes(t.world, seat).every(hero => !t.world.wound[hero]) && 'MH-MED-03',
        take: (t, _my, seat) => t.call('treatment', { seat, n: 0, supports: false, treated: [] }),
      },
      story: { take: (t, _my, seat) => t.call('story', { seat }) },
      action: {
        of: 'ability',
        each: (t, _my, seat) => usableAt(t.world, seat, false),
        take: (t, _my, seat, source) => t.call('using', { seat, source, koSide: 0, koFrom: '' }),
      },
      /** Before the action, which is still to come. */
      use: {
        of: 'ability',
        each: (t, _my, seat) => usableAt(t.world, seat, true),
        take(t, _my, seat, source) {
          t.call('using', { seat, source, koSide: 0, koFrom: '' });
          return 'act';
        },
      },
      /** MH-MIS-04, MH-RUL-37 */
      pass: {
        take(t, _my, seat) {
          if (t.watched) t.log('passed', { seat });
        },
      },
    },
  },
  after(t, { seat }) {
    const w = t.world;
    for (; w.moves[seat]! > 0; w.moves[seat]!--) t.call('movement', { seat, hero: NONE, to: NONE });
    return 'close';
  },
  /** After Troubleshooting a Power-Up may let a hero move. */
  solved: {
    rule: 'MH-ABL-07',
    idle: 'pass',
    one: ({ world: w }, { seat }) => (afterSolving(w, seat).length ? seat : null),
    choices: {
      pass: { take: () => 'after' },
      use: {
        of: 'ability',
        each: (t, _my, seat) => afterSolving(t.world, seat),
        take(t, _my, seat, source) {
          t.call('using', { seat, source, koSide: 0, koFrom: '' });
          return 'after';
        },
      },
    },
  },
  then: () => 'after',
  close: t => openSpecial(t),
});
const afterSolving = (w: Marvel, seat: Seat): number[] => {
  const out: number[] = [];
  for (const n of w.powerUps[seat]!)
    if (powerUpOf(n).ability?.at === 'afterTroubleshooting' && !w.used.includes(POWER_UP + n)) out.push(POWER_UP + n);
  return out;
};
