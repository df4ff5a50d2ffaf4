// The abilities that are in this match, sorted by kind once, so that most questions about them are quick to answer.
import type {
  Ability,
  Activated,
  Action,
  Bonus,
  Deals,
  Effect,
  Global,
  Limit,
  Moment,
  Shield,
  SpecialRule,
  Triggered,
} from '../cards/card.ts';
import { cardOf } from '../cards/index.ts';
import type { Duel } from '../table/world.ts';

/** An ability of the card in a slot; `id` is its number in options and procedures: card * 10 + place. */
export interface Entry<A> {
  slot: number;
  id: number;
  ability: A;
}
interface Roster {
  triggered: Partial<Record<Moment, Entry<Triggered>[]>>;
  globals: Entry<Global>[];
  /** Global abilities that answer nothing: used whenever a player may act. */
  atWill: number[];
  activated: Entry<Activated>[];
  actions: Entry<Action>[];
  bonuses: Entry<Bonus>[];
  shields: Entry<Shield>[];
  deals: Entry<Deals>[];
  limits: Partial<Record<Limit['limit'], Entry<Limit>[]>>;
  specials: Partial<Record<SpecialRule, number[]>>;
  heroic: boolean;
  /** By slot: earlier slots with the same card, where there are any. */
  twins: (readonly number[] | undefined)[];
  /** Does a standing text lower anybody's defense? */
  weakens: boolean;
}

export const abilityId = (card: number, place: number): number => card * 10 + place;
export const abilityOf = (id: number): Ability => cardOf(Math.floor(id / 10)).abilities[id % 10]!;
export const effectsOf = (ability: Ability): readonly Effect[] => ('effects' in ability ? ability.effects : []);
export const procedureOf = (id: number): `ability:${number}` => `ability:${id}`;

const rosters = new Map<string, Roster>();
/** The roster of the match's cards, made once for each set of cards. */
export function rosterOf({ key, cards }: Duel): Roster {
  let roster = rosters.get(key);
  if (!roster) {
    if (rosters.size >= MOST_ROSTERS) rosters.clear();
    rosters.set(key, (roster = build(cards)));
  }
  return roster;
}
/** Enough for all matches of a busy host; beyond that they are made anew. */
const MOST_ROSTERS = 4096;

function build(cards: readonly number[]): Roster {
  const roster: Roster = {
    triggered: {},
    globals: [],
    atWill: [],
    activated: [],
    actions: [],
    bonuses: [],
    shields: [],
    deals: [],
    limits: {},
    specials: {},
    heroic: false,
    weakens: false,
    twins: cards.map((card, slot) => twinsOf(cards, card, slot)),
  };
  cards.forEach((number, slot) => {
    const card = cardOf(number);
    if (card.heroic) roster.heroic = true;
    card.abilities.forEach((ability, place) => enter(roster, slot, abilityId(number, place), ability));
  });
  roster.weakens = roster.bonuses.some(({ ability }) => (ability.bonus.defense ?? 0) < 0);
  return roster;
}

function enter(roster: Roster, slot: number, id: number, ability: Ability): void {
  if ('on' in ability) (roster.triggered[ability.on] ??= []).push({ slot, id, ability });
  else if ('global' in ability) enterGlobal(roster, { slot, id, ability });
  else if ('activated' in ability) roster.activated.push({ slot, id, ability });
  else if ('action' in ability) roster.actions.push({ slot, id, ability });
  else if ('bonus' in ability) roster.bonuses.push({ slot, id, ability });
  else if ('shield' in ability) roster.shields.push({ slot, id, ability });
  else if ('deals' in ability) roster.deals.push({ slot, id, ability });
  else if ('limit' in ability) (roster.limits[ability.limit] ??= []).push({ slot, id, ability });
  else (roster.specials[ability.special] ??= []).push(slot);
}

/** A card that is there twice has one global ability, which is everybody's anyway. */
function enterGlobal({ globals, atWill }: Roster, entry: Entry<Global>): void {
  if (globals.some(({ id }) => id === entry.id)) return;
  globals.push(entry);
  if (!entry.ability.answers) atWill.push(entry.id);
}

function twinsOf(cards: readonly number[], card: number, slot: number): readonly number[] | undefined {
  const earlier = cards.flatMap((one, at) => (one === card && at < slot ? [at] : []));
  return earlier.length ? earlier : undefined;
}

/** Does the die's card have this special rule? */
export const isSpecial = (w: Duel, die: number, rule: SpecialRule): boolean =>
  rosterOf(w).specials[rule]?.includes(w.slot[die]!) ?? false;
