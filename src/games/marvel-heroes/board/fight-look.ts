// A fight as the page shows it: both fighters, the dice that lie there, and the chances of the roll at hand.
import type { BoardProps } from '#web/kit/board.ts';
import { hitsOf } from '../abilities/dice.ts';
import { contest, hitsWith, koChance, type Chances } from '../abilities/odds.ts';
import { isBoosted, koValue, kosOn, powersOf, ratingOf } from '../abilities/ratings.ts';
import { isUnderWay, rollOdds } from '../abilities/roll-odds.ts';
import { BOSS, LEAD } from '../abilities/sources.ts';
import { COLOURS } from '../cards/card.ts';
import { heroOf, mastermindOf, villainOf } from '../table/deck.ts';
import { isSupportingIn, teamHeroes } from '../table/figures.ts';
import { HEROES, NONE, VILLAINS, type Fight, type Marvel, type Side } from '../table/world.ts';
import { accountText } from '../words/names.ts';
import { ofHundred, winFrom } from './fight-brief.ts';

export const ATTACK = 0;
export const DEFEND = 1;
export const OUTWIT = 2;
const other = (side: Side): Side => (1 - side) as Side;

export interface ShownRating {
  n: number;
  /** '4 = 3 + 1 Storm', where something changes what is printed. */
  account: string;
}
export interface ShownPower {
  colour: number;
  name: string;
  isChosen: boolean;
  ratings: ShownRating[];
}
/** Who fights on one side of the double page, as long as nobody is sent there. */
export const NO_FIGHTER = {
  seat: 0,
  name: '',
  /** Its emblem's colours, and the number of its picture. */
  tone: 'villain',
  number: 0,
  level: 0,
  isBoss: false,
  ko: 0,
  kos: 0,
};
/** What helps a fighter, and its powers with what they are worth now. */
export const NO_STRENGTH = {
  hasInitiative: false,
  isBoosted: false,
  supporters: [] as string[],
  powers: [] as ShownPower[],
  /** The rating that counts now. */
  now: NONE as number,
  /** The source of its ability. */
  source: NONE as number,
  helpers: [] as readonly number[],
};

function shownPowers(f: Fight, side: Side): ShownPower[] {
  const printed = side === HEROES ? heroOf(f.hero).powers : foeOf(f).powers;
  return powersOf(f, side).flatMap((table, colour) => {
    if (!table) return [];
    const isChosen = f.powers[side] === colour;
    const ratings = table.map((n, rating) => ({
      n: isChosen ? ratingOf(f, side, rating) : n,
      account: isChosen ? accountText(f, side, rating) : '',
    }));
    return [{ colour, name: printed[COLOURS[colour]!]!.name, isChosen, ratings }];
  });
}
const foeOf = (f: Fight) => (f.boss === NONE ? villainOf(f.lead) : mastermindOf(f.boss));

const isAbsent = (f: Fight, side: Side): boolean => side === HEROES && f.hero === NONE;
/** Nothing where there is no fight. */
export function fighterOf(w: Marvel, side: Side): typeof NO_FIGHTER | null {
  const f = w.fight;
  if (!f || isAbsent(f, side)) return f && NO_FIGHTER;
  const isHero = side === HEROES;
  return {
    seat: isHero ? f.seat : f.controller,
    name: isHero ? heroOf(f.hero).name : foeOf(f).name,
    tone: isHero ? String(w.team[f.seat]!) : 'villain',
    number: isHero ? f.hero : f.lead === NONE ? f.boss : f.lead,
    level: isHero ? heroOf(f.hero).level : 0,
    isBoss: !isHero && f.boss !== NONE,
    ko: koValue(f, side),
    kos: kosOn(w, side),
  };
}
/** Nothing where there is no fight. */
export function strengthOf(w: Marvel, side: Side): typeof NO_STRENGTH | null {
  const f = w.fight;
  if (!f || isAbsent(f, side)) return f && NO_STRENGTH;
  const isHero = side === HEROES;
  const supporting = isHero ? teamHeroes(w, f.seat).filter(hero => isSupportingIn(w, hero, f.area)) : [];
  return {
    hasInitiative: f.initiative === side,
    isBoosted: isBoosted(w, side, f.side === side ? f.rating : ATTACK),
    supporters: supporting.map(hero => heroOf(hero).name),
    powers: shownPowers(f, side),
    now: f.side === side && f.powers[side] !== NONE ? f.rating : NONE,
    source: isHero ? NONE : f.boss === NONE ? LEAD + f.lead : BOSS + f.boss,
    helpers: isHero ? [] : f.helpers,
  };
}

