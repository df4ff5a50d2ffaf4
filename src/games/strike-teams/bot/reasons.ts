// Reasons for an option, as bots would tell people: points, damage, what a figure nears, what a reaction saves.
import type { Reasons, Tried } from '#engine/bot-knowledge.ts';
import { mean, reasonsFrom, sayWith, type Reason as ReasonFor } from '#engine/kit/bot-kit.ts';
import type { Phrase, Seat } from '#engine/types.ts';
import { damageOf } from '../abilities/attack-targets.ts';
import { type CardNo, ACTIONS } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { freeSlots, woundsOf } from '../table/damage-slots.ts';
import { characterOf, FIGURES, isOnMap, otherTeam, teamOf } from '../table/figures.ts';
import { type Figure, DOWN, HENCHMEN, HEROES, MASTERMIND, NONE, type Strike, type Team } from '../table/world.ts';
import type { Goal, goalAt } from './goals.ts';
import { reasonTexts } from './reason-words.ts';

/** The bots' measures, handed over: to import them would cut the game's own file, which is loaded first, in two. */
export interface Judging {
  goalAt: typeof goalAt;
}
type Move = Tried<Strike> & { judging: Judging; team: Team };
type Reason = ReasonFor<Move>;
const why = sayWith(reasonTexts);
const said =
  (say: keyof typeof reasonTexts): Reason =>
  () =>
    why(say);
const scenarioOf = (w: Strike, stage: number): number => w.piles.stages.cards[stage] ?? NONE;

// ---- what it comes to --------------------------------------------------------------------------------------

const tablesOf = ({ after, later }: Move): readonly Strike[] => (later.length ? later : [after]);
/** A mean over the tables after it, less what was before. */
const gainOf = (move: Move, count: (w: Strike) => number): number =>
  mean(tablesOf(move).map(count)) - count(move.before);
const HALF = 0.5;

/** The figure for which the most changes, and by how much. */
function mostOf(move: Move, figures: readonly number[], count: (w: Strike, figure: Figure) => number) {
  let found = NONE;
  let most = 0;
  for (const figure of figures) {
    const n = gainOf(move, w => count(w, figure));
    if (n <= most) continue;
    most = n;
    found = figure;
  }
  return { figure: found, n: most };
}
const enemiesOf = ({ team, before }: Move): number[] =>
  FIGURES.filter(figure => teamOf(figure) !== team && isOnMap(before, figure));
const friendsOf = ({ team }: Move): number[] => FIGURES.filter(figure => teamOf(figure) === team);

const points: Reason = move => {
  const { team } = move;
  const n = Math.round(gainOf(move, w => w.op[team] - w.op[otherTeam(team)]));
  return n > 0 ? why('scores', { n }) : undefined;
};
const harms: Reason = move => {
  const enemies = enemiesOf(move);
  const felled = mostOf(move, enemies, (w, figure) => (isOnMap(w, figure) ? 0 : 1));
  if (felled.n > HALF) return why('fells', { figure: felled.figure });
  const hurt = mostOf(move, enemies, woundsOf);
  if (hurt.n >= HALF) return why('wounds', { figure: hurt.figure, n: Math.round(hurt.n) });
  const slowed = mostOf(move, enemies, (w, figure) => w.trapped[figure]! + w.prone[figure]!);
  return slowed.n > HALF ? why('hinders', { figure: slowed.figure }) : undefined;
};
const tokens: Reason = ({ before, after }) => {
  for (let token = 0; token < before.tokenKind.length; token++) {
    if (after.tokenDamage[token]! > before.tokenDamage[token]!) return why('breaks', { token });
    if (before.tokenCarrier[token] === NONE && after.tokenCarrier[token] !== NONE) return why('takes', { token });
  }
  return undefined;
};
const helps: Reason = move => {
  const friends = friendsOf(move);
  const back = mostOf(move, friends, (w, figure) => (isOnMap(w, figure) ? 1 : 0));
  if (back.n > HALF) return why('returns', { figure: back.figure });
  const healed = mostOf(move, friends, (w, figure) => -woundsOf(w, figure));
  if (healed.n >= HALF) return why('heals', { n: Math.round(healed.n) });
  const ap = Math.round(gainOf(move, w => w.ap.reduce((sum, n, one) => sum + (teamOf(one) === move.team ? n : 0), 0)));
  if (ap > 0) return why('gainsAp', { n: ap });
  const cp = Math.round(gainOf(move, w => w.cp[move.team]));
  return cp > 0 ? why('gainsCp', { n: cp }) : undefined;
};
const outcome: Reason = move => points(move) ?? tokens(move) ?? harms(move) ?? helps(move) ?? nears(move);

