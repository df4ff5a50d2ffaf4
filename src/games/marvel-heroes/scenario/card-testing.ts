// For tests of cards: an ability is used in a fight or in a turn that has something of everything, and what it has done
// is told in a line.
import { advance, clone } from '#engine/apply.ts';
import { asked, decisionId, idle, legal } from '#engine/ask.ts';
import type { Seat, State } from '#engine/types.ts';
import { troubleShown } from '../abilities/passive.ts';
import { abilityOf, timingOf } from '../abilities/sources.ts';
import { COLOURS, RATINGS, type Team, type Timing } from '../cards/card.ts';
import { marvelHeroes as game } from '../game.ts';
import { cardName, heroOf } from '../table/deck.ts';
import { HEROES, VILLAINS, type Change, type Marvel } from '../table/world.ts';
import { duel, scenario, type Duel, type Position } from './scenario.ts';

/** Two Teams, the given one first. */
const against = (team: Team): Team[] => [team, team === 'xMen' ? 'avengers' : 'xMen'];
/** A fight of seat 0 in the middle of a sequence: both sides have a KO, dice lie there, somebody helps the Lead. */
export function fightOf(more: Partial<Duel> & { team?: Team } = {}): State<Marvel> {
  const { team = 'avengers', ...position } = more;
  const { state } = duel({
    with: 'captainAmerica',
    against: 'rhino',
    teams: against(team),
    hands: [['luckyBreak', 'secondWind', 'bodyArmor']],
    plots: [[], ['toad', 'pyro', 'mysterio']],
    allies: [{ blackWidow: 1 }],
    helpers: ['whiplash'],
    ...position,
  });
  const w = state.world;
  Object.assign(w.fight!, { powers: [0, 0], last: [1, 1], kos: 1, dice: [1, 3, 6], firsts: 3, attack: [3, 6] });
  w.ko[w.fight!.hero] = 1;
  return state;
}
/** Seat 0 is about to act: heroes everywhere, Story cards of all, a Villain who is wanted. */
const TURN: Position = {
  seats: 2,
  hands: [['luckyBreak'], ['bodyArmor']],
  plots: [[], ['toad', 'pyro', 'mysterio']],
  allies: [{ blackWidow: 1 }],
  headlines: { Queens: 'turfWarOnTheWaterfront', Brooklyn: 'giantSentriesPatrolTheCity' },
  track: ['xMen', 'avengers', 'fantasticFour', 'avengers', 'fantasticFour'],
  mostWanted: ['rhino'],
  discard: ['vision'],
  vp: [3, 5],
  pp: [2, 2],
};
export const turnOf = ({ team = 'avengers', ...more }: Partial<Position> & { team?: Team } = {}): State<Marvel> =>
  scenario({ ...TURN, teams: against(team), ...more }).state;
/** The same during a Troubleshooting action, the Trouble roll just made. */
export function taskOf(more: Partial<Position> = {}): State<Marvel> {
  const t = scenario({ ...TURN, heroes: { thor: 'Astoria' }, threat: { Queens: 5 }, dice: 'TTTTD', ...more });
  t.play('0 troubleshoot:Queens').idleTo('lead.choose');
  t.state.world.trouble = troubleShown(t.state.world);
  return t.state;
}

// ---- what was done -----------------------------------------------------------------------------------------

