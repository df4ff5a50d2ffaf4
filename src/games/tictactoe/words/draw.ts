// Tic-tac-toe as text: crosses, noughts, and the names of the free cells.
import type { View } from '#engine/types.ts';
import { type Board, cellName } from '../table/world.ts';

const MARKS = ['X', 'O'];

export function draw({ world }: View<Board>): string {
  const cell = (n: number): string => MARKS[world.cells[n]!]?.padStart(2).padEnd(3) ?? ` ${cellName(n)}`;
  const row = (first: number): string => [0, 1, 2].map(i => ` ${cell(first + i)} `).join('│');
  return [row(0), row(3), row(6)].join('\n─────┼─────┼─────\n');
}
