// Choosing Characters for a Mission: School after School is invited, sends one or refuses, and those sent enter.
import type { Verdict } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import type { Seat } from '#engine/types.ts';
import { attributesOf, strongest } from '../abilities/stats.ts';
import { missionOf } from '../cards/missions.ts';
import { ableOf } from '../table/characters.ts';
import { fightOf } from '../table/figures.ts';
import type { Inviting } from '../table/locals.ts';
import { startHex } from '../table/hex.ts';
import { charactersOf, NONE, type Revolution, type T } from '../table/world.ts';
import { IS_KIND, isLeader } from '../cards/numbers.ts';
import { loseRp } from './damage.ts';
import { callMoment } from './reactions.ts';

/** A mission for two is full with two (MR-CHO-09). */
const isFull = (w: Revolution): boolean => fightOf(w).pcs.length === missionOf(fightOf(w).card).characters;
const uninvited = (t: T, my: Inviting): Seat[] =>
  t.clockwise(t.world.commander).filter(seat => !my.invited.includes(seat));
const guest = (my: Inviting): Seat => my.invited.at(-1)!;

export const invitations = procedure<Revolution, Inviting>()({
  begin(_t, my) {
    my.invited = [];
  },
  /** MR-CHO-01, MR-CHO-02, MR-CHO-09, MR-RUL-82, MR-RUL-85, MR-RUL-86 */
  invite: {
    rule: 'MR-CHO-01',
    idle: 'invite',
    one: (t, my) => (isFull(t.world) || !uninvited(t, my).length ? null : t.world.commander),
    facts: t => ({ n: fightOf(t.world).pcs.length + 1, card: fightOf(t.world).card }),
    choices: {
      invite: {
        of: 'seat',
        each: (t, my) => uninvited(t, my),
        take(t, my, _seat, invited) {
          my.invited.push(invited);
          my.waived = false;
          t.log('invited', { seat: invited, n: fightOf(t.world).pcs.length + 1 });
          callMoment(t, { on: 'mission.invited', acting: invited });
          return 'answer';
        },
      },
    },
  },
  all: () => 'end',
  /** MR-CHO-03, MR-CHO-04, MR-CHO-05, MR-CHO-07, MR-RUL-81 */
  answer: {
    rule: 'MR-CHO-03',
    idle: (t, _my, seat) => `send:${strongest(t.world, fit(t.world, seat))}`,
    one: (_t, my) => guest(my),
    facts: t => ({ n: fightOf(t.world).pcs.length + 1, card: fightOf(t.world).card }),
    choices: {
      send: {
        of: 'character',
        each: (t, _my, seat) => charactersOf(t.world, seat),
        refuse: (t, _my, seat, c) => cannotSend(t.world, seat, c),
        take(t, _my, seat, c) {
          send(t, seat, c);
          return 'invite';
        },
      },
      refuse: { take: () => 'refused' },
    },
  },
  refused(t, my) {
    t.log('invitationRefused', { seat: guest(my) });
    callMoment(t, { on: 'mission.refused', acting: guest(my) });
  },
  /** MR-CHO-06, MR-CHO-08, MR-RUL-88 */
  pay(t, my) {
    if (!my.waived) loseRp(t, guest(my), 1);
    return 'invite';
  },
});

/** MR-CHO-04, MR-CHO-05, MR-GLO-01, MR-GLO-02, MR-RUL-87: why a character cannot go. */
function cannotSend(w: Revolution, seat: Seat, c: number): Verdict {
  const { card } = fightOf(w);
  const { leaders, only } = missionOf(card);
  if (w.injured[c]) return no('MR-CHO-04', { character: c });
  if (only && !only.some(kind => IS_KIND[kind](c))) return no('MR-RUL-87', { character: c, card });
  if (!isLeader(c) || leaders) return undefined;
  return ableOf(w, seat).length > 0 && 'MR-CHO-05';
}
/** MR-RUL-140: the characters that may go. */
const fit = (w: Revolution, seat: Seat): number[] => charactersOf(w, seat).filter(c => !cannotSend(w, seat, c));

/** MR-CHO-02, MR-CHO-11, MR-CHO-12: onto the lowest free Position, with full stats. */
export function send(t: T, seat: Seat, character: number): void {
  const { pcs } = fightOf(t.world);
  const position = pcs.length + 1;
  const stats = attributesOf(t.world, character);
  pcs.push({ seat, character, position, hex: NONE, stats, start: [...stats], out: 0, attacked: [], actions: 0 });
  t.log('sent', { seat, character, n: position });
}
/** MR-CHO-10, MR-RUL-83, MR-RUL-84: with fewer than two there is no Mission. */
export const areTooFew = (w: Revolution): boolean => fightOf(w).pcs.length < 2;
/** MR-CHO-13, MR-CHO-14, MR-CHO-15, MR-CHO-16: all who were sent enter the arena. */
export function enterArena(w: Revolution): void {
  const { pcs } = fightOf(w);
  for (const pc of pcs) pc.hex = startHex(pcs.length, pc.position);
}
