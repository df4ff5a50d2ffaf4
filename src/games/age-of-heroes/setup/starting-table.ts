// The set-up of the table: Institute, mission and supply. Teams, Evolution cards and hands follow as steps of the flow.
import type { Random } from '#engine/definition.ts';
import { deckOf, moveTop } from '#engine/kit/decks.ts';
import { bag, everybody, pile } from '#engine/kit/piles.ts';
import type { Chosen } from '#engine/kit/settings.ts';
import type { Pile, Seat } from '#engine/types.ts';
import { HORSEMAN_MARKERS, MISSION_TILES, MISSIONS, type MissionId } from '../cards/missions.ts';
import { instituteDeck, villainOf, villainsOf } from '../table/deck.ts';
import { BOX, FIRST_STUDENT, NONE, PAWNS, SUPPLY } from '../table/pawns.ts';
import { FIRST_ROW, rowSpace, SLOTS, SPACES, tileNamed } from '../table/spaces.ts';
import { GONE, NO_VILLAIN, type Heroes } from '../table/world.ts';

const filled = (length: number, value: number): number[] => new Array<number>(length).fill(value);
/** AH-SET-03: Students form the supply; Heroes come with their teams. */
const firstPlaces = (): number[] => Array.from({ length: PAWNS }, (_, pawn) => (pawn < FIRST_STUDENT ? BOX : SUPPLY));

/** AH-PLY-03, AH-RUL-42 */
const agreed = (chosen: Chosen): Pick<Heroes, 'mission' | 'isGold' | 'roundLimit' | 'isLate'> => ({
  mission: chosen.mission as MissionId,
  isGold: chosen.side === 'gold',
  roundLimit: (chosen.roundLimit as number | null) ?? 0,
  isLate: chosen.isLate === true,
});

export function startingTable(seats: number, chosen: Chosen, random: Random): Heroes {
  const each = <X>(make: (seat: Seat) => X): X[] => Array.from({ length: seats }, (_, seat) => make(seat));
  const mission = chosen.mission as MissionId;
  const w: Heroes = {
    ...agreed(chosen),
    round: 1, // AH-SET-02
    phase: 'setUp',
    team: each(() => NONE),
    resources: each(() => [0, 0, 0]),
    vp: each(() => 0), // AH-PLY-15
    villainTokens: each(() => 0),
    passed: each(() => false),
    unplayed: each(() => []),
    played: each(() => []),
    rowLess: filled(seats, 0),
    rowMore: filled(seats, 0),
    order: firstOrder(seats, random),
    next: each(() => NONE),
    owner: filled(PAWNS, NONE),
    at: firstPlaces(),
    held: filled(SPACES, 0),
    acting: [],
    tokens: [],
    slots: filled(SLOTS, NONE),
    recruiters: filled(SLOTS, 0),
    villain: MISSION_TILES.map(() => GONE),
    captive: MISSION_TILES.map(() => NONE),
    effectMarker: MISSION_TILES.map(() => NONE),
    marker: filled(SPACES - FIRST_ROW, NONE),
    falling: [],
    influence: mission === 'attractions' ? 0 : NONE, // AH-FAT-03
    used: [],
    isJetBegun: false,
    piles: layPiles(mission, seats, random),
    waiting: [],
  };
  layVillains(w, seats, random);
  return w;
}

const layPiles = (mission: MissionId, seats: number, random: Random): Heroes['piles'] => ({
  deck: deckOf(instituteDeck(mission), random),
  discard: pile(), // AH-SET-07
  protocols: pile(),
  hand: Array.from({ length: seats }, () => bag()),
  inPlay: pile(),
  looked: pile(),
  stack: pile(),
  last: pile(),
  shown: pile(),
  away: pile(),
});

/** AH-PLY-17, AH-RUL-94: one seat by chance, then clockwise. */
function firstOrder(seats: number, random: Random): Seat[] {
  const first = random.below(seats);
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

/** AH-COA-03..05, AH-FAT-05..08, AH-FOM-03, AH-FOM-09, AH-FOM-10, AH-TIL-04, AH-RUL-41 */
function layVillains(w: Heroes, seats: number, random: Random): void {
  const { tiles, first, firstAt, stack, last, lastAt } = MISSIONS[w.mission];
  const { piles } = w;
  for (const id of tiles) w.villain[tileNamed(id)] = NO_VILLAIN;
  const attach = (id: string, villain: number): void => {
    w.villain[tileNamed(id)] = villain;
    piles.shown.cards.push(villain);
    piles.shown.seen.push(everybody(seats));
  };
  const leaves = (villains: readonly number[]): void => {
    piles.away.cards.push(...villains);
    piles.away.seen.push(...villains.map(() => 0));
  };
  const firsts = random.shuffle(villainsOf(first));
  for (const id of firstAt) attach(id, firsts.pop()!);
  leaves(firsts);
  const lasts = random.shuffle(villainsOf(last));
  if (lastAt) attach(lastAt, lasts.pop()!);
  else piles.last = pile([lasts.pop()!]);
  leaves(lasts);
  if (stack) piles.stack = deckOf(villainsOf(stack), random);
  if (w.mission === 'fall') layMarkers(w, random);
  if (w.isLate) layLate(w, seats, random);
}
/** AH-FOM-08: one marker each, by chance and none twice. */
function layMarkers(w: Heroes, random: Random): void {
  const markers = random.shuffle(Object.keys(HORSEMAN_MARKERS).map((_, n) => n));
  for (const id of MISSIONS.fall.firstAt) w.effectMarker[tileNamed(id)] = markers.pop()!;
}

/** All Villains are there, each with one icon left. */
function layLate(w: Heroes, seats: number, random: Random): void {
  const { piles } = w;
  const attach = (id: string, from: Pile): void => {
    if (!from.cards.length) return;
    w.villain[tileNamed(id)] = moveTop(from, piles.shown, everybody(seats));
  };
  attach('B', piles.stack);
  attach('C', piles.last);
  w.villain.forEach((villain, tile) => {
    if (villain < 0) return;
    const [, ...rest] = random.shuffle([...villainOf(villain).icons]);
    for (const [row] of rest) w.marker[rowSpace(tile, row) - FIRST_ROW] = random.below(seats);
  });
}
