// Emblems: what each is made of, and how it is drawn at any size. Drawings are SVG as text, made of data alone: the
// same data give the same text.
import { COLOURS, contrast, INK, luminance, mix, PAPER, readable, type Colour } from './colours.ts';
import type { Ground } from './grounds.ts';
import { glyph, inked } from './ink.ts';
import { SHAPES, type Shape } from './shapes.ts';

export interface Emblem {
  /** Names of glyphs: the main one, and one behind it or in its corner. */
  readonly glyphs: readonly [main: string, second?: string];
  /** Every team, school and kind has a shape of its own, so that colors need not be told apart. */
  readonly shape: Shape;
  /** Of body and mark. */
  readonly colours: readonly [body: string, mark: string];
  /** The ground behind it in a card's picture. */
  readonly ground: Ground;
  /** Degrees. */
  readonly turn?: number;
}
/** Paths in a square of 512 by name. */
export type Glyphs = Readonly<Record<string, string>>;

/** An emblem in a line of data: 'wolf+moon shield navy/gold speed', with a turn at the end where there is one. */
export function emblem(line: string): Emblem {
  const [glyphs, shape, colours, ground, turn] = line.split(' ') as [string, Shape, string, Ground, string?];
  const [body, mark] = colours.split('/') as [Colour, Colour];
  return {
    glyphs: glyphs.split('+') as [string, string?],
    shape,
    colours: [COLOURS[body], COLOURS[mark]],
    ground,
    ...(turn && { turn: Number(turn) }),
  };
}

/** The colour of the mark, or what can be read where the two are too much alike. */
const markOn = ([body, mark]: Emblem['colours'], least: number): string =>
  contrast(body, mark) >= least ? mark : readable(body);

/** The lighter colour in front, shaded towards the darker. */
export function fillOf([body, mark]: Emblem['colours'], part = 0.45): [string, string] {
  const isPale = luminance(body) > luminance(mark);
  return isPale ? [body, mix(body, mark, part)] : [mark, mix(mark, body, part)];
}

