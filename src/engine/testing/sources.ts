// A game's rules as they are written, for contracts that hold what is named in code against what is worded or listed.
import { readdirSync, readFileSync } from 'node:fs';

/** Rooms in which rules are written. */
const RULES = ['flow', 'verbs', 'abilities', 'setup', 'table'];

/** The sources of a game without its tests; `folder` ends with a slash. */
export function sourcesIn(folder: URL, rooms: readonly string[] = RULES): string[] {
  return filesIn(folder, rooms)
    .filter(file => !file.pathname.endsWith('.test.ts'))
    .map(file => readFileSync(file, 'utf8'));
}
/** The tests in a room. */
export const testsIn = (folder: URL, room: string): string[] =>
  filesIn(folder, [room])
    .filter(file => file.pathname.endsWith('.test.ts'))
    .map(file => readFileSync(file, 'utf8'));

const filesIn = (folder: URL, rooms: readonly string[]): URL[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith('.ts') && rooms.includes(name.split('/', 1)[0]!))
    .map(name => new URL(name, folder));

/** The captures of a pattern, anywhere in the sources. */
export const captured = (sources: readonly string[], pattern: RegExp): string[] =>
  sources.flatMap(source => [...source.matchAll(pattern)].flatMap(([, ...groups]) => groups.filter(Boolean)));
