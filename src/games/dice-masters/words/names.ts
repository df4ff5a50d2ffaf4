// Names of things: dice, cards by slot, abilities, items of a bill. A language gives the words (speech.ts).
import type { GameDefinition } from '#engine/definition.ts';
import { fill } from '#engine/kit/wording.ts';
import { cardOf, titleOf } from '../cards/index.ts';
import { type Energy, ENERGIES } from '../cards/character-dice.ts';
import { BLOCK } from '../flow/blockers.ts';
import { FIELD, GLOBAL } from '../flow/paying.ts';
import { LOOSE } from '../abilities/energy.ts';
import { attackOf, defenseOf, fieldingCost } from '../abilities/stats.ts';
import { SHIELD } from '../flow/preventing.ts';
import { cardOfDie, faceOf, has, inField, isSidekick, levelOf, RESERVE, ROLLING, type Duel } from '../table/world.ts';
import { english } from './en/speech.ts';
import type { Speech } from './speech.ts';
import { teamNamesIn } from './setup-texts.ts';

type Names = GameDefinition<Duel>['names'];
const KINDS_OF_ENERGY: readonly (Energy | 'wild' | 'generic')[] = [...ENERGIES, 'wild', 'generic'];
const isOpen = (w: Duel, die: number): boolean => w.zone[die] === RESERVE || inField(w, die);
const nameOfSlot = (slot: number, w: Duel): string => titleOf(cardOf(w.cards[slot]!));
const nameOfAbility = (id: number): string => titleOf(cardOf(Math.floor(id / 10)));

/** Dice, by what they are called in different sentences. */
class DieNames {
  private readonly things: Speech['things'];
  constructor({ things }: Speech) {
    this.things = things;
  }
  private plain(die: number, w: Duel): string {
    return cardOfDie(w, die)?.name ?? this.things.sidekick;
  }
  private level(n: number): string {
    return fill(this.things.level, { n: `${n}` });
  }
  /** With its level where it lies open. */
  named(die: number, w: Duel): string {
    const shows = isOpen(w, die) && !isSidekick(w, die) ? levelOf(w, die) : 0;
    return shows ? `${this.plain(die, w)} (${this.level(shows)})` : this.plain(die, w);
  }
  /** A die to pick, with its numbers or what it shows: 'Angel (level 2, 3/3)', 'Sidekick (bolt)'. */
  toPick(die: number, w: Duel): string {
    if (!isOpen(w, die) && !has(w, die, ROLLING)) return this.plain(die, w);
    const { level, energy } = faceOf(w, die);
    const name = this.plain(die, w);
    if (!level) return isSidekick(w, die) ? `${name} (${this.things[KINDS_OF_ENERGY[energy]!]})` : this.shown(die, w);
    const damage = w.damage[die] ? `, ${fill(this.things.damage, { n: `${w.damage[die]}` })}` : '';
    const numbers = `${attackOf(w, die)}/${defenseOf(w, die)}${damage}`;
    return `${name} (${isSidekick(w, die) ? '' : `${this.level(level)}, `}${numbers})`;
  }
  /** A rolled die with what it shows: 'bolt' (a Sidekick), 'Cyclops (2 bolts)', 'Enrage (action*)'. */
  shown(die: number, w: Duel): string {
    const { level, action, bursts, energy, amount } = faceOf(w, die);
    const { things } = this;
    const name = this.plain(die, w);
    if (level) return isSidekick(w, die) ? name : `${name} (${this.level(level)})`;
    if (action) return `${name} (${things.action}${'*'.repeat(bursts)})`;
    const kind = KINDS_OF_ENERGY[energy]!;
    if (isSidekick(w, die)) return things[kind];
    return `${name} (${amount === 1 ? things[kind] : fill(things[`${kind}s`], { n: `${amount}` })})`;
  }
  /** 'Angel (level 2, 3/3) for 1' */
  toField(die: number, w: Duel): string {
    const cost = fieldingCost(w, die);
    const name = this.toPick(die, w);
    return cost ? fill(this.things.forCost, { name, n: `${cost}` }) : name;
  }
  /** 'Angel, Air Transport (3 shield)' */
  priced(slot: number, w: Duel): string {
    const { cost, energy } = cardOf(w.cards[slot]!);
    return `${nameOfSlot(slot, w)} (${cost}${energy ? ` ${this.things[energy]}` : ''})`;
  }
}

/** The text of an ability; of the whole card where it has no such ability. */
function wordsOf({ abilityText, cardText }: Speech, id: number): string {
  const card = cardOf(Math.floor(id / 10));
  const ability = card.abilities[id % 10];
  return ability ? abilityText(ability, card) : cardText(card);
}

/** The names in a language. */
export function namesIn(speech: Speech): Names {
  const { things } = speech;
  const dice = new DieNames(speech);
  const die: Names[string] = (n, w) => (n < 0 ? things.aDie : dice.named(n, w));
  return {
    ...teamNamesIn(things),
    die,
    dice: die,
    source: (n, w) => {
      if (n >= SHIELD) return nameOfAbility(n - SHIELD);
      return n < 0 ? things.anEffect : dice.named(n, w);
    },
    /** A die that is picked, and one that is fielded at its cost. */
    pick: (n, w) => (n < 0 ? things.aDie : n === LOOSE ? things.loose : dice.toPick(n, w)),
    toField: (n, w) => (n < 0 ? things.aDie : dice.toField(n, w)),
    /** A block of an attacker: see blockOf in flow/attack.ts. */
    block(n, w) {
      if (n < 0) return things.aBlock;
      const [blocker, attacker] = [dice.toPick(Math.floor(n / BLOCK), w), dice.toPick(n % BLOCK, w)];
      return fill(things.stops, { blocker, attacker });
    },
    /** A card with its cost. */
    priced: (slot, w) => (slot < 0 ? things.aCard : dice.priced(slot, w)),
    /** Dice as rolled, wherever they lie now. */
    shown: (n, w) => (n < 0 ? things.aDie : dice.shown(n, w)),
    attacker: die,
    partner: die,
    slot: (slot, w) => (slot < 0 ? things.aCard : nameOfSlot(slot, w)),
    ability: id => (id < 0 ? things.anAbility : nameOfAbility(id)),
    says: id => (id < 0 ? things.anAbility : wordsOf(speech, id)),
    item(item, w) {
      if (item < 0) return things.anItem;
      if (item >= GLOBAL) return fill(things.globalOf, { name: nameOfAbility(item - GLOBAL) });
      if (item >= FIELD) return fill(things.fielding, { name: dice.toField(item - FIELD, w) });
      return fill(things.dieOf, { name: dice.priced(item, w) });
    },
  };
}
export const names = namesIn(english);