// ---- where to ------------------------------------------------------------------------------------------------

/** The own figure that has moved between the two tables. */
const moverOf = (move: Move): number =>
  friendsOf(move).find(figure => isOnMap(move.after, figure) && move.before.at[figure] !== move.after.at[figure]) ??
  NONE;
const GOALS: Record<Goal['kind'], (move: Move, goal: Goal, isNear: boolean) => Phrase> = {
  token: ({ team }, { of: token }, isNear) => {
    if (team === MASTERMIND) return why('guardsToken', { token });
    return why(isNear ? 'beside' : 'nearsToken', { token });
  },
  home: ({ before }, { of: figure }) => why(before.tokenCarrier.includes(figure) ? 'nearsHome' : 'leaves'),
  place: ({ before }, { of: stage }) => why('nearsPlace', { scenario: scenarioOf(before, stage) }),
  enemy: (_move, { of: figure }, isNear) => why(isNear ? 'inReach' : 'nearsEnemy', { figure }),
  friend: ({ before }, { of: figure }) => why('nearsFriend', { figure, scenario: conflictOf(before) }),
};
/** The card that wants blows among teammates. */
const conflictOf = (w: Strike): number =>
  w.piles.stages.cards.find((_card, stage) => w.picks[stage]!.length > 0) ?? NONE;
function nearsAt(move: Move, figure: Figure, square: number): Phrase | undefined {
  const found = figure === NONE ? undefined : move.judging.goalAt(move.before, figure, square);
  return found && GOALS[found.goal.kind](move, found.goal, found.spaces <= found.goal.near);
}
const nears: Reason = move => {
  const figure = moverOf(move);
  return figure === NONE ? undefined : nearsAt(move, figure, move.after.at[figure]!);
};
const walks: Reason = move => points(move) ?? tokens(move) ?? nears(move) ?? why('useful');
const acts: Reason = move => outcome(move) ?? why('useful');

// ---- a turn --------------------------------------------------------------------------------------------------

const activates: Reason = ({ before: w, pick: { n: character } }) => {
  if (character !== HENCHMEN && w.presence[character] === DOWN) return why('comesBack');
  const token = w.tokenCarrier.indexOf(character);
  if (token >= 0) return why('carries', { token });
  const { gain } = CHARACTERS[character]!.sides[0]!;
  return why('hasAp', { n: w.ap[character]! + gain });
};
const rests: Reason = move => {
  const n = Math.round(-gainOf(move, w => friendsOf(move).reduce((sum, figure) => sum + woundsOf(w, figure), 0)));
  return n > 0 ? why('rests', { n }) : why('useful');
};
const leaves: Reason = move => points(move) ?? why('leaves');
const mobilizes: Reason = move => {
  const found = move.judging.goalAt(move.before, move.pick.n, move.before.at[move.pick.n]!);
  return why(found?.goal.kind === 'enemy' && found.spaces <= found.goal.near * 3 ? 'mobilizes' : 'mobilizesNear');
};
const card: Reason = move => outcome(move) ?? why(ACTIONS[move.pick.n]!.dt > 0 ? 'guards' : 'useful');

// ---- attacks and reactions -----------------------------------------------------------------------------------

const target: Reason = move => {
  const { before: w, after, pick, team } = move;
  const figure = pick.n;
  if (teamOf(figure) === team) return why('blow', { scenario: conflictOf(w) });
  const n = after.attack?.target === figure ? damageOf(after.attack) : 0;
  if (n === 0) return harms(move) ?? why('targetSafe');
  return n >= freeSlots(w, figure) ? why('targetFalls', { n }) : why('target', { n });
};
const aims: Reason = ({ pick: { n } }) => (n > 0 ? why('aims', { n }) : why('noAim'));
const defends: Reason = ({ before: w, pick: { verb, n: card } }) => {
  const { attack } = w;
  if (!attack || attack.kind !== 'figure') return why('useful');
  const figure = attack.target;
  const damage = damageOf(attack);
  const strength = verb === 'defend' ? CHARACTERS[characterOf(figure)]!.defend.strength : defenseOfCard(card);
  const n = Math.min(damage, strength);
  if (n === 0) return why('useful');
  return why(damage >= freeSlots(w, figure) && n > 0 ? 'defendsLife' : 'defends', { n, figure });
};
const defenseOfCard = (card: CardNo): number =>
  ACTIONS[card]!.effects.reduce((sum, effect) => sum + (effect.do === 'defend' ? effect.n : 0), 0);
