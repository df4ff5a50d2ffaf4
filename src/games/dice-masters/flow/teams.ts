// Both players bring a team in secret; all is revealed together, with basic teams the basic actions first (DM-RUL-10).
import type { ComposedOffer, Random } from '#engine/definition.ts';
import { formOf } from '#engine/forms.ts';
import { procedure } from '#engine/game.ts';
import type { Made, Pick, Seat } from '#engine/types.ts';
import { cardOf } from '../cards/index.ts';
import { BASICS, cardsIn, limitOf } from '../table/collection.ts';
import { layBasics, layCards, type Team } from '../table/starting-table.ts';
import { BASICS_EACH, complaintsAbout, diceOf, TEAM_LIMITS, type TeamFormat, type Terms } from '../table/team-rules.ts';
import { PRESETS, presetsFor, randomTeam } from '../table/teams.ts';
import type { Duel } from '../table/world.ts';

const SEATS: readonly Seat[] = [0, 1];
const termsOf = ({ format, starterBox }: Duel): Terms => ({ format: format as TeamFormat, starterBox });

/** A team of one's own: two basic actions, and each other card as often as it has dice. */
const compose: ComposedOffer<Duel, object> = {
  form({ world }) {
    const { starterBox, format } = termsOf(world);
    const things = cardsIn(starterBox);
    const times = things.map(card => limitOf(cardOf(card), starterBox));
    const basics = { say: 'slot.basics', of: 'card', things: BASICS, min: BASICS_EACH, max: BASICS_EACH };
    const dice = { say: 'slot.teamDice', of: 'card', things, times, min: 0, max: TEAM_LIMITS[format].dice };
    return formOf(basics, dice);
  },
  suggest: () => [],
  sample: ({ world }, _my, _seat, random) => madeOf(sampleTeam(world, random)),
  refuse: ({ world }, _my, _seat, made) => complaintsAbout(teamOf(made), termsOf(world))[0],
  /** The form holds no team that has too much of anything, so the rule is named here. */
  misfit: ({ world }, _my, _seat, made) => complaintsAbout(teamOf(made), termsOf(world))[0],
};

/** A team by chance, often without some of its cards. */
function sampleTeam(w: Duel, random: Random): Team {
  const team = randomTeam(termsOf(w), random);
  const least = random.below(4);
  return { ...team, cards: team.cards.filter(() => random.below(4) >= least) };
}
export const madeOf = ({ basics, cards }: Team): Made => ({
  to: 0,
  parts: [basics, cards.flatMap(({ card, dice }) => new Array<number>(dice).fill(card))].map(part =>
    part.toSorted((a, b) => a - b),
  ),
});
export function teamOf({ parts: [basics = [], all = []] }: Made): Team {
  const cards = [...new Set(all)].map(card => ({ card, dice: all.filter(one => one === card).length }));
  return { basics, cards };
}

export const teams = procedure<Duel>()({
  bring: {
    rule: 'DM-RUL-10',
    idle: 'preset',
    all: () => SEATS,
    facts: ({ world }) => {
      const { cards, dice } = TEAM_LIMITS[termsOf(world).format];
      return { most: cards, n: dice };
    },
    choices: {
      preset: { of: 'preset', each: ({ world }) => presetsFor(termsOf(world)) },
      random: {},
      compose,
    },
    /** DM-BSC-07, DM-BSC-08, DM-BSC-09, DM-TNT-05, DM-TNT-06 */
    reveal(t, _my, picks) {
      const w = t.world;
      const brought = SEATS.map(seat => picked(w, picks[seat]![0]!, t.random));
      brought.forEach(({ basics }, seat) => {
        layBasics(w, basics);
        t.log('basicsRevealed', { seat, cards: [...basics] });
      });
      brought.forEach(({ cards }, seat) => {
        layCards(w, seat, cards);
        t.log('teamRevealed', { seat, cards: cards.map(({ card }) => card), n: diceOf({ cards }) });
      });
    },
  },
});

function picked(w: Duel, { verb, n, made }: Pick, random: Random): Team {
  if (made) return teamOf(made);
  return verb === 'preset' ? PRESETS[n]! : randomTeam(termsOf(w), random);
}
