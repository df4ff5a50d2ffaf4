// The table as text, at most 100 columns wide: points and stage cards, the map with all that stands on it, and the
// characters of both sides with their cards.
import { captioned, WIDTH, wrapped } from '#engine/kit/drawing.ts';
import { count } from '#engine/kit/wording.ts';
import type { View } from '#engine/types.ts';
import { ACTIONS, cardsOf } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { isOpen } from '../table/edges.ts';
import { charactersOf, figureAt, figuresOf, gridFor, isHenchman, isOnMap, TOKEN_KINDS } from '../table/figures.ts';
import { columnOf, type Grid, rowOf } from '../table/grid.ts';
import { healthOf, woundsOf } from '../table/damage-slots.ts';
import type { ObjectKind } from '../cards/map-card.ts';
import {
  DOWN,
  EXTRACTED,
  FIRST_HENCHMAN,
  HENCHMEN,
  HEROES,
  MASTERMIND,
  NONE,
  type Strike,
  type Team,
} from '../table/world.ts';
import { campaignLines } from './campaign.ts';

const MARGIN = 4;
const behind = (caption: string, things: readonly string[], margin = MARGIN): string[] =>
  captioned(caption, wrapped(things, WIDTH - margin), margin);
const PHASES = ['set-up', 'Command Phase', 'Mastermind Phase', 'Hero Phase', 'End Phase', 'the end'];

export function draw({ world: w }: View<Strike>): string {
  const points = (team: Team): string => `${w.op[team]} OP and ${w.cp[team]} CP`;
  return [
    `Round ${w.round} of ${w.rounds}, ${PHASES[w.phase]}; ` +
      `heroes ${points(HEROES)}, Mastermind ${points(MASTERMIND)}`,
    ...stageLines(w),
    ...campaignLines(w),
    '',
    ...(w.map === NONE ? [] : mapLines(w)),
    '',
    'Heroes',
    ...charactersOf(w, HEROES).flatMap(character => characterLines(w, character)),
    'Mastermind',
    ...charactersOf(w, MASTERMIND).flatMap(character => characterLines(w, character)),
  ].join('\n');
}
/** The cards of the stages; whoever may not know the third sees its back. */
const stageLines = (w: Strike): string[] =>
  w.piles.stages.cards.map((card, stage) => {
    const name = card < 0 ? 'hidden' : `${SCENARIOS[card]!.name}, ${SCENARIOS[card]!.op} OP`;
    const end = w.won[stage]! > 0 ? ', won' : w.failed[stage]! > 0 ? ', failed' : '';
    return `  Stage ${stage + 1}: ${name}${end}`;
  });

// ---- the map ---------------------------------------------------------------------------------------------------

const OBJECTS: Readonly<Record<ObjectKind, string>> = { crate: 'c', barrels: 'b', turret: 't', ammunition: 'm' };
/** Two letters for each kind of Objective Token, in the order of the kinds. */
const TOKENS = ['Pr', 'Do', 'Su', 'By', 'Bo', 'Te', 'Ge', 'Cu', 'Se', 'Pn'];
const letters = (figure: number): string =>
  isHenchman(figure) ? `H${figure - FIRST_HENCHMAN + 1}` : CHARACTERS[figure]!.initials;
function standsIn(w: Strike, square: number): string {
  const figure = figureAt(w, square);
  if (figure !== NONE) return letters(figure);
  const token = w.tokenAt.indexOf(square);
  if (token >= 0) return TOKENS[w.tokenKind[token]!]!;
  const point = w.green.includes(square) ? 'g' : w.red.includes(square) ? 'r' : w.white.includes(square) ? 'w' : '.';
  return `${point} `;
}
function squareText(w: Strike, grid: Grid, square: number): string {
  const object = grid.object[square];
  const thing = w.rubble.includes(square) ? ',' : object ? OBJECTS[object] : ' ';
  return `${thing}${standsIn(w, square)}`;
}
/** The printed drawing as things stand: with figures and tokens, without opened doors and breached walls. */
function mapLines(w: Strike): string[] {
  const grid = gridFor(w);
  const lines = grid.card.drawing.map(line => line.padEnd(4 * grid.width + 1).split(''));
  const write = (row: number, column: number, text: string): void =>
    text.split('').forEach((letter, i) => void (lines[row]![column + i] = letter));
  for (const square of grid.squares)
    write(2 * rowOf(grid, square) + 1, 4 * columnOf(grid, square) + 1, squareText(w, grid, square));
  grid.barriers.forEach(({ edges }, barrier) => {
    if (isOpen(w.open, barrier)) for (const [a, b] of edges) clear(grid, write, a, b);
  });
  const columns = Array.from({ length: grid.width }, (_, x) => String(x).padStart(2).padEnd(4)).join('');
  const row = (i: number): string => (i % 2 ? String((i - 1) / 2).padStart(2) : '  ');
  return [`    ${columns}`, ...lines.map((line, i) => `${row(i)} ${line.join('')}`)].map(line => line.trimEnd());
}
/** Of two squares on either side of an edge the first is north or west of it. */
function clear(grid: Grid, write: (row: number, column: number, text: string) => void, a: number, b: number): void {
  const [x, y] = [columnOf(grid, b), rowOf(grid, b)];
  if (b - a === 1) write(2 * y + 1, 4 * x, ' ');
  else write(2 * y, 4 * x + 1, '   ');
}

// ---- characters --------------------------------------------------------------------------------------------------

function stateOf(w: Strike, figure: number): string[] {
  if (w.presence[figure] === DOWN) return ['defeated'];
  if (w.presence[figure] === EXTRACTED) return ['extracted'];
  const tokens = w.tokenCarrier.flatMap((carrier, token) =>
    carrier === figure ? [TOKEN_KINDS[w.tokenKind[token]!]!] : [],
  );
  return [
    `${woundsOf(w, figure)}/${healthOf(w, figure)} wounds`,
    ...(w.trapped[figure]! > 0 ? ['trapped'] : []),
    ...(w.prone[figure]! > 0 ? ['prone'] : []),
    ...tokens.map(token => `carries ${token}`),
  ];
}
function characterLines(w: Strike, character: number): string[] {
  const { name, initials } = CHARACTERS[character]!;
  const acted = w.activated[character] ? ', has acted' : '';
  const who = `${name}, Level ${w.level[character]}, ${w.ap[character]} AP${acted}`;
  const states =
    character === HENCHMEN
      ? figuresOf(character)
          .filter(figure => isOnMap(w, figure) || w.presence[figure] === DOWN)
          .map(figure => `${letters(figure)} ${stateOf(w, figure).join(' ')}`)
      : stateOf(w, character);
  const cards = cardsOf(character).flatMap(card => (w.chosen[card] ? [cardText(w, card)] : []));
  return [...behind(initials, [who, ...states], 6), ...behind('', cards, 6)];
}
function cardText(w: Strike, card: number): string {
  const { name, slots } = ACTIONS[card]!;
  const notes = [
    ...(w.dt[card]! > 0 ? [`${w.dt[card]} DT`] : []),
    ...(w.cardWounds[card]! > 0 ? [`${count(w.cardWounds[card]!, 'wound')} of ${slots}`] : []),
  ];
  return notes.length > 0 ? `${name} (${notes.join(', ')})` : name;
}
