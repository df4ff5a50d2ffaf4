// How long a piece takes to move, in milliseconds: as this screen is set (App.svelte writes it on the page).
const PACES: Readonly<Record<string, number>> = { none: 0, quick: 250, calm: 700 };

const QUIET = '(prefers-reduced-motion: reduce)';

let quiet: MediaQueryList | undefined;

export const pace = (): number =>
  (quiet ??= matchMedia(QUIET)).matches ? 0 : (PACES[document.documentElement.dataset.motion ?? 'none'] ?? 0);
