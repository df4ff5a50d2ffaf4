// Intents: what one click asks for beyond a single option. Fielding everybody, ending the turn, letting a turn go on
// are several answers in a row. Each is one that the rules offer, and a question that was not expected ends them.
import type { Decision, Facts, Option } from '#engine/types.ts';
import { composed, type Parts } from '#web/kit/picking.ts';
import { refuseAttacker, refuseBlock } from '../../abilities/legality.ts';
import { attackOf, defenseOf, fieldingCost } from '../../abilities/stats.ts';
import { purseOf } from '../../abilities/energy.ts';
import { hasLevels, SIDEKICK, WILD } from '../../table/dice.ts';
import { charactersOf, diceIn, faceOf, RESERVE, type Duel } from '../../table/world.ts';
import { nameOf } from '../looks.ts';
import { blocked, planOf, type Plan } from '../plan.ts';
import { REACTIONS, type Following } from './again.ts';

/** The intent of one click: its words, and the answers that follow. */
export interface Intent {
  /** Of its words; an option's own words are said where there is one. */
  key: string;
  facts: Facts;
  option?: Option;
  follow: () => Following;
}
const legal = ({ options }: Decision, id: string): boolean =>
  options.some(option => option.id === id && !option.refused);
/** One answer and nothing more. */
const once = (id: string) => (): Following => {
  let isGiven = false;
  return () => (isGiven ? undefined : ((isGiven = true), id));
};

/** All that is offered at a question beside its own options, the likeliest first. */
export function intentsOf(w: Duel, decision: Decision, parts: Parts): Intent[] {
  const plan = planOf(decision);
  const isBegun = parts.some(part => part.some(Boolean));
  if (plan?.kind === 'reroll') return rerolls(w, plan, parts[0] ?? []);
  if (plan?.kind === 'attack') return attacks(w, plan, parts[0] ?? []);
  if (plan?.kind === 'block') return isBegun ? [] : blocks(w, plan);
  if (plan?.kind === 'divide') return isBegun ? [] : listed(decision, 'divide');
  if (decision.id === 'choosing.pick') return picks(decision);
  if (!REACTIONS.has(decision.id)) return [];
  if (decision.seat !== w.active) return [{ key: 'letAll', facts: {}, follow: () => letAll(w.turns) }];
  return decision.id === 'main.react' ? mainStep(w, decision) : [];
}

// ---- sets of dice ------------------------------------------------------------------------------------------

/** One answer for a set of dice; none where it is empty. */
function setOf(key: string, plan: Plan, dice: readonly number[], facts: Facts = {}): Intent[] {
  if (!dice.length) return [];
  return [{ key, facts: { n: dice.length, ...facts }, follow: once(composed(plan, [dice])) }];
}
const without = (all: readonly number[], some: readonly number[]): number[] => all.filter(die => !some.includes(die));

/** Nothing marked: all that is of little use by itself, energy, that of heroes, or all. Else all but those marked. */
function rerolls(w: Duel, plan: Plan, marked: readonly number[]): Intent[] {
  const { things } = plan;
  if (marked.length) return setOf('rerollOthers', plan, without(things, marked), { kept: marked.length });
  const energy = things.filter(die => faceOf(w, die).energy >= 0);
  const typed = energy.filter(die => faceOf(w, die).energy !== WILD);
  const heroes = typed.filter(die => hasLevels(w.kind[die]!) && !isSidekick(w, die));
  const [characters, wild] = [things.length - energy.length, energy.length - typed.length];
  // No more than three: they stand side by side in the bar.
  const some = heroes.length < typed.length ? setOf('rerollHeroes', plan, heroes) : [];
  return [
    ...(typed.length < things.length
      ? setOf('rerollTyped', plan, typed, { characters, wild, both: characters && wild })
      : []),
    ...(characters && wild ? setOf('rerollRest', plan, energy) : some),
    ...setOf('rerollAll', plan, things),
  ];
}

