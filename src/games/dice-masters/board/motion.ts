// Dice travel from where they were to where they are, tumble when they were rolled, and shake when they are hurt.
import { pace } from '#web/kit/pace.ts';
import type { BoardProps } from '#web/kit/board.ts';
import type { Duel } from '../table/world.ts';
import { homeOf, lifeLost, rolledIn } from './layout.ts';
import { paintOf } from './looks.ts';

export interface Seen {
  w: Duel;
  /** Lines of the log. */
  told: number;
  dice: Map<number, { box: DOMRect; node: HTMLElement }>;
}
const EASE = 'cubic-bezier(.2,.7,.3,1)';

type Dice = Iterable<[die: number, node: HTMLElement]>;

/** Remembers the table before it changes; where dice are, only if some of them go elsewhere. */
export function remember(dice: Dice, { w, told }: Omit<Seen, 'dice'>, areStill: boolean): Seen | undefined {
  if (!pace()) return undefined;
  const seen = new Map<number, { box: DOMRect; node: HTMLElement }>();
  if (!areStill) for (const [die, node] of dice) seen.set(die, { box: node.getBoundingClientRect(), node });
  return { w, told, dice: seen };
}
/** Columns of the table from which one sees where dice lie. */
const PLACES = ['zone', 'seat', 'foe', 'foe2', 'under'] as const;
/** Patches leave alone what has not changed. */
export const isStill = (before: Duel, now: Duel): boolean => PLACES.every(column => before[column] === now[column]);

/** Moves everything from where it was. All places are read before anything is moved: each reading after a change
 *  would have the whole page laid out again. */
export function play(root: HTMLElement, dice: Dice, before: Seen, w: Duel, log: BoardProps['doc']['log']): void {
  const ms = pace();
  if (!ms) return;
  const rolled = rolledIn(log.slice(before.told));
  const homes = homeBoxes(root);
  const now = [...dice].map(([die, node]) => ({ die, node, box: node.getBoundingClientRect() }));
  const here = new Map(now.map(({ die, box }) => [die, box]));
  const home = (table: Duel, die: number): DOMRect | undefined => {
    const name = homeOf(table, die);
    return name.startsWith('die:') ? here.get(Number(name.slice(4))) : homes.get(name);
  };
  for (const { die, node, box } of now) {
    const from = before.dice.get(die)?.box ?? home(before.w, die);
    if (from) travel(node, from, box, ms);
    if (rolled.has(die)) tumble(node, ms);
    if (w.damage[die]! > before.w.damage[die]!) hurt(node, box, w.damage[die]! - before.w.damage[die]!, ms);
  }
  for (const [die, { box, node }] of before.dice) {
    const to = here.has(die) ? undefined : home(w, die);
    if (to) leave(node, box, to, ms);
  }
  ship(before, w, here, home, ms);
  for (const { seat, n } of lifeLost(before.w, w)) {
    const node = root.querySelector<HTMLElement>(`[data-life="${seat}"]`);
    if (node) hurt(node, homes.get(`life:${seat}`)!, n, ms);
  }
}
/** Where piles, cards and lives are. */
function homeBoxes(root: HTMLElement): Map<string, DOMRect> {
  const places = [...root.querySelectorAll<HTMLElement>('[data-home], [data-life]')];
  return new Map(
    places.map(place => [place.dataset.home ?? `life:${place.dataset.life!}`, place.getBoundingClientRect()]),
  );
}
type Home = (table: Duel, die: number) => DOMRect | undefined;
/** Dice that have changed their piles without being drawn fly there too: purchases, a bag that is refilled. */
function ship(before: Seen, w: Duel, here: ReadonlyMap<number, DOMRect>, home: Home, ms: number): void {
  const moved = w.zone.flatMap((zone, die) => (zone === before.w.zone[die] ? [] : [die]));
  for (const die of moved.filter(d => !here.has(d) && !before.dice.has(d)).slice(0, MOST_SHIPPED)) {
    const from = home(before.w, die);
    const to = home(w, die);
    if (!from || !to) continue;
    const cube = document.createElement('span');
    cube.className = 'dm-cube';
    cube.style.background = paintOf(w, die).body;
    leave(cube, new DOMRect(from.x + from.width / 2 - 18, from.y + from.height / 2 - 18, 36, 36), to, ms);
  }
}
const MOST_SHIPPED = 12;

function travel(node: HTMLElement, from: DOMRect, to: DOMRect, ms: number): void {
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  if (Math.abs(x) + Math.abs(y) < 2) return;
  node.animate(
    [
      { translate: `${x}px ${y}px`, zIndex: 5 },
      { translate: '0 0', zIndex: 5 },
    ],
    {
      duration: ms * 1.4,
      easing: EASE,
    },
  );
}
function tumble(node: HTMLElement, ms: number): void {
  node.animate(
    [
      { rotate: '-420deg', scale: 0.6 },
      { rotate: '-90deg', scale: 1.15, offset: 0.7 },
      { rotate: '0deg', scale: 1 },
    ],
    { duration: ms * 2, easing: EASE },
  );
}
/** Shakes, and tells how much it was. */
function hurt(node: HTMLElement, box: DOMRect, n: number, ms: number): void {
  const shake = [0, -5, 5, -4, 4, 0].map(x => ({ transform: `translateX(${x}px)` }));
  node.animate(shake, { duration: ms * 1.6 });
  const sign = float(document.createElement('span'), box);
  sign.className = 'dm-hurt';
  sign.textContent = `−${n}`;
  const flight = [
    { opacity: 0, translate: '0 0', scale: 0.4 },
    { opacity: 1, translate: '0 -6px', scale: 1.3, offset: 0.25 },
    { opacity: 0, translate: '0 -34px', scale: 1 },
  ];
  sign.animate(flight, { duration: ms * 4, easing: 'ease-out' }).onfinish = () => sign.remove();
}
/** A die that is drawn no more flies to its pile. */
function leave(node: HTMLElement, from: DOMRect, to: DOMRect, ms: number): void {
  const ghost = float(node.cloneNode(true) as HTMLElement, from);
  ghost.removeAttribute('data-die');
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  const flight = [
    { translate: '0 0', scale: 1, opacity: 1 },
    { translate: `${x}px ${y}px`, scale: 0.35, opacity: 0.6 },
  ];
  ghost.animate(flight, { duration: ms * 1.6, easing: EASE }).onfinish = () => ghost.remove();
}
/** Lays something over the page that nobody can touch or hear. */
function float(node: HTMLElement, { x, y, width, height }: DOMRect): HTMLElement {
  Object.assign(node.style, {
    position: 'fixed',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '20',
  });
  node.setAttribute('aria-hidden', 'true');
  node.setAttribute('inert', '');
  document.querySelector('.dm-float')?.append(node);
  return node;
}
