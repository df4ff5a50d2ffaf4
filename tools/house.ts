// npm run house: draws the floors of the house from its imports, as docs/house.svg. A floor uses only those below it;
// the numbers say how often.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { importsOf } from './imports.ts';
import { sources } from './sources.ts';

const PICTURE = 'docs/house.svg';

interface Floor {
  name: string;
  about: string;
  /** A second line, of what is inside. */
  inside?: string;
}
/** From the roof down; a file belongs to the floor with the longest path that it lies in. */
const FLOORS: Readonly<Record<string, Floor>> = {
  bench: { name: 'bench', about: 'the measures' },
  cli: { name: 'cli', about: 'the terminal' },
  web: { name: 'web', about: 'the site' },
  server: { name: 'server', about: 'sockets, HTTP, bots in threads, stores' },
  games: { name: 'games/index', about: 'the shelf: one line a game' },
  'games/*': {
    name: 'games/…',
    about: 'cards, table, abilities, verbs, flow, setup, words;',
    inside: 'above these: bot, scenario, board',
  },
  'web/kit': { name: 'web/kit', about: 'the parts that boards are made of' },
  tables: { name: 'tables', about: 'a table from its log: in a server, in a page' },
  bots: { name: 'bots', about: 'know games only through the engine' },
  protocol: { name: 'protocol', about: 'what is said over the wire' },
  engine: { name: 'engine', about: 'knows no game' },
};
const ORDER = Object.keys(FLOORS);

function floorOf(file: string): string | undefined {
  const [src, folder, room, more] = file.split('/');
  if (src !== 'src') return undefined;
  if (folder === 'games') return more === undefined ? 'games' : 'games/*';
  return room === 'kit' && folder === 'web' ? 'web/kit' : folder;
}

/** Imports from floor to floor, tests left out: 'web engine' and how many. */
export function arrowsOf(root: string): Map<string, number> {
  const arrows = new Map<string, number>();
  for (const source of sources(root)) {
    const from = floorOf(source.path);
    if (source.isTest || !from) continue;
    for (const { file } of importsOf(source)) {
      const to = floorOf(file ?? '');
      if (!to || to === from) continue;
      const arrow = `${from} ${to}`;
      arrows.set(arrow, (arrows.get(arrow) ?? 0) + 1);
    }
  }
  return arrows;
}

