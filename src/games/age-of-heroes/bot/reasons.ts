// Reasons for an option, as bots would tell people: VP, damage, resources, cards, and what the X-Jet promises.
import type { Reasons, Tried } from '#engine/bot-knowledge.ts';
import { mean, reasonsFrom, sayWith, type Reason as ReasonFor } from '#engine/kit/bot-kit.ts';
import { bit } from '#engine/kit/piles.ts';
import type { Phrase, Seat, Text } from '#engine/types.ts';
import { iconAt } from '../abilities/icons.ts';
import { evolutionOf } from '../table/deck.ts';
import { heroOf, isStudent, ON_BOARD } from '../table/pawns.ts';
import { isRow, rowCost, tileOf } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';
import type { nextFlight, outside, lackOf } from './worth.ts';

/** The bots' measures, handed over: to import them would cut the game's own file, which is loaded first, in two. */
export interface Judging {
  outside: typeof outside;
  nextFlight: typeof nextFlight;
  lackOf: typeof lackOf;
}
type Move = Tried<Heroes> & { judging: Judging };
type Reason = ReasonFor<Move>;

// ---- words: each goes on after the option's own label ------------------------------------------------------

const vp = '{n} VP';
const cards = '{n|a card|{n} cards}';

const reasonTexts = {
  defeats: `defeats {villain} and brings ${vp}`,
  damages: `deals damage for ${vp} and leaves {p} P, {m} M and {w} W`,
  scores: `brings ${vp}`,
  evolves: 'its benefit lasts for the rest of the game',
  recruits: 'you gain the Recruitment bonus when others use it',
  gains: 'brings {n} {resource}',
  gainsMore: 'brings {n} resources',
  nears: 'brings {n} {resource}, which {villain} needs',
  students: 'brings {n|a Student|{n} Students}',
  draws: `brings ${cards}`,
  tokens: 'brings {n|a Villain token|{n} Villain tokens}',
  hurts: 'costs the others {n|a resource|{n} resources}',
  costs: 'costs {n|a resource|{n} resources} now, for later',
  flies: `your resources pay for damage worth ${vp}`,
  fliesIdle: 'no row can be paid yet, but the Extraction Zone is open',
  blocks: 'brings nothing at once, but keeps the space from others',
  passes: 'no pawn is left that could act',
  passesEarly: 'leaves {n|a pawn|{n} pawns} at home to choose a place before the others',
  place: 'you act as number {n} in the next round',
  keepsPlace: 'your place is as good as any that is left',
  student: 'keeps your Heroes for the X-Jet',
  able: 'has Evolution cards that may act',
  plain: 'keeps those with Evolution cards for later',
  alike: 'your Heroes are worth the same here',
  unknown: 'may be anything, and nobody sees it',
  known: 'a card that you can plan with',
  useful: 'the card is worth more than the others',
  putAway: 'you need it least',
  keepsCard: 'saves the card for a better moment',
  saves: 'keeps what it would cost',
  spares: 'you have less of it than you need',
  spends: 'you need it least',
  icon: `is worth ${vp}`,
  team: 'all teams have the same chance',
  recommended: 'is recommended for its Hero',
  special: 'does something that few cards do',
  luck: 'is where you are likely to go next',
} satisfies Record<string, Text>;
const why = sayWith(reasonTexts);

const studentsOf = (w: Heroes, seat: Seat): number =>
  w.owner.reduce((n, owner, pawn) => n + Number(owner === seat && isStudent(pawn)), 0);
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
const recruited = ({ recruiters }: Heroes, seat: Seat): number =>
  recruiters.reduce((n, seats) => n + Number((seats & bit(seat)) > 0), 0);

// ---- outcomes ----------------------------------------------------------------------------------------------

/** The outcome of an option: the gain that counts most. */
const outcome: Reason = move => scored(move) ?? lasting(move) ?? resources(move) ?? others(move) ?? blocks(move);