const passes: Reason = ({ before: w }) =>
  w.attack && w.attack.figure !== NONE && teamOf(w.attack.figure) === teamOf(w.attack.target)
    ? why('takesBlow', { scenario: conflictOf(w) })
    : why('takesIt');
const hurtOne = ({ before, after }: Move): number =>
  FIGURES.find(figure => woundsOf(after, figure) > woundsOf(before, figure)) ?? NONE;
const places: Reason = move => {
  const figure = hurtOne(move);
  return figure === NONE ? why('useful') : why('wellPlaced', { figure });
};
const pushes: Reason = move => {
  const figure = FIGURES.find(one => move.before.at[one] !== move.after.at[one]) ?? move.before.attack?.target ?? NONE;
  return harms(move) ?? (figure === NONE ? why('useful') : why('pushes', { figure }));
};
const given: Reason = ({ seat, pick: { n } }) => why(n === seat ? 'shares' : 'sharesMore');
const spot: Reason = ({ team }) => why(team === HEROES ? 'placesNear' : 'placesFar');

/** By decision and verb, or by verb alone. */
const REASONS: Record<string, Reason> = {
  // ---- set-up
  side: said('side'),
  team: said('team'),
  heroes: said('heroes'),
  give: given,
  draft: said('drafts'),
  'spawning.place:place': said('spawns'),
  place: spot,
  name: spot,
  'picking.openly:pick': said('picksStrong'),
  'naming.name:pick': said('picksStrong'),
  pick: said('secret'),
  pickToken: said('secret'),
  tile: said('marks'),
  raise: said('raises'),
  // ---- a turn
  activate: activates,
  defer: said('defers'),
  endPhase: said('endsPhase'),
  addAp: said('addsAp'),
  rest: rests,
  roll: said('gambles'),
  retreat: said('retreats'),
  extract: leaves,
  'respawn.to:to': said('spawns'),
  'reinforce.to:to': said('spawns'),
  'reinforce.to:enough': said('returnsLater'),
  soldier: said('recalls'),
  end: said('savesAp'),
  done: said('done'),
  advance: walks,
  walk: walks,
  run: walks,
  to: walks,
  stay: said('stays'),
  attack: move => outcome(move) ?? why('attacks'),
  turret: move => outcome(move) ?? why('attacks'),
  'turn.act:card': card,
  breakthrough: acts,
  openDoor: move => points(move) ?? why('opensWay'),
  dismantle: said('opensWay'),
  breakToken: acts,
  retrieve: acts,
  question: acts,
  standUp: said('freesWay'),
  breakFree: said('freesWay'),
  mobilize: mobilizes,
  march: said('marches'),
  recall: said('recalls'),
  command: said('commands'),
  victory: said('victory'),
  marcher: mobilizes,
  // ---- attacks and reactions
  'attack.target:figure': target,
  object: acts,
  barrier: said('opensWay'),
  token: acts,
  forgo: said('forgoes'),
  aim: aims,
  defend: defends,
  'attack.react:card': defends,
  'attack.react:pass': passes,
  pass: said('takesIt'),
  wounds: places,
  heal: said('healsBest'),
  push: pushes,
  direction: acts,
  // ---- cards
  gains: acts,
  group: acts,
  enough: said('savesAp'),
  patient: acts,
  trapped: said('freesWay'),
  prone: said('freesWay'),
  refresh: said('useful'),
  hunt: said('useful'),
  flee: said('useful'),
  shield: said('useful'),
  hasten: said('useful'),
  answer: acts,
};

const teamOfSeat = (w: Strike, seat: Seat): Team => {
  const own = w.owner.indexOf(seat);
  return own >= 0 ? teamOf(own) : seat === 0 ? HEROES : MASTERMIND;
};
export const reasonsBy = (judging: Judging): Reasons<Strike> =>
  reasonsFrom<Strike, Move>(REASONS, reasonTexts, tried => ({
    ...tried,
    judging,
    team: teamOfSeat(tried.before, tried.seat),
  }));
