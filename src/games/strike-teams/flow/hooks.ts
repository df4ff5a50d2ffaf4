// Hooks of Scenario Cards: at a turn, a defeat, a token, the end of a round.
import { attackTerms, targetCode } from '../abilities/attack-targets.ts';
import type {
  Deed,
  Hook,
  Role,
  ScenarioCard,
  ScenarioTest,
  SideEffect,
  Where,
  Window,
} from '../cards/scenario-card.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { gainCp } from '../table/points.ts';
import {
  deedsOf,
  noteDeed,
  roundsStood,
  tokenDeeds,
  ROUNDS,
  addToken,
  figuresOnTile,
  isActive,
  isThere,
  isUncovered,
  pickedFor,
  reveal,
  scenarioAt,
  secretPick,
  STAGE_COUNT,
  stageOf,
  tokensOf,
  fallenParts,
} from '../table/scenario-cards.ts';
import {
  FIGURES,
  HENCHMAN_FIGURES,
  HERO_FIGURES,
  gridFor,
  heroLevel,
  isOnMap,
  standingOf,
  tokenKindOf,
} from '../table/figures.ts';
import { distance } from '../table/grid.ts';
import { canSee } from '../table/line-of-sight.ts';
import { weapon } from '../table/attack.ts';
import { HEROES, MASTERMIND, NONE, RANGED, SUPERWEAPON, type Strike, type T } from '../table/world.ts';
import { checkScenarios } from './objective-points.ts';
import { candidates } from './set-up-objectives.ts';

/** The facts of a moment. */
export interface Moment {
  figure?: number;
  token?: number;
  square?: number;
  /** The stages in which a defeated figure had a part. */
  parts?: number;
  isQuestioned?: boolean;
  /** The stage that ends. */
  stage?: number;
}

/** Runs the side effects of all cards in play at a hook; or those of one card, when it is turned up. */
export function runHook(t: T, hook: Hook, moment: Moment = {}, only = NONE): void {
  for (let stage = 0; stage < STAGE_COUNT; stage++) {
    if (only === NONE ? !isActive(t.world, stage) : stage !== only) continue;
    let isLearned = false;
    for (const effect of scenarioAt(t.world, stage)!.side ?? []) {
      if (effect.hook !== hook || !applies(t.world, stage, effect, moment)) continue;
      const role = effect.if?.role;
      if (!role || hasRole(t.world, stage, role, moment)) effect.do.forEach(deed => perform(t, stage, deed, moment));
      else if (mightHaveRole(t.world, stage, role, moment)) isLearned = true;
    }
    if (isLearned) t.learn();
  }
}
const isWithin = (round: number, [first, last]: Window): boolean => round >= first && round <= last;
/** All the terms of an effect but whose part it is. */
function applies(w: Strike, stage: number, effect: SideEffect, moment: Moment): boolean {
  const { if: terms } = effect;
  if (!terms) return true;
  const { token, where, window, rounds, nth, left } = terms;
  if (token && (moment.token === undefined || tokenKindOf(w, moment.token) !== token)) return false;
  if (where && !isThere(w, stage, moment.figure!, where)) return false;
  if ((window && !isWithin(w.round, window)) || (rounds && !rounds.includes(w.round))) return false;
  if (terms.stage !== undefined && terms.stage !== (moment.stage ?? stageOf(w.round)) + 1) return false;
  if (nth !== undefined && countOf(w, stage, effect, moment) !== nth) return false;
  if (left && !tokensOf(w, left).some(one => w.tokenAt[one] !== NONE && w.tokenStage[one] === stage)) return false;
  return !terms.unquestioned || !moment.isQuestioned;
}
function hasRole(w: Strike, stage: number, role: Role, { figure, token, parts }: Moment): boolean {
  if (parts !== undefined) return ((parts >> stage) & 1) === 1;
  return pickedFor(w, stage, role).includes(token ?? figure ?? NONE);
}
/** Is the part still secret, and one that this figure or token could have had? That it has not is seen now. */
function mightHaveRole(w: Strike, stage: number, role: Role, { figure, token }: Moment): boolean {
  const pick = secretPick(scenarioAt(w, stage));
  return pick?.role === role && !isUncovered(w, stage) && candidates(w, stage, pick).includes(token ?? figure ?? NONE);
}
/** How often such an event has come, this one counted. */
function countOf(w: Strike, stage: number, { hook, if: terms }: SideEffect, { token }: Moment): number {
  if (hook === 'tokenDamaged') return tokenDeeds(w, 'damaged', tokenKindOf(w, token!)).length;
  if (hook === 'characterDefeated') return fallenParts(w, stage, terms?.window).length;
  return roundsStood(w, stage, terms?.window);
}

