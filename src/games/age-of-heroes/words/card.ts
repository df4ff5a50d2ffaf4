// The words of cards, tiles, boards and spaces, made from the same data that they run by.
import { capital, listed } from '#engine/kit/wording.ts';
import type { Advanced, Cost, EvolutionCard, InstituteCard, Moment, Tier, VillainTile } from '../cards/card.ts';
import type { HorsemanMarker, ParameterCard } from '../cards/missions.ts';
import { villainOf, villainsOf } from '../table/deck.ts';
import { bundleText, clauses, clauseText, effectsText } from './effects.ts';
import { momentPlace, spaceWords, theTier, tierName, withArticle } from './nouns.ts';

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const withCost = (cost: Cost | undefined, text: string): string =>
  cost ? `Spend ${bundleText(cost)}: ${lower(text)}` : text;

/** 'Spend 2 M: gain 5 P and play an Event.' */
export function cardText({ cost, effects, afterAssigning, endOfRound, onlyAt }: InstituteCard): string {
  const parts = [withCost(cost, effectsText(effects))];
  if (onlyAt) parts.unshift('Institute locations only.');
  if (afterAssigning) parts.push(`After assigning, ${clauses(afterAssigning)}.`);
  if (endOfRound) parts.push(`End of Round: a player with a Hero here ${clauses(endOfRound, { who: 'they' })}.`);
  return parts.join(' ');
}

const CONDITIONS: Readonly<Record<NonNullable<Moment['is']>, string>> = {
  noOtherPawnHere: ' with no other pawn at that location',
  noOpponentPawnHere: " with no opponent's pawn at that location",
  ownMarkerBefore: ' to a Villain that already carried your marker',
  opponentAheadOnTile: ' to a Villain on which an opponent had more markers than you',
  kittyHere: ' with one of your Kitty Pryde pawns',
  opponentPawnOnBasicHere: " with an opponent's pawn on a basic space at that location",
};
/** 'After Storm deals green or orange damage': when an ability acts. */
function momentText({ on, at, colours, types, is }: Moment, who: string): string {
  const where = at ? momentPlace(at) : is === 'kittyHere' ? 'a location' : '';
  const condition = is ? CONDITIONS[is] : '';
  const colourText = colours ? `${listed([...colours], 'or')} ` : '';
  const deals = who === 'you' ? 'deal' : 'deals';
  switch (on) {
    case 'assign':
      return `after ${who} is assigned to ${where}${condition}`;
    case 'cost':
      return `when ${who} is assigned to ${where}`;
    case 'damage':
      return `after ${who} ${deals} ${colourText}damage${at ? ' from a Mission tile' : ''}${condition}`;
    case 'play':
      return `after you play ${listed(
        types!.map(type => ({ ally: 'an Ally', teamUp: 'a Team-Up', event: 'an Event' })[type]),
        'or',
      )}`;
    case 'jet':
      return `when ${who} is put on the X-Jet`;
    case 'pass':
      return 'when you pass';
    case 'recruitBonus':
      return 'after you gain a Recruitment bonus';
    case 'reassign':
      return 'after one of your Heroes is reassigned or moved from a space to the X-Jet';
    case 'endOfRound':
      return `End of Round: ${is ? `if ${who} is` : `for each ${who}`} at ${where}${condition}`;
    default:
      return 'at game end';
  }
}
/** 'Once per round, after Rogue is assigned to the Institute, you may spend 2 P: …' */
export function evolutionText({ hero, when, oncePerRound, effects }: EvolutionCard): string {
  const [first] = effects;
  const often = oncePerRound ? 'Once per round, ' : '';
  if (first?.do === 'enterOccupied')
    return `${often}${hero} may be assigned to ${spaceWords({ state: 'occupied', ...first.space })}.`;
  const text = `${momentText(when, hero)}, ${lower(effectsText(effects))}`;
  return often && when.on !== 'endOfRound' ? `${often}${text}` : capital(text);
}
export const advancedText = ({ when, effects }: Advanced): string =>
  `Advanced: the first time each round, ${momentText(when, 'you')}, ${lower(effectsText(effects))}`;

export function villainText({ costs, whenDamaged, onDefeat }: VillainTile): string {
  const parts: string[] = [];
  if (costs) parts.push(`While here: ${clauseText(costs)}.`);
  if (whenDamaged) parts.push(`While here: after damaging this Villain, ${clauses(whenDamaged)}.`);
  parts.push(`Defeated: ${lower(effectsText(onDefeat))}`);
  return parts.join(' ');
}
export const markerText = ({ effects }: HorsemanMarker): string =>
  `After you damage this Horseman, ${clauses(effects)}.`;

/** What follows the defeat of a Villain, as the tiles of its tier say. */
function afterDefeat(tier: Tier): string {
  const { onDefeat } = villainOf(villainsOf(tier)[0]!);
  for (const effect of onDefeat) {
    if (effect.do === 'endGame') return `When ${theTier(tier)} is defeated, the game ends.`;
    if (effect.do !== 'replaceFrom') continue;
    return `A defeated ${tierName(tier)} is replaced by ${withArticle(tierName(effect.stack))}.`;
  }
  return `A defeated ${tierName(tier)} leaves with its Mission tile.`;
}
export function parameterText(card: ParameterCard): string {
  const parts: string[] = [];
  for (const tier of card.course ?? []) parts.push(afterDefeat(tier));
  const { appears, atInfluence, endOfRound, vpPerVillainToken, captives, closed } = card;
  if (appears)
    parts.push(`When tiles ${listed([...appears.after])} are gone, ${theTier(appears.tier)} appears at ${appears.at}.`);
  if (atInfluence)
    parts.push(`After paying to assign a pawn at the location with the Influence marker, ${clauses(atInfluence)}.`);
  if (endOfRound) parts.push(`End of Round: ${clauses(endOfRound)}.`);
  if (vpPerVillainToken) parts.push(`At game end, lose ${-vpPerVillainToken} VP for each Villain token you hold.`);
  if (captives)
    parts.push(
      'Each Horseman holds a captive. After you damage a Horseman, its Effect marker happens to you.',
      'When it is defeated, the player with most markers there plays the captive or takes it into hand.',
    );
  if (closed) parts.push(`While a ${tierName(closed.while)} is in play, nobody may damage The Master.`);
  return parts.join(' ');
}