/** Nobody marked: all who can, all but Sidekicks, or the strongest alone. Else all but those marked. */
function attacks(w: Duel, plan: Plan, marked: readonly number[]): Intent[] {
  const able = plan.things.filter(die => !refuseAttacker(w, die));
  const others = without(able, marked);
  if (marked.length) return setOf('attackOthers', plan, others, { damage: damageOf(w, others), kept: marked.length });
  const heroes = able.filter(die => !isSidekick(w, die));
  const [first] = able.toSorted((a, b) => forceOf(w, b) - forceOf(w, a));
  const isOther = able.length > 1 && String(heroes) !== String(first);
  return [
    ...setOf('attackAll', plan, able, { damage: damageOf(w, able) }),
    ...(heroes.length < able.length ? setOf('attackHeroes', plan, heroes, { damage: damageOf(w, heroes) }) : []),
    ...(isOther ? setOf('attackOne', plan, [first!], { name: nameOf(w, first!), damage: attackOf(w, first!) }) : []),
  ];
}
/** Attack counts first, defense where it is the same. */
const forceOf = (w: Duel, die: number): number => attackOf(w, die) * 100 + defenseOf(w, die);
const isSidekick = (w: Duel, die: number): boolean => w.kind[die] === SIDEKICK;
const damageOf = (w: Duel, dice: readonly number[]): number => dice.reduce((sum, die) => sum + attackOf(w, die), 0);

/** A blocker for each attacker, the strongest first: one that survives it, or any. The weakest against the strongest
 *  alone; everybody against a lone one. */
function blocks(w: Duel, plan: Plan): Intent[] {
  const safe = matched(w, plan, (die, attacker) => defenseOf(w, die) > attackOf(w, attacker));
  const all = matched(w, plan, () => true);
  const found = [
    ...blockAs('blockSafe', plan, safe),
    ...(String(all) === String(safe) ? [] : blockAs('blockAll', plan, all)),
  ];
  const [attacker, ...more] = plan.whom;
  if (more.length) {
    const { parts, names } = weakest(w, plan);
    const isOther = ![safe, all].some(other => String(other) === String(parts));
    return isOther ? [...found, ...blockAs('blockOne', plan, parts, names)] : found;
  }
  const gang = plan.things.filter(die => !refuseBlock(w, die, attacker!));
  return gang.length < 2 ? found : [...found, ...blockAs('blockGang', plan, [gang], { name: nameOf(w, attacker!) })];
}
function blockAs(key: string, plan: Plan, parts: Parts, facts: Facts = {}): Intent[] {
  const n = parts.flat().length;
  return n ? [{ key, facts: { n, ...facts }, follow: once(composed(plan, parts)) }] : [];
}
/** The strongest attacker that can be stopped, with the weakest that can. */
function weakest(w: Duel, plan: Plan): { parts: Parts; names: Facts } {
  const none = plan.whom.map(() => []);
  for (const attacker of plan.whom.toSorted((a, b) => forceOf(w, b) - forceOf(w, a))) {
    const able = plan.things.filter(die => !refuseBlock(w, die, attacker));
    const [die] = able.toSorted((a, b) => forceOf(w, a) - forceOf(w, b));
    if (die === undefined) continue;
    const names = { name: nameOf(w, die), foe: nameOf(w, attacker) };
    return { parts: blocked(w, plan, none, die, attacker), names };
  }
  return { parts: none, names: {} };
}
function matched(w: Duel, plan: Plan, fits: (die: number, attacker: number) => boolean): Parts {
  let parts: Parts = plan.whom.map(() => []);
  for (const attacker of plan.whom.toSorted((a, b) => attackOf(w, b) - attackOf(w, a))) {
    const free = plan.things.filter(die => !parts.some(part => part.includes(die)) && fits(die, attacker));
    const next = free.map(die => blocked(w, plan, parts, die, attacker)).find(changed => changed !== parts);
    if (next) parts = next;
  }
  return parts;
}
/** The first options of a verb, as they are said in the list. */
const listed = ({ options }: Decision, verb: string): Intent[] =>
  options
    .filter(option => option.verb === verb && !option.refused)
    .slice(0, 2)
    .map(option => ({ key: option.id, facts: {}, option, follow: once(option.id) }));

