// The effect vocabulary: what each verb does. Questions are asked by procedures of the flow.
import type { Seat } from '#engine/types.ts';
import {
  COLOURS,
  RATINGS,
  type Arguments,
  type Condition,
  type Effect,
  type Effects,
  type Rating,
} from '../cards/card.ts';
import { printed, SEALS } from '../abilities/ratings.ts';
import { holds } from '../abilities/usable.ts';
import { SUPPORT } from '../abilities/sources.ts';
import { discardByChance, drawResource, drawVillain, gainPp, lookAt, type T } from '../table/acts.ts';
import { nemesisPlayer, skillBit } from '../table/figures.ts';
import type { KoFrom } from '../table/locals.ts';
import { HEROES, type Change, type Side } from '../table/world.ts';
import { toRecovery } from '../flow/movement.ts';

/** What a list of effects knows while it is carried out. */
export interface Scope {
  readonly seat: Seat;
  readonly source: number;
  readonly side: Side;
  readonly koSide: Side;
  readonly koFrom: KoFrom;
}
type Verb<E> = (t: T, my: Scope, effect: E) => void;
type Verbs = { [V in keyof Arguments]: Verb<{ do: V } & Arguments[V]> };

const SAME_COLOURS = 4;
const INITIATIVE = 5;
const EVERY_ROLL = 7;
const ALL_SKILLS = 63;
/** Conditions on colours and Initiative are looked at whenever the rating is; the others once, when it is used. */
function lastingCondition(condition: Condition | undefined): number {
  if (condition?.colour) return 1 + COLOURS.indexOf(condition.colour);
  if (condition?.sameColours) return SAME_COLOURS;
  return condition?.initiative ? INITIATIVE : 0;
}
const sideFor = (my: Scope, who: 'self' | 'opponent'): Side => (who === 'self' ? my.side : ((1 - my.side) as Side));
const ratingFor = (t: T, rating: Rating | 'roll'): number =>
  rating === 'roll' ? t.world.fight!.rating : RATINGS.indexOf(rating);
function change(t: T, my: Scope, part: Pick<Change, 'side' | 'kind' | 'what' | 'until'> & Partial<Change>): void {
  t.world.fight!.changes.push({ n: 0, source: my.source, when: 0, ...part });
}
const kosFor = (t: T, side: Side): number => (side === HEROES ? t.world.ko[t.world.fight!.hero]! : t.world.fight!.kos);
const ask = (act: string) => (t: T, my: Scope) => t.call('opponentChoice', { seat: my.seat, act, n: 0 });

/** MH-RUL-74: to remove and to prevent a KO are two things. */
const combatVerbs = {
  rate(t, my, { who, rating, n, for: until, perKo, if: condition }) {
    const more = perKo ? kosFor(t, sideFor(my, perKo)) : 0;
    const what = ratingFor(t, rating);
    change(t, my, { side: sideFor(my, who), kind: 'add', what, n: n + more, until, when: lastingCondition(condition) });
  },
  setRate(t, my, { who, rating, n, for: until }) {
    change(t, my, { side: sideFor(my, who), kind: 'set', what: ratingFor(t, rating), n, until });
  },
  copyRate(t, my, { rating, from, for: until }) {
    const f = t.world.fight!;
    const what = ratingFor(t, rating);
    const theirs = printed(f, sideFor(my, 'opponent'), from ? RATINGS.indexOf(from) : what);
    if (theirs > printed(f, my.side, what)) change(t, my, { side: my.side, kind: 'set', what, n: theirs, until });
  },
  /** MH-ABT-10 */
  hits(t, _my, { n }) {
    t.world.fight!.plus += n;
  },
  reroll(t, my, { whose, dice, of }) {
    const side = whose === 'trouble' ? 2 : of === 'attack' ? 1 : 0;
    t.call('rerolling', { seat: my.seat, side, which: dice, isOwn: whose !== 'opponent' });
  },
  boost(t, my, { for: until, rolls }) {
    const what = rolls ? rolls.reduce((bits, rating) => bits | (1 << RATINGS.indexOf(rating)), 0) : EVERY_ROLL;
    change(t, my, { side: my.side, kind: 'boost', what, until });
  },
  noBoost: (t, my, { for: until }) => change(t, my, { side: sideFor(my, 'opponent'), kind: 'noBoost', what: 0, until }),
  preventKo: t => void (t.world.fight!.isPrevented = true),
  removeKo(t, my, { n }) {
    const { fight, ko } = t.world;
    if (my.side === HEROES) ko[fight!.hero] = Math.max(0, ko[fight!.hero]! - n);
    else fight!.kos = Math.max(0, fight!.kos - n);
  },
  inflictKo: (t, my) => t.call('knockout', { side: sideFor(my, 'opponent'), from: 'effect' }),
  initiative: (t, my) => void (t.world.fight!.initiative = my.side),
  showPower: (t, my, { for: until }) => change(t, my, { side: sideFor(my, 'opponent'), kind: 'show', what: 0, until }),
  changePower: (t, my, { who }) =>
    t.call('switching', { seat: my.seat, side: sideFor(my, who), isOwn: who === 'self' }),
  lockPower(t, my, { colour, for: until }) {
    const side = sideFor(my, 'opponent');
    const what = colour === 'last' ? t.world.fight!.last[side] : COLOURS.indexOf(colour);
    change(t, my, { side, kind: 'lock', what, until });
  },
  winTies: (t, my, { rating, for: until }) =>
    change(t, my, { side: my.side, kind: 'ties', what: RATINGS.indexOf(rating), until }),
  seal: (t, my, { what, for: until }) =>
    change(t, my, { side: sideFor(my, 'opponent'), kind: 'seal', what: SEALS.indexOf(what), until }),
  removeHelper: (t, my) => t.call('dispelling', { seat: my.seat }),
  removeCharge: (t, my) => t.call('draining', { seat: my.seat }),
  recover: (t, my) => toRecovery(t, my.seat, my.source - SUPPORT),
} satisfies Partial<Verbs>;

