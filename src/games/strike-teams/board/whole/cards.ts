// Cards of Strike Teams shown whole: Action Cards, Character Cards, Scenario Cards and Map Cards.
import { captions } from '#web/kit/captions.ts';
import { below, cardsExplained, readBy, white, type LoadedCards, type WholeCard } from '#web/kit/whole-card.ts';
import { ACTIONS, ownerOf } from '../../cards/actions.ts';
import { BUILD_POINTS, type CharacterCard } from '../../cards/character-card.ts';
import { CHARACTERS } from '../../cards/characters.ts';
import { MAPS } from '../../cards/maps.ts';
import type { ScenarioCard } from '../../cards/scenario-card.ts';
import { LESSONS, STORIES } from '../../cards/scenario-stories.ts';
import { SCENARIOS } from '../../cards/scenarios.ts';
import { healthOf, woundsOf } from '../../table/damage-slots.ts';
import { characterOf, isHenchman, MAP_IDS } from '../../table/figures.ts';
import { FIRST_PRIMARY } from '../../table/attack.ts';
import { FIGURE_COUNT, HENCHMEN, NONE, type Strike } from '../../table/world.ts';
import { actionText, characterText } from '../../words/card.ts';
import { CHARACTERS_FROM, MAPS_FROM, SCENARIOS_FROM } from '../../words/names.ts';

const { say, speak } = captions({ en: () => import('../../words/en/whole.ts') });
const PAINT = { hero: white('#0f5c9c'), villain: white('#94200f'), scenario: white('#5b3a22'), map: white('#2b2634') };
const paintOf = (character: number): WholeCard['paint'] => (character < 4 ? PAINT.hero : PAINT.villain);

/** Makes a card, and tells what the words of art in its text mean. */
const whole = cardsExplained(say, [
  [/\bAP\b/, 'ap', 'apText'],
  [/\bCP\b/, 'cp', 'cpText'],
  [/\bDT\b/, 'dt', 'dtText'],
  [/armor|dodge/, 'armorWord', 'armorText'],
  [/automatic damage/, 'automatic', 'automaticText'],
  [/slam/, 'slam', 'slamText'],
  [/prone/, 'prone', 'proneText'],
  [/trapped/, 'trapped', 'trappedText'],
  [/\bOP\b/, 'opWord', 'opText'],
]);
const listed = (...parts: string[]): string => parts.filter(Boolean).join('; ');

// ---- Action Cards --------------------------------------------------------------------------------------------

function action(n: number, w?: Strike): WholeCard {
  const card = ACTIONS[n]!;
  const { name, starting, build, slots } = card;
  const [wounds, tokens] = [w?.cardWounds[n] ?? 0, w?.dt[n] ?? 0];
  return whole({
    number: n,
    name,
    sub: say(starting ? 'starting' : 'action', { name: CHARACTERS[ownerOf(n)]!.name }),
    cost: say('build', { n: build }),
    paint: paintOf(ownerOf(n)),
    text: actionText(card),
    foot: listed(
      slots > 0 ? say('slots', { n: slots }) : '',
      wounds > 0 ? say('woundsOn', { n: wounds }) : '',
      tokens > 0 ? say('tokens', { n: tokens }) : '',
    ),
  });
}

// ---- Character Cards -----------------------------------------------------------------------------------------

function boxes({ attack, defend, move, kind }: CharacterCard): WholeCard['faces'] {
  const key = kind === 'henchman' ? 'boxOfGroup' : 'box';
  const face = (title: string, what: string, ap: number, n: number) => ({ title, note: say(key, { what, ap, n }) });
  return [
    face(attack.name, say(attack.type, { n: attack.strength }), attack.ap, attack.slots),
    face(defend.name, say(defend.type, { n: defend.strength }), defend.ap, defend.slots),
    face(move.name, say('space'), move.ap, move.slots),
  ];
}
/** Level, AP and wounds as the table has them, of one figure where it is one. */
function stateOf(w: Strike, character: number, figure: number): string {
  const level = w.level[character]!;
  const points = say('buildAt', { level, n: BUILD_POINTS[level]! });
  if (w.owner[character] === NONE || figure === NONE) return points;
  const health = { n: woundsOf(w, figure), of: healthOf(w, figure) };
  return listed(say('now', { ap: w.ap[character]!, ...health }), points);
}
function character(n: number, w?: Strike, figure = n === HENCHMEN ? NONE : n): WholeCard {
  const card = CHARACTERS[n]!;
  const { name, kind, sides } = card;
  return whole({
    number: CHARACTERS_FROM + n,
    name,
    sub: w ? say('atLevel', { kind: say(kind), level: w.level[n]! }) : say(kind),
    cost: kind === 'henchman' ? say('unitsEach') : say('units', { n: sides[0]!.unit }),
    paint: paintOf(n),
    text: characterText(card),
    foot: w ? stateOf(w, n, figure) : '',
    facesTitle: say('boxes'),
    faces: boxes(card),
  });
}
const figureCard = (n: number, w?: Strike): WholeCard =>
  isHenchman(n) ? character(HENCHMEN, w, n) : character(characterOf(n), w);

// ---- Scenario Cards and Map Cards ------------------------------------------------------------------------------

const STEP_NAMES: Readonly<Record<string, string>> = { 'captain-america': 'Captain America', 'iron-man': 'Iron Man' };
function faces({ id, tutorial }: ScenarioCard): WholeCard['faces'] {
  const { plans } = STORIES[id]!;
  if (!tutorial)
    return [
      { title: say('heroes'), note: plans.heroes },
      { title: say('boss'), note: plans.mastermind },
    ];
  return LESSONS.map(({ round, who, task }) => ({
    title: say('step', { round, who: STEP_NAMES[who] ?? who }),
    note: task,
  }));
}
function scenario(n: number): WholeCard {
  const card = SCENARIOS[n]!;
  const { id, name, stage, op, text, from, until, tutorial } = card;
  const { twist } = STORIES[id]!;
  return whole({
    number: SCENARIOS_FROM + n,
    name,
    sub: tutorial ? say('tutorial') : say('stage', { n: stage }),
    cost: say('op', { n: op }),
    paint: PAINT.scenario,
    text: twist ? `${text}\n${twist}` : text,
    foot: say('rounds', { from, until }),
    facesTitle: say(tutorial ? 'steps' : 'plans'),
    faces: faces(card),
  });
}
function map(n: number): WholeCard {
  const { name, side, character: note } = MAPS[MAP_IDS[n]!];
  const sub = say('map', { side: say(side === 'warehouse' ? 'warehouse' : 'hydra') });
  return whole({ number: MAPS_FROM + n, name, sub, text: note, paint: PAINT.map });
}

const characters = below<Strike>(CHARACTERS.length, (n, w) => character(n, w));
const scenarios = below<Strike>(SCENARIOS.length, scenario);
/** Action Cards, and all others under the numbers of the rulebook. */
function card(n: number, w?: Strike): WholeCard | undefined {
  if (n < ACTIONS.length) return action(n, w);
  if (n >= MAPS_FROM) return below(MAP_IDS.length, map)(n - MAPS_FROM);
  return n >= SCENARIOS_FROM ? scenarios(n - SCENARIOS_FROM) : characters(n - CHARACTERS_FROM, w);
}
const read = readBy<Strike>({
  card,
  character: characters,
  figure: below(FIGURE_COUNT, figureCard),
  scenario: scenarios,
  map: below(MAP_IDS.length, map),
  weapon: (n, w) => (n < FIRST_PRIMARY ? action(n, w) : characters(n - FIRST_PRIMARY, w)),
});

export const cards: LoadedCards = { read, speak };
