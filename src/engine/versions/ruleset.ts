// The rules of one version of a game, with the engine that they run on: all that tables and pages need of them. A kept
// release brings its own (decision 0009), so nothing outside may run a game with the engine of today beside it.
import { complaints, type Opening } from '../apply.ts';
import { asked, brief, decisionId, explain, idle, legal } from '../ask.ts';
import type { GameDefinition } from '../definition.ts';
import type { Game } from '../game.ts';
import { knowledge } from '../knowledge.ts';
import { Match, runnerOf, type MatchRecord, type Runner } from '../match.ts';
import type {
  BriefDecision,
  Decision,
  HiddenWorld,
  Json,
  Knowledge,
  OpenView,
  OpenWorld,
  OwnView,
  Seat,
  State,
  Text,
  View,
  Viewer,
  World,
} from '../types.ts';
import { openView, openWorld, ownView, ownWorld, view, type SeenBefore } from '../views.ts';

/** Records and events have the same form in every version, so these work for all of them. */
export { newRecord, RECORD_FORMAT, refusedAt, ReplayError } from '../match.ts';
export { eventFor } from '../views.ts';

/** A game's description of itself, as data and words. */
export type GameInfo = Pick<
  GameDefinition,
  | 'id'
  | 'name'
  | 'version'
  | 'shape'
  | 'seats'
  | 'settings'
  | 'setups'
  | 'trials'
  | 'sides'
  | 'roles'
  | 'sequel'
  | 'isSeries'
  | 'texts'
  | 'names'
  | 'about'
  | 'complain'
>;

/** With what the game tells bots about itself; hints are explained with its words. */
export interface Ruleset extends GameInfo, Runner, Pick<GameDefinition, 'bot'> {
  /** The versions of the game that are here, as far as that is known. */
  versionsHere?: readonly number[];
  /** Complaints about an opening, in words. */
  complaints(opening: Opening): Text[];
  /** The seats that are waited for. */
  asked(state: State): readonly Seat[];
  /** The pending decision by its id. */
  decision(state: State): string;
  /** The questions as people see them, and the same for sending. */
  explain(state: State, seats?: readonly Seat[]): Decision[];
  brief(state: State, seats?: readonly Seat[]): BriefDecision[];
  /** The legal options of a seat, by id. */
  legal(state: State, seat: Seat): string[];
  /** The option answered for an absent player. */
  idle(state: State, seat: Seat): string;
  view(state: State, viewer: Viewer): View;
  /** The view in its parts: what all see alike, and what depends on who looks. What all see is lent: it may hold parts
   *  of the state, and is good until that is changed. */
  openView(state: State): OpenView;
  openWorld(state: State): OpenWorld;
  ownView(state: State, viewer: Viewer): OwnView<BriefDecision>;
  /** Parts that are unchanged since they were last seen may stay the same object; earlier versions make all anew. */
  ownWorld(state: State, viewer: Viewer, before?: SeenBefore): HiddenWorld;
  /** The knowledge of a seat: all that a bot is told. */
  knowledge(state: State, seat: Seat): Knowledge;
}

export const rulesetOf = (game: Game): Ruleset =>
  Object.assign(Object.create(game) as GameInfo, {
    ...runnerOf(game),
    complaints: opening => complaints(game, opening),
    asked: state => asked(game, state),
    decision: decisionId,
    explain: (state, seats) => explain(game, state, seats),
    brief: (state, seats) => brief(game, state, seats),
    legal: (state, seat) => legal(game, state, seat),
    idle: (state, seat) => idle(game, state, seat),
    view: (state, viewer) => view(game, state, viewer),
    openView: state => openView(game, state),
    openWorld,
    ownView: (state, viewer) => ownView(game, state, viewer, brief),
    ownWorld: (state, viewer, before) => ownWorld(game, state, viewer, before),
    knowledge: (state, seat) => knowledge(game, state, seat),
  } satisfies Omit<Ruleset, keyof GameInfo>);

/** Is a match with these options one of a series? */
export const isInSeries = ({ sequel, isSeries }: Pick<GameInfo, 'sequel' | 'isSeries'>, options: Json): boolean =>
  Boolean(sequel) && (isSeries?.(options) ?? true);

/** A match from its record, played through by these rules; throws a ReplayError where it does not fit them. */
export const openMatch = (rules: Ruleset, record: MatchRecord): Match<World> =>
  new Match(rules as unknown as Game, record, rules);

/** Did rules, also of an earlier version, not come to rest after an answer? */
export const isEndless = (error: unknown): boolean =>
  error instanceof Error && /^the rules (run in circles|offer more than)/.test(error.message);