const troubleVerbs = {
  /** MH-TRB-11, MH-BRD-11 */
  trouble(t, _my, { n }) {
    t.world.trouble = Math.max(0, t.world.trouble + n);
    if (t.watched) t.log('troubleChanged', { n: t.world.trouble });
  },
  threat(t, _my, { n }) {
    t.world.task!.threat = Math.max(1, t.world.task!.threat + n);
  },
  skill(t, _my, { skill }) {
    t.world.task!.skills |= skill === 'headline' ? ALL_SKILLS : skillBit(skill);
  },
} satisfies Partial<Verbs>;

const tableVerbs = {
  draw: (t, { seat }, { deck, n }) => (deck === 'resource' ? drawResource(t, seat, n) : drawVillain(t, seat, n)),
  discard(t, { seat }, { who, deck, n }) {
    if (who === 'heroPlayer') discardByChance(t, t.world.fight!.seat, deck, n);
    else if (who === 'chosen') t.call('opponentChoice', { seat, act: 'discard', n });
    else for (const other of t.clockwise(seat, 1)) discardByChance(t, other, deck, n);
  },
  look(t, { seat }, { who }) {
    if (who === 'chosen') t.call('opponentChoice', { seat, act: 'look', n: 0 });
    else if (who === 'nemesis') lookAt(t, seat, nemesisPlayer(t.world, seat));
    else for (const other of t.clockwise(seat, 1)) lookAt(t, seat, other);
  },
  raid: ask('raid'),
  burgle: ask('burgle'),
  clearMostWanted: (t, { seat }) => t.call('clearing', { seat }),
  calm: (t, { seat }, { n }) => t.call('calming', { seat, n }),
  replaceHeadline: (t, { seat }) => t.call('replacing', { seat }),
  storyActions(t, { seat }, { n }) {
    for (let i = 0; i < n; i++) t.call('story', { seat });
  },
  storyManipulate: (t, { seat }) => t.call('manipulation', { seat }),
  storyAdvance: (t, { seat }, { n }) => t.call('advance', { seat, n }),
  movement: (t, { seat }) => t.call('movement', { seat, hero: -1, to: -1 }),
  moveAfterwards: (t, { seat }) => void t.world.moves[seat]!++,
  move: (t, { seat }, { how }) => t.call('group', { seat, how }),
  heal: (t, { seat }, { n }) => t.call('treatment', { seat, n, supports: true, treated: [] }),
  gainPp: (t, { seat }, { n }) => gainPp(t, seat, n),
  takeAlly: (t, { seat }) => t.call('salvaging', { seat }),
  allyCost: (t, { seat }, { n }) => void (t.world.allyLess[seat]! -= n),
  stopScheme: t => void (t.outer('scheming')!.isStopped = true),
} satisfies Partial<Verbs>;

/** Read where they matter: costs, planning, scheming, challenges. */
const passive = (): void => undefined;
const VERBS: Verbs = {
  ...combatVerbs,
  ...troubleVerbs,
  ...tableVerbs,
  noSkill: passive,
  losePp: passive,
  freeSupport: passive,
  clinic: passive,
  cost: passive,
  requirement: passive,
  henchmen: passive,
  alsoDraw: passive,
};

export function carryOut(t: T, effects: Effects, my: Scope): void {
  for (const effect of effects)
    if (lastingCondition(effect.if) || holds(t.world, my.side, effect.if, my.koFrom))
      (VERBS[effect.do] as Verb<Effect>)(t, my, effect);
}
