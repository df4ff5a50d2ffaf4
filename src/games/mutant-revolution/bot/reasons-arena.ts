// Reasons for an option in the arena: ways, blows, marks, and the price of a defeat.
import { mean } from '#engine/kit/bot-kit.ts';
import type { Seat } from '#engine/types.ts';
import {
  between,
  fightOf,
  foesOf,
  isToken,
  marksOn,
  missionCharacter,
  pcOf,
  standing,
  tokenOf,
} from '../table/figures.ts';
import { distance } from '../table/hex.ts';
import { type Move, type Reason, why } from './reason-words.ts';
import { ATK, DEF, healthOf, rangeOf, SPD } from '../abilities/stats.ts';
import { FIRST_TOKEN, NONE, type Revolution } from '../table/world.ts';

const tenths = (n: number): number => Math.round(10 * n) / 10;

const inReach = (w: Revolution, seat: Seat): number[] =>
  foesOf(w, seat).filter(figure => between(w, seat, figure) <= rangeOf(w, pcOf(w, seat)!.character));
const wayOf = ({ judging, seat }: Move, w: Revolution): number => judging.farFrom(fightOf(w), seat, pcOf(w, seat)!.hex);

/** The reason for a walk: figures within reach, or a way that is shorter or longer than before. */
const walks: Reason = move => {
  const { before, after, later, decision, seat } = move;
  const w = decision === 'pcTurn.act' ? later.find(({ fight }) => fight)! : after;
  if (!w?.fight || pcOf(w, seat)?.out) return undefined;
  const reached = inReach(w, seat);
  const figures = reached.filter(figure => !inReach(before, seat).includes(figure));
  if (figures.length) return why('reaches', { figures });
  const n = wayOf(move, before) - wayOf(move, w);
  return n > 0 ? why('nearer', { n }) : n < 0 ? why('farther', { n: -n }) : rests({ ...move, before: w });
};
/** Figures that could attack the seat's Player Character where it stands. */
const threats = (w: Revolution, seat: Seat): number[] =>
  foesOf(w, seat).filter(figure => between(w, seat, figure) <= reachOf(w, figure));
const reachOf = (w: Revolution, figure: number): number =>
  isToken(figure) ? missionCharacter(w, figure).range : rangeOf(w, pcOf(w, figure)!.character);
const rests: Reason = move =>
  threats(move.before, move.seat).length ? why('stays', { n: wayOf(move, move.before) }) : why('safe');

/** The reason for a Mission Character's movement: to rivals, or away from one's own. */
const leads: Reason = ({ before, after, seat }) => {
  const place = after.fight?.tokens.findIndex(({ hex }, i) => hex !== before.fight!.tokens[i]?.hex) ?? NONE;
  if (place === NONE) return undefined;
  const figure = FIRST_TOKEN + place;
  const near = standing(after).filter(pc => between(after, figure, pc.seat) <= reachOf(after, figure));
  const figures = near.map(pc => pc.seat).filter(other => other !== seat);
  if (figures.length) return why('threatens', { figures });
  return near.length || pcOf(after, seat)?.out !== 0 ? undefined : why('sparesOwn');
};
const strikes: Reason = ({ before, pick: { n: figure }, seat }) =>
  figure === seat ? undefined : why('rivalHealth', { figure, n: healthOf(pcOf(before, figure)!.stats) });
const places: Reason = ({ before, pick: { n: hex }, seat }) => {
  const own = pcOf(before, seat);
  return !own || own.out || own.hex === NONE ? undefined : why('placed', { n: distance(own.hex, hex) });
};

/** Damage that a figure has taken; all it can bear when it is out. */
function hurt(before: Revolution, w: Revolution, figure: number): { n: number; out: boolean } {
  if (isToken(figure)) {
    if (!w.fight) return { n: 0, out: true };
    const [was, is] = [tokenOf(before, figure), tokenOf(w, figure)];
    return { n: marksOn(is) - marksOn(was), out: is.gone };
  }
  const [was, is] = [pcOf(before, figure)!, pcOf(w, figure)];
  return is && !is.out ? { n: healthOf(was.stats) - healthOf(is.stats), out: false } : { n: 0, out: true };
}
const attacks: Reason = move => {
  const figure = move.pick.n;
  const blows = move.later.map(w => hurt(move.before, w, figure));
  const of = Math.round(10 * mean(blows.map(({ out }) => Number(out))));
  if (of) return why('fells', { of, figure });
  const n = tenths(mean(blows.map(blow => blow.n)));
  return n ? why('hits', { n, figure }) : why('misses', { figure });
};

const works: Reason = ({ before, later, seat }) => {
  const during = later.filter(({ fight }) => fight);
  if (!during.length) return undefined;
  const feats = (w: Revolution): number => fightOf(w).feats[seat]!;
  return why('works', { n: tenths(mean(during.map(feats)) - feats(before)) });
};

const bears: Reason = ({ before, after }) => {
  const changed = after.fight?.pcs.find(({ stats }, i) => healthOf(stats) !== healthOf(before.fight!.pcs[i]!.stats));
  if (!changed) return undefined;
  const { stats } = changed;
  return why('leavesStats', { atk: stats[ATK], def: stats[DEF], spd: stats[SPD] });
};

/** The fallen Character at stake, and what was paid for it. */
const paysFor =
  (say: 'ransoms' | 'recruits'): Reason =>
  ({ before, after, seat }) => {
    const character = before.fight?.pcs.findLast(({ out }) => out)?.character;
    const n = before.hope[seat]! - after.hope[seat]!;
    return character === undefined ? undefined : why(say, { character, n });
  };
const keepsHope: Reason = ({ before, seat }) => why('keepsHope', { n: before.hope[seat]! });

export const arenaReasons: Record<string, Reason> = {
  'move.to:to': walks,
  'pcTurn.act:move': walks,
  'pcTurn.act:attack': attacks,
  'pcTurn.act:special': works,
  'pcTurn.act:done': rests,
  'put.choose:to': walks,
  'activation.move:to': leads,
  'activation.strike:attack': strikes,
  place: places,
  restore: bears,
  first: move => (move.pick.n === move.seat ? why('first') : undefined),
  lower: bears,
  'defeat.ransom:pay': paysFor('ransoms'),
  letGo: keepsHope,
  'defeat.recruit:recruit': paysFor('recruits'),
  'defeat.recruit:decline': keepsHope,
};
