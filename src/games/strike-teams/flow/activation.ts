// A character's turn from its start: respawn, retreat or extraction, Duration Tokens, then AP or rest.
import { procedure } from '#engine/game.ts';
import { atTurnStart } from '../abilities/powers.ts';
import { cardsOf } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { ceilingOf, giveAp, trackOf } from '../table/action-points.ts';
import { woundsOf } from '../table/damage-slots.ts';
import { figuresOf, isOnMap } from '../table/figures.ts';
import type { Activation } from '../table/locals.ts';
import { DOWN, HENCHMEN, type Strike, type T } from '../table/world.ts';
import { DIE_BIDS, rollDie } from './action-die.ts';
import { atTurn } from './hooks.ts';
import { leaving } from './retreat-and-extraction.ts';

export const activation = procedure<Strike, Activation>()({
  /** ST-RND-06 ST-ACT-01 ST-ACT-02 ST-RSP-05: only its own cards. ST-RET-11: a defeat costs this turn, a retreat also
   *  the one before. */
  begin: (t, my) => {
    const w = t.world;
    my.isOver = my.hasRolled = false;
    w.activated[my.character] = true;
    t.log('turnStarted', { seat: w.owner[my.character]!, character: my.character });
    for (const card of cardsOf(my.character)) if (w.dt[card]! > 0) w.dt[card]!--;
    for (const figure of figuresOf(my.character)) {
      w.walked[figure] = 0;
      w.mobilized[figure] = false;
    }
    if (my.character !== HENCHMEN && w.presence[my.character] === DOWN) {
      my.isOver = true; // ST-RSP-03 ST-RUL-72
      t.call('respawn', { figure: my.character });
      return 'end';
    }
    return undefined;
  },
  start: (t, my) => {
    const figures = figuresOf(my.character);
    for (const figure of figures) t.world.isSafe[figure] = false; // ST-RSP-04: until the start of its next turn
    atTurn(t, figures, 'ownTurnStart');
    for (const figure of figures) if (isOnMap(t.world, figure)) atTurnStart(t, figure);
  },
  /** ST-RUL-108: absent players add AP. ST-ACT-03: AP or rest, and before that a retreat, an extraction or the die
   *  (ST-DIE-02). */
  open: {
    rule: 'ST-ACT-03',
    idle: 'addAp',
    one: (t, my) => (my.isIdle || isGone(t.world, my.character) ? null : t.world.owner[my.character]!),
    facts: ({ world: w }, my) => ({ character: my.character, ap: w.ap[my.character]! }),
    choices: {
      addAp: {
        facts: ({ world: w }, my) => ({ n: gainFor(w, my.character) }),
        take: (t, my) => addAp(t, my.character),
      },
      /** ST-ACT-05: nobody gives up AP for nothing. ST-ACT-07: the rest of the turn follows. */
      rest: {
        refuse: (t, my) =>
          !figuresOf(my.character).some(figure => isOnMap(t.world, figure) && woundsOf(t.world, figure) > 0) &&
          'ST-ACT-05',
        facts: (_t, my) => ({ n: CHARACTERS[my.character]!.rest }),
        take: (t, my) => {
          t.log('rested', { character: my.character });
          t.call('heal', { character: my.character, n: CHARACTERS[my.character]!.rest });
        },
      },
      /** ST-DIE-01 */
      roll: {
        each: () => DIE_BIDS,
        when: (_t, my) => !my.hasRolled,
        take: (t, my, _seat, bid) => {
          my.hasRolled = true;
          rollDie(t, my.character, bid);
          return 'open';
        },
      },
      ...leaving,
    },
  },
  act: (t, my) => {
    if (isGone(t.world, my.character)) return;
    if (my.isIdle) addAp(t, my.character);
    else t.call('turn', { character: my.character, hasRolled: my.hasRolled });
  },
  /** ST-RUL-22: surplus AP are lost with the activation. */
  close: (t, my) => {
    t.world.attack = null;
    if (my.character === HENCHMEN) t.world.surplus = 0;
    atTurn(t, figuresOf(my.character), 'ownTurnEnd');
  },
});
/** A character that has fallen in its own turn has no more of it (ST-RUL-71); an empty group goes on (ST-RUL-76). */
export const isGone = (w: Strike, character: number): boolean => character !== HENCHMEN && !isOnMap(w, character);

/** ST-ACT-04 ST-APZ-01..05 */
export const addAp = (t: T, character: number): void => giveAp(t, character, trackOf(t.world, character).gain);
/** AP that it would gain now. */
function gainFor(w: Strike, character: number): number {
  const now = w.ap[character]!;
  return Math.max(now, Math.min(ceilingOf(w, character), now + trackOf(w, character).gain)) - now;
}
