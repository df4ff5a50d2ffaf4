// The fewest clicks by which the page lets players go through a recorded game of Dice Masters. They lead to the very
// positions of the record, turn by turn; answers may be given in another order within a step.
import { apply } from '#engine/apply.ts';
import { asked } from '#engine/ask.ts';
import { canonical } from '#engine/copy.ts';
import type { Game } from '#engine/game.ts';
import { Match, type MatchRecord } from '#engine/match.ts';
import { isOnlyPass } from '#engine/passing.ts';
import type { Answer, Decision, Ref, Seat, State } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { againAfter, canRepeat, repeating, type Again, type Following } from '#games/dice-masters/board/quick/again.ts';
import { intentsOf, passing } from '#games/dice-masters/board/quick/intents.ts';
import { attackOf } from '#games/dice-masters/abilities/stats.ts';
import { firstParts, planOf, put, type Plan } from '#games/dice-masters/board/plan.ts';
import { BAG, NO_DIE, USED, type Duel } from '#games/dice-masters/table/world.ts';

/** One step of a player: an option taken by hand, or a click on a button that gives several answers. */
export interface Step {
  seat: Seat;
  /** Answers given before it. */
  at: number;
  kind: string;
  /** A button that does more, by its key. */
  quick?: string;
  option?: string;
  /** Things to click before the button that gives the answer; `others`: the key of a button for all but these. */
  things?: Ref[];
  others?: string;
  /** The thing is clicked with Shift, which answers with it alone. */
  isAlone?: boolean;
  clicks: number;
}
/** A click whose answers are not all given yet: how it began, and what it was asked since. */
interface Chain {
  key: string;
  begin: () => Following;
  heard: [Decision, Duel][];
}
interface Node {
  state: State<Duel>;
  chains: readonly (Chain | undefined)[];
  /** The Global that each player can use again with one click. */
  again: readonly (Again | undefined)[];
  used: ReadonlySet<number>;
  given: number;
  clicks: number;
  steps: readonly Step[];
}
type Rules = Game<Duel>;
const questionTo = (game: Rules, state: State<Duel>, seat: Seat): Decision =>
  view(game, state, seat).decisions.find(one => one.seat === seat)!;
const positionOf = ({ world, stack, random, result }: State<Duel>): string => canonical([world, stack, random, result]);

/** Goes through the first turns of a record. */
export function fewestClicks(game: Rules, record: MatchRecord, turns: number): Step[] {
  const steps: Step[] = [];
  let state = new Match(game, { ...record, answers: [] }).state;
  let given = 0;
  for (let turn = 0, from = 0; turn < turns && from < record.answers.length; turn++) {
    const before = state;
    let to = from;
    while (to < record.answers.length && state.world.turns === turn) state = after(game, state, record.answers[to++]!);
    const best = new Search(game, record.answers.slice(from, to), positionOf(state)).from(nodeAt(before, given));
    steps.push(...best.steps);
    [given, from] = [best.given, to];
  }
  return steps;
}
function after(game: Rules, state: State<Duel>, answer: Answer): State<Duel> {
  const applied = apply(game, state, answer);
  if (!applied.ok) throw new Error(`the record does not fit the rules: ${applied.refusal.rule}`);
  return applied.state;
}
const nodeAt = (state: State<Duel>, given: number): Node => ({
  state,
  chains: [undefined, undefined],
  again: [undefined, undefined],
  used: new Set(),
  given,
  clicks: 0,
  steps: [],
});

/** The way through one turn: what the record says in it, and the position that it leads to. */
class Search {
  private readonly game: Rules;
  private readonly answers: readonly Answer[];
  private readonly target: string;
  private readonly seen = new Set<string>();

