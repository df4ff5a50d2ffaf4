// The questions that effects ask: alternatives, options, the Influence marker, Recruiters, Allies that move, resources
// of the player's choice, tokens put on spaces.
import { procedure } from '#engine/game.ts';
import { bit } from '#engine/kit/piles.ts';
import { choice, question } from '#engine/kit/question.ts';
import { movableAllies, recruitable } from '../abilities/card-spaces.ts';
import { purseOf } from '../abilities/costs.ts';
import { spacesFor } from '../abilities/filters.ts';
import { markUsed } from '../abilities/moments.ts';
import type { Effects, SpaceFilter } from '../cards/card.ts';
import { emptySlot } from './playing-cards.ts';
import type { Locals } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import { faceOf, gainResource, KINDS, loseResource, putToken } from '../table/resources.ts';
import { INSTITUTE, locationOf, slotOf, spaceOfSlot } from '../table/spaces.ts';
import type { Heroes, T } from '../table/world.ts';
import { pathNumber } from '../verbs/card-procedures.ts';
import { closed, isOffered, isOpen } from '../verbs/judging.ts';
import { partAt } from '../verbs/verb.ts';

export const alternatives = (t: T, path: string): readonly Effects[] => partAt<'chooseOne'>(t, path).of;
/** AH-ACT-02, AH-EXZ-03: exactly one, and one that can be done if any can. */
export const alternative = choice<Heroes, Locals['alternative']>('choose', {
  rule: 'AH-ACT-02',
  each: (t, { path }) => alternatives(t, path).map((_, i) => i),
  refuse(t, my, seat, i) {
    const of = alternatives(t, my.path);
    const purse = purseOf(t.world, seat);
    const rule = closed(t, my, of[i]!, purse);
    return rule && of.some((one, k) => k !== i && !closed(t, my, one, purse)) ? rule : undefined;
  },
  facts: (_t, { path }, _seat, i) => ({ effects: pathNumber(`${path}/${i}`) }),
  take: (t, my, _seat, i) => void t.run(`${my.path}/${i}`, { ...my }),
});
const effectsOf = ({ path }: Locals['option']) => ({ effects: pathNumber(`${path}/then`) });
/** An effect introduced by 'may' is all or nothing (AH-RUL-123, AH-RUL-124). */
export const option = choice<Heroes, Locals['option']>('use', {
  rule: 'AH-RUL-47',
  by: (t, my) => (isOffered(t, my, partAt<'may'>(t, my.path)) ? my.seat : null),
  pass: 'decline',
  about: (_t, my) => effectsOf(my),
  refuse: (t, my) => !isOpen(t, my, partAt<'may'>(t, my.path)) && 'AH-RUL-46',
  facts: (_t, my) => effectsOf(my),
  take(t, my) {
    markUsed(t, my.source);
    t.run(`${my.path}/then`, { ...my });
  },
});
/** AH-RUL-33 */
export const influencing = choice<Heroes, Locals['influencing']>('location', {
  rule: 'AH-RUL-33',
  of: 'location',
  each: () => INSTITUTE.map((_, n) => n),
  take(t, _my, _seat, location) {
    t.world.influence = location;
    t.log('influenceMoved', { location });
  },
});
/** AH-ALY-09, AH-RUL-106, AH-RUL-108 */
export const recruiting = choice<Heroes, Locals['recruiting']>('join', {
  rule: 'AH-RUL-106',
  of: 'space',
  each: (t, _my, seat) => recruitable(t.world, seat).map(spaceOfSlot),
  misfit: () => 'AH-RUL-106',
  take(t, _my, seat, space) {
    const w = t.world;
    w.recruiters[slotOf(space)]! |= bit(seat);
    t.log('joined', { seat, card: w.slots[slotOf(space)]! });
  },
});
/** AH-RUL-64, AH-RUL-119: only a card may move a card. Recruiters and tokens go along. */
export const movingAlly = procedure<Heroes, Locals['movingAlly']>()({
  ally: question<Heroes, Locals['movingAlly']>('ally', {
    rule: 'AH-RUL-64',
    of: 'space',
    each: t => movableAllies(t.world).map(spaceOfSlot),
    misfit: () => 'AH-RUL-119',
    take: (_t, my, _seat, space) => void (my.from = slotOf(space)),
  }),
  slot: question<Heroes, Locals['movingAlly']>('slot', {
    rule: 'AH-RUL-64',
    by: (_t, my) => (my.from === NONE ? null : my.seat),
    ...emptySlot<Locals['movingAlly']>((t, my) => t.world.slots[my.from]!),
    take(t, my, seat, space) {
      const w = t.world;
      const to = slotOf(space);
      w.slots[to] = w.slots[my.from]!;
      w.recruiters[to] = w.recruiters[my.from]!;
      w.slots[my.from] = NONE;
      w.recruiters[my.from] = 0;
      w.tokens = w.tokens.map(token => (token.space === spaceOfSlot(my.from) ? { ...token, space } : token));
      t.log('allyMoved', { seat, card: w.slots[to]!, space });
    },
  }),
});

// ---- resources and tokens ----------------------------------------------------------------------------------

/** AH-RES-04, AH-RES-05: one at a time, in any mix. */
export const gaining = choice<Heroes, Locals['gaining']>('gain', {
  rule: 'AH-RES-04',
  about: (_t, my) => ({ n: my.n }),
  of: 'resource',
  each: (_t, my) => (my.n > 0 ? KINDS : []),
  take(t, my, seat, kind) {
    gainResource(t, seat, kind, 1);
    my.n--;
    return 'choose';
  },
});
/** AH-RUL-37, AH-RUL-104 */
export const losing = choice<Heroes, Locals['losing']>('lose', {
  rule: 'AH-RUL-104',
  forced: 'take',
  of: 'resource',
  each: (t, my, seat) => (my.n > 0 ? KINDS.filter(kind => t.world.resources[seat]![kind]! > 0) : []),
  misfit: () => 'AH-RUL-104',
  take(t, my, seat, kind) {
    loseResource(t, seat, kind, 1);
    my.n--;
    return 'choose';
  },
});

const placed = (t: T, { path }: Locals['placing']) => partAt<'placeToken'>(t, path);
function freeSpaces(t: T, my: Locals['placing']): number[] {
  const where = placed(t, my).where as SpaceFilter;
  const spaces = spacesFor(t.world, where, my);
  if (!where.different || !my.done.length) return spaces;
  return spaces.filter(space => !my.done.some(other => locationOf(other) === locationOf(space)));
}
/** AH-TOK-01, AH-TOK-03, AH-TOK-05, AH-RUL-100; gives the space. */
export const placing = procedure<Heroes, Locals['placing']>()({
  choose: question<Heroes, Locals['placing'], 'choose'>('place', {
    rule: 'AH-TOK-01',
    by: (t, my) => (my.done.length < (placed(t, my).copies ?? 1) ? my.seat : null),
    about: (t, my) => faceOf(placed(t, my)),
    of: 'space',
    each: (t, my) => t.memo(freeSpaces, my),
    misfit: () => 'AH-TOK-01',
    take(t, my, seat, space) {
      const { token, value } = placed(t, my);
      my.done.push(space);
      putToken(t, seat, space, token, value);
      return 'choose';
    },
  }),
  give: (t, my) => t.give(my.done.at(-1) ?? NONE),
});
