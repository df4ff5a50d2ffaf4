// The sprite: pictures of icons as data of their own, fetched after the first paint. Whatever uses one of them shows it
// as soon as it is there.
import type { IconName } from './icons.ts';
import { nextFrame } from './scheduler.ts';

const SVG = 'http://www.w3.org/2000/svg';
let isAskedFor = false;

/** The reference to an icon, for the `use` of an svg. */
export function iconRef(name: IconName): string {
  // Without a line the pictures stay away until somebody draws an icon again.
  if (!isAskedFor) nextFrame(() => void addSprite().catch(() => (isAskedFor = false)));
  isAskedFor = true;
  return `#icon-${name}`;
}
async function addSprite(): Promise<void> {
  const { ICONS } = await import('./icons.ts');
  const sprite = document.createElementNS(SVG, 'svg');
  const symbols = Object.entries(ICONS).map(([name, path]) => `<path id="icon-${name}" d="${path}" />`);
  sprite.innerHTML = `<defs>${symbols.join('')}</defs>`;
  sprite.style.display = 'none';
  document.body.append(sprite);
}
/** An icon in the colour of the text around it, for boards that draw by hand: as Icon.svelte draws it. */
export function newIcon(name: IconName, size: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const facts = { viewBox: '0 0 512 512', width: size, height: size, fill: 'currentColor', focusable: 'false' };
  for (const [key, value] of Object.entries({ ...facts, 'aria-hidden': 'true' })) svg.setAttribute(key, value);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', iconRef(name));
  svg.append(use);
  return svg;
}
