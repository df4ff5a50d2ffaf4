// The table as text, at most 100 columns wide: Schools with their Characters, the market, and the arena of a fight.
import type { Pile, Seat, View } from '#engine/types.ts';
import { count, listed } from '#engine/kit/wording.ts';
import { cardName, hopeValueOf, recruitName, schoolOf } from '../cards/index.ts';
import { isEvent, plotOf } from '../cards/plots.ts';
import { arenaLines, behind } from './draw-arena.ts';
import { limitOf } from '../table/characters.ts';
import { attributesOf, rangeOf } from '../abilities/stats.ts';
import { charactersOf, NONE, type Goods, type Offer, type Phase, type Revolution } from '../table/world.ts';
import { isHero, isLeader } from '../cards/numbers.ts';

export function draw({ world: w, viewer }: View<Revolution>): string {
  const schools = w.school.flatMap((_, seat) => schoolLines(w, seat, viewer === seat));
  return [headLine(w), ...schools, ...marketLines(w), ...offerLines(w), ...arenaLines(w)].join('\n');
}

const PHASES: Record<Phase, string> = {
  setup: 'set-up',
  upkeep: 'Upkeep Phase',
  plot: 'Plot Phase',
  recruit: 'Recruit Phase',
  mission: 'Mission Phase',
  tournament: 'Final Tournament',
};
const headLine = ({ round, phase }: Revolution): string => (round ? `Round ${round}, ${PHASES[phase]}` : 'Set-up');

// ---- schools -----------------------------------------------------------------------------------------------

function schoolLines(w: Revolution, seat: Seat, isViewer: boolean): string[] {
  const school = w.school[seat]!;
  const own = charactersOf(w, seat);
  const those = (isKind: (c: number) => boolean): string[] => own.filter(isKind).map(c => characterText(w, c));
  const hand = w.piles.hand[seat]!.cards.filter(card => card >= 0).map(heldText);
  const title = `Player ${seat + 1}${isViewer ? ' (you)' : ''}`;
  const name = school === NONE ? 'no School yet' : schoolOf(school).name;
  return [
    '',
    `${title}: ${name}${w.commander === seat ? '  ◄ Mission Commander' : ''}`,
    ...behind('', [pointsText(w, seat)]),
    ...behind('Leader', those(isLeader), '   '),
    ...behind('Heroes', those(isHero), '   '),
    ...behind(
      'Students',
      those(c => !isLeader(c) && !isHero(c)),
      '   ',
    ),
    ...behind('hand', hand),
  ];
}
/** 'Careful Preparations (Reaction 3)': what it costs. */
const heldText = (card: number): string =>
  `${cardName(card)} (${isEvent(card) ? 'Event' : 'Reaction'} ${plotOf(card).cost})`;
/** 'RP 2  PP 3  Hope 7 (2 of it staked)  hand 4' */
function pointsText(w: Revolution, seat: Seat): string {
  const staked = w.stake[seat] ? ` and ${w.stake[seat]} staked` : '';
  const hand = count(w.piles.hand[seat]!.cards.length, 'Plot Card');
  return `RP ${w.rp[seat]}  PP ${w.pp[seat]}  Hope ${w.hope[seat]}${staked}  ${hand}`;
}
/** 'Rogue 4/4/4 ●○ injured, triumph, Blackbird Drill': ATK/DEF/SPD, Attack Range beyond 1, Power Tokens. */
function characterText(w: Revolution, c: number): string {
  const range = rangeOf(w, c);
  const power = w.power[c]!;
  const marks = [
    w.injured[c] && 'injured',
    w.triumph[c] && 'triumph',
    w.training[c] !== NONE && recruitName(w.training[c]!),
  ].filter(mark => typeof mark === 'string');
  const numbers = `${attributesOf(w, c).join('/')}${range > 1 ? ` r${range}` : ''}`;
  const tokens = '●'.repeat(power) + '○'.repeat(Math.max(0, limitOf(w, c) - power));
  return `${recruitName(c)} ${numbers} ${tokens}${marks.length ? ` (${marks.join(', ')})` : ''}`;
}

// ---- the market --------------------------------------------------------------------------------------------

function marketLines(w: Revolution): string[] {
  const { recruits, plots, missions, row, offered, playing, recruitDiscard, plotDiscard, missionDiscard } = w.piles;
  const worth = (card: number): string => `${cardName(card)} (Hope Value ${hopeValueOf(card)})`;
  const decks = {
    Recruit: [recruits, recruitDiscard],
    Plot: [plots, plotDiscard],
    Mission: [missions, missionDiscard],
  };
  return [
    '',
    ...behind(
      'decks',
      Object.entries(decks).map(([name, [deck, discard]]) => deckText(name, deck!, discard!)),
      '; ',
    ),
    ...(row.cards.length ? behind('row', [`${count(row.cards.length, 'card')} to come${known(row)}`]) : []),
    ...behind('auction', offered.cards.map(worth)),
    ...behind('played', playing.cards.map(cardName)),
  ];
}
/** 'Plot 31, discarded 4 (top: Prior Engagement)' */
function deckText(name: string, deck: Pile, { cards }: Pile): string {
  const discarded = cards.length ? `, discarded ${cards.length} (top: ${cardName(cards.at(-1)!)})` : '';
  return `${name} ${deck.cards.length}${known(deck)}${discarded}`;
}
/** Cards of a pile that the viewer has seen, next one first; nothing for a viewer who sees everything. */
function known({ cards }: Pile): string {
  const seen = cards.toReversed().filter(card => card >= 0);
  return seen.length && seen.length < cards.length ? ` (you know ${listed(seen.map(cardName))})` : '';
}

function offerLines(w: Revolution): string[] {
  return w.offers.flatMap(offer => behind(`offer ${offer.n}`, [offerText(offer)]));
}
const offerText = ({ from, to, give, get }: Offer): string =>
  `Player ${from + 1} gives ${goodsText(give)}; Player ${to + 1} gives ${goodsText(get)}`;
const goodsText = ({ hope, characters }: Goods): string =>
  listed([...(hope ? [`${hope} Hope`] : []), ...characters.map(recruitName)]) || 'nothing';
