// Things that Scenario Cards bring to the table: tokens and their squares, picked characters, marked tiles.
import { procedure } from '#engine/game.ts';
import { choice, question } from '#engine/kit/question.ts';
import { bit } from '#engine/kit/piles.ts';
import type { Seat } from '#engine/types.ts';
import { type Mark, type Pick, type Placing, placesFor } from '../cards/scenario-card.ts';
import {
  charactersOf,
  FIGURES,
  gridFor,
  HERO_FIGURES,
  mastermindSeat,
  pointsOf,
  seatOfTeam,
  standingOf,
  strengthOfKind,
  teamOf,
} from '../table/figures.ts';
import { distance, squareAt } from '../table/grid.ts';
import type { Locals } from '../table/locals.ts';
import { addToken, scenarioAt, tokensOf, wantedOf } from '../table/scenario-cards.ts';
import { tokenSquares, markChoices } from '../table/spawn-points.ts';
import {
  type Figure,
  ABSENT,
  EXTRACTED,
  HENCHMEN,
  HEROES,
  MASTERMIND,
  NONE,
  type Strike,
  type T,
  type Team,
} from '../table/world.ts';

const teamNamed = (by: 'heroes' | 'mastermind'): Team => (by === 'heroes' ? HEROES : MASTERMIND);

/** ST-SET-19 ST-SET-20 ST-SET-23 ST-END-03 ST-END-04: what one card asks one team for at one time, in printed order. */
const objectives = procedure<Strike, Locals['objectives']>()({
  bring: (t, my) => {
    const card = scenarioAt(t.world, my.stage);
    if (!card) return;
    const isMine = (by: 'heroes' | 'mastermind'): boolean => teamNamed(by) === my.by;
    card.tokens?.forEach((placing, i) => {
      if (placing.when === my.when && isMine(placing.by))
        t.call('placing', { stage: my.stage, placing: i, left: placing.count });
    });
    card.picks?.forEach((pick, i) => {
      if (pick.when === my.when && isMine(pick.by)) t.call('picking', { stage: my.stage, pick: i, left: pick.count });
    });
    card.marks?.forEach((mark, i) => {
      if (mark.when === my.when && my.by === MASTERMIND) t.call('marking', { stage: my.stage, mark: i });
    });
  },
});

// ---- tokens ------------------------------------------------------------------------------------------------

const placingOf = (w: Strike, my: Locals['placing']): Placing => scenarioAt(w, my.stage)!.tokens![my.placing]!;
/** ST-RUL-10 ST-RUL-11: legal squares of the card's bands; without one those nearest to its places. */
export function squaresFor(w: Strike, my: Omit<Locals['placing'], 'named'>): number[] {
  const placing = placingOf(w, my as Locals['placing']);
  const { token, orElse = [], apart } = placing;
  const bands = wantedOf(w, placing.bands, placing.ofTwo);
  const grid = gridFor(w);
  const legal = tokenSquares(standingOf(w), { points: pointsOf(w), tokens: w.tokenAt }, strengthOfKind(token));
  const tiles = w.tokenAt.flatMap((square, n) =>
    square !== NONE && w.tokenStage[n] === my.stage ? [grid.tile[square]!] : [],
  );
  const isApart = (square: number): boolean => !apart || !tiles.includes(grid.tile[square]!);
  const placesIn = (list: typeof bands): number[] => placesFor(grid.card, list).map(([x, y]) => squareAt(grid, x, y));
  const free = (list: number[]): number[] => list.filter(square => legal.includes(square) && isApart(square));
  const first = free(placesIn(bands));
  if (first.length >= my.left) return first;
  const more = [...first, ...free(placesIn(orElse))];
  if (more.length > 0) return more;
  const open = legal.filter(isApart).length > 0 ? legal.filter(isApart) : legal;
  const wanted = placesIn(bands);
  const spaces = (square: number): number => Math.min(...wanted.map(place => distance(grid, place, square)));
  const least = Math.min(...open.map(spaces));
  return open.filter(square => spaces(square) === least);
}

const placing = procedure<Strike, Locals['placing']>()({
  begin: (_t, my) => void (my.named = []),
  /** Squares that one team names, of which the other takes one. */
  name: question<Strike, Locals['placing'], 'name'>('name', {
    rule: 'ST-SET-23',
    by: (t, my) => {
      const { naming = 0, by } = placingOf(t.world, my);
      return my.named.length < naming ? seatOfTeam(t.seats, teamNamed(by)) : null;
    },
    about: (t, my) => ({ token: placingOf(t.world, my).token }),
    of: 'square',
    each: (t, my) => unnamed(t.world, my),
    take: (_t, my, _seat, square) => {
      my.named.push(square);
      return 'name';
    },
  }),
  /** ST-SET-19 ST-SET-23 */
  place: question<Strike, Locals['placing'], 'place'>('place', {
    rule: 'ST-SET-19',
    by: (t, my) => (my.left > 0 ? placer(t, my) : null),
    about: (t, my) => ({ token: placingOf(t.world, my).token }),
    of: 'square',
    each: (t, my) => choices(t.world, my),
    take: (t, my, _seat, square) => {
      const { token, by } = placingOf(t.world, my);
      const n = addToken(t.world, token, square, my.stage, teamNamed(by));
      t.log('tokenPlaced', { token: n, square });
      my.left--;
      my.named = [];
      return 'place';
    },
  }),
});
const unnamed = (w: Strike, my: Locals['placing']): number[] =>
  squaresFor(w, my).filter(square => !my.named.includes(square));
