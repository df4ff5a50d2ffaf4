// The milliseconds that a piece takes to move: as this screen is set (App.svelte writes it on the page).
const PACES: Readonly<Record<string, number>> = { none: 0, quick: 250, calm: 700 };

const QUIET = '(prefers-reduced-motion: reduce)';

/** Asked for with every move: the list itself is slow to answer. */
let isQuiet: boolean | undefined;
function watched(): boolean {
  const list = matchMedia(QUIET);
  list.addEventListener('change', () => (isQuiet = list.matches));
  return list.matches;
}

export function pace(): number {
  isQuiet ??= watched();
  return isQuiet ? 0 : (PACES[document.documentElement.getAttribute('data-motion') ?? 'none'] ?? 0);
}
