// When Evolution cards and Advanced abilities act: `raise` reports what happened, and abilities that answer are parked.
import { park } from '#engine/kit/triggers.ts';
import type { Seat } from '#engine/types.ts';
import type { Advanced, CardType, Colour, Moment } from '../cards/card.ts';
import { TEAMS } from '../cards/teams.ts';
import { isOpponents } from '../table/acts.ts';
import { EVOLUTION_KEYS, evolutionAt, evolutionOf, madeUpAdvanced, momentOf } from '../table/deck.ts';
import { heroOf, NONE } from '../table/pawns.ts';
import { kindOf, locationOf } from '../table/spaces.ts';
import type { Heroes, T } from '../table/world.ts';
import { isMeant, pawnsAt } from './filters.ts';

/** Something that abilities answer to. */
export interface Happening {
  readonly on: Moment['on'];
  readonly seat: Seat;
  readonly pawn?: number;
  readonly space?: number;
  readonly tile?: number;
  readonly colour?: Colour;
  readonly type?: CardType;
  /** Of damage: the Villain already carried an own marker; an opponent had more of them. */
  readonly isAgain?: boolean;
  readonly isBehind?: boolean;
}
/** Numbers of abilities: Evolution cards, the Advanced ability of each team, Institute cards that act at the End of
 *  Round; above them made-up Evolution cards. */
export const advancedNumber = (team: number): number => EVOLUTION_KEYS.length + team;
export const CARD = EVOLUTION_KEYS.length + TEAMS.length;
export const isAdvanced = (source: number): boolean => source >= EVOLUTION_KEYS.length && source < CARD;
export const advancedOf = (source: number): Advanced =>
  madeUpAdvanced.at(source) ?? TEAMS[source - EVOLUTION_KEYS.length]!.advanced;
/** AH-PLY-04: at most once a round? */
export const isLimited = (source: number): boolean => isAdvanced(source) || evolutionAt(source)?.oncePerRound === true;
/** The card acts once a round: it has acted. */
export function markUsed(t: T, source: number): void {
  if (source !== NONE && isLimited(source) && !t.world.used.includes(source)) t.world.used.push(source);
}

/** Parks every ability of the seat that answers. AH-RUL-72: none acts twice in one chain. */
export function raise(t: T, it: Happening): void {
  const w = t.world;
  for (const n of w.played[it.seat]!) {
    if (momentOf(n) !== it.on) continue;
    const { hero, when } = evolutionOf(n);
    if (isAbout(when, hero, it) && answers(w, when, it)) parkAbility(t, n, it);
  }
  if (!w.isGold) return; // AH-PLY-04
  const source = advancedNumber(w.team[it.seat]!);
  const { when } = advancedOf(source);
  if (when.on === it.on && answers(w, when, it)) parkAbility(t, source, it);
}
/** AH-EVO-07, AH-RUL-75, AH-STU-06: moments of a pawn are of the named Hero alone. */
const isAbout = ({ on }: Moment, hero: string, { pawn = NONE }: Happening): boolean =>
  on === 'play' || on === 'pass' || on === 'recruitBonus' || heroOf(pawn) === hero;

function answers(w: Heroes, when: Moment, it: Happening): boolean {
  const { pawn = NONE, space = NONE, seat } = it;
  if (when.colours && !when.colours.includes(it.colour!)) return false;
  if (when.types && !when.types.includes(it.type!)) return false;
  if (when.at && (space === NONE || !isMeant(w, when.at, space, { seat, pawn, space }))) return false;
  return !when.is || isSo(w, when.is, it, pawn, space);
}
function isSo(w: Heroes, is: NonNullable<Moment['is']>, it: Happening, pawn: number, space: number): boolean {
  if (is === 'ownMarkerBefore') return it.isAgain === true;
  if (is === 'opponentAheadOnTile') return it.isBehind === true;
  const here = pawnsAt(w, locationOf(space)).filter(other => other !== pawn);
  const isTheirs = (other: number): boolean => isOpponents(w, other, it.seat);
  switch (is) {
    case 'noOtherPawnHere':
      return here.length === 0;
    case 'noOpponentPawnHere':
      return !here.some(isTheirs);
    case 'kittyHere':
      return here.some(other => w.owner[other] === it.seat && heroOf(other) === 'Kitty Pryde');
    default:
      return here.some(other => isTheirs(other) && kindOf(w.at[other]!) === 'basic');
  }
}
/** AH-EVO-05, AH-EVO-06. At the End of Round it does not matter whose pawn it was, so nobody orders what is alike. */
function parkAbility(t: T, source: number, it: Happening): void {
  const { seat, tile = NONE } = it;
  const running = t.outer('ability');
  const chain = running ? [...running.chain, running.source] : [];
  if (chain.includes(source) || (isLimited(source) && t.world.used.includes(source))) return;
  const { pawn = NONE, space = NONE } = it.on === 'endOfRound' ? {} : it;
  park(t, { owner: seat, source, run: 'ability', my: { pawn, space, tile, chain } });
}