const SIDES = ['hero', 'villain'];
const CONDITIONS = ['', ' with red', ' with orange', ' with yellow', ' with the same colours', ' with Initiative'];
function changeLine({ side, kind, what, n, until, when }: Change): string {
  const rating = RATINGS[what]!;
  const named = {
    add: rating,
    set: rating,
    ties: rating,
    lock: COLOURS[what],
    boost: what,
    seal: what,
    noBoost: '',
    show: '',
  };
  return `${SIDES[side]} ${`${kind} ${named[kind]}`.trim()}${n ? ` ${n}` : ''} for ${until}${CONDITIONS[when]}`;
}
/** Everything on the table that a card may change, by name. */
function tableOf(w: Marvel): Record<string, string | number> {
  const f = w.fight;
  const out: Record<string, string | number> = {
    trouble: w.trouble,
    threat: w.task?.threat ?? 0,
    skills: w.task?.skills ?? 0,
    'trouble dice': w.task?.dice.join('') ?? '',
    'Most Wanted': w.mostWanted.filter(card => card >= 0).length,
    'moves later': w.moves.join(),
    calm: w.calm.join(),
    headlines: w.headline.join(),
    track: w.track.join(),
    'ally less': w.allyLess.join(),
    Wounds: w.wound.reduce((sum, n) => sum + n, 0),
  };
  w.vp.forEach((vp, seat) => {
    out[`VP ${seat}`] = vp;
    out[`PP ${seat}`] = w.pp[seat]!;
    out[`hand ${seat}`] = w.piles.hand[seat]!.cards.length;
    out[`plots ${seat}`] = w.piles.plots[seat]!.cards.length;
    out[`seen plots ${seat}`] = w.piles.plots[seat]!.seen.filter(bits => bits & ~(1 << seat)).length;
    out[`Allies ${seat}`] = w.allies[seat]!.map((card, i) => `${cardName(card)} ${w.charges[seat]![i]!}`).join(', ');
  });
  w.status.forEach((status, hero) => (out[heroOf(hero).name] = `${status} at ${w.at[hero]!} with ${w.ko[hero]!} KO`));
  if (!f) return out;
  return {
    ...out,
    Initiative: SIDES[f.initiative]!,
    'KO of the Villain': f.kos,
    prevented: String(f.isPrevented),
    plus: f.plus,
    dice: f.dice.join(''),
    'attack dice': f.attack.join(''),
    helpers: f.helpers.length,
    powers: f.powers.join(),
  };
}
const COSTS: Record<string, string> = { none: 'free', self: 'itself', charge: 'a charge', action: 'an action' };
/** When, and what for: 'beforeOwnRoll of defend, 1 card'. */
function termsOf(source: number): string {
  const { roll, if: condition, cost, limit } = abilityOf(source);
  const paid = typeof cost === 'object' ? `${cost.discard} card${cost.discard > 1 ? 's' : ''}` : COSTS[cost]!;
  const rolls = roll ? ` of ${roll.join('/')}` : '';
  const only = condition ? `, if ${JSON.stringify(condition).replaceAll(/["{}]/g, '')}` : '';
  return `${timingOf(source)}${rolls}${only}, ${paid}${limit ? `, once a ${limit}` : ''}`;
}
/** Uses an ability and answers its questions idly; tells terms, questions and all that is different afterwards. */
export function told(before: State<Marvel>, seat: Seat, source: number): string {
  const state = clone(game, before);
  const { world: w } = state;
  if (w.fight) {
    const side = rollerOf(w, seat, timingOf(source));
    const initiative = seat === w.fight.seat ? VILLAINS : HEROES;
    Object.assign(w.fight, { changes: [], side, rating: ratingOf(source), initiative });
  }
  const then = tableOf(w);
  const depth = state.stack.length;
  const koSide = w.fight && seat !== w.fight.seat ? 1 : HEROES;
  state.stack.push({ at: 'using.pay', my: { seat, source, koSide, koFrom: 'attack', owes: 0 } } as never);
  game.table.bind(state).settle();
  const questions: string[] = [];
  for (let n = 0; n < 20 && state.stack.length > depth; n++) {
    const who = asked(game, state)[0]!;
    const decision = decisionId(state);
    if (decision !== 'using.discard') questions.push(decision);
    advance(game, state, who, answerOf(state, who, decision));
  }
  const now = tableOf(state.world);
  const changed = Object.keys(then).flatMap(key =>
    then[key] === now[key] ? [] : [differenceOf(key, then[key]!, now[key]!)],
  );
  const lasting = (state.world.fight?.changes ?? []).map(changeLine);
  return [termsOf(source), ...questions, ...lasting, ...changed].join('; ');
}
/** Lists are only said to be different: which card comes next is chance. */
const differenceOf = (key: string, from: string | number, to: string | number): string => {
  if (typeof from === 'number' && typeof to === 'number') return `${key} ${to > from ? '+' : ''}${to - from}`;
  return ['headlines', 'track', 'trouble dice', 'dice', 'attack dice', 'powers'].includes(key)
    ? `${key} differ`
    : `${key}: ${to}`;
};
/** A pass would show nothing of the card: the first answer that does something. */
function answerOf(state: State<Marvel>, seat: Seat, decision: string): string {
  const usual = idle(game, state, seat);
  if (!/^(pass|alone)$/.test(usual) || decision === 'story.choose') return usual;
  return legal(game, state, seat).find(option => option !== usual) ?? usual;
}
const isOther = (timing: Timing): boolean => timing === 'beforeOpponentRoll' || timing === 'afterOpponentRoll';
const rollerOf = (w: Marvel, seat: Seat, timing: Timing): number => {
  const own = seat === w.fight!.seat ? 0 : 1;
  return isOther(timing) ? 1 - own : own;
};
const ratingOf = (source: number): number => RATINGS.indexOf(abilityOf(source).roll?.[0] ?? 'attack');
