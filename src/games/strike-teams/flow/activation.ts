// A character's turn from its start: respawn, retreat or extraction, Duration Tokens, then AP or rest.
import { procedure } from '#engine/game.ts';
import { atTurnStart } from '../abilities/powers.ts';
import { cardsOf } from '../cards/actions.ts';
import { DIE_FACES } from '../cards/box.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { colourOf, nearestFree } from '../table/spawn.ts';
import {
  closedTo,
  deciderOf,
  figureAt,
  figuresOf,
  isOnMap,
  kindOf,
  otherTeam,
  standingOf,
  teamOf,
} from '../table/figures.ts';
import { healFully, woundsOf } from '../table/health.ts';
import type { Activation, Locals } from '../table/locals.ts';
import { ceilingOf, gainAp, gainByDie, gainCp, trackOf } from '../table/paying.ts';
import { DOWN, EXTRACTED, HENCHMEN, NONE, ON_MAP, type Strike, type T } from '../table/world.ts';
import { defeat } from './defeat.ts';
import { atTurn } from './hooks.ts';
import { checkScenarios } from './judging.ts';
import { addDeed, OUT, partsOf } from './scenario-cards.ts';

/** ST-DIE-03: AP that a roll may be for. */
export const DIE_BIDS: readonly number[] = [1, 2, 3];
/** ST-DIE-04..08 ST-CMP-10 ST-EX-02..04 */
export function rollDie(t: T, character: number, bid: number): void {
  const w = t.world;
  const face = DIE_FACES[t.random.die(DIE_FACES.length) - 1]!;
  if (face >= bid) gainByDie(w, character, bid);
  else if (face === 0) gainCp(w, otherTeam(teamOf(character)), 1);
  if (t.watched) t.log('rolled', { character, bid, face });
}

/** ST-RET-06 ST-RET-08 ST-RET-09 ST-RUL-78: on a spawn point of its own kind, and not the round after a respawn. */
export function mayExtract(w: Strike, figure: number): boolean {
  if (figure >= HENCHMEN || !isOnMap(w, figure)) return false;
  const respawned = w.respawned[figure]!;
  return w[colourOf(kindOf(figure))].includes(w.at[figure]!) && (respawned === 0 || w.round >= respawned + 2);
}

export const activation = procedure<Strike, Activation>()({
  /** ST-RND-06 ST-ACT-01 ST-ACT-02 ST-RSP-05: only its own cards. ST-RET-11: a defeat costs this turn, a retreat also
   *  the one before. */
  begin: (t, my) => {
    const w = t.world;
    my.isOver = my.hasRolled = false;
    w.activated[my.character] = true;
    if (t.watched) t.log('turnStarted', { seat: w.owner[my.character]!, character: my.character });
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
      /** ST-ACT-07: the rest of the turn follows. */
      rest: {
        when: (t, my) =>
          figuresOf(my.character).some(figure => isOnMap(t.world, figure) && woundsOf(t.world, figure) > 0),
        facts: (_t, my) => ({ n: CHARACTERS[my.character]!.rest }),
        take: (t, my) => {
          if (t.watched) t.log('rested', { character: my.character });
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
      /** ST-RET-01..04 ST-HEN-13: before anything else, so not after a roll. */
      retreat: {
        when: (_t, my) => my.character !== HENCHMEN && !my.hasRolled,
        take: (t, my) => {
          if (t.watched) t.log('retreated', { figure: my.character });
          defeat(t, my.character);
          checkScenarios(t);
          return 'end';
        },
      },
      /** ST-RET-07 ST-RET-10: neither defeated nor worth OP. */
      extract: {
        when: (t, my) => !my.hasRolled && mayExtract(t.world, my.character),
        take: (t, my) => {
          extract(t, my.character);
          return 'end';
        },
      },
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
export function addAp(t: T, character: number): void {
  const n = gainAp(t.world, character, trackOf(t.world, character).gain);
  if (t.watched) t.log('gainedAp', { character, n });
}
/** AP that it would gain now. */
function gainFor(w: Strike, character: number): number {
  const now = w.ap[character]!;
  return Math.max(now, Math.min(ceilingOf(w, character), now + trackOf(w, character).gain)) - now;
}
function extract(t: T, figure: number): void {
  const w = t.world;
  addDeed(w, OUT, figure, partsOf(w, figure));
  w.presence[figure] = EXTRACTED;
  w.at[figure] = NONE;
  w.trapped[figure] = w.prone[figure] = 0;
  w.tokenCarrier.forEach((carrier, token) => {
    if (carrier === figure) w.tokenCarrier[token] = NONE;
  });
  if (t.watched) t.log('extracted', { figure });
  checkScenarios(t);
}

// ---- respawn -----------------------------------------------------------------------------------------------

/** ST-RSP-02 ST-RSP-06 ST-RUL-73: free spawn points of its kind, or where all are taken the nearest free squares. */
export function respawnSquares(w: Strike, figure: number): number[] {
  const points = w[colourOf(kindOf(figure))];
  const free = points.filter(square => figureAt(w, square) === NONE);
  if (free.length > 0) return free;
  const s = standingOf(w);
  return [...new Set(points.flatMap(point => nearestFree(s, point, closedTo(w, figure))))].sort((a, b) => a - b);
}
export const respawn = procedure<Strike, Locals['respawn']>()({
  to: {
    rule: 'ST-RSP-02',
    idle: 'to',
    one: (t, my) => deciderOf(t.world, my.figure),
    forced: 'take',
    facts: (_t, my) => ({ figure: my.figure }),
    choices: {
      to: {
        of: 'square',
        each: (t, my) => respawnSquares(t.world, my.figure),
        /** ST-RET-05 ST-RSP-04 ST-RUL-74: no AP; nothing happens to it or is done by it until its following turn. */
        take: (t, { figure }, _seat, square) => {
          const w = t.world;
          healFully(w, figure);
          w.presence[figure] = ON_MAP;
          w.at[figure] = square;
          w.respawned[figure] = w.round;
          w.isSafe[figure] = true;
          if (t.watched) t.log('respawned', { figure, square });
        },
      },
    },
  },
});
