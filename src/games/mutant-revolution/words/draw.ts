// The table as text, at most 100 columns wide: Schools with their Characters, the market, and the arena of a fight.
import type { Pile, Seat, View } from '#engine/types.ts';
import { count, listed } from '#engine/kit/wording.ts';
import { captioned, WIDTH, wrapped } from '#engine/kit/drawing.ts';
import { cardName, hopeValueOf, recruitName, schoolOf } from '../cards/index.ts';
import { isEvent, plotOf } from '../cards/plots.ts';
import { limitOf } from '../table/characters.ts';
import { attributesOf, rangeOf } from '../abilities/stats.ts';
import {
  charactersOf,
  type Fight,
  FIRST_TOKEN,
  type Goods,
  NONE,
  type Offer,
  type Pc,
  type Phase,
  type Revolution,
} from '../table/world.ts';
import { isHero, isLeader } from '../cards/numbers.ts';
import { missionOf } from '../cards/missions.ts';
import { kindOf, marksOn, tokenName, tokensLeft } from '../table/figures.ts';
import { HEXES, hexName, isObstacle } from '../table/hex.ts';
import { missionText } from './wording/card.ts';

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

// ---- the arena ----------------------------------------------------------------------------------------------

const MARGIN = 11;
/** Things behind a caption, as many lines as they take; none without things. */
export const behind = (caption: string, things: readonly string[], between = ', '): string[] =>
  captioned(caption, wrapped(things, WIDTH - MARGIN, between), MARGIN);

/** A Mission that is turned up or run, or a match of the tournament. */
export function arenaLines(w: Revolution): string[] {
  const { fight } = w;
  if (!fight) return [];
  const title = fight.card === NONE ? 'a match of the tournament' : missionOf(fight.card).name;
  const words = fight.card === NONE ? [] : missionText(missionOf(fight.card)).split(' ');
  return [
    '',
    ...behind('fight', [title, ...(fight.turn ? [`Mission Turn ${fight.turn}`] : [])]),
    ...behind('', words, ' '),
    ...(fight.pcs.some(({ hex }) => hex !== NONE) ? ['', ...mapLines(w), ''] : []),
    ...fight.pcs.flatMap(pc => behind(`[P${pc.seat + 1}]`, [pcText(pc, fight)])),
    ...tokensLeft(w).flatMap(figure => behind(`[${tokenMark(w, figure)}]`, [tokenText(w, figure)])),
  ];
}

// ---- the map -----------------------------------------------------------------------------------------------

const MIDDLE = 'E';
const EDGE = 6;
/** A row for each letter, two columns further in for each row away from the middle. */
function mapLines(w: Revolution): string[] {
  const marks = new Map([
    ...w.fight!.pcs.filter(({ out }) => !out).map(({ hex, seat }) => [hex, `P${seat + 1}`] as const),
    ...tokensLeft(w).map(figure => [w.fight!.tokens[figure - FIRST_TOKEN]!.hex, tokenMark(w, figure)] as const),
  ]);
  const rows = Map.groupBy(HEXES, hex => hexName(hex)[0]!);
  return [...rows].map(([letter, hexes]) => {
    const indent = 2 * Math.abs(letter.charCodeAt(0) - MIDDLE.charCodeAt(0)) + EDGE;
    const cells = hexes.map(hex =>
      marks.has(hex) ? `[${marks.get(hex)!}]` : ` ${isObstacle(hex) ? '##' : hexName(hex)} `,
    );
    return (' '.repeat(indent) + cells.join('')).trimEnd();
  });
}
/** 's2' for Sentinel 2; no two kinds of one card begin alike. */
function tokenMark({ fight }: Revolution, figure: number): string {
  const name = tokenName(fight!.card, figure - FIRST_TOKEN);
  return name[0]!.toLowerCase() + (/\d+$/.exec(name)?.[0] ?? '1');
}

// ---- who they are ------------------------------------------------------------------------------------------

/** 'Rogue on E1, 4/3/4 of 4/4/4; Damage 2' */
function pcText({ character, seat, hex, stats, start, out }: Pc, fight: Fight): string {
  const name = recruitName(character);
  if (out) return `${name} is defeated${tallyText(fight, seat)}`;
  const lost = stats.some((n, i) => n < start[i]!) ? ` of ${start.join('/')}` : '';
  return `${name}${hex === NONE ? '' : ` on ${hexName(hex)}`}, ${stats.join('/')}${lost}${tallyText(fight, seat)}`;
}
/** The School's tallies so far, as the rewards count them. */
function tallyText({ damage, destroyed, feats }: Fight, seat: number): string {
  const tallies = { Damage: damage, destroyed, feats };
  const done = Object.entries(tallies).filter(([, tally]) => tally[seat]);
  return done.map(([what, tally]) => `; ${what} ${tally[seat]}`).join('');
}
/** 'Sentinel 2 on G3, Damage 1 of 4' */
function tokenText(w: Revolution, figure: number): string {
  const token = w.fight!.tokens[figure - FIRST_TOKEN]!;
  const kind = kindOf(w, figure);
  const damage = kind.role === 'character' ? `, Damage ${marksOn(token)} of ${kind.damage}` : '';
  const worked = token.worked ? `, marks ${token.worked} of ${missionOf(w.fight!.card).special!.marks}` : '';
  return `${tokenName(w.fight!.card, figure - FIRST_TOKEN)} on ${hexName(token.hex)}${damage}${worked}`;
}
