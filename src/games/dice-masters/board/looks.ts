// The look of a die: its colours, the face it shows, its present numbers, its damage, partner and captives.
import { shareStructure } from '#web/kit/structural-sharing.ts';
import { CHARACTER_DICE } from '../cards/character-dice.ts';
import {
  colourOf,
  ATTACK,
  CAPTURED,
  cardOfDie,
  faceOf,
  FIELD,
  has,
  HOOKED,
  NO_DIE,
  PREP,
  RESERVE,
  ROLLING,
  type Duel,
} from '../table/world.ts';
import { CEREBRO, faceAt, FACES, KINDS, SIDEKICK, type Face } from '../table/dice.ts';
import { attackOf, defenseOf, fieldingCost } from '../abilities/stats.ts';

export interface Paint {
  body: string;
  /** Black or white, whichever can be read on the body. */
  text: string;
  frame: string;
}
export interface Look extends Paint {
  name: string;
  /** The colour's letter of a basic action. */
  letter: string;
  /** Nothing is shown in a bag or a pile. */
  face: Face | undefined;
  cost: number;
  attack: number;
  defense: number;
  /** More or less than the face says: 1, 0 or -1. */
  attackGone: number;
  defenseGone: number;
  damage: number;
  partner: string;
  captives: string[];
}

/** Colours by their names. */
export const HEX: Readonly<Record<string, string>> = {
  white: '#f4f1ea',
  plum: '#7b2d6e',
  khaki: '#c3b173',
  red: '#c4242b',
  black: '#22222a',
  grey: '#8b8f98',
  navy: '#1d2f6f',
  crimson: '#a3122f',
  'light cyan': '#b7e9f2',
  orange: '#ef8a1d',
  yellow: '#f7d436',
  'brick red': '#9c3b2c',
  lilac: '#c3a3dc',
  'rose red': '#c92a63',
  'sky blue': '#6ec1ee',
  tan: '#d3b184',
  purple: '#5e2b97',
  amber: '#f5b01f',
  green: '#2f7d3b',
  pink: '#f29ac0',
  magenta: '#b3218f',
  blue: '#2456c4',
  'pale blue': '#bcd8f5',
  gold: '#d9a514',
  'ice blue': '#8fd0ea',
  'dark brown': '#4a2c17',
  teal: '#1c8a86',
  'dark teal': '#0d5552',
  violet: '#7a4fd0',
  silver: '#c5cad3',
};
const PLAIN = '#f4f1ea';

/** DM-CRD: dice in the colours of their characters; basic actions in those of their cards; Sidekicks white. */
export const paintOf = (w: Duel, die: number): Paint => paintOfKind(w.kind[die]!, () => colourOf(w, w.slot[die]!)?.hex);
/** The colour of a basic action is that of its place on the table. */
export function paintOfKind(kind: number, ofAction: () => string | undefined = () => undefined): Paint {
  if (kind === SIDEKICK) return paint(PLAIN, '#16121c');
  if (kind === CEREBRO) return paint('#c5cad3', '#2456c4');
  const row = CHARACTER_DICE[KINDS[kind] as keyof typeof CHARACTER_DICE];
  if (row) return paint(HEX[row[5]] ?? PLAIN, HEX[row[6]] ?? '#16121c');
  return paint(ofAction() ?? PLAIN, '#16121c');
}
/** Made once for each kind: all dice are looked up after every move. */
function paint(body: string, frame: string): Paint {
  const key = body + frame;
  let made = PAINTS.get(key);
  if (!made) PAINTS.set(key, (made = { body, frame, text: readableOn(body) }));
  return made;
}
const PAINTS = new Map<string, Paint>();

/** Black or white, whichever stands out more. */
export function readableOn(hex: string): string {
  const [r, g, b] = [1, 3, 5].map(at => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const light = 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  return light > 0.179 ? '#000000' : '#ffffff';
}
const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const OPEN: ReadonlySet<number> = new Set([RESERVE, FIELD, ATTACK, CAPTURED, HOOKED]);
export const showsFace = (w: Duel, die: number): boolean =>
  OPEN.has(w.zone[die]!) || (w.zone[die] === PREP && has(w, die, ROLLING));

export const nameOf = (w: Duel, die: number): string => cardOfDie(w, die)?.name ?? 'Sidekick';

export function lookOf(w: Duel, die: number): Look {
  const face = showsFace(w, die) ? faceOf(w, die) : undefined;
  const [attack, defense] = face?.level ? [attackOf(w, die), defenseOf(w, die)] : [0, 0];
  return {
    ...paintOf(w, die),
    name: nameOf(w, die),
    letter: w.slot[die]! < 0 ? '' : (colourOf(w, w.slot[die]!)?.letter ?? ''),
    face,
    cost: face?.level ? fieldingCost(w, die) : 0,
    attack,
    defense,
    attackGone: Math.sign(attack - (face?.attack ?? 0)),
    defenseGone: Math.sign(defense - (face?.defense ?? 0)),
    damage: w.damage[die]!,
    partner: w.partner[die] === NO_DIE ? '' : nameOf(w, w.partner[die]!),
    captives: captivesOf(w, die),
  };
}
function captivesOf(w: Duel, die: number): string[] {
  const { zone, under } = w;
  const captives: string[] = [];
  for (let d = zone.indexOf(CAPTURED); d >= 0; d = zone.indexOf(CAPTURED, d + 1))
    if (under[d] === die) captives.push(nameOf(w, d));
  return captives;
}
/** The looks of a die with each of its faces, without bonuses. */
export const usualLooks = (w: Duel, die: number): Look[] =>
  Array.from({ length: FACES }, (_, n) => {
    const face = faceAt(w.kind[die]!, n);
    const { cost, attack, defense } = face;
    return { ...lookOf(w, die), face, cost, attack, defense, attackGone: 0, defenseGone: 0 };
  });

/** Columns that make a die look otherwise by itself. */
const OWN = ['zone', 'face', 'damage', 'marks', 'partner', 'slot'] as const;
/** Dice are looked at once while the table stays as it is, however often something else is asked; a look that is the
 *  same as before is the same object. */
export class Looks {
  private readonly all = new Map<number, { w: Duel; look: Look }>();

  of(w: Duel, die: number): Look {
    const known = this.all.get(die);
    if (known?.w === w) return known.look;
    const now = lookOf(w, die);
    const look = known ? shareStructure(known.look, now) : now;
    this.all.set(die, { w, look });
    return look;
  }
  /** Has the die itself changed since it was looked at? If not, only other dice and cards can have changed its look. */
  isTurned(w: Duel, die: number): boolean {
    const known = this.all.get(die);
    if (!known || known.w === w) return !known;
    return this.changedColumns(known.w, w).some(column => known.w[column][die] !== w[column][die]);
  }
  /** Patches leave most columns alone; most dice were looked at together. */
  private changedColumns(before: Duel, now: Duel): readonly (typeof OWN)[number][] {
    if (this.compared.before !== before || this.compared.now !== now)
      this.compared = { before, now, columns: OWN.filter(column => before[column] !== now[column]) };
    return this.compared.columns;
  }
  private compared: { before?: Duel; now?: Duel; columns: readonly (typeof OWN)[number][] } = { columns: [] };
}
