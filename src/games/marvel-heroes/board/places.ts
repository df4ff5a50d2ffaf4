// Places of things on the board: heroes in the city, the thing that an ability stands on, cards that no other place
// shows, and the fold a question is about.
import type { Decision, Ref, Seat, View } from '#engine/types.ts';
import { BOSS, LEAD, LOWER, PLAN, POWER_UP, RESOURCE, SECOND, SUPPORT } from '../abilities/sources.ts';
import { areaOf, DISTRICTS } from '../cards/board.ts';
import { HERO_COUNT } from '../table/deck.ts';
import { CARD, NONE, READY, SUPPORTING, type Marvel } from '../table/world.ts';

/** The part of the board that a small screen shows. */
export type Fold = 'city' | 'team' | 'cards';
/** The page that is open: Teams are chosen, the city, or a fight. */
export type Stage = 'setUp' | 'city' | 'fight';
export const stageOf = ({ team, fight }: Marvel): Stage => (fight ? 'fight' : team.includes(NONE) ? 'setUp' : 'city');

export const PHASES = ['setUp', 'planning', 'missions'] as const;
export type Phase = (typeof PHASES)[number];
export function phaseOf({ world, decisions }: View<Marvel>): Phase {
  if (world.team.includes(NONE)) return 'setUp';
  return decisions.some(({ id }) => /^(planning|allyStep|room)\./.test(id)) ? 'planning' : 'missions';
}

const everyHero = Array.from({ length: HERO_COUNT }, (_, hero) => hero);
/** Heroes of all Teams in a District. */
export const heroesIn = ({ status, at }: Marvel, district: number): number[] =>
  everyHero.filter(hero => status[hero] === READY && at[hero] === district);
/** Heroes of all Teams on a Support space. */
export const supportersIn = ({ status, at }: Marvel, area: number): number[] =>
  everyHero.filter(hero => status[hero] === SUPPORTING && at[hero] === area);
/** The Area in which a hero is, or none while he is on his card. */
export const areaOfHero = ({ status, at }: Marvel, hero: number): number =>
  at[hero] === CARD ? NONE : status[hero] === READY ? areaOf(at[hero]!) : at[hero]!;

/** The thing on the board that an ability stands on: a hero, a card, a Power-Up, a plan, a Mastermind. */
export function thingOf(ref: Ref): Ref {
  if (!ref.startsWith('ability:')) return ref;
  const n = Number(ref.slice(8)) % SECOND;
  if (n >= LOWER) return `card:${n - LOWER}`;
  if (n >= LEAD) return `card:${n - LEAD}`;
  if (n >= RESOURCE) return `card:${n - RESOURCE}`;
  if (n >= POWER_UP) return `powerUp:${n - POWER_UP}`;
  if (n >= PLAN) return `plan:${n - PLAN}`;
  if (n >= BOSS) return `mastermind:${n - BOSS}`;
  return `hero:${n >= SUPPORT ? n - SUPPORT : n}`;
}

const kindOf = (ref: Ref): string => ref.split(':')[0]!;
const numberOf = (ref: Ref): number => Number(ref.split(':')[1]);
/** Things of a kind that the legal options name, each once. */
export const named = (decision: Decision | undefined, kind: string): number[] => [
  ...new Set(
    decision?.options
      .filter(({ refused }) => !refused)
      .flatMap(({ refs }) => refs.map(thingOf))
      .filter(ref => kindOf(ref) === kind)
      .map(numberOf) ?? [],
  ),
];
/** Abilities of a thing that can be used now. */
export const sourcesOf = (decision: Decision | undefined, thing: Ref): number[] =>
  decision?.options
    .filter(({ refused }) => !refused)
    .flatMap(({ refs }) => refs.filter(ref => ref.startsWith('ability:') && thingOf(ref) === thing).map(numberOf)) ??
  [];
/** Cards that lie where the viewer sees them. */
function cardsInSight(w: Marvel, me: Seat): readonly number[] {
  const { hand, plots } = w.piles;
  const own = [...(hand[me]?.cards ?? []), ...(plots[me]?.cards ?? [])];
  if (w.fight) return own;
  return [...own, ...(w.allies[me] ?? []), ...w.mostWanted, ...w.track];
}
/** Cards that options name and that lie nowhere in sight: they are laid out. */
export function laidOut(w: Marvel, decision: Decision | undefined, me: Seat): number[] {
  const seen = cardsInSight(w, me);
  return named(decision, 'card').filter(card => !seen.includes(card));
}
/** In a fight, everything else that can be picked is laid out beside the viewer's cards. */
export function usable(w: Marvel, decision: Decision | undefined, me: Seat): Ref[] {
  if (!w.fight) return [];
  const own = cardsInSight(w, me);
  const things = decision?.options.filter(({ refused }) => !refused).flatMap(({ refs }) => refs.map(thingOf)) ?? [];
  const isLaid = (ref: Ref): boolean => {
    const kind = kindOf(ref);
    if (kind === 'card') return decision?.id !== 'using.discard' || !own.includes(numberOf(ref));
    return kind === 'hero' || kind === 'powerUp' || kind === 'plan' || kind === 'mastermind';
  };
  return [...new Set(things)].filter(isLaid);
}

/** The fold on which a thing lies. */
export function foldOf({ track, mostWanted }: Marvel, thing: Ref): Fold | undefined {
  const kind = kindOf(thing);
  if (kind === 'area' || kind === 'district' || kind === 'supportSpace') return 'city';
  if (kind === 'hero' || kind === 'powerUp') return 'team';
  if (kind !== 'card') return undefined;
  return track.includes(numberOf(thing)) || mostWanted.includes(numberOf(thing)) ? 'city' : 'cards';
}
/** The fold that a question is about, where that is not the one on which the first thing lies that can be picked. */
export const foldOfQuestion = ({ id }: Decision): Fold | undefined =>
  id === 'planning.assign' ? 'team' : id === 'turn.act' ? 'city' : undefined;
export const isSpecial = (district: number): boolean => district >= DISTRICTS;
