// A character's turn from its start: respawn, retreat or extraction, Duration Tokens, then AP or rest, and how wounds
// are healed.
import type { AskOne, Choices } from '#engine/definition.ts';
import { procedure, composed } from '#engine/game.ts';
import type { Form, Made } from '#engine/types.ts';
import { atTurnStart } from '../abilities/powers.ts';
import { cardsOf } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { ceilingOf, giveAp, trackOf } from '../table/points.ts';
import {
  woundsOf,
  figureOfWound,
  addWounds,
  countedWounds,
  healFully,
  placeOfWound,
  PLACES,
  woundAt,
  woundsAt,
} from '../table/damage-slots.ts';
import { noteDeed, openPartsOf } from '../table/scenario-cards.ts';
import { figuresOf, isOnMap, FIGURES, isHenchman, teamOf, charactersOf, seatOfTeam, kindOf } from '../table/figures.ts';
import type { Activation, Locals } from '../table/locals.ts';
import { colourOf } from '../table/spawn-points.ts';
import { DOWN, HENCHMEN, type Strike, type T, type Team, type Figure, EXTRACTED, NONE } from '../table/world.ts';
import { rolling } from './die-and-command-points.ts';
import { defeat } from './wounds-and-defeat.ts';
import { atTurn } from './hooks.ts';
import { checkScenarios } from './objective-points.ts';

// ---- retreat and extraction ---------------------------------------------------------------------------------

/** ST-RET-06 ST-RET-08 ST-RET-09 ST-RUL-78: on a spawn point of its own kind, and not the round after a respawn. */
function mayExtract(w: Strike, figure: Figure): boolean {
  if (isHenchman(figure) || !isOnMap(w, figure)) return false;
  const respawned = w.respawned[figure]!;
  return w[colourOf(kindOf(figure))].includes(w.at[figure]!) && (respawned === 0 || w.round >= respawned + 2);
}

