// The effect vocabulary: what each verb does. Questions are asked by procedures of the flow.
import type { Seat } from '#engine/types.ts';
import type { Arguments, Effect, Effects } from '../cards/card.ts';
import { changeOf, isDone, sideFor } from '../abilities/changes.ts';
import { fighterOf } from '../abilities/fighters.ts';
import { troubleShown } from '../abilities/passive.ts';
import { kosOn } from '../abilities/ratings.ts';
import { SUPPORT } from '../abilities/sources.ts';
import { discardByChance, gainPp, lookAt, toRecovery } from '../table/acts.ts';
import { drawResource, drawVillain } from '../table/drawing-cards.ts';
import { nemesisPlayer, skillBit } from '../table/figures.ts';
import type { KoFrom } from '../table/locals.ts';
import { HEROES, type Side, type T } from '../table/world.ts';

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

const ALL_SKILLS = 63;
/** Lays down the change that an effect brings about. */
function lay(t: T, my: Scope, effect: Effect): void {
  const change = changeOf(t.world, my, effect);
  if (change) t.world.fight!.changes.push(change);
}
const ask = (act: string) => (t: T, my: Scope) => t.call('opponentChoice', { seat: my.seat, act, n: 0 });

/** MH-RUL-74: to remove and to prevent a KO are two things. */
const combatVerbs = {
  rate: lay,
  setRate: lay,
  copyRate: lay,
  /** MH-ABT-10 */
  hits(t, _my, { n }) {
    t.world.fight!.plus += n;
  },
  reroll(t, my, { whose, dice, of }) {
    const side = whose === 'trouble' ? 2 : of === 'attack' ? 1 : 0;
    t.call('rerolling', { seat: my.seat, side, which: dice, isOwn: whose !== 'opponent' });
  },
  boost: lay,
  noBoost: lay,
  preventKo: t => void (t.world.fight!.isPrevented = true),
  removeKo(t, my, { n }) {
    const { fight, ko } = t.world;
    if (my.side === HEROES) ko[fight!.hero] = Math.max(0, ko[fight!.hero]! - n);
    else fight!.kos = Math.max(0, fight!.kos - n);
    t.log('koRemoved', { whom: fighterOf(fight!, my.side), n: kosOn(t.world, my.side) });
  },
  inflictKo: (t, my) => t.call('knockout', { side: sideFor(my, 'opponent'), from: 'effect' }),
  initiative: (t, my) => void (t.world.fight!.initiative = my.side),
  showPower: lay,
  changePower: (t, my, { who }) =>
    t.call('switching', { seat: my.seat, side: sideFor(my, who), isOwn: who === 'self' }),
  lockPower: lay,
  winTies: lay,
  seal: lay,
  removeHelper: (t, my) => t.call('dispelling', { seat: my.seat }),
  removeCharge: t => t.call('draining'),
  recover: (t, my) => toRecovery(t, my.seat, my.source - SUPPORT),
} satisfies Partial<Verbs>;

const troubleVerbs = {
  /** MH-TRB-11, MH-RUL-107, MH-BRD-11 */
  trouble(t, _my, { n }) {
    t.world.task!.change += n;
    t.world.trouble = troubleShown(t.world);
    t.log('troubleChanged', { n: t.world.trouble });
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
  heal: (t, { seat }, { n }) => t.call('treatment', { seat, n, isUpTo: true, supports: true, treated: [] }),
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
    if (isDone(t.world, my.side, effect, my.koFrom)) (VERBS[effect.do] as Verb<Effect>)(t, my, effect);
}