  constructor(game: Rules, answers: readonly Answer[], target: string) {
    this.game = game;
    this.answers = answers;
    this.target = target;
  }
  /** Tries fewer clicks before more. */
  from(start: Node): Node {
    const { turns } = start.state.world;
    const open: Node[][] = [[start]];
    for (let clicks = 0; clicks < open.length; clicks++)
      for (let node = open[clicks]?.pop(); node; node = open[clicks]?.pop()) {
        const now = this.runOn(node, turns);
        if (!now) continue;
        if (positionOf(now.state) === this.target) return now;
        if (now.state.result || now.state.world.turns !== turns) continue;
        for (const next of this.nextOf(now)) (open[next.clicks] ??= []).push(next);
      }
    throw new Error(`no way through turn ${turns}`);
  }
  /** All that happens without a click: answers that were asked for before, and a lone pass. */
  private runOn(node: Node, turns: number): Node | undefined {
    let now = node;
    for (;;) {
      const { state, chains } = now;
      if (state.result || state.world.turns !== turns) return now;
      const seat = asked(this.game, state)[0]!;
      const decision = questionTo(this.game, state, seat);
      const chain = chains[seat];
      const option = chain && told(chain, decision, state.world);
      if (chain && option === undefined) now = { ...now, chains: chains.with(seat, undefined) };
      const given = option || (isOnlyPass(decision) ? 'pass' : '');
      const isIdle = isOnlyPass(decision) && !option;
      if (!given) break;
      const next = this.answered(now, seat, decision, isIdle ? decision.idle! : given);
      if (!next) return undefined;
      now = option ? { ...next, chains: next.chains.with(seat, heard(chain!, decision, state.world)) } : next;
    }
    const used = [...now.used].sort((a, b) => a - b).join();
    const begun = [...now.chains.map(chain => chain?.key), ...now.again.map(one => one?.option)];
    const key = `${positionOf(now.state)} ${used} ${begun.join()}`;
    if (this.seen.has(key)) return undefined;
    this.seen.add(key);
    return now;
  }
  private answered(node: Node, seat: Seat, decision: Decision, option: string): Node | undefined {
    const { id } = decision;
    const applied = apply(this.game, node.state, { seat, decision: id, option });
    if (!applied.ok) return undefined;
    const n = this.answers.findIndex(
      (one, i) => !node.used.has(i) && one.seat === seat && one.decision === id && one.option === option,
    );
    const used = n < 0 ? node.used : new Set([...node.used, n]);
    const again = node.again.with(seat, againAfter(node.again[seat], decision, option));
    return { ...node, state: applied.state, again, used, given: node.given + 1 };
  }
  private *nextOf(node: Node): Generator<Node> {
    const { state } = node;
    const seat = asked(this.game, state)[0]!;
    const decision = questionTo(this.game, state, seat);
    const plan = planOf(decision);
    const w = state.world;
    const begin = (kind: string, quick: string | undefined, follow: () => Following, option?: string): Node => {
      const step: Step = { seat, at: node.given, kind, clicks: 1, ...(quick ? { quick } : { option: option! }) };
      const chains = node.chains.with(seat, { key: quick ?? kind, begin: follow, heard: [] });
      return { ...node, chains, clicks: node.clicks + 1, steps: [...node.steps, step] };
    };
    for (const { key, follow } of intentsOf(w, decision, plan ? firstParts(w, plan) : []))
      yield begin(key.split(':')[0]!, key, follow);
    for (const die of this.repeats(node, seat, decision)) {
      const next = begin('again', undefined, () => repeating(node.again[seat]!, die), node.again[seat]!.option);
      const step: Step = { ...next.steps.at(-1)!, things: [`die:${die}`] };
      yield { ...next, steps: [...node.steps, step] };
    }
    for (const option of this.wanted(node, seat, decision)) {
      if (option === 'pass') {
        yield begin('pass', undefined, passing, 'pass');
        continue;
      }
      const next = this.answered(node, seat, decision, option);
      if (!next) continue;
      const step = { ...byHand(w, decision, plan, option), seat, at: node.given };
      // A chain that has left this question to the player goes on after it.
      const chain = node.chains[seat];
      const chains = next.chains.with(seat, chain && heard(chain, decision, w));
      yield { ...next, chains, clicks: node.clicks + step.clicks, steps: [...node.steps, step] };
    }
  }
  /** Dice on which the record uses the same Global again. */
  private repeats({ state, again, used }: Node, seat: Seat, decision: Decision): number[] {
    const one = again[seat];
    if (!one) return [];
    const left = this.answers.filter((answer, i) => !used.has(i) && answer.seat === seat);
    if (!left.some(({ option }) => option === one.option)) return [];
    const dice = left.flatMap(({ option }) => (option.startsWith('choose:') ? [Number(option.split(':')[1])] : []));
    return [...new Set(dice)].filter(die => canRepeat(state.world, decision, one, die));
  }
  /** Answers of the record that are still to be given; those of the main step in any order. */
  private wanted({ used }: Node, seat: Seat, { id }: Decision): string[] {
    const left = this.answers.filter((one, i) => !used.has(i) && one.seat === seat && one.decision === id);
    const options = [...new Set(left.map(({ option }) => option))];
    return id === 'main.react' ? options : options.slice(0, 1);
  }
}
const told = ({ begin, heard: before }: Chain, decision: Decision, w: Duel): string | undefined => {
  const follow = begin();
  for (const [asking, world] of before) follow(asking, world);
  return follow(decision, w);
};
const heard = (chain: Chain, decision: Decision, w: Duel): Chain => ({
  ...chain,
  heard: [...chain.heard, [decision, w]],
});

// ---- by hand -----------------------------------------------------------------------------------------------