// ---- turns -------------------------------------------------------------------------------------------------

/** The places that a card wants somebody to be at, at the start or end of a turn. */
interface Watch {
  role: Role | null;
  where: Where;
  when: 'ownTurnStart' | 'ownTurnEnd';
  window: Window;
}
const WHOLE: Window = [1, ROUNDS];
function watchesIn(test: ScenarioTest | undefined): Watch[] {
  if (!test) return [];
  if ('standing' in test) return [{ role: null, window: WHOLE, ...test.standing }];
  if ('visits' in test) return [{ window: WHOLE, ...test.visits }];
  if ('all' in test) return test.all.flatMap(watchesIn);
  if ('any' in test) return test.any.flatMap(watchesIn);
  return 'not' in test ? watchesIn(test.not) : [];
}
const WATCHES: ReadonlyMap<ScenarioCard, readonly Watch[]> = new Map(
  SCENARIOS.map(card => [card, [...watchesIn(card.wins), ...watchesIn(card.fails)]]),
);
/** A turn begins or ends: who stands where a card wants it is noted, and only then, so that it tells nothing else. */
export function atTurn(t: T, figures: readonly number[], when: Watch['when']): void {
  const w = t.world;
  for (let stage = 0; stage < STAGE_COUNT; stage++)
    if (isActive(w, stage))
      for (const watch of WATCHES.get(scenarioAt(w, stage)!)!) note(w, stage, watch, figures, when);
  for (const figure of figures) if (isOnMap(w, figure)) runHook(t, when, { figure });
  checkScenarios(t);
}
function note(w: Strike, stage: number, watch: Watch, figures: readonly number[], when: Watch['when']): void {
  const { role, where, window } = watch;
  if (watch.when !== when || !isWithin(w.round, window)) return;
  const wanted = role ? pickedFor(w, stage, role) : HERO_FIGURES;
  const isNoted = deedsOf(w, 'stood', [w.round, w.round]).some(deed => deed.stage === stage);
  for (const figure of figures)
    if (!isNoted && wanted.includes(figure) && isThere(w, stage, figure, where))
      noteDeed(w, { do: 'stood', figure, stage });
}

// ---- deeds -------------------------------------------------------------------------------------------------