/** A turn that ends before it has begun: a retreat or an extraction. */
const leaving: Choices<Strike, Activation, 'end'> = {
  /** ST-RET-01..04 ST-HEN-13: before anything else, so not after a roll. */
  retreat: {
    when: (_t, my) => my.character !== HENCHMEN && !my.hasRolled,
    take: (t, my) => {
      t.log('retreated', { figure: my.character });
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
};
function extract(t: T, figure: Figure): void {
  const w = t.world;
  noteDeed(w, { do: 'out', figure, parts: openPartsOf(w, figure) }); // ST-SEAT-07 ST-RUL-104: all see deeds
  w.presence[figure] = EXTRACTED;
  w.at[figure] = NONE;
  w.trapped[figure] = w.prone[figure] = 0;
  w.tokenCarrier.forEach((carrier, token) => {
    if (carrier === figure) w.tokenCarrier[token] = NONE;
  });
  t.log('extracted', { figure });
  checkScenarios(t);
}

// ---- the turn -------------------------------------------------------------------------------------------------

const activation = procedure<Strike, Activation>()({
  /** ST-RND-06 ST-ACT-01 ST-ACT-02 ST-RSP-05: only its own cards. ST-RET-11: a defeat costs this turn, a retreat also
   *  the one before. */
  begin: (t, my) => {
    const w = t.world;
    my.hasRolled = false;
    w.activated[my.character] = true;
    t.log('turnStarted', { seat: w.owner[my.character]!, character: my.character });
    for (const card of cardsOf(my.character)) if (w.dt[card]! > 0) w.dt[card]!--;
    for (const figure of figuresOf(my.character)) {
      w.walked[figure] = 0;
      w.mobilized[figure] = false;
    }
    // ST-RSP-03 ST-RUL-72
    if (my.character !== HENCHMEN && w.presence[my.character] === DOWN) {
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
      ...rolling<Activation, 'open'>('open', (_t, my) => my),
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
const addAp = (t: T, character: number): void => giveAp(t, character, trackOf(t.world, character).gain);
/** AP that it would gain now. */
function gainFor(w: Strike, character: number): number {
  const now = w.ap[character]!;
  return Math.max(now, Math.min(ceilingOf(w, character), now + trackOf(w, character).gain)) - now;
}

// ---- rest and healing -----------------------------------------------------------------------------------------

const woundPlaces = (w: Strike, characters: readonly number[]): { n: number; times: number }[] =>
  characters.flatMap(figuresOf).flatMap(figure => {
    if (!isOnMap(w, figure)) return [];
    const base = w.baseWounds[figure]!;
    if (isHenchman(figure)) return base ? [{ n: woundAt(figure, 0), times: base }] : [];
    return PLACES.flatMap(place => {
      const times = woundsAt(w, figure, place);
      return times > 0 ? [{ n: woundAt(figure, place), times }] : [];
    });
  });
const totalOf = (w: Strike, characters: readonly number[]): number =>
  woundPlaces(w, characters).reduce((sum, { times }) => sum + times, 0);
function healForm(w: Strike, characters: readonly number[], n: number): Form {
  const places = woundPlaces(w, characters);
  const max = Math.min(n, totalOf(w, characters));
  const [things, times] = [places.map(place => place.n), places.map(place => place.times)];
  return { to: [{ n: 0, slots: [{ say: 'healSlots', facts: { n: max }, of: 'wound', things, times, min: 0, max }] }] };
}
function healed(w: Strike, characters: readonly number[], n: number, isReversed: boolean): Made {
  const places = woundPlaces(w, characters);
  if (isReversed) places.reverse();
  const all = places.flatMap(({ n: place, times }) => Array.from({ length: times }, () => place));
  return { to: 0, parts: [all.slice(0, n).sort((a, b) => a - b)] };
}
function suggested(w: Strike, characters: readonly number[], n: number): Made[] {
  const two = [healed(w, characters, n, false), healed(w, characters, n, true)];
  return two[0]!.parts.join() === two[1]!.parts.join() ? two.slice(0, 1) : two;
}
function removeWounds(t: T, { parts }: Made): void {
  const w = t.world;
  if (t.watched) t.log('healed', { n: parts[0]!.length, slots: countedWounds(parts[0]!) });
  for (const part of parts[0]!) {
    const figure = figureOfWound(part);
    if (isHenchman(figure)) w.baseWounds[figure]!--;
    else addWounds(w, figure, placeOfWound(part), -1);
  }
}

/** The question which wounds are removed: up to so many, in total. */
const asking = <L extends object>(
  n: (my: L) => number,
  of: (w: Strike, my: L) => readonly number[],
  rest: Pick<AskOne<Strike, L, never>, 'rule' | 'one' | 'facts'>,
): AskOne<Strike, L, never> => ({
  ...rest,
  idle: (t, my) => `heal:0:${healed(t.world, of(t.world, my), n(my), false).parts[0]!.join('+')}`,
  choices: {
    heal: composed<Strike, L>({
      form: (t, my) => healForm(t.world, of(t.world, my), n(my)),
      suggest: (t, my) => suggested(t.world, of(t.world, my), n(my)),
      facts: (_t, _my, _seat, { parts }) => ({ slots: countedWounds(parts[0]!) }),
      take: (t, _my, _seat, made) => removeWounds(t, made),
    }),
  },
});

/** ST-ACT-05 ST-ACT-06 ST-WND-11: of a character, or of a group's figures in total. */
const heal = procedure<Strike, Locals['heal']>()({
  all: (t, my) => {
    const w = t.world;
    const n = totalOf(w, [my.character]);
    if (n > my.n) return undefined;
    if (n > 0) t.log('healedAll', { character: my.character, n });
    for (const figure of figuresOf(my.character)) if (isOnMap(w, figure)) healFully(w, figure);
    return 'end';
  },
  which: asking<Locals['heal']>(
    my => my.n,
    (_w, my) => [my.character],
    {
      rule: 'ST-ACT-05',
      one: (t, my) => t.world.owner[my.character]!,
      facts: (_t, my) => ({ character: my.character, n: my.n }),
    },
  ),
});

/** The Guardians side of the Victory Card: wounds in total, and all Status Tokens, of the team on the map. */
const GUARDIANS_WOUNDS = 6;
const teamIn = (w: Strike, my: Locals['guardians']): number[] => charactersOf(w, my.team as Team);
const guardians = procedure<Strike, Locals['guardians']>()({
  tokens: (t, my) => {
    const w = t.world;
    for (const figure of FIGURES)
      if (isOnMap(w, figure) && teamOf(figure) === my.team) w.trapped[figure] = w.prone[figure] = 0;
    return totalOf(w, teamIn(w, my)) > 0 ? undefined : 'end';
  },
  which: asking<Locals['guardians']>(() => GUARDIANS_WOUNDS, teamIn, {
    rule: 'ST-CMP-28',
    one: (t, my) => seatOfTeam(t.seats, my.team as Team),
    facts: () => ({ n: GUARDIANS_WOUNDS }),
  }),
});

export const activationProcedures = { activation, heal, guardians };