/** A mean over the tables after it, less what was before. */
function gainOf({ before, after, later }: Move, count: (w: Heroes) => number): number {
  const tables = later.length ? later : [after];
  return Math.round(mean(tables.map(count)) - count(before));
}
function scored(move: Move): Phrase | undefined {
  const { before, after, seat, pick } = move;
  const n = gainOf(move, w => w.vp[seat]!);
  const icon = pick.verb === 'assign' || pick.verb === 'icon' ? pick.n : -1;
  const fallen = before.villain.findIndex((villain, tile) => villain >= 0 && after.villain[tile] !== villain);
  if (fallen >= 0 && n > 0) return why('defeats', { villain: before.villain[fallen]!, n });
  if (n <= 0) return undefined;
  if (!isRow(icon)) return why('scores', { n });
  const [p, m, w] = after.resources[seat] as [number, number, number];
  return why('damages', { n, p, m, w });
}
function lasting(move: Move): Phrase | undefined {
  const { seat } = move;
  if (gainOf(move, w => w.played[seat]!.length) > 0) return why('evolves');
  if (gainOf(move, w => recruited(w, seat)) > 0) return why('recruits');
  return undefined;
}
function resources(move: Move): Phrase | undefined {
  const { seat } = move;
  const gains = [0, 1, 2].map(kind => gainOf(move, w => w.resources[seat]![kind]!));
  const kinds = gains.flatMap((n, kind) => (n > 0 ? [kind] : []));
  const n = sum(gains);
  if (n > 0 && kinds.length === 1) return ofOneKind(move, kinds[0]!, gains[kinds[0]!]!);
  if (n > 0) return why('gainsMore', { n });
  return undefined;
}
/** One kind of resource, and the Villain whose nearest row needs it. */
function ofOneKind({ before, seat, judging }: Move, resource: number, n: number): Phrase {
  const mine = before.resources[seat]!;
  const { rows } = judging.outside(before);
  const isNeeded = (row: number): boolean => {
    const { physical = 0, mental = 0, willpower = 0 } = rowCost(row);
    return [physical, mental, willpower][resource]! > mine[resource]!;
  };
  const wanted = rows.filter(({ row }) => isNeeded(row));
  wanted.sort((a, b) => judging.lackOf(a.row, mine) - judging.lackOf(b.row, mine));
  if (!wanted.length) return why('gains', { n, resource });
  return why('nears', { n, resource, villain: before.villain[tileOf(wanted[0]!.row)]! });
}
function others(move: Move): Phrase | undefined {
  const { seat, before } = move;
  const gains: readonly [keyof typeof reasonTexts, (w: Heroes) => number][] = [
    ['students', w => studentsOf(w, seat)],
    ['draws', w => w.piles.hand[seat]!.cards.length],
    ['tokens', w => w.villainTokens[seat]!],
    ['hurts', w => -sum(w.resources.flatMap((list, other) => (other === seat ? [] : list)))],
    ['costs', w => -sum(w.resources[seat]!)],
  ];
  for (const [say, count] of gains) {
    const n = gainOf(move, count);
    if (n > 0) return why(say, { n });
  }
  const row = move.after.next.indexOf(seat);
  return row >= 0 && before.next.indexOf(seat) !== row ? why('place', { n: row + 1 }) : undefined;
}
const blocks: Reason = ({ pick }) => (pick.verb === 'assign' ? why('blocks') : undefined);

// ---- turns -------------------------------------------------------------------------------------------------

const ownPawns = ({ owner, at }: Heroes, seat: Seat): number[] =>
  owner.flatMap((who, pawn) => (who === seat && at[pawn] === ON_BOARD ? [pawn] : []));
const flies: Reason = ({ before, seat, judging }) => {
  const out = judging.outside(before);
  const hero = ownPawns(before, seat).find(pawn => !isStudent(pawn));
  if (hero === undefined) return undefined;
  const purse = before.resources[seat]!;
  const best = Math.max(0, ...out.rows.filter(({ row }) => !judging.lackOf(row, purse)).map(({ vp }) => vp));
  return best && judging.nextFlight(out, seat, hero) > out.zone ? why('flies', { n: best }) : why('fliesIdle');
};
const passes: Reason = ({ before, seat }) => {
  const n = ownPawns(before, seat).length;
  return n ? why('passesEarly', { n }) : why('passes');
};
const pawn: Reason = ({ before, seat, pick }) => {
  if (isStudent(pick.n)) return why('student');
  const isAble = before.played[seat]!.some(n => evolutionOf(n).hero === heroOf(pick.n));
  if (isAble) return why('able');
  return before.played[seat]!.length ? why('plain') : why('alike');
};
const icon: Reason = ({ before, pick }) => why('icon', { n: iconAt(before, pick.n)?.[2] ?? 0 });

/** By decision and verb, or by verb alone. */
const REASONS: Record<string, Reason> = {
  assign: outcome,
  jet: flies,
  'turn.act:pass': passes,
  pawn,
  icon,
  play: move => outcome(move) ?? why('useful'),
  evolve: () => why('evolves'),
  'playing.choose:none': () => why('keepsCard'),
  slot: () => why('recruits'),
  hand: () => why('keepsCard'),
  deck: () => why('unknown'),
  'drawing.choose:take': () => why('known'),
  take: () => why('useful'),
  keep: ({ decision }) => (decision === 'ordering.choose' ? why('keepsPlace') : why('useful')),
  put: () => why('putAway'),
  clear: () => why('putAway'),
  discard: () => why('putAway'),
  done: () => why('keepsCard'),
  choose: move => outcome(move) ?? why('saves'),
  use: move => outcome(move) ?? why('useful'),
  decline: ({ decision }) => (decision === 'ordering.choose' ? why('keepsPlace') : why('saves')),
  row: ({ pick }) => why('place', { n: pick.n + 1 }),
  gain: move => ofOneKind(move, move.pick.n, 1),
  lose: () => why('spends'),
  spare: () => why('spares'),
  extra: () => why('spends'),
  join: () => why('recruits'),
  ally: () => why('luck'),
  place: () => why('luck'),
  location: () => why('luck'),
  activate: outcome,
  team: () => why('team'),
  anyTeam: () => why('team'),
  evolution: ({ pick }) => (evolutionOf(pick.n).recommended ? why('recommended') : why('special')),
};

export const reasonsBy = (judging: Judging): Reasons<Heroes> =>
  reasonsFrom<Heroes, Move>(REASONS, reasonTexts, tried => ({ ...tried, judging }));
