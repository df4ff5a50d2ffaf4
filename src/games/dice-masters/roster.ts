// The abilities that are in this match, sorted by kind once, so that most questions about them are quick to answer.
import type {
  Ability,
  Activated,
  Action,
  Bonus,
  Deals,
  Global,
  Limit,
  Moment,
  Shield,
  SpecialRule,
  Triggered,
} from './card.ts';
import { cardOf } from './cards/index.ts';
import type { Duel } from './world.ts';

/** An ability of the card in a slot; `id` is its number in options and procedures: card * 10 + place. */
export interface Entry<A> {
  slot: number;
  id: number;
  ability: A;
}
export interface Roster {
  triggered: Partial<Record<Moment, Entry<Triggered>[]>>;
  globals: Entry<Global>[];
  activated: Entry<Activated>[];
  actions: Entry<Action>[];
  bonuses: Entry<Bonus>[];
  shields: Entry<Shield>[];
  deals: Entry<Deals>[];
  limits: Entry<Limit>[];
  specials: Partial<Record<SpecialRule, number[]>>;
  heroic: boolean;
}

export const abilityId = (card: number, place: number): number => card * 10 + place;
export const abilityOf = (id: number): Ability => cardOf(Math.floor(id / 10)).abilities[id % 10]!;
export const procedureOf = (id: number): string => `ability:${id}`;

const rosters = new Map<string, Roster>();
/** The roster of the match's cards, made once for each set of cards. */
export function rosterOf(w: Duel): Roster {
  let roster = rosters.get(w.key);
  if (!roster) rosters.set(w.key, (roster = build(w.cards)));
  return roster;
}

function build(cards: readonly number[]): Roster {
  const roster: Roster = {
    triggered: {},
    globals: [],
    activated: [],
    actions: [],
    bonuses: [],
    shields: [],
    deals: [],
    limits: [],
    specials: {},
    heroic: false,
  };
  cards.forEach((number, slot) => {
    const card = cardOf(number);
    if (card.heroic) roster.heroic = true;
    card.abilities.forEach((ability, place) => enter(roster, slot, abilityId(number, place), ability));
  });
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
  else if ('limit' in ability) roster.limits.push({ slot, id, ability });
  else (roster.specials[ability.special] ??= []).push(slot);
}

/** A card that is there twice has one global ability, which is everybody's anyway. */
function enterGlobal({ globals }: Roster, entry: Entry<Global>): void {
  if (!globals.some(({ id }) => id === entry.id)) globals.push(entry);
}

/** Does the die's card have this special rule? */
export const isSpecial = (w: Duel, die: number, rule: SpecialRule): boolean =>
  rosterOf(w).specials[rule]?.includes(w.slot[die]!) ?? false;
