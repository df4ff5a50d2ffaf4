// The kit of the team builder: cards with filters, changes of a team, and complaints about it.
import { quickRandom } from '#engine/random.ts';
import type { RuleId, Text } from '#engine/types.ts';
import type { Affiliation, Card, Rarity } from '../cards/card.ts';
import { cardOf, CARDS, isBasic, titleOf } from '../cards/index.ts';
import { cardsIn, limitOf } from '../table/collection.ts';
import { ENERGIES, type Energy } from '../cards/character-dice.ts';
import { FACES, faceAt, GENERIC, kindOf, WILD } from '../table/dice.ts';
import type { Team } from '../table/starting-table.ts';
import { complaintsAbout, diceOf, TEAM_LIMITS, type TeamFormat, type Terms } from '../table/team-rules.ts';
import { PRESETS, randomTeam } from '../table/teams.ts';
import { listText, readTeam, shareText } from '../setup/team-text.ts';
import { complaintText, ENGLISH, teamSentence } from './setup-texts.ts';
import type { Speech } from './speech.ts';

/** A face of a die: energy, a level with its numbers, or an action. */
export type ShownFace =
  | { energy: Energy | 'wild' | 'generic'; amount: number }
  | { level: number; cost: number; attack: number; defense: number; bursts: number }
  | { action: true; bursts: number };
/** A card to choose. */
export interface TeamCard extends Pick<Card, 'number' | 'cost' | 'energy' | 'affiliation' | 'rarity' | 'max'> {
  title: string;
  isBasic: boolean;
  text: string;
  faces: ShownFace[];
}

/** The cards, in a language. */
export const teamCardsIn = ({ cardText }: Speech): readonly TeamCard[] =>
  CARDS.toSorted((a, b) => a.number - b.number).map(card => {
    const { number, cost, energy, affiliation, rarity, max } = card;
    const faces = Array.from({ length: FACES }, (_, face) => shown(kindOf(card.die), face));
    return {
      number,
      title: titleOf(card),
      cost,
      energy,
      affiliation,
      rarity,
      max,
      isBasic: isBasic(card),
      text: cardText(card),
      faces,
    };
  });
function shown(kind: number, at: number): ShownFace {
  const { energy, amount, level, cost, attack, defense, action, bursts } = faceAt(kind, at);
  if (action) return { action, bursts };
  if (level) return { level, cost, attack, defense, bursts };
  return { energy: energy === WILD ? 'wild' : energy === GENERIC ? 'generic' : ENERGIES[energy]!, amount };
}

/** A filter of cards; a field that is left out filters nothing. */
export interface Wanted {
  words?: string;
  energy?: Energy | 'none';
  cost?: number;
  affiliation?: Affiliation | 'none';
  rarity?: Rarity;
  kind?: 'basic' | 'other';
  starterBox?: boolean;
}
export function cardsWanted(
  { words = '', energy, cost, affiliation, rarity, kind, starterBox }: Wanted,
  cards: readonly TeamCard[],
): TeamCard[] {
  const said = words.toLowerCase().split(/\s+/).filter(Boolean);
  const box = cardsIn(true);
  return cards.filter(card => {
    const whole = `${card.title} ${card.text}`.toLowerCase();
    return (
      said.every(word => whole.includes(word)) &&
      (energy === undefined || (card.energy ?? 'none') === energy) &&
      (cost === undefined || card.cost === cost) &&
      (affiliation === undefined || (card.affiliation ?? 'none') === affiliation) &&
      (rarity === undefined || card.rarity === rarity) &&
      (kind === undefined || card.isBasic === (kind === 'basic')) &&
      (!starterBox || card.isBasic || box.includes(card.number))
    );
  });
}

/** Dice of a card in a team; a basic action is there with all of its own, or not. */
export const diceIn = ({ basics, cards }: Team, number: number): number =>
  basics.includes(number) ? cardOf(number).max : (cards.find(({ card }) => card === number)?.dice ?? 0);
/** The most dice of a card that a team may have. */
export const mostOf = (number: number, starterBox: boolean): number =>
  isBasic(cardOf(number)) ? cardOf(number).max : limitOf(cardOf(number), starterBox);

/** The team with one die more or less of a card; a basic action comes or goes whole. */
export function changed(team: Team, number: number, by: 1 | -1): Team {
  if (isBasic(cardOf(number))) {
    const rest = team.basics.filter(card => card !== number);
    return { ...team, basics: by > 0 ? [...rest, number].toSorted((a, b) => a - b) : rest };
  }
  const dice = diceIn(team, number) + by;
  const rest = team.cards.filter(({ card }) => card !== number);
  const cards = dice > 0 ? [...rest, { card: number, dice }] : rest;
  return { ...team, cards: cards.toSorted((a, b) => a.card - b.card) };
}

/** Everything that is wrong with a team, in words; nothing when it may play. */
export const complaints = (team: Team, terms: Terms, speaker = ENGLISH): { rule: RuleId; text: Text }[] =>
  complaintsAbout(team, terms).map(refusal => ({ rule: refusal.rule, text: complaintText(refusal, speaker) }));

/** A team in either form of text, and what could not be read of it, in words. */
export function imported(text: string, speaker = ENGLISH): { team: Team; wrong: { line: number; text: Text }[] } {
  const { team, wrong } = readTeam(text);
  return { team, wrong: wrong.map(error => ({ line: error.line, text: teamSentence(error, speaker) })) };
}

export const nameOfCard = (number: number): string => titleOf(cardOf(number));
export { diceOf, listText, PRESETS, randomTeam, shareText, TEAM_LIMITS, type Team, type TeamFormat, type Terms };
/** The team that chance draws with this number. */
export const teamByChance = (terms: Terms, seed: number): Team => randomTeam(terms, quickRandom(seed));