type Deeds = { [V in Deed['do']]: (t: T, stage: number, deed: Extract<Deed, { do: V }>, moment: Moment) => void };
const DEEDS: Deeds = {
  reveal: (t, stage, { what }) => {
    if (what === 'stage3') showStage3(t);
    else if (secretPick(scenarioAt(t.world, stage))) uncover(t, stage);
  },
  placeToken: (t, stage, { token: kind }, { square }) => {
    drawPrisoner(t);
    const token = addToken(t.world, kind, square!, stage, MASTERMIND);
    t.log('tokenPlaced', { token, square: square! });
  },
  removeTokens: ({ world: w }, stage) =>
    w.tokenStage.forEach((of, token) => {
      if (of === stage) w.tokenAt[token] = NONE;
    }),
  loosenCube: t => {
    for (const token of tokensOf(t.world, 'cosmic-cube')) t.world.tokenDamage[token] = 1;
    t.log('cubeLoosened');
  },
  autoDamage: (t, stage, { n, target }, moment) => {
    const figures = struck(t.world, stage, target, moment);
    if (figures.length > 0) t.call('harm', { figures, amounts: figures.map(() => n), isReducible: true });
  },
  status: (t, stage, { kind, target }, moment) => {
    for (const figure of struck(t.world, stage, target, moment)) {
      t.world[kind][figure]!++;
      t.log(kind === 'prone' ? 'fellProne' : 'wasTrapped', { figure });
    }
  },
  shootNearestHero: (t, _stage, { strength }) => {
    for (const token of tokensOf(t.world, 'superweapon'))
      if (t.world.tokenAt[token] !== NONE) shoot(t, t.world.tokenAt[token]!, strength + heroLevel(t.world));
  },
  explode: (t, stage, { token: kind }) => {
    for (const token of tokensOf(t.world, kind)) {
      const square = t.world.tokenAt[token]!;
      if (square !== NONE && t.world.tokenStage[token] === stage) t.call('explosion', { square });
    }
  },
  gainCp: (t, _stage, { n, team: side }) => {
    const team = side === 'heroes' ? HEROES : MASTERMIND;
    gainCp(t.world, team, n);
    t.log('cpGained', { team, n });
  },
  nameAnother: (t, stage) => t.call('naming', { stage }),
  nameTile: (t, stage) => t.call('marking', { stage, mark: 0 }),
  respawnHenchmen: (t, _stage, { most }) =>
    t.call('reinforce', most === 'all' ? { n: HENCHMAN_FIGURES.length, mayStop: false } : { n: most, mayStop: true }),
  dearerAttacks: () => undefined, // asked for by `dearerFor` while the card is in play
};
function perform(t: T, stage: number, deed: Deed, moment: Moment): void {
  (DEEDS[deed.do] as (t: T, stage: number, deed: Deed, moment: Moment) => void)(t, stage, deed, moment);
}
/** A secret pick is known to everybody from now on. */
function uncover(t: T, stage: number): void {
  const w = t.world;
  reveal(w, stage);
  const { role, from } = secretPick(scenarioAt(w, stage))!;
  const { value } = w.secrets.picked[stage]!;
  const kind = from === 'figures' ? 'figures' : 'tokens';
  t.log('uncovered', { role, [kind]: [value] });
}
/** ST-TOK-11: a hero by chance who is not in the mission; without one the Prison Token itself is the Prisoner. */
function drawPrisoner(t: T): void {
  const w = t.world;
  const others = HERO_FIGURES.filter(hero => w.owner[hero] === NONE);
  w.prisoner = others.length > 0 ? others[t.random.below(others.length)]! : NONE;
  if (w.prisoner !== NONE) t.log('prisonerFound', { character: w.prisoner });
}
/** The Stage 3 card is shown to the heroes; its instructions wait (ST-END-04). */
export function showStage3(t: T): void {
  const w = t.world;
  w.isRevealed = true;
  w.piles.stages.seen[2] = (1 << t.seats) - 1;
  t.log('revealed', { scenario: w.piles.stages.cards[2]! });
}
function struck(w: Strike, stage: number, target: 'retriever' | 'crackedTile', { figure }: Moment): number[] {
  if (target === 'retriever') return figure === undefined ? [] : [figure];
  const tile = w.marks[stage]!.at(-1);
  return tile === undefined ? [] : figuresOnTile(w, tile);
}
/** At the nearest hero in sight, adjacent or not; the Mastermind chooses among those equally near. */
function shoot(t: T, square: number, strength: number): void {
  const w = t.world;
  const { grid, ways } = standingOf(w);
  const seen = HERO_FIGURES.filter(
    hero => isOnMap(w, hero) && !w.isSafe[hero] && canSee(grid, ways, square, w.at[hero]!),
  );
  if (seen.length === 0) return;
  const spaces = (hero: number): number => distance(gridFor(w), square, w.at[hero]!);
  const least = Math.min(...seen.map(spaces));
  const nearest = seen.filter(hero => spaces(hero) === least);
  const not = FIGURES.filter(figure => !nearest.includes(figure)).map(figure => targetCode('figure', figure));
  const target = nearest.length === 1 ? targetCode('figure', nearest[0]!) : NONE;
  const gun = weapon({ card: SUPERWEAPON, type: RANGED, strength });
  t.call('attack', attackTerms({ figure: NONE, weapon: gun, from: square, target, not, isArea: true }));
}
