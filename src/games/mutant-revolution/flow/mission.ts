// The Mission Phase: a Mission is turned up, the command auctioned, Schools send characters, who fight for rewards.
import { moveTop } from '#engine/kit/decks.ts';
import { procedure } from '#engine/game.ts';
import { everybody } from '#engine/kit/piles.ts';
import { no } from '#engine/refusals.ts';
import type { Refusal } from '#engine/types.ts';
import { refill } from '../table/plot-cards.ts';
import { fighterOf, fightOf, kindOf, occupied } from '../table/figures.ts';
import type { Running } from '../table/locals.ts';
import { dropLasting } from '../abilities/lasting.ts';
import { rollOff } from '../table/rolls.ts';
import { type Fight, FIRST_TOKEN, NONE, type Revolution, type T, type Token } from '../table/world.ts';
import { changeRp } from '../table/points-and-hope.ts';
import { areTooFew, enterArena } from './mission-choosing-characters.ts';
import { callMoment } from './reactions.ts';
import { missionOf } from '../cards/missions.ts';
import { distance, HEXES, OPEN } from '../table/hex.ts';

/** MR-MIS-01 */
export const mission = procedure<Revolution, Running>()({
  /** MR-MIS-02, MR-INF-07, MR-RUL-38 */
  reveal(t) {
    const { missions, missionDiscard } = t.world.piles;
    refill(t, missions, missionDiscard);
    const card = moveTop(missions, missionDiscard, everybody(t.seats));
    t.world.fight = newFight(t, card);
    t.log('missionShown', { seat: t.world.commander, card });
  },
  /** MR-MIS-03, MR-MIS-06, MR-RUL-79 */
  bid: t => t.call('auction', { prize: 'commander' }, 'bid'),
  /** MR-MIS-04, MR-MIS-05, MR-RUL-80; nothing else moves the token (MR-RND-04). */
  command(t, my) {
    const { winner, live } = my.bid;
    const seat = winner === NONE ? rollOff(t, live) : winner;
    t.world.commander = fightOf(t.world).controller = seat;
    changeRp(t.world, seat, 1);
    t.log('commanded', { seat });
    t.call('invitations');
  },
  /** MR-CHO-10, MR-RUL-83, MR-RUL-84, MR-RUL-146 */
  enter(t) {
    if (areTooFew(t.world)) return 'abandon';
    enterArena(t.world);
    layTokens(t.world);
    t.call('placement');
    return undefined;
  },
  execute: t => t.call('fight', {}, 'outcome'),
  reward: (t, my) => t.call('rewards', { outcome: my.outcome }),
  finish: t => callMoment(t, { on: 'mission.end', acting: t.world.commander }),
  leave(t) {
    endFight(t.world);
    return 'end';
  },
  abandon(t) {
    t.log('missionAbandoned');
    endFight(t.world);
  },
});

/** A mission, or with card NONE a match of the tournament, before anybody is there. */
export function newFight(t: T, card: number): Fight {
  const none = (): number[] => t.clockwise(0).map(() => 0);
  const fight = { card, pcs: [], tokens: [], turn: 0, quiet: 0, stirred: false, failed: false };
  return { ...fight, controller: t.world.commander, damage: none(), destroyed: none(), feats: none() };
}
/** Ends the fight and all changes that lasted for it. */
export function endFight(w: Revolution): void {
  w.fight = null;
  dropLasting(w, 'attack', 'action', 'pcTurn', 'missionTurn', 'nextMissionTurn', 'mission');
}

// ---- setting up: tokens are laid beside the board and placed one after the other ----------------------------

/** The tokens that the Mission Card names, beside the board. */
export function layTokens(w: Revolution): void {
  const fight = fightOf(w);
  fight.tokens = missionOf(fight.card).tokens.flatMap(({ count }, kind) =>
    Array.from({ length: count }, () => newToken(w, kind)),
  );
}
export const newToken = (w: Revolution, kind: number): Token => ({
  kind,
  hex: NONE,
  marks: w.rp.map(() => 0),
  worked: 0,
  gone: false,
});

/** MR-EXE-01: one token after the other. */
export const placement = procedure<Revolution>()({
  place: {
    rule: 'MR-EXE-01',
    idle: t => `place:${farthest(t.world)}`,
    one: t => (next(t.world) === NONE ? null : t.world.commander),
    facts: t => ({ figure: next(t.world), n: kindOf(t.world, next(t.world)).placeMin }),
    choices: {
      place: {
        of: 'hex',
        each: t => roomOf(t).free,
        refuse: (t, _my, _seat, hex) => roomOf(t).refused[hex],
        take(t, _my, _seat, hex) {
          const figure = next(t.world);
          fightOf(t.world).tokens[figure - FIRST_TOKEN]!.hex = hex;
          t.log('placed', { fighter: fighterOf(t.world, figure), hex });
          return 'place';
        },
      },
    },
  },
});

/** The first token that is not on the board yet. */
function next(w: Revolution): number {
  const at = fightOf(w).tokens.findIndex(({ hex }) => hex === NONE);
  return at < 0 ? NONE : FIRST_TOKEN + at;
}
/** MR-RUL-25 */
function free(w: Revolution): number[] {
  const taken = occupied(w);
  return OPEN.filter(hex => !taken.includes(hex));
}
/** MR-EXE-02, MR-RUL-27: hexes to the nearest Player Character. */
function clearance({ pcs }: Fight, hex: number): number {
  let least = Infinity;
  for (const pc of pcs) if (!pc.out) least = Math.min(least, distance(pc.hex, hex));
  return least;
}

interface Room {
  free: readonly number[];
  /** By hex: why the token cannot go there, for it is too near. */
  refused: readonly (Refusal | undefined)[];
}
const roomOf = (t: T): Room => t.memo(room);
/** MR-RUL-26: the card's distance, or the largest there is. */
function room({ world: w }: T): Room {
  const fight = fightOf(w);
  const open = free(w);
  const clearances: number[] = [];
  let largest = -Infinity;
  for (const hex of open) largest = Math.max(largest, (clearances[clearances.length] = clearance(fight, hex)));
  const n = Math.min(kindOf(w, next(w)).placeMin, largest);
  const tooNear = no('MR-EXE-02', { n });
  const refused = new Array<Refusal | undefined>(HEXES.length).fill(undefined);
  open.forEach((hex, i) => {
    if (clearances[i]! < n) refused[hex] = tooNear;
  });
  return { free: open, refused };
}
/** MR-RUL-140 */
function farthest(w: Revolution): number {
  const fight = fightOf(w);
  return free(w).reduce((best, hex) => (clearance(fight, hex) > clearance(fight, best) ? hex : best));
}