export const svg = (box: string, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`;

/** Small, in lines of text: shape and glyph alone. */
export function drawSmall({ shape, colours, glyphs: [main] }: Emblem, paths: Glyphs): string {
  const body = colours[0];
  const outline = SHAPES[shape];
  return svg(
    '-6 -6 112 112',
    `<g fill="${body}" stroke="${INK}" stroke-width="9" stroke-linejoin="round">${outline}</g>
    ${glyph(paths[main]!, { x: 17, y: 17, size: 66, fill: markOn(colours, 3) })}`,
  );
}

/** Large: rim, light and shade, an inked glyph, and the second one in a corner. */
export function drawLarge({ shape, colours, glyphs: [main, second] }: Emblem, paths: Glyphs): string {
  const [body] = colours;
  const outline = SHAPES[shape];
  const fill = markOn(colours, 2.2);
  const small = second
    ? `<circle cx="82" cy="82" r="18" fill="${PAPER}" stroke="${INK}" stroke-width="3.4"/>
      ${glyph(paths[second]!, { x: 69, y: 69, size: 26, fill: INK })}`
    : '';
  return svg(
    '-5 -5 110 112',
    `<defs><clipPath id="c">${outline}</clipPath><linearGradient id="g" x2="0" y2="1">
    <stop stop-color="${mix(body, '#ffffff', 0.22)}"/><stop offset="1" stop-color="${mix(body, INK, 0.22)}"/>
    </linearGradient></defs>
    <g transform="translate(2 4)" fill="${INK}" opacity=".35" stroke="${INK}" stroke-width="7">${outline}</g>
    <g fill="${INK}" stroke="${INK}" stroke-width="8" stroke-linejoin="round">${outline}</g>
    <g fill="url(#g)" stroke="${PAPER}" stroke-width="3.4" stroke-linejoin="round">${outline}</g>
    <path clip-path="url(#c)" d="M-4-4H104V34Q50 52-4 34Z" fill="#fff" opacity=".14"/>
    ${inked(paths[main]!, { x: 50, y: 49, size: 60, colours: [fill, mix(fill, body, 0.28)], line: 16, drop: 10 })}
    ${small}`,
  );
}

/** The glyph alone, in the mark's colour with a dark edge: for the face of a die in the body's colour. */
export function drawMark({ colours, glyphs: [main] }: Emblem, paths: Glyphs): string {
  const [body] = colours;
  const fill = markOn(colours, 2.4);
  const ink = mix(body, INK, 0.75);
  const drawn = { x: 50, y: 50, size: 92, colours: [fill, mix(fill, body, 0.3)] as const, ink, line: 14, drop: 9 };
  return svg('0 0 104 104', inked(paths[main]!, drawn));
}

/** As large as a poster: the glyph with all that a comic gives it, and the second one behind it. */
export function drawHero({ colours, glyphs: [main, second], turn = 0 }: Emblem, paths: Glyphs): string {
  const [light, shade] = fillOf(colours);
  const pale = [mix(shade, '#ffffff', 0.55), mix(shade, INK, 0.1)] as const;
  const behind = second
    ? inked(paths[second]!, { x: 86, y: 118, size: 190, colours: pale, line: 16, turn: -14, isFine: true })
    : '';
  const front = { x: second ? 166 : 150, y: 154, size: 256, colours: [light, shade] as const, line: 20, turn };
  return svg('0 0 312 312', behind + inked(paths[main]!, { ...front, drop: 18, isFine: true }));
}

/** A die that lies on a corner: three faces in light and shade, the glyph on each. */
const CUBE = [
  ['.46 -.25 .46 .25 6 29', 0.3],
  ['.46 .25 0 .52 6 29', 0],
  ['.46 -.25 0 .52 52 54', -0.3],
] as const;
export function drawCube({ colours, glyphs: [main] }: Emblem, paths: Glyphs): string {
  const [body] = colours;
  const fill = markOn(colours, 2.2);
  const faces = CUBE.map(([at, light]) => {
    const ground = mix(body, light < 0 ? INK : '#ffffff', Math.abs(light));
    const sign = inked(paths[main]!, { x: 50, y: 50, size: 66, colours: [fill, fill], line: 16, drop: 0 });
    return `<g transform="matrix(${at})"><rect width="100" height="100" rx="16" fill="${ground}" stroke="${INK}"
      stroke-width="7"/>${sign}</g>`;
  });
  return svg(
    '-4 -2 116 118',
    `<path d="M52 112 10 88 56 62 102 88Z" transform="translate(4 2)" fill="#0b0812" opacity=".35"/>
    <path d="M52 4 98 29V81L52 106 6 81V29Z" fill="${INK}" stroke="${INK}" stroke-width="7" stroke-linejoin="round"/>
    ${faces.join('')}`,
  );
}

/** A cardboard figure on its base; the base has the colour and letter of its side. Feet at (50, 118). */
export interface Standing {
  team: string;
  letter: string;
}
export const FIGURE_BOX = { width: 104, height: 132 };
const CUT = 'M14 100V44Q14 8 50 8T86 44V100Z';
export function drawFigure(
  { colours, glyphs: [main] }: Emblem,
  paths: Glyphs,
  ground: string,
  { team, letter }: Standing,
): string {
  const sign = letter
    ? `<circle cx="50" cy="107" r="10" fill="${PAPER}" stroke="${INK}" stroke-width="3"/><text x="50" y="112"
      font-family="system-ui,sans-serif" font-weight="800" font-size="14" text-anchor="middle"
      fill="${INK}">${letter}</text>`
    : '';
  return svg(
    `0 0 ${FIGURE_BOX.width} ${FIGURE_BOX.height}`,
    `<ellipse cx="54" cy="116" rx="46" ry="14" fill="#0b0812" opacity=".38"/>
    <path d="M10 106V112A40 13 0 0 0 90 112V106Z" fill="${mix(team, INK, 0.45)}" stroke="${INK}" stroke-width="4"/>
    <ellipse cx="50" cy="106" rx="40" ry="13" fill="${team}" stroke="${INK}" stroke-width="4"/>
    <path d="${CUT}" transform="translate(3.5 1)" fill="#cdbb94" stroke="${INK}" stroke-width="4"/>
    <path d="${CUT}" fill="${PAPER}" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>
    <clipPath id="f"><path d="M19 95V45Q19 13 50 13T81 45V95Z"/></clipPath>
    <g clip-path="url(#f)"><g transform="translate(15 8)">${ground}</g>
    ${inked(paths[main]!, { x: 50, y: 53, size: 64, colours: fillOf(colours), line: 18, drop: 12 })}</g>${sign}`,
  );
}
