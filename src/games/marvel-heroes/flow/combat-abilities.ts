// Combat abilities and timing: the windows of fights and Trouble rolls, and the use of an ability: payment first, then
// its effects.
import { procedure } from '#engine/game.ts';
import { window } from '#engine/kit/windows.ts';
import type { Facts, Seat } from '#engine/types.ts';
import { abilityOf, fighterOf, LEAD, LOWER, RESOURCE, SECOND } from '../abilities/sources.ts';
import { type At, couldHaveEvent, sideOf } from '../abilities/legality.ts';
import { discardAlly, discardHeld, moveOpenly, takeCharge } from '../table/acts.ts';
import { isAlly } from '../table/deck.ts';
import type { KoFrom, Locals, Moment } from '../table/locals.ts';
import { type Fight, HEROES, type Marvel, type Side, type T } from '../table/world.ts';
import { abilityList } from '../verbs/verbs.ts';
import { discardHelper } from './fight-cards.ts';
import { costFacts, unusable, usableEvents, usableOpenly } from './usable-abilities.ts';

const could = (t: T, at: At, seat: Seat): boolean =>
  couldHaveEvent(t.world, at, seat) || usableOpenly(t, at, seat).length > 0;

/** MH-RUL-68: the Lead's controller before the other Villain players. */
function villainSeats(t: T): readonly Seat[] {
  const { seat, controller } = t.world.fight!;
  return t.clockwise(controller).filter(other => other !== seat);
}

/** MH-RUL-69: opens the window where somebody could use it, by public knowledge. */
export function openWindow(t: T, at: Moment, koSide: Side = HEROES, koFrom: KoFrom = ''): void {
  const moment = { at, koSide, koFrom, used: [], marked: [0, 0] as [number, number] };
  const seats = t.world.fight ? t.clockwise(0) : [t.world.task!.seat];
  for (const seat of seats)
    if (could(t, moment, seat)) {
      t.call('ability', moment);
      return;
    }
}

/** MH-RUL-68, MH-ABT-08, MH-ABT-13, MH-ABT-14, MH-GLO-03: the side with Initiative first. */
export const ability = window<Marvel, Omit<Locals['ability'], 'window'>>({
  rule: 'MH-RUL-68',
  policy: 'priority',
  sides(t) {
    const f = t.world.fight;
    if (!f) return [[t.world.task!.seat]];
    const sides = [[f.seat], villainSeats(t)];
    return f.initiative === HEROES ? sides : sides.toReversed();
  },
  could: (t, my, seat) => could(t, my, seat),
  /** MH-ABT-15: nobody prevents a KO that is prevented. */
  until: ({ world: { fight } }, { at }) => at === 'koPending' && fight!.isPrevented,
  choices: {
    use: {
      of: 'ability',
      /** MH-ABT-02, MH-ABT-04..07, MH-ABT-15, MH-ABT-16, MH-ABT-19: what lies open; MH-RUL-106: Events. */
      each: (t, my, seat) => [...usableOpenly(t, my, seat), ...usableEvents(t, my, seat)],
      misfit: (t, my, seat, source) => unusable(t, seat, source, my),
      facts: (t, _my, seat, source) => costFacts(t.world, seat, source),
      take: (t, my, seat, source) => t.call('using', { seat, source, koSide: my.koSide, koFrom: my.koFrom }),
    },
  },
  facts: ({ world: { fight } }, my) => (fight ? momentOf(fight, my) : { moment: my.at }),
});

/** The subject of a window in a fight: a roll, or a KO. */
function momentOf(f: Fight, { at, koSide }: At): Facts {
  if (at === 'koPending') return { moment: at, by: fighterOf(f, koSide), ko: true };
  const isRoll = at === 'beforeRoll' || at === 'afterRoll';
  return isRoll ? { moment: at, by: fighterOf(f, f.side), rating: f.rating, roll: true } : { moment: at };
}

/** MH-ABT-01, MH-ABT-17, MH-ABT-20 */
export const using = procedure<Marvel, Locals['using']>()({
  pay(t, my) {
    const { seat, source } = my;
    const { cost } = abilityOf(source);
    const card = (source % SECOND) - RESOURCE;
    t.log('used', { seat, ability: source });
    markUsed(t, source);
    my.owes = typeof cost === 'object' ? cost.discard : 0;
    if (source % SECOND >= LOWER && cost === 'self') discardHelper(t, (source % SECOND) - LOWER);
    else if (cost === 'charge') takeCharge(t, seat, card);
    else if (cost === 'self') discardAlly(t, seat, card);
    if (isEvent(source)) moveOpenly(t, t.world.piles.hand[seat]!, card, t.world.piles.acting);
  },
  /** MH-ABT-03: any card of the right deck; MH-RUL-70. */
  discard: {
    rule: 'MH-ABT-01',
    idle: 'discard',
    one: (_t, my) => (my.owes ? my.seat : null),
    forced: 'take',
    choices: {
      discard: {
        of: 'card',
        each: ({ world: w }, _my, seat) => (sideOf(w, seat) === HEROES ? w.piles.hand : w.piles.plots)[seat]!.cards,
        misfit: () => 'MH-ABT-01',
        take(t, my, seat, card) {
          discardHeld(t, seat, card);
          my.owes--;
          return 'discard';
        },
      },
    },
  },
  /** One effect after the other, in the order of the card: what one asks is answered before the next. */
  act(t, my) {
    const { seat, source, koSide, koFrom } = my;
    t.run(abilityList(source), { seat, source, side: sideOf(t.world, seat), koSide, koFrom });
  },
  /** MH-ABL-06 */
  close(t, { source }) {
    if (!isEvent(source)) return;
    moveOpenly(t, t.world.piles.acting, (source % SECOND) - RESOURCE, t.world.piles.resourceDiscard);
  },
});

const isEvent = (source: number): boolean => {
  const n = source % SECOND;
  return n >= RESOURCE && n < LEAD && !isAlly(n - RESOURCE);
};

/** MH-ABT-07 */
function markUsed(t: T, source: number): void {
  const w = t.world;
  const n = source % SECOND;
  const { limit } = abilityOf(source);
  t.outer('ability')?.used.push(n);
  if (limit === 'sequence') w.fight!.usedInSequence.push(n);
  else if (limit === 'combat') w.fight!.usedInCombat.push(n);
  else if (limit === 'round') w.used.push(n);
}
