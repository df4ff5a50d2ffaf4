// The table as text, at most 100 columns wide: players with their pawns and cards, the Institute, X-Jet and mission.
import type { Seat, View } from '#engine/types.ts';
import { captioned, counted, WIDTH, wrapped } from '#engine/kit/drawing.ts';
import { bit } from '#engine/kit/piles.ts';
import { capital, count } from '#engine/kit/wording.ts';
import { iconAt, isClosed, markerAt } from '../abilities/icons.ts';
import { effectsAt } from '../abilities/legality.ts';
import { CARD_SPACES } from '../cards/board.ts';
import { HORSEMAN_MARKERS, MISSION_TILES } from '../cards/missions.ts';
import { TEAMS } from '../cards/teams.ts';
import { cardName, cardOf, evolutionOf, villainOf } from '../table/deck.ts';
import { ALL_PAWNS, JET, lookOf, NONE, ON_BOARD } from '../table/pawns.ts';
import {
  AT_TEAM_UPS,
  AT_ZONE,
  basicSpaces,
  INSTITUTE,
  locationOf,
  ROWS,
  rowCost,
  rowSpace,
  SLOTS,
  spaceOfSlot,
  ZONE,
} from '../table/spaces.ts';
import { NO_VILLAIN, type Heroes, type Phase } from '../table/world.ts';
import { cardText } from './card.ts';
import { bundleText, clauses } from './effects.ts';
import { placeName } from './nouns.ts';
import { texts } from './texts.ts';

const MARGIN = 11;
const behind = (caption: string, things: readonly string[], between = ', '): string[] =>
  captioned(caption, wrapped(things, WIDTH - MARGIN, between), MARGIN);
const PHASES: Readonly<Record<Phase, string>> = {
  setUp: 'set-up',
  institute: 'Institute phase',
  mission: 'Mission phase',
  endOfRound: 'End of Round',
};
const player = (seat: Seat): string => (seat < 0 ? '–' : `P${seat + 1}`);

export function draw({ world: w, viewer }: View<Heroes>): string {
  const mission = texts[`setting:mission:${w.mission}`]!;
  return [
    `${mission}, round ${w.round}, ${PHASES[w.phase]}`,
    ...behind('order', [`now ${w.order.map(player).join(' ')}; next ${w.next.map(player).join(' ')}`]),
    ...w.vp.flatMap((_, seat) => playerLines(w, seat, viewer === seat)),
    '',
    ...instituteLines(w),
    ...jetLines(w),
    ...missionLines(w),
    '',
    ...behind('Protocols', w.piles.protocols.cards.map(cardName)),
    ...behind('deck', [`${w.piles.deck.cards.length}, discarded ${w.piles.discard.cards.length}`]),
  ].join('\n');
}

// ---- players -----------------------------------------------------------------------------------------------

function playerLines(w: Heroes, seat: Seat, isViewer: boolean): string[] {
  const team = w.team[seat]!;
  const hand = w.piles.hand[seat]!.cards;
  const [p, m, will] = w.resources[seat]!;
  const tokens = w.villainTokens[seat] ? `  ${count(w.villainTokens[seat], 'Villain token')}` : '';
  const title = `Player ${seat + 1}${isViewer ? ' (you)' : ''}: ${team < 0 ? 'no team yet' : TEAMS[team]!.name}`;
  return [
    '',
    `${title}${w.passed[seat] ? ', has passed' : ''}`,
    ...behind('', [`${w.vp[seat]} VP  P ${p}  M ${m}  W ${will}${tokens}  ${count(hand.length, 'card')}`]),
    ...behind('at home', counted(pawnsAt(w, ON_BOARD, seat))),
    ...behind('evolved', w.played[seat]!.map(evolutionName)),
    ...behind('ready', w.unplayed[seat]!.map(evolutionName)),
    ...behind('hand', hand.filter(card => card >= 0).map(cardName)),
  ];
}
const evolutionName = (n: number): string => evolutionOf(n).name;
const pawnsAt = (w: Heroes, at: number, seat: Seat): string[] =>
  ALL_PAWNS.filter(pawn => w.at[pawn] === at && w.owner[pawn] === seat).map(lookOf);

const pawnName = (w: Heroes, pawn: number): string => `${lookOf(pawn)} ${player(w.owner[pawn]!)}`;

// ---- spaces ------------------------------------------------------------------------------------------------

