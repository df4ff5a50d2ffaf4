// Reading a table by name: the same words in which a position is written, so that what is read can be laid again.
import { bit } from '#engine/kit/piles.ts';
import { HORSEMAN_MARKERS, MISSION_TILES } from '../cards/missions.ts';
import { TEAMS } from '../cards/teams.ts';
import { advancedNumber } from '../abilities/moments.ts';
import { studentsOf } from '../table/acts.ts';
import { evolutionKey, keyOf } from '../table/deck.ts';
import { JET, lookOf, NONE, PAWNS } from '../table/pawns.ts';
import { FIRST_ROW, INSTITUTE, SPACES, spaceKey, spaceOfSlot } from '../table/spaces.ts';
import { GONE, NO_VILLAIN, type Heroes } from '../table/world.ts';
import type { Position } from './position.ts';

/** What lies on the table, as a position would lay it; hands and face-down piles too. */
export function positionOf(w: Heroes): Position {
  const { piles } = w;
  const topFirst = (cards: readonly number[]): string[] => cards.toReversed().map(keyOf);
  return {
    seats: w.vp.length,
    ...(!w.team.includes(NONE) && { teams: w.team.map(n => TEAMS[n]!.id) }),
    order: [...w.order],
    next: [...w.next],
    round: w.round,
    passed: [...w.passed],
    vp: [...w.vp],
    villainTokens: [...w.villainTokens],
    resources: w.resources.map(list => [...list]),
    hands: piles.hand.map(({ cards }) => cards.map(keyOf)),
    protocols: piles.protocols.cards.map(keyOf),
    discard: piles.discard.cards.map(keyOf),
    deck: topFirst(piles.deck.cards),
    stack: topFirst(piles.stack.cards),
    played: w.played.map(list => list.map(evolutionKey)),
    unplayed: w.unplayed.map(list => list.map(evolutionKey)),
    used: w.used.map(abilityKey),
    cards: cardsOn(w),
    ...tilesOf(w),
    ...pawnsOn(w),
    isJetBegun: w.isJetBegun,
    ...(w.influence !== NONE && { influence: INSTITUTE[w.influence]! }),
  };
}
const abilityKey = (source: number): string =>
  TEAMS.find((_, team) => advancedNumber(team) === source)?.id ?? evolutionKey(source);

const entries = <X>(list: readonly X[], of: (item: X, n: number) => readonly [string, unknown] | undefined) =>
  Object.fromEntries(list.flatMap((item, n) => [of(item, n) ?? []].filter(({ length }) => length)));
const cardsOn = ({ slots, recruiters, vp }: Heroes): NonNullable<Position['cards']> =>
  entries(slots, (card, slot) => {
    const own = vp.flatMap((_, seat) => (recruiters[slot]! & bit(seat) ? [seat] : []));
    return card === NONE ? undefined : [spaceKey(spaceOfSlot(slot)), [keyOf(card), ...own]];
  }) as NonNullable<Position['cards']>;

function tilesOf(w: Heroes): Pick<Position, 'villains' | 'captives' | 'effectMarkers' | 'markers' | 'last' | 'tokens'> {
  const byTile = (list: readonly number[], name: (n: number) => string | undefined) =>
    entries(list, (n, tile) => (name(n) ? [MISSION_TILES[tile]!.id, name(n)] : undefined)) as Record<string, string>;
  const tokens: Record<string, string[]> = {};
  for (const { space, kind, value } of w.tokens) (tokens[spaceKey(space)] ??= []).push(`${kind} ${value}`);
  const [last] = w.piles.last.cards;
  return {
    villains: byTile(w.villain, n => (n === GONE ? 'gone' : n === NO_VILLAIN ? 'none' : keyOf(n))),
    captives: byTile(w.captive, n => (n === NONE ? undefined : keyOf(n))),
    effectMarkers: byTile(w.effectMarker, n => Object.keys(HORSEMAN_MARKERS)[n]),
    markers: entries(w.marker, (seat, icon) => (seat < 0 ? undefined : [spaceKey(FIRST_ROW + icon), seat])) as Record<
      string,
      number
    >,
    ...(last !== undefined && { last: keyOf(last) }),
    tokens,
  };
}
function pawnsOn(w: Heroes): Pick<Position, 'pawns' | 'jet' | 'students'> {
  const pawns: Record<string, string[]> = {};
  const jet: string[] = [];
  for (let pawn = 0; pawn < PAWNS; pawn++) {
    const at = w.at[pawn]!;
    const name = `${w.owner[pawn]} ${lookOf(pawn)}`;
    if (at >= JET) jet[at - JET] = name;
    else if (at >= 0 && at < SPACES) (pawns[spaceKey(at)] ??= []).push(name);
  }
  return { pawns, jet: jet.filter(Boolean), students: w.vp.map((_, seat) => studentsOf(w, seat)) };
}
