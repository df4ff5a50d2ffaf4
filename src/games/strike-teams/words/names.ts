// Names of things.
import { capital, count } from '#engine/kit/wording.ts';
import type { OpenWorld, Text } from '#engine/types.ts';
import { ACTIONS } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import type { ObjectKind } from '../cards/map-card.ts';
import { MAPS } from '../cards/maps.ts';
import type { Retrieved } from '../cards/scenario-card.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { VILLAIN_TEAMS } from '../flow/set-up.ts';
import { cardAtPlace, placeOfWound, WOUND, WOUND_COUNT } from '../table/damage-slots.ts';
import { characterOf, gridFor, isHenchman, MAP_IDS, TOKEN_KINDS } from '../table/figures.ts';
import { squareName } from '../table/grid.ts';
import { pushDirection, pushSpaces } from '../table/lines.ts';
import { BREAKTHROUGH_CODE, FIRST_PRIMARY, SUPERWEAPON_CODE, TURRET_CODE } from '../table/attack.ts';
import { KARMA, HEROES, HENCHMEN, FIRST_HENCHMAN, type Strike } from '../table/world.ts';

/** The numbers under which rulebook and pictures know cards that are no Action Cards. */
export const CHARACTERS_FROM = 1000;
export const SCENARIOS_FROM = 1100;
export const MAPS_FROM = 1200;

type Open = OpenWorld<Strike>;
const gridIn = (w: Open) => gridFor(w as Strike);
const character = (n: number): Text => CHARACTERS[n]?.name ?? 'nobody';
/** 'Hydra Soldier 3'; the Superweapon fires by itself. */
function figure(n: number): Text {
  if (n < 0) return 'the Superweapon';
  return isHenchman(n) ? `Hydra Soldier ${n - FIRST_HENCHMAN + 1}` : character(characterOf(n));
}
const card = (n: number): Text => ACTIONS[n]?.name ?? 'a card';

export const OBJECT_NAMES: Readonly<Record<ObjectKind, string>> = {
  crate: 'the crate',
  barrels: 'the barrels',
  turret: 'the Gun Turret',
  ammunition: 'the Ammunition Crate',
};
/** Objective Tokens in a sentence. */
export const TOKEN_NAMES: Readonly<Record<Retrieved, string>> = {
  prison: 'the Prison',
  dossier: 'the Dossier',
  superweapon: 'the Superweapon',
  bystander: 'a bystander',
  bomb: 'a bomb',
  terminal: 'a Terminal',
  generator: 'a Generator',
  'cosmic-cube': 'the Cosmic Cube',
  serum: 'the Serum',
  prisoner: 'the Prisoner',
};
/** Directions as a player reads a map. */
const COMPASS = ['north', 'east', 'south', 'west', 'north-east', 'south-east', 'south-west', 'north-west'];
const BOXES = ['the Attack Box', 'the Defend Box', 'the Move Box'];

/** 'the Attack Box', 'Hurl Shield'; of a soldier the figure itself. */
function wound(n: number): Text {
  const who = Math.floor(n / WOUND);
  const place = placeOfWound(n);
  if (isHenchman(who)) return figure(who);
  return BOXES[place] ?? card(cardAtPlace(who, place));
}
/** A slot with its owner, where wounds of several figures are named together. */
const woundOf = (n: number): Text =>
  isHenchman(Math.floor(n / WOUND)) ? wound(n) : `${wound(n)} of ${figure(Math.floor(n / WOUND))}`;

function barrier(n: number, w: Open): Text {
  const { kind, name } = gridIn(w).barriers[n]!;
  return kind === 'door' ? `door ${name}` : `the wall ${name.replace('/', ' to ')}`;
}
function weapon(n: number): Text {
  if (n === TURRET_CODE) return 'the Gun Turret';
  if (n === BREAKTHROUGH_CODE) return 'a breakthrough';
  if (n === SUPERWEAPON_CODE) return 'its beam';
  return n >= FIRST_PRIMARY ? CHARACTERS[n - FIRST_PRIMARY]!.attack.name : card(n);
}

function object(n: number, w: Open): Text {
  const kind = gridIn(w).object[n];
  return `${kind ? OBJECT_NAMES[kind] : 'nothing'} at ${squareName(gridIn(w), n)}`;
}
const token = (n: number, w: Open): Text => TOKEN_NAMES[TOKEN_KINDS[w.tokenKind[n]!]!] ?? 'a token';
const tile = (n: number, w: Open): Text => `tile ${Object.keys(gridIn(w).tiles)[n]!}`;

export const names = {
  character,
  /** Endings of verbs: one character acts, Hydra Soldiers act. */
  s: (n: number): Text => (n === HENCHMEN ? '' : 's'),
  has: (n: number): Text => (n === HENCHMEN ? 'have' : 'has'),
  figure,
  card,
  weapon,
  scenario: (n: number): Text => SCENARIOS[n]?.name ?? 'a Scenario Card',
  map: (n: number): Text => (MAP_IDS[n] ? MAPS[MAP_IDS[n]].name : 'a map'),
  square: (n: number, w: Open): Text => squareName(gridIn(w), n),
  object,
  barrier,
  token,
  tile,
  /** At the beginning of a sentence. */
  Object: (n: number, w: Open): Text => capital(object(n, w)),
  Barrier: (n: number, w: Open): Text => capital(barrier(n, w)),
  Token: (n: number, w: Open): Text => capital(token(n, w)),
  direction: (n: number): Text => COMPASS[n]!,
  push: (n: number): Text => `${COMPASS[pushDirection(n)]!}, ${count(pushSpaces(n), 'space')}`,
  wound,
  /** '2 on Hurl Shield' */
  slots: (n: number): Text => `${Math.floor(n / WOUND_COUNT)} on ${wound(n % WOUND_COUNT)}`,
  healed: (n: number): Text => `${Math.floor(n / WOUND_COUNT)} from ${woundOf(n % WOUND_COUNT)}`,
  team: (n: number): Text => (n === HEROES ? 'The heroes' : 'The Mastermind'),
  villainTeam: (n: number): Text => {
    const { characters, group } = VILLAIN_TEAMS[n]!;
    return characters.map(one => (one === HENCHMEN ? `${group} Hydra Soldiers` : character(one))).join(', ');
  },
  heroTeam: (n: number): Text =>
    [0, 1, 2, 3]
      .filter(hero => (n >> hero) & 1)
      .map(character)
      .join(', '),
  victory: (n: number): Text => (n === KARMA ? 'Karma' : 'Guardians'),
};