// ---- dice --------------------------------------------------------------------------------------------------

export interface ShownRoll {
  rating: number;
  /** Throws of 1 to 6; none yet of a roll that is to come. */
  dice: number[];
  hits: number;
  toCome: number;
  isBoosted: boolean;
  /** It is the roll at hand, whose dice may be rolled again. */
  isNow: boolean;
}
type Log = BoardProps['doc']['log'];
type Rolled = { side: Side; rating: number; dice: number[] };
/** The last roll of each side in this sequence. */
function rolledBefore(log: Log): [Rolled | undefined, Rolled | undefined] {
  const found: [Rolled | undefined, Rolled | undefined] = [undefined, undefined];
  for (let line = log.length - 1; line >= 0; line--)
    for (const { kind, facts } of log[line]!.events.toReversed()) {
      if (kind === 'sequenceBegun' || kind === 'combatBegun') return found;
      if (kind !== 'rolled') continue;
      const roll = facts as unknown as Rolled;
      found[roll.side] ??= roll;
      if (found[0] && found[1]) return found;
    }
  return found;
}
/** The dice of both sides: of the roll at hand, of the attack it answers, and what was rolled before. */
export function rollsOf(w: Marvel, log: Log): [ShownRoll | undefined, ShownRoll | undefined] {
  const f = w.fight;
  if (!f || !isUnderWay(f)) return [undefined, undefined];
  const before = rolledBefore(log);
  // The dice of the sequence before lie there until the first roll of this one.
  if (f.firsts && !before[f.side]) return [undefined, undefined];
  const rollOf = (side: Side): ShownRoll | undefined => {
    if (f.side === side) return currentRoll(w, f, side);
    if (f.attack.length && f.rating === DEFEND) return attackRoll(f);
    const roll = before[side];
    return roll && { ...roll, hits: hitsOf(roll.dice), toCome: 0, isBoosted: false, isNow: false };
  };
  return [rollOf(HEROES), rollOf(VILLAINS)];
}
const currentRoll = (w: Marvel, f: Fight, side: Side): ShownRoll => ({
  rating: f.rating,
  dice: f.dice,
  hits: Math.max(0, hitsOf(f.dice) + f.plus),
  toCome: f.firsts ? 0 : ratingOf(f, side, f.rating),
  isBoosted: isBoosted(w, side, f.rating),
  isNow: true,
});
const attackRoll = (f: Fight): ShownRoll => ({
  rating: ATTACK,
  dice: f.attack,
  hits: Math.max(0, hitsOf(f.attack) + f.attackPlus),
  toCome: 0,
  isBoosted: f.attackBoosted,
  isNow: false,
});

// ---- chances -----------------------------------------------------------------------------------------------

/** The chance that the attack at hand lands, in hundredths; nothing outside of attacks. */
export function attackChance(w: Marvel): { by: Side; chance: number } | undefined {
  const odds = rollOdds(w);
  return odds?.rating === ATTACK ? { by: odds.by, chance: ofHundred(odds.chance) } : undefined;
}
export interface Matchup {
  hit: number;
  suffer: number;
  outwit: number;
}
/** The chances of a power against each of the other side, without cards: to hit, to be hit, to outwit. */
export function matchups(w: Marvel, side: Side, colour: number): (Matchup | undefined)[] {
  const f = w.fight;
  const mine = f && powersOf(f, side)[colour];
  if (!mine) return [];
  const dice = (whose: Side, n: number, rating: number): Chances => hitsWith(n, isBoosted(w, whose, rating));
  return powersOf(f, other(side)).map(theirs => {
    if (!theirs) return undefined;
    const foe = other(side);
    const strike = koChance(dice(side, mine[ATTACK], ATTACK), dice(foe, theirs[DEFEND], DEFEND));
    const suffer = koChance(dice(foe, theirs[ATTACK], ATTACK), dice(side, mine[DEFEND], DEFEND));
    const [win] = contest(dice(side, mine[OUTWIT], OUTWIT), dice(foe, theirs[OUTWIT], OUTWIT));
    return { hit: ofHundred(strike), suffer: ofHundred(suffer), outwit: ofHundred(win) };
  });
}
/** The chance of a hero to win the fight as it stands, without cards. */
export const fighterChance = (w: Marvel, hero: number): number => (w.fight ? winFrom(w, hero) : 0);