type Made = Pick<Step, 'kind' | 'option' | 'things' | 'others' | 'isAlone' | 'clicks'>;
/** The clicks that take an option on the board: the things, and the button at the end. */
function byHand(w: Duel, decision: Decision, plan: Plan | undefined, option: string): Made {
  const [verb, , ...parts] = option.split(':') as [string, ...string[]];
  const sets = parts.map(part => part.split('+').filter(Boolean).map(Number));
  if (plan && verb === plan.kind) return { ...planned(w, plan, sets), kind: verb, option };
  const { refs } = decision.options.find(({ id }) => id === option)!;
  const thing = refs.flatMap(ref => thingOf(w, ref))[0];
  if (!thing) return { kind: verb, option, clicks: 1 };
  const all = decision.options.filter(one => !one.refused && one.refs.some(ref => thingOf(w, ref).includes(thing)));
  const isSold = all.some(one => one.verb === 'buy');
  // A card that sells dice has a button for its Global.
  if (isSold && verb === 'global') return { kind: verb, option, things: [option as Ref], clicks: 1 };
  const isMany = all.filter(one => !isSold || one.verb !== 'global').length;
  const inPile = thing.startsWith('die:') && [BAG, USED].includes(w.zone[Number(thing.slice(4))]!);
  return { kind: verb, option, things: [thing], clicks: 1 + (isMany > 1 ? 1 : 0) + (inPile ? 1 : 0) };
}
/** A card lies in a slot, and so do its abilities. */
function thingOf(w: Duel, ref: Ref): Ref[] {
  const [kind, n] = ref.split(':') as [string, string];
  const card = kind === 'ability' ? Math.floor(Number(n) / 10) : kind === 'card' ? Number(n) : 0;
  if (!card) return [ref];
  return w.cards.flatMap((one, slot): Ref[] => (one === card ? [`slot:${slot}`] : []));
}
const dice = (all: readonly number[]): Ref[] => all.map((die): Ref => `die:${die}`);
function planned(w: Duel, plan: Plan, sets: number[][]): Omit<Made, 'kind' | 'option'> {
  const [only, ...more] = sets.flat();
  const isBlank = !firstParts(w, plan).some(part => part.length);
  if (plan.kind !== 'divide' && !more.length && isBlank && goesThere(w, plan, only!, sets))
    return { things: dice([only!]), isAlone: true, clicks: 1 };
  if (plan.kind === 'reroll' || plan.kind === 'attack') {
    const [set = []] = sets;
    const rest = plan.things.filter(die => !set.includes(die));
    if (rest.length && rest.length < set.length)
      return { things: dice(rest), others: `${plan.kind}Others`, clicks: rest.length + 1 };
    return { things: dice(set), clicks: set.length + 1 };
  }
  const things = plan.kind === 'block' ? blockClicks(w, plan, sets) : divideClicks(plan, sets);
  return { things: dice(things), clicks: things.length + 1 };
}
const goesThere = (w: Duel, plan: Plan, die: number, sets: number[][]): boolean =>
  String(put(w, plan, { parts: firstParts(w, plan), held: NO_DIE }, die).parts) === String(sets);

/** The fewest clicks of some ways to set blockers: attackers with many blockers or strong ones first, and where there
 *  are several blockers, one click on their attacker before them or a click after each. */
function blockClicks(w: Duel, plan: Plan, sets: number[][]): number[] {
  const strength = (at: number): number => attackOf(w, plan.whom[at]!);
  const byStrength = sets.map((_, at) => at).sort((a, b) => strength(b) - strength(a));
  const byNumber = byStrength.toSorted((a, b) => sets[b]!.length - sets[a]!.length);
  const ways = [byStrength, byNumber].flatMap(order =>
    [2, Infinity].map(many => setOneByOne(w, plan, sets, order, many)),
  );
  return ways.sort((a, b) => a.length - b.length)[0]!;
}
/** A blocker goes where it likes first, and to another attacker with one click more; so many follow one click on their
 *  attacker. */
function setOneByOne(w: Duel, plan: Plan, sets: number[][], order: readonly number[], many: number): number[] {
  const clicks: number[] = [];
  let made = { parts: firstParts(w, plan), held: NO_DIE };
  const click = (die: number): void => {
    made = put(w, plan, made, die);
    clicks.push(die);
  };
  for (const at of order) {
    const [attacker, blockers] = [plan.whom[at]!, sets[at]!];
    if (blockers.length >= many) click(attacker);
    else if (blockers.length && plan.whom.includes(made.held)) click(made.held);
    for (const die of blockers) {
      click(die);
      if (!made.parts[at]!.includes(die)) click(attacker);
    }
  }
  return clicks;
}
const divideClicks = ({ whom }: Plan, sets: number[][]): number[] =>
  whom.flatMap((die, at) => new Array<number>(sets[at]?.[0] ?? 0).fill(die));
