// Looks of figures, cards and tokens: the names of their pictures, their colours and letters.
import { ACTIONS } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { characterOf, isHenchman, teamOf } from '../table/figures.ts';
import { FIRST_HENCHMAN, HEROES, type Strike } from '../table/world.ts';
import { CHARACTERS_FROM, SCENARIOS_FROM } from '../words/names.ts';
import { pictures } from './pictures.ts';

const LETTERS = 'CIMQWRS';
/** The letter or number on the base of a figure. */
export const letterOf = (figure: number): string =>
  isHenchman(figure) ? String(figure - FIRST_HENCHMAN + 1) : LETTERS[figure]!;
export const toneOf = (character: number): string => (teamOf(character) === HEROES ? 'hero' : 'villain');
export const figureName = (figure: number): string =>
  isHenchman(figure) ? `Hydra Soldier ${figure - FIRST_HENCHMAN + 1}` : CHARACTERS[figure]!.name;
/** The name of the picture of a standee. */
export const standee = (figure: number): string =>
  ['figure', CHARACTERS[characterOf(figure)]!.name, toneOf(figure), letterOf(figure)].join('|');

export const facePicture = (character: number): string =>
  pictures.classOf('panel', CHARACTERS[character]!.name, toneOf(character), CHARACTERS_FROM + character);
const TONES = ['fist', 'shield', 'run'] as const;
/** The colours of a card: what kind of deed it is. */
export function toneOfCard(card: number): string {
  const { effects, reaction, ap } = ACTIONS[card]!;
  if (reaction) return 'shield';
  if (ap === null) return 'always';
  const verbs = effects.map(effect => effect.do);
  if (verbs.some(verb => verb === 'attack' || verb === 'area' || verb === 'line' || verb === 'hurl')) return 'fist';
  return verbs.includes('move') || verbs.includes('escape') ? 'run' : 'help';
}
export const cardPicture = (card: number): string =>
  pictures.classOf('panel', ACTIONS[card]!.name, toneOfCard(card), card);
/** The picture of a box of a Character Card. */
export const boxPicture = (character: number, box: number): string =>
  pictures.classOf('panel', boxName(character, box), TONES[box]!, CHARACTERS_FROM + 10 * (box + 1) + character);
export const boxName = (character: number, box: number): string => {
  const { attack, defend, move } = CHARACTERS[character]!;
  return [attack, defend, move][box]!.name;
};
export const scenarioPicture = (card: number): string =>
  pictures.classOf('panel', SCENARIOS[card]!.name, 'mission', SCENARIOS_FROM + card);

/** Figures and tokens with a part in a Scenario Card that everybody knows, or the viewer alone. */
export const hasPart = (w: Strike, kind: 'figure' | 'token', n: number): number =>
  w.picks.findIndex((picked, stage) => {
    const card = SCENARIOS[w.piles.stages.cards[stage] ?? -1];
    const from = card?.picks?.[0]?.from;
    const isToken = from === 'bombs' || from === 'ownBystanders';
    if (!card || isToken !== (kind === 'token')) return false;
    return picked.includes(n) || w.secrets.picked[stage]?.value === n;
  });
