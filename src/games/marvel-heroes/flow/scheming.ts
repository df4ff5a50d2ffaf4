// Scheming: whether the Nemesis may, and the options.
import { procedure } from '#engine/game.ts';
import type { RuleId, Seat } from '#engine/types.ts';
import { planHas, planSum } from '../abilities/passive.ts';
import { BOOST_SCHEME } from '../abilities/ratings.ts';
import { hasEffect } from '../table/scenario-effects.ts';
import { levelOf, mastermindOf } from '../table/deck.ts';
import { drawCards } from '../table/drawing-cards.ts';
import { isArchnemesis, readyIn } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import type { Marvel, T } from '../table/world.ts';
import { hasIcon } from './headlines.ts';
import { powerUpsAt, useAt } from './usable-abilities.ts';

const THREAT = 1;
const DRAW = 2;
const has = (w: Marvel, scheme: number): boolean => (w.task!.schemes & scheme) > 0;

const addedThreat = ({ task, nemesis }: Marvel): number => mastermindOf(nemesis[task!.seat]!)[task!.type!];
/** MH-SCH-05, MH-SCH-09, MH-RUL-55: as many cards as the highest Level in the District. */
const schemedCards = (w: Marvel): number => Math.max(...readyIn(w, w.task!.seat, w.task!.district).map(levelOf));

/** The option is taken: THREAT, DRAW or BOOST_SCHEME. */
function schemed(t: T, seat: Seat, scheme: number): void {
  t.log('schemed', { seat, scheme: Math.log2(scheme) });
  t.world.task!.schemes |= scheme;
}

/** A Power-Up by which the Hero player forbids it. */
const stops = (w: Marvel): number[] => powerUpsAt(w, w.task!.seat, 'scheming');

/** MH-RUL-96: two different options. */
const takenAlready = (): RuleId => 'MH-RUL-96';

/** MH-SCH-03: one of three options or none; the Scenario or a plan may allow a second one. */
const options = {
  threat: {
    when: (t: T) => !has(t.world, THREAT),
    misfit: takenAlready,
    facts: (t: T) => ({ n: addedThreat(t.world) }),
    /** MH-SCH-04, MH-SCH-07: for this Trouble roll alone. */
    take(t: T, _my: Locals['scheming'], seat: Seat) {
      schemed(t, seat, THREAT);
      t.world.task!.threat += addedThreat(t.world);
    },
  },
  draw: {
    when: (t: T) => !has(t.world, DRAW),
    misfit: takenAlready,
    facts: (t: T) => ({ n: schemedCards(t.world) }),
    take(t: T, _my: Locals['scheming'], seat: Seat) {
      schemed(t, seat, DRAW);
      drawCards(t, seat, 'villain', schemedCards(t.world));
    },
  },
  /** MH-SCH-06, MH-SCH-08 */
  boost: {
    when: (t: T) => !has(t.world, BOOST_SCHEME),
    misfit: takenAlready,
    take: (t: T, _my: Locals['scheming'], seat: Seat) => schemed(t, seat, BOOST_SCHEME),
  },
};

/** MH-SCH-01 */
export const scheming = procedure<Marvel, Locals['scheming']>()({
  cells: (t, my) => drawCards(t, my.seat, 'villain', planSum(t.world, t.world.task!.seat, 'draw')),
  stop: {
    rule: 'MH-CRD-16',
    idle: 'pass',
    one: ({ world: w }) => (stops(w).length ? w.task!.seat : null),
    choices: {
      pass: { take: () => undefined },
      use: useAt('scheming', t => stops(t.world)),
    },
  },
  choose: {
    rule: 'MH-SCH-03',
    idle: 'pass',
    one: (_t, my) => (my.isStopped ? null : my.seat),
    choices: { pass: { take: () => 'end' }, ...options },
  },
  /** MH-SCN-07, MH-RUL-96: another option. */
  again: {
    rule: 'MH-RUL-96',
    idle: 'pass',
    one: ({ world: w }, my) => (w.task!.schemes && hasEffect(w, 'schemeTwice') ? my.seat : null),
    choices: { pass: { take: () => undefined }, ...options },
  },
  /** The Draw option in addition to another. */
  also: {
    rule: 'MH-CRD-16',
    idle: 'pass',
    one: ({ world: w }, my) =>
      w.task!.schemes && !has(w, DRAW) && planHas(w, w.task!.seat, 'alsoDraw') ? my.seat : null,
    choices: { pass: { take: () => undefined }, draw: { take: options.draw.take, facts: options.draw.facts } },
  },
});

/** MH-SCH-01, MH-ARC-01..03, MH-SPH-06, MH-RUL-56 */
export const mayScheme = (w: Marvel, seat: Seat, area: number): boolean =>
  hasIcon(w, area) || isArchnemesis(w, seat) || hasEffect(w, 'openScheme');
