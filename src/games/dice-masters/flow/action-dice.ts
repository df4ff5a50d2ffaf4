// Using action dice: the active player applies what the face shown says, and the die is used up (DM-ACT, DM-BST).
import type { Choice, Verdict } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { abilityOf, procedureOf, rosterOf } from '../abilities/roster.ts';
import { isUseful } from '../verbs/index.ts';
import type { Action } from '../cards/card.ts';
import type { Locals } from '../table/locals.ts';
import { comeToPlay, diceIn, faceOf, HOOKED, NO_DIE, put, RESERVE, USED, type Duel, type T } from '../table/world.ts';
import { scopeOf } from '../abilities/triggers.ts';

/** DM-ACT-01, DM-ACT-04; the main step and the window after blocks offer it (DM-ACT-02). DM-ACT-06: one that shows
 *  energy is spent as such. */
export const use: Choice<Duel, object, never> = {
  of: 'die',
  each: (t, _my, seat) => diceIn(t.world, seat, RESERVE).filter(die => faceOf(t.world, die).action),
  when: (t, _my, seat) => seat === t.world.active,
  refuse: (t, _my, seat, die) => refuseUse(t, seat, die),
  take(t, _my, seat, die) {
    t.call('using', { die, seat });
  },
};

function refuseUse(t: T, seat: Seat, die: number): Verdict {
  const w = t.world;
  const texts = actionsOn(w, die);
  if (w.inAttack && texts.some(id => (abilityOf(id) as Action).mainOnly)) return 'DM-RUL-62';
  const able = texts.some(id => isUseful(t, { ...scopeOf(id, seat, die), action: w.cards[w.slot[die]!]! }));
  if (able) return undefined;
  return 'DM-RUL-32';
}
/** DM-BST: the action texts that count on the face shown. */
function actionsOn(w: Duel, die: number): number[] {
  const { bursts } = faceOf(w, die);
  const texts = rosterOf(w).actions.filter(entry => entry.slot === w.slot[die]);
  const exact = texts.filter(({ ability }) => ability.burst === bursts || (ability.burst === 'any' && bursts > 0));
  return texts
    .filter(
      entry =>
        entry.ability.burst === undefined || exact.includes(entry) || (entry.ability.burst === 'none' && !exact.length),
    )
    .map(entry => entry.id);
}

/** DM-ACT-03, DM-ACT-05: an action die does what it says, then goes to the used pile, also when its effect lasts,
 *  unless that has put it somewhere or turned it to energy (DM-RUL-36, DM-RUL-71). */
export const using = procedure<Duel, Locals['using']>()({
  run(t, { die, seat }) {
    const w = t.world;
    const action = w.cards[w.slot[die]!]!;
    comeToPlay(w, die);
    t.log('actionUsed', { seat, die });
    for (const id of actionsOn(w, die)) t.call(procedureOf(id), { ...scopeOf(id, seat, die), action });
  },
  spend(t, { die }) {
    if (t.world.zone[die] === RESERVE && faceOf(t.world, die).action) put(t.world, die, USED);
  },
});

/** DM-RUL-76: a die on a card is taken off by its owner. */
export const unhook: Choice<Duel, object, never> = {
  of: 'die',
  when: (t, _my, seat) => seat === t.world.active && diceIn(t.world, seat, HOOKED).length > 0,
  each: (t, _my, seat) => diceIn(t.world, seat, HOOKED).filter(die => t.world.under[die] !== NO_DIE),
  take(t, _my, seat, die) {
    put(t.world, die, USED);
    t.log('unhooked', { seat, die });
  },
};