/** 'Storm P2' for the pawns on a space, with the tokens that lie there. */
function on(w: Heroes, space: number): string {
  const pawns = ALL_PAWNS.filter(pawn => w.at[pawn] === space).map(pawn => pawnName(w, pawn));
  const tokens = w.tokens.filter(token => token.space === space).map(({ kind, value }) => `${value} ${kind} token`);
  const all = [...pawns, ...tokens];
  return all.length ? ` [${all.join(', ')}]` : '';
}
const basicText = (w: Heroes, space: number): string => `${capital(clauses(effectsAt(w, space)))}${on(w, space)}`;
/** 'Iceman (of P1; bonus: gain 2 P): Gain 6 P. [Storm P2]' */
function slotText(w: Heroes, slot: number): string {
  const card = w.slots[slot]!;
  const bonus = clauses(CARD_SPACES[slot]!.bonus);
  if (card === NONE) return `(free; bonus: ${bonus})`;
  const recruiters = w.vp.flatMap((_, seat) => (w.recruiters[slot]! & bit(seat) ? [player(seat)] : []));
  const head = `${cardName(card)} (of ${recruiters.join(' and ')}; bonus: ${bonus})`;
  return `${head}: ${cardText(cardOf(card))}${on(w, spaceOfSlot(slot))}`;
}
const slotsAt = (location: number): number[] =>
  Array.from({ length: SLOTS }, (_, slot) => slot).filter(slot => locationOf(spaceOfSlot(slot)) === location);
/** One space a line; long ones go on below. */
const spaceLines = (caption: string, lines: readonly string[]): string[] =>
  captioned(
    caption,
    lines.flatMap(line => wrapped(line.split(' '), WIDTH - MARGIN, ' ')),
    MARGIN,
  );
function instituteLines(w: Heroes): string[] {
  const basic = basicSpaces(w.vp.length);
  return INSTITUTE.flatMap((at, location) => {
    const spaces = basic.filter(space => locationOf(space) === location).map(space => basicText(w, space));
    const name = capital(placeName(at).replace(/^the /, ''));
    const influence = w.influence === location ? ', Magneto’s Influence' : '';
    return [`${name}${influence}`, ...spaceLines('', [...spaces, ...slotsAt(location).map(slot => slotText(w, slot))])];
  });
}
function jetLines(w: Heroes): string[] {
  const flying = ALL_PAWNS.filter(pawn => w.at[pawn]! >= JET).sort((a, b) => w.at[a]! - w.at[b]!);
  const names = flying.map(pawn => pawnName(w, pawn));
  return ['X-Jet', ...behind('', names)];
}

// ---- the mission -------------------------------------------------------------------------------------------

function missionLines(w: Heroes): string[] {
  const zone = [basicText(w, ZONE), ...slotsAt(AT_ZONE).map(slot => slotText(w, slot))];
  const teamUps = slotsAt(AT_TEAM_UPS).map(slot => slotText(w, slot));
  return [
    ...w.villain.flatMap((_, tile) => tileLines(w, tile)),
    'Extraction Zone',
    ...spaceLines('', zone),
    'Team-Ups',
    ...spaceLines('', teamUps),
  ];
}
function tileLines(w: Heroes, tile: number): string[] {
  const villain = w.villain[tile]!;
  const { id } = MISSION_TILES[tile]!;
  if (villain < NO_VILLAIN) return [];
  if (villain === NO_VILLAIN) return [`Tile ${id}: the last Villain is still to come`];
  const marker = w.effectMarker[tile]!;
  const notes = [
    isClosed(w, tile) && 'closed',
    w.captive[tile] !== NONE && `holds ${cardName(w.captive[tile]!)}`,
    marker !== NONE && Object.values(HORSEMAN_MARKERS)[marker]!.name,
  ].filter(Boolean);
  const rows = Array.from({ length: ROWS }, (_, i) => rowText(w, rowSpace(tile, i + 1))).filter(Boolean);
  return [`Tile ${id}: ${[villainOf(villain).name, ...notes].join(', ')}`, ...behind('', rows, '; ')];
}
/** 'A3 4 P and 3 W: gray 7' */
function rowText(w: Heroes, space: number): string {
  const icon = iconAt(w, space);
  if (!icon) return '';
  const [row, colour, vp] = icon;
  const marker = markerAt(w, space);
  const taken = marker >= 0 ? ` ✗${player(marker)}` : '';
  return `${row}) ${bundleText(rowCost(space))}: ${colour} ${vp}${taken}${on(w, space)}`;
}
