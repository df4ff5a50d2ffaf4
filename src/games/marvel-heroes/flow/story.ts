// The Story action and the Story track.
import type { Choice } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { choice } from '#engine/kit/question.ts';
import type { RuleId, Seat } from '#engine/types.ts';
import { gainVp, moveOpenly } from '../table/acts.ts';
import { teamOfStory } from '../table/deck.ts';
import { drawCards, turnUpStory } from '../table/drawing-cards.ts';
import { seatOfTeam } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { type Marvel, NONE, type T } from '../table/world.ts';
import { notOnTrack } from './refusals.ts';

/** MH-STO-03..06, MH-EMP-04, MH-RUL-43, MH-RUL-45: a new card enters and the last one is pushed off; in the set-up of
 *  a Game Round nobody gets it. */
export function advanceStory(t: T, isScored: boolean): void {
  const w = t.world;
  const { track } = w;
  const card = track.pop()!;
  track.unshift(turnUpStory(t));
  t.log('storyAdvanced');
  if (card === NONE) return;
  const seat = seatOfTeam(w, teamOfStory(card));
  if (!isScored || seat < 0) {
    moveOpenly(t, w.piles.inPlay, card, w.piles.storyDiscard);
    return;
  }
  w.stories[seat]!.push(card); // MH-STO-10
  t.log('storyWon', { seat, card });
  gainVp(t, seat, 1);
}

/** MH-STO-08, MH-STO-09: why a card of the track cannot be moved. */
function storyRefusal({ track, team }: Marvel, seat: Seat, card: number): RuleId | false {
  if (teamOfStory(card) !== team[seat]) return 'MH-STO-08';
  return card === track.at(-1) && 'MH-STO-09';
}

const onTrack = ({ track }: Marvel): number[] => track.filter(card => card !== NONE);
const canManipulate = (w: Marvel, seat: Seat): boolean => onTrack(w).some(card => !storyRefusal(w, seat, card));

/** MH-STO-07..09 */
const manipulate: Choice<Marvel, object, never> = {
  of: 'card',
  each: t => onTrack(t.world),
  refuse: (t, _my, seat, card) => storyRefusal(t.world, seat, card),
  misfit: (_t, _my, _seat, card) => notOnTrack(card),
  /** MH-STO-07, MH-STO-08: nothing leaves or enters. */
  take(t, _my, seat, card) {
    const { track } = t.world;
    track.splice(track.indexOf(card), 1);
    track.push(card);
    t.log('storyMoved', { seat, card });
  },
};

/** MH-STO-01, MH-STO-02, MH-RUL-44 */
export const story = procedure<Marvel, Locals['story']>()({
  draw: (t, my) => drawCards(t, my.seat, 'resource'),
  choose: {
    rule: 'MH-STO-02',
    idle: 'pass',
    one: (_t, my) => my.seat,
    choices: {
      pass: { take: () => undefined },
      advance: { take: t => advanceStory(t, true) },
      manipulate,
    },
  },
});

/** By a card: one manipulation, if the player wants it. */
export const manipulation = choice<Marvel, Locals['manipulation']>('manipulate', {
  rule: 'MH-STO-07',
  by: (t, my) => (canManipulate(t.world, my.seat) ? my.seat : null),
  passFirst: 'pass',
  ...manipulate,
});

export const advance = procedure<Marvel, Locals['advance']>()({
  push(t, my) {
    for (let i = 0; i < my.n; i++) advanceStory(t, true);
  },
});
