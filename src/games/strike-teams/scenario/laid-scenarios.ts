// Scenario Cards, Objective Tokens and the campaign of a position, laid on the table.
import { bit, everybody, moveCard } from '#engine/kit/piles.ts';
import type { Pile } from '#engine/types.ts';
import type { Retrieved } from '../cards/scenario-card.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import type { Campaign } from '../table/campaign.ts';
import { noteDeed, addToken, openPartsOf, partsOf } from '../table/scenario-cards.ts';
import { gridFor, mastermindSeat, TOKEN_KINDS } from '../table/figures.ts';
import { squareNamed } from '../table/grid.ts';
import { KARMA, GUARDIANS, HEROES, MASTERMIND, NONE, type Strike } from '../table/world.ts';
import { FIGURE_KEYS, characterNamed, figureNamed, named, tokenNamed } from './naming.ts';

type Stage = 1 | 2 | 3;
/** A token of the Stage 1 card on a square or with a hero, or with more about it. */
export type LaidToken =
  | readonly [kind: Retrieved, where: string, stage?: Stage]
  | {
      readonly token: Retrieved;
      /** A square, the hero that carries it, or nothing where it is gone. */
      readonly at?: string;
      readonly stage?: Stage;
      readonly by?: 'heroes' | 'mastermind';
      readonly damage?: number;
    };
/** What has happened that cards count: the round, and the token or figure; where a card wanted it, its stage. */
export type LaidDeed = readonly [
  round: number,
  what: 'damaged' | 'retrieved' | 'home' | 'defeated' | 'out' | 'stood',
  who: string,
  stage?: Stage,
];
export interface LaidScenarios {
  /** Scenario Cards by stage, as 's1-1'. */
  stages?: readonly string[];
  /** The Stage 3 card lies face down, so that only the Mastermind knows it. */
  isHidden?: boolean;
  /** The next cards of the piles, those drawn first named first; and those removed from the campaign. */
  undrawn?: readonly string[];
  removed?: readonly string[];
  /** Figures with an open part in the card of a stage: ['cap iron', '', '']. */
  picks?: readonly string[];
  /** The Mastermind's secret picks by stage, a figure or a token: ['', 'bomb 2', '']. */
  secrets?: readonly string[];
  /** Letters of marked tiles by stage, the last one counts. */
  marks?: readonly string[];
  tokens?: readonly LaidToken[];
  deeds?: readonly LaidDeed[];
  /** The hero who is the Prisoner. */
  prisoner?: string;
  /** A campaign mission; what is left out is as in the first one. */
  campaign?: Partial<Campaign>;
  victory?: 'Karma' | 'Guardians';
}

/** A card of the pile by its id. */
function take({ undrawn }: Strike['piles'], id: string, to: Pile, seen: number): void {
  const index = undrawn.cards.findIndex(card => SCENARIOS[card]!.id === id);
  if (index < 0) throw new Error(`there is no Scenario Card '${id}' left`);
  moveCard(undrawn, index, to, seen);
}
export function layScenarios(w: Strike, position: LaidScenarios, seats: number): void {
  const { stages = [], isHidden = false, undrawn = [], removed = [], picks = [], secrets = [], marks = [] } = position;
  stages.forEach((id, i) =>
    take(w.piles, id, w.piles.stages, i === 2 && isHidden ? bit(mastermindSeat(seats)) : everybody(seats)),
  );
  w.isRevealed = stages.length > 2 && !isHidden;
  for (const id of removed) take(w.piles, id, w.piles.removed, everybody(seats));
  for (const id of undrawn.toReversed()) take(w.piles, id, w.piles.undrawn, 0);
  for (const token of position.tokens ?? []) layToken(w, token);
  picks.forEach((keys, stage) => {
    w.picks[stage] = keys.split(' ').flatMap(key => (key ? [figureNamed(key)] : []));
  });
  secrets.forEach((key, stage) => {
    if (!key) return;
    const value = FIGURE_KEYS.includes(key) ? figureNamed(key) : tokenNamed(w, key);
    w.secrets.picked[stage] = { value, seen: bit(mastermindSeat(seats)) };
  });
  marks.forEach((letters, stage) => {
    const tiles = letters.split(' ').filter(Boolean);
    for (const tile of tiles) named(Object.keys(gridFor(w).tiles), tile, 'tile');
    w.marks[stage] = tiles;
  });
  for (const deed of position.deeds ?? []) layDeed(w, deed);
  if (position.prisoner) w.prisoner = characterNamed(position.prisoner);
  if (position.campaign) layCampaign(w, position.campaign);
  if (position.victory) w.victory = position.victory === 'Karma' ? KARMA : GUARDIANS;
}
function layToken(w: Strike, given: LaidToken): void {
  const one = 'token' in given ? given : { token: given[0], at: given[1], stage: given[2] };
  const { token: kind, at, stage = 1 } = one;
  const { by = 'mastermind', damage = 0 } = 'token' in given ? given : {};
  const carrier = at !== undefined && FIGURE_KEYS.includes(at) ? figureNamed(at) : NONE;
  const square = at === undefined || carrier !== NONE ? NONE : squareNamed(gridFor(w), at);
  named(TOKEN_KINDS, kind, 'kind of token');
  const token = addToken(w, kind, square, stage - 1, by === 'heroes' ? HEROES : MASTERMIND);
  w.tokenCarrier[token] = carrier;
  w.tokenDamage[token] = damage;
}
function layDeed(w: Strike, [round, what, who, stage = 1]: LaidDeed): void {
  const now = w.round;
  w.round = round;
  if (what === 'damaged' || what === 'retrieved' || what === 'home')
    noteDeed(w, { do: what, token: tokenNamed(w, who) });
  else {
    const figure = figureNamed(who);
    if (what === 'stood') noteDeed(w, { do: what, figure, stage: stage - 1 });
    else noteDeed(w, { do: what, figure, parts: (what === 'out' ? openPartsOf : partsOf)(w, figure) });
  }
  w.round = now;
}
function layCampaign(w: Strike, given: Partial<Campaign>): void {
  w.mode = 'campaign';
  w.campaign = {
    mission: 1,
    missions: 6,
    saved: [0, 0],
    victor: NONE,
    maps: [],
    scenarios: [],
    isRemoving: true,
    nextUnits: w.units,
    played: [],
    ...given,
  };
}