const choices = (w: Strike, my: Locals['placing']): number[] => (my.named.length > 0 ? my.named : squaresFor(w, my));
/** The side that did not name the squares takes one of them. */
function placer(t: T, my: Locals['placing']): Seat {
  const { by, naming } = placingOf(t.world, my);
  return naming ? mastermindSeat(t.seats) : seatOfTeam(t.seats, teamNamed(by));
}

// ---- picks -------------------------------------------------------------------------------------------------

const pickOf = (w: Strike, my: Locals['picking']): Pick => scenarioAt(w, my.stage)!.picks![my.pick]!;
const inMission = (w: Strike, figure: Figure): boolean =>
  w.presence[figure] !== ABSENT && w.presence[figure] !== EXTRACTED;
export const villainsIn = (w: Strike): number[] =>
  charactersOf(w, MASTERMIND).filter(character => character !== HENCHMEN && inMission(w, character));
/** Characters and things that may be picked. */
export function candidates(w: Strike, stage: number, { from }: Pick): number[] {
  if (from === 'heroes') return HERO_FIGURES.filter(figure => inMission(w, figure));
  if (from === 'villains') return villainsIn(w);
  if (from === 'figures') return FIGURES.filter(figure => teamOf(figure) === MASTERMIND && inMission(w, figure));
  const kind = from === 'bombs' ? 'bomb' : 'bystander';
  return tokensOf(w, kind).filter(token => w.tokenStage[token] === stage && w.tokenBy[token] === MASTERMIND);
}
const pickSeat = (t: T, my: Locals['picking']): Seat => seatOfTeam(t.seats, teamNamed(pickOf(t.world, my).by));
const open = (w: Strike, my: Locals['picking']): number[] =>
  candidates(w, my.stage, pickOf(w, my)).filter(n => !w.picks[my.stage]!.includes(n));
const kindOfPick = (from: Pick['from']): 'token' | 'figure' =>
  from === 'bombs' || from === 'ownBystanders' ? 'token' : 'figure';

const picking = procedure<Strike, Locals['picking']>()({
  /** ST-SEAT-07: a secret pick is answered in secret. */
  hidden: {
    rule: 'ST-SET-20',
    idle: 'pick',
    all: (t, my) => (pickOf(t.world, my).secret && open(t.world, my).length > 0 ? [pickSeat(t, my)] : []),
    facts: (t, my) => ({ role: pickOf(t.world, my).role }),
    choices: {
      pick: {
        of: 'figure',
        when: (t, my) => kindOfPick(pickOf(t.world, my).from) === 'figure',
        each: (t, my) => open(t.world, my),
      },
      pickToken: {
        of: 'token',
        when: (t, my) => kindOfPick(pickOf(t.world, my).from) === 'token',
        each: (t, my) => open(t.world, my),
      },
    },
    reveal: (t, my, picks) => {
      if (!pickOf(t.world, my).secret) return undefined;
      const seat = pickSeat(t, my);
      const n = picks[seat]?.[0]?.n;
      if (n !== undefined) t.world.secrets.picked[my.stage] = { value: n, seen: bit(seat) };
      return 'end';
    },
  },
  openly: question<Strike, Locals['picking'], 'openly'>('pick', {
    rule: 'ST-SET-20',
    by: (t, my) => (my.left > 0 ? pickSeat(t, my) : null),
    about: (t, my) => ({ role: pickOf(t.world, my).role }),
    of: 'figure',
    each: (t, my) => open(t.world, my),
    take: (t, my, _seat, n) => {
      t.world.picks[my.stage]!.push(n);
      t.log('picked', { figure: n, role: pickOf(t.world, my).role });
      my.left--;
      return 'openly';
    },
  }),
});

/** Another leader, the same one if there is no other. */
const naming = choice<Strike, Locals['naming']>('pick', {
  step: 'name',
  rule: 'ST-SET-20',
  by: t => mastermindSeat(t.seats),
  forced: 'take',
  of: 'figure',
  each: (t, my) => heads(t.world, my.stage),
  take: (t, my, _seat, n) => {
    t.world.picks[my.stage]!.push(n);
    t.log('picked', { figure: n, role: 'leader' });
  },
});
function heads(w: Strike, stage: number): number[] {
  const all = villainsIn(w);
  const rest = all.filter(figure => figure !== w.picks[stage]!.at(-1));
  return rest.length > 0 ? rest : all;
}

// ---- marks -------------------------------------------------------------------------------------------------

/** Tiles by number, in the order of the map. */
export const tileNames = (w: Strike): string[] => Object.keys(gridFor(w).tiles);
const markOf = (w: Strike, my: Locals['marking']): Mark => scenarioAt(w, my.stage)!.marks![my.mark]!;
function markable(w: Strike, my: Locals['marking']): number[] {
  const grid = gridFor(w);
  const taken = w.tokenAt.flatMap((square, token) =>
    square !== NONE && w.tokenStage[token] === my.stage ? [grid.tile[square]!] : [],
  );
  const names = tileNames(w);
  return markChoices(grid, markOf(w, my))
    .filter(tile => !taken.includes(tile) && !w.marks[my.stage]!.includes(tile))
    .map(tile => names.indexOf(tile));
}
const marking = choice<Strike, Locals['marking']>('tile', {
  step: 'tile',
  rule: 'ST-SET-20',
  by: t => mastermindSeat(t.seats),
  about: (t, my) => ({ mark: markOf(t.world, my).mark }),
  of: 'tile',
  each: (t, my) => markable(t.world, my),
  take: (t, my, _seat, n) => {
    t.world.marks[my.stage]!.push(tileNames(t.world)[n]!);
    t.log('marked', { tile: n, mark: markOf(t.world, my).mark });
  },
});

export const objectiveProcedures = { objectives, placing, picking, naming, marking };