/** What is wrong with the picture: floors and arrows that are new or gone, and arrows upwards. Counts may be old. */
export function houseProblems(arrows: ReadonlyMap<string, number>, picture: string): string[] {
  const drawn = new Set([...picture.matchAll(/data-arrow="([^"]+)"/g)].map(([, arrow]) => arrow!));
  const floors = [...new Set([...arrows.keys()].flatMap(arrow => arrow.split(' ')))];
  const runsUp = (arrow: string): boolean => {
    const [from, to] = arrow.split(' ');
    return ORDER.indexOf(from!) > ORDER.indexOf(to!);
  };
  return [
    ...floors.filter(floor => !ORDER.includes(floor)).map(floor => `${floor} is no floor that tools/house.ts knows`),
    ...ORDER.filter(floor => !floors.includes(floor)).map(floor => `${floor} is a floor without imports`),
    ...[...arrows.keys()].filter(runsUp).map(arrow => `${arrow.replace(' ', ' → ')} runs upwards`),
    ...[...arrows.keys()].filter(arrow => !drawn.has(arrow)).map(arrow => `${arrow.replace(' ', ' → ')} is not drawn`),
    ...[...drawn]
      .filter(arrow => !arrows.has(arrow))
      .map(arrow => `${arrow.replace(' ', ' → ')} is drawn, but is gone`),
  ];
}

// ---- the drawing -------------------------------------------------------------------------------------------

const [EDGE, BOX, HEIGHT, GAP, LANE] = [16, 340, 58, 12, 52];
const WIDTH = EDGE + BOX + 20 + LANE * (ORDER.length - 1) + EDGE;
const top = (row: number): number => EDGE + row * (HEIGHT + GAP);
/** The lane of the floor on the roof is the outermost, so that no line out of a box crosses another. */
const laneOf = (row: number): number => EDGE + BOX + 20 + LANE * (ORDER.length - 1 - row) - LANE / 2;
/** Lines leave a box low and come in high. */
const outOf = (row: number): number => top(row) + HEIGHT - 14;
const into = (row: number): number => top(row) + 17;

export function drawn(arrows: ReadonlyMap<string, number>): string {
  const rows = ORDER.map((floor, row) => {
    const uses = ORDER.map((_, n) => n).filter(n => arrows.has(`${floor} ${ORDER[n]}`));
    const users = ORDER.map((_, n) => n).filter(n => arrows.has(`${ORDER[n]} ${floor}`));
    return { floor, row, uses, users };
  });
  const right = EDGE + BOX;
  const lines = rows.flatMap(({ row, uses, users }) => [
    ...(uses.length ? [`<path d="M${right} ${outOf(row)}H${laneOf(row)}V${into(Math.max(...uses))}"/>`] : []),
    ...(users.length
      ? [`<path class="in" d="M${laneOf(Math.min(...users))} ${into(row)}H${right + 3}" marker-end="url(#tip)"/>`]
      : []),
  ]);
  const counts = rows.flatMap(({ floor, row, uses }) =>
    uses.map(to => {
      const arrow = `${floor} ${ORDER[to]}`;
      const [x, y] = [laneOf(row), into(to)];
      return (
        `<g data-arrow="${arrow}"><rect class="count" x="${x - 17}" y="${y - 10}" width="34" height="20" rx="10"/>` +
        `<text class="number" x="${x}" y="${y + 4}">${arrows.get(arrow)}</text></g>`
      );
    }),
  );
  const boxes = rows.map(({ floor, row }) => boxOf(FLOORS[floor]!, top(row)));
  const height = top(ORDER.length) - GAP + EDGE;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="name">`,
    '<title id="name">The floors of the house: each imports only from those below it</title>',
    `<style>${STYLE}</style>`,
    '<marker id="tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="8" markerHeight="8" orient="auto">' +
      '<path class="tip" d="M0 0L8 4L0 8Z"/></marker>',
    `<rect class="paper" width="${WIDTH}" height="${height}"/>`,
    ...lines,
    ...counts,
    ...boxes,
    '</svg>',
  ].join('\n')}\n`;
}
function boxOf({ name, about, inside }: Floor, y: number): string {
  const [first, second] = inside ? [y + 18, y + 51] : [y + 25, y + 45];
  return [
    `<rect class="floor" x="${EDGE}" y="${y}" width="${BOX}" height="${HEIGHT}" rx="6"/>`,
    `<text class="name" x="${EDGE + 14}" y="${first}">${name}</text>`,
    ...(inside ? [`<text x="${EDGE + 14}" y="${y + 35}">${about}</text>`] : []),
    `<text x="${EDGE + 14}" y="${second}">${inside ?? about}</text>`,
  ].join('');
}
const STYLE = [
  ':root{--paper:#fff;--floor:#eef1f6;--ink:#1c2430;--line:#7a8699}',
  '@media(prefers-color-scheme:dark){:root{--paper:#14181f;--floor:#232a35;--ink:#e8ecf2;--line:#8d99ab}}',
  'text{font:13px system-ui,sans-serif;fill:var(--ink)}',
  '.name{font-weight:700;font-size:15px}',
  '.number{font-size:12px;text-anchor:middle}',
  'path{fill:none;stroke:var(--line);stroke-width:1.5}',
  '.tip{fill:var(--line);stroke:none}',
  '.paper{fill:var(--paper)}',
  '.floor,.count{fill:var(--floor);stroke:var(--line)}',
].join('');

if (import.meta.main) {
  const arrows = arrowsOf('.');
  const before = existsSync(PICTURE) ? readFileSync(PICTURE, 'utf8') : '';
  writeFileSync(PICTURE, drawn(arrows));
  for (const problem of houseProblems(arrows, before)) console.log(problem);
  console.log(`Drawn: ${PICTURE}`);
}
