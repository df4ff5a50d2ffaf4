// The rounds of a tug of war: everybody pulls, then everybody may shout.
import type { Table } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Facts, Picks, Seat } from '#engine/types.ts';
import { DWARFS, ENDS, GIANT, sideOf, sides, type Rope } from '../table/world.ts';

const ROUNDS = 6;

/** TW-PUL-02 */
function strength(w: Rope, seat: Seat, picks: Picks): number {
  const each = picks[seat]![0]!.verb === 'heave' ? 2 : 1;
  return sideOf(w, seat) === GIANT ? each * (w.breath.length - 1) : each;
}
/** The place of the mark, as facts for words. */
const where = ({ mark }: Rope): Facts => ({ away: Math.abs(mark), toGiant: mark > 0 });

/** TW-PUL-04 */
function pull(t: Table<Rope>, picks: Picks): void {
  const w = t.world;
  const pulls = [0, 0];
  for (const seat of t.clockwise(0)) {
    pulls[sideOf(w, seat)]! += strength(w, seat, picks);
    if (picks[seat]![0]!.verb === 'heave') w.breath[seat]!--;
  }
  const more = pulls[GIANT]! - pulls[DWARFS]!;
  const steps = Math.max(0, Math.abs(more) - w.puddle);
  w.mark += Math.sign(more) * steps;
  t.log('pulled', { dwarfs: pulls[DWARFS]!, giant: pulls[GIANT]!, ...where(w) });
}
/** TW-END-01, TW-END-02 */
function over(t: Table<Rope>, isLast: boolean): 'end' | undefined {
  const w = t.world;
  const isAtEnd = Math.abs(w.mark) >= ENDS[w.rope]!;
  if (!isAtEnd && !isLast) return undefined;
  const winner = w.mark < 0 ? DWARFS : GIANT;
  const ranks = sides(t.seats).map(side => (w.mark === 0 || side === winner ? 1 : 2));
  const rule = isAtEnd ? 'TW-END-01' : 'TW-END-02';
  return t.finish({ ranks, rule, reason: { say: isAtEnd ? 'atEnd' : 'roundsOver', facts: where(w) } });
}

export const rounds = procedure<Rope, { next?: Seat }>()({
  /** TW-PUL-01 */
  pull: {
    rule: 'TW-PUL-01',
    idle: 'ease',
    facts: t => ({ round: t.world.round, ...where(t.world) }),
    all: t => t.clockwise(0),
    choices: { ease: {}, heave: { refuse: (t, _my, seat) => t.world.breath[seat] === 0 && 'TW-PUL-03' } },
    reveal(t, my, picks) {
      my.next = 0;
      pull(t, picks);
      return over(t, false);
    },
  },
  /** TW-SHT-01 */
  shout: {
    rule: 'TW-SHT-01',
    idle: 'pass',
    one: (_t, my) => my.next!,
    facts: t => where(t.world),
    choices: {
      shout: {
        when: (t, _my, seat) => t.world.shouts[seat] === 1,
        take(t, my, seat) {
          t.world.shouts[seat] = 0;
          t.world.mark += sideOf(t.world, seat) === DWARFS ? -1 : 1;
          t.log('shouted', { seat, ...where(t.world) });
          my.next = seat + 1;
          return over(t, false);
        },
      },
      pass: { take: (_t, my, seat) => void (my.next = seat + 1) },
    },
  },
  next(t, my) {
    if (my.next! < t.seats) return 'shout';
    const ended = over(t, t.world.round === ROUNDS);
    t.world.round++;
    return ended ?? 'pull';
  },
});