/** Up to so many dice that all look alike: all of them, or one. */
function picks(decision: Decision): Intent[] {
  const [first, ...more] = decision.options.filter(({ verb, refused }) => verb === 'choose' && !refused);
  if (!first || more.length || !legal(decision, 'enough')) return [];
  const prompt = JSON.stringify(decision.prompt);
  const all: Intent = { key: 'chooseAll', facts: {}, follow: () => choosing(prompt, Infinity) };
  return [all, { key: 'chooseOne', facts: {}, follow: () => choosing(prompt, 1) }];
}
function choosing(prompt: string, most: number): Following {
  let n = 0;
  return decision => {
    if (decision.id !== 'choosing.pick' || JSON.stringify(decision.prompt) !== prompt) return undefined;
    const next = decision.options.find(({ verb, refused }) => verb === 'choose' && !refused);
    return next && n++ < most ? next.id : n++ === most && legal(decision, 'enough') ? 'enough' : undefined;
  };
}

// ---- steps of a turn ---------------------------------------------------------------------------------------

/** Fielding everybody who waits, and the end of the step with what becomes of the attack. */
function mainStep(w: Duel, { seat }: Decision): Intent[] {
  const waiting = diceIn(w, seat, RESERVE).filter(die => faceOf(w, die).level);
  const cost = waiting.reduce((sum, die) => sum + fieldingCost(w, die), 0);
  const fields = cost <= purseOf(w, seat).total ? waiting : [];
  const able = [...charactersOf(w, seat).filter(die => !refuseAttacker(w, die)), ...fields];
  const heroes = able.filter(die => !isSidekick(w, die));
  const end = (key: string, dice: readonly number[], attacks?: (die: number) => boolean): Intent => {
    const facts = { n: dice.length, damage: damageOf(w, dice), fields: fields.length };
    return { key, facts, follow: () => ending(w.turns, fields, attacks) };
  };
  const all: Intent[] = [];
  if (fields.length > 1)
    all.push({ key: 'fieldAll', facts: { n: fields.length }, follow: () => fielding(w.turns, fields) });
  if (able.length) all.push(end('attackAll', able, () => true));
  if (heroes.length && heroes.length < able.length) all.push(end('attackHeroes', heroes, die => heroes.includes(die)));
  if (able.length) all.push(end('endTurn', able));
  return all;
}
/** Fields them one after the other; what that brings about is left to the player. */
function fielding(turns: number, dice: readonly number[]): Following {
  return (decision, w) => {
    if (w.turns !== turns || w.inAttack) return undefined;
    if (decision.id !== 'main.react') return '';
    const next = dice.find(die => w.zone[die] === RESERVE);
    const id = `field:${next ?? ''}`;
    return legal(decision, id) ? id : undefined;
  };
}
/** Passes, and once more when the other player has passed, too: nothing has changed since. */
export function passing(): Following {
  let seen = '';
  return (decision, w) => {
    const now = decision.id + JSON.stringify(w);
    if (seen && seen !== now) return undefined;
    seen = now;
    return legal(decision, 'pass') ? 'pass' : undefined;
  };
}
/** Fields them and ends the main step; then attacks with all of these who can, or with nobody. A question on the way is
 *  left to the player, who may want something else after it: the step is not ended then. */
function ending(turns: number, fields: readonly number[], attacks?: (die: number) => boolean): Following {
  const [field, pass] = [fielding(turns, fields), passing()];
  let isOver = false;
  let wasAsked = false;
  return (decision, w) => {
    if (isOver || w.turns !== turns) return undefined;
    if (!w.inAttack) {
      wasAsked ||= decision.id !== 'main.react';
      const isDone = fields.every(die => w.zone[die] !== RESERVE);
      return isDone && !wasAsked ? pass(decision, w) : field(decision, w);
    }
    isOver = true;
    const plan = decision.id === 'attack.attackers' ? planOf(decision) : undefined;
    const able = plan?.things.filter(die => attacks?.(die) && !refuseAttacker(w, die)) ?? [];
    if (plan && able.length) return composed(plan, [able]);
    return plan && !attacks && legal(decision, 'hold') ? 'hold' : undefined;
  };
}
/** Passes whenever the other player acts, until this turn is over; blocks are asked for. */
const letAll =
  (turns: number): Following =>
  (decision, w) => {
    if (w.turns !== turns || w.active === decision.seat) return undefined;
    return REACTIONS.has(decision.id) ? 'pass' : '';
  };
