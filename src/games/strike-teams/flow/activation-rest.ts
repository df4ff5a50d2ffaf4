// Rest and healing: which wounds are removed, as their owner likes.
import type { AskOne } from '#engine/definition.ts';
import type { Form, Made } from '#engine/types.ts';
import { composed, procedure } from '#engine/game.ts';
import {
  figureOfWound,
  addWounds,
  countedWounds,
  healFully,
  placeOfWound,
  PLACES,
  woundAt,
  woundsAt,
} from '../table/damage-slots.ts';
import { FIGURES, isHenchman, teamOf, charactersOf, figuresOf, isOnMap, seatOfTeam } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import type { Strike, T, Team } from '../table/world.ts';

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
export const heal = procedure<Strike, Locals['heal']>()({
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
export const GUARDIANS_WOUNDS = 6;
const teamIn = (w: Strike, my: Locals['guardians']): number[] => charactersOf(w, my.team as Team);
export const guardians = procedure<Strike, Locals['guardians']>()({
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
