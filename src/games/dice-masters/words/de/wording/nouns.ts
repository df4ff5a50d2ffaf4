// Small words for card texts in German: which dice, in which case, how many of them, at what price. All nouns that
// name dice are masculine; a character itself may be a woman.
import { fill, listed, present } from '#engine/kit/wording.ts';
import type { Cost, Place, Which } from '../../../cards/card.ts';
import { type Energy, ENERGIES } from '../../../cards/character-dice.ts';

export type Case = 'nom' | 'acc' | 'dat';

// ---- dice --------------------------------------------------------------------------------------------------

const EIN: Record<Case, string> = { nom: 'ein', acc: 'einen', dat: 'einem' };
const EINER: Record<Case, string> = { nom: 'einer', acc: 'einen', dat: 'einem' };
const JEDER: Record<Case, string> = { nom: 'jeder', acc: 'jeden', dat: 'jedem' };
/** Endings of adjectives: behind 'ein', behind 'jeder', in the plural alone, and behind 'deine' or 'deiner'. */
const BEHIND_EIN: Record<Case, string> = { nom: 'er', acc: 'en', dat: 'en' };
const BEHIND_JEDER: Record<Case, string> = { nom: 'e', acc: 'en', dat: 'en' };
const ALONE: Record<Case, string> = { nom: 'e', acc: 'e', dat: 'en' };
const BEHIND_DEINE = 'en';

/** 'ein gegnerischer Charakter', 'einen deiner Sidekicks', 'einem Würfel in deiner Vorbereitungszone' */
export const one = (which: Which, name: string, as: Case): string =>
  isYours(which)
    ? `${EINER[as]} deiner ${phrase(which, name, { as: 'nom', ending: BEHIND_DEINE, isMany: true })}`
    : `${EIN[as]} ${phrase(which, name, { as, ending: BEHIND_EIN[as], isMany: false })}`;

/** 'jeder gegnerische Charakter', 'jedem deiner Sidekicks' */
export const each = (which: Which, name: string, as: Case): string =>
  isYours(which)
    ? `${JEDER[as]} deiner ${phrase(which, name, { as: 'nom', ending: BEHIND_DEINE, isMany: true })}`
    : `${JEDER[as]} ${phrase(which, name, { as, ending: BEHIND_JEDER[as], isMany: false })}`;

/** 'gegnerische Charaktere', 'deine Sidekicks', 'Würfel in deiner Vorbereitungszone' */
export const many = (which: Which, name: string, as: Case): string =>
  isYours(which)
    ? `${as === 'dat' ? 'deinen' : 'deine'} ${phrase(which, name, { as, ending: BEHIND_DEINE, isMany: true })}`
    : phrase(which, name, { as, ending: ALONE[as], isMany: true });

/** 'bis zu 2 Sidekick-Würfel in deiner Ablage', '2 deiner Charaktere' */
export const some = (much: string, which: Which, name: string): string =>
  isYours(which)
    ? `${much} deiner ${phrase(which, name, { as: 'nom', ending: BEHIND_DEINE, isMany: true })}`
    : `${much} ${many(which, name, 'acc')}`;

/** 'eigenen Charakter' */
export const own = (which: Which, name: string, as: Case): string =>
  phrase(which, name, { as, ending: BEHIND_EIN[as], isMany: false });

interface Form {
  as: Case;
  ending: string;
  isMany: boolean;
}
/** 'gegnerischer X-Men-Charakter mit Kaufkosten von höchstens 2'; whose it is is left out for 'own', see `isYours`. */
function phrase(which: Which, name: string, form: Form): string {
  const { heroic, role } = which;
  const adjectives = present(
    which.other && 'ander',
    which.whose === 'opposing' && 'gegnerisch',
    role === 'blocked' && 'geblockt',
    heroic !== undefined && (heroic ? 'heroisch' : 'nicht heroisch'),
  ).map(stem => stem + form.ending);
  return present(...adjectives, compound(which, form), ...details(which, name))
    .join(' ')
    .replaceAll(' ,', ',');
}
const details = (
  { costAtMost, costAtLeast, levelAtLeast, role, ...which }: Which,
  name: string,
): (string | false)[] => [
  costAtMost !== undefined && `mit Kaufkosten von höchstens ${costAtMost}`,
  costAtLeast !== undefined && `mit Kaufkosten von mindestens ${costAtLeast}`,
  levelAtLeast !== undefined && `auf Stufe ${levelAtLeast} oder höher`,
  role === 'blocksThis' && `, der ${name} blockt`,
  role === 'blockedByThis' && `, den ${name} blockt`,
  placeText(which),
];

/** 'Faust- oder Blitz-Charakter', 'Nicht-Sidekick-Charakter', 'X-Men-Charakter' */
function compound({ energy, notEnergy, affiliation, sidekick, ...which }: Which, form: Form): string {
  const head = bare({ ...which, ...(sidekick && { sidekick }), ...(affiliation && { affiliation }) }, form);
  const before = present(
    energy && typesText(energy),
    notEnergy && `Nicht-${notEnergy.map(type => ENERGY[type].before).join('-')}`,
    affiliation !== undefined && affiliation !== 'Villain' && affiliation,
    sidekick === false && 'Nicht-Sidekick',
  );
  return [...before, head].join('-');
}

/** [singular, plural]; 'Schurke' bends in the singular too. */
type Noun = readonly [one: string, many: string];
const CHARACTER: Noun = ['Charakter', 'Charaktere'];
const SIDEKICK: Noun = ['Sidekick', 'Sidekicks'];
const DIE: Noun = ['Würfel', 'Würfel'];
const ATTACKER: Noun = ['Angreifer', 'Angreifer'];
const BLOCKER: Noun = ['Blocker', 'Blocker'];
const VILLAIN: Noun = ['Schurke', 'Schurken'];

const bent = ([single, plural]: Noun, { as, isMany }: Form): string => {
  if (!isMany) return single === 'Schurke' && as !== 'nom' ? 'Schurken' : single;
  return as === 'dat' && !/[ns]$/.test(plural) ? `${plural}n` : plural;
};
/** DM-MOD-01, DM-MOD-03: unrolled dice are dice of any sort, unless the text says more. */
function bare({ in: place = 'field', character, sidekick, name, affiliation, role, costAtMost }: Which, form: Form) {
  if (name) return diceOf(name, form);
  if (sidekick) return place === 'field' ? bent(SIDEKICK, form) : `Sidekick-${bent(DIE, form)}`;
  if (UNROLLED.has(place)) return character ? `Charakter${bent(DIE, form).toLowerCase()}` : bent(DIE, form);
  if (role === 'attacking' || role === 'blocked') return bent(ATTACKER, form);
  if (role === 'blocking') return bent(BLOCKER, form);
  if (affiliation === 'Villain') return bent(VILLAIN, form);
  /** DM-RUL-31: their purchase cost is 0. */
  return costAtMost === undefined ? bent(CHARACTER, form) : `${bent(SIDEKICK, form)} oder ${bent(CHARACTER, form)}`;
}
/** 'Red-Hulk-Würfel' */
export const diceOf = (name: string, form: Form): string => `${name.replaceAll(' ', '-')}-${bent(DIE, form)}`;
const UNROLLED = new Set<Place>(['used', 'prep', 'bag', 'usedOrPrep']);

/** {your} feminine place, {yours} masculine one, {whose} of somebody else. */
const PLACES: Record<Place, string> = {
  field: '',
  attack: 'in der Angriffszone',
  reserve: 'in {your} Reserve{whose}',
  used: 'in {your} Ablage{whose}',
  prep: 'in {your} Vorbereitungszone{whose}',
  bag: 'in {yours} Beutel{whose}',
  fieldOrReserve: 'im Feld oder in der Reserve{anybody}',
  usedOrPrep: 'in {your} Ablage oder Vorbereitungszone{whose}',
};
const placeText = ({ in: place = 'field', whose }: Which): string =>
  fill(PLACES[place], {
    your: whose === 'own' ? 'deiner' : 'der',
    yours: whose === 'own' ? 'deinem' : 'dem',
    whose: whose === 'own' ? '' : whose === 'opposing' ? ' deines Gegners' : ' eines beliebigen Spielers',
    anybody: whose ? '' : ' eines beliebigen Spielers',
  });

/** Own dice are 'deine', unless the place where they lie says so. */
const isYours = ({ whose, in: place = 'field' }: Which): boolean =>
  whose === 'own' && !PLACES[place].includes('{whose}');

// ---- characters --------------------------------------------------------------------------------------------

const WOMEN = new Set(
  'Emma Frost|Kitty Pryde|Magik|Marvel Girl|Mystique|Psylocke|Scarlet Witch|She-Hulk|Storm|X-23'.split('|'),
);
export const isWoman = (name: string): boolean => WOMEN.has(name);
/** 'er', 'sie' */
export const pronoun = (name: string): string => (isWoman(name) ? 'sie' : 'er');
/** 'sein', 'ihr', with an ending: 'seinem Partner' */
export const possessive = (name: string, ending = ''): string => `${isWoman(name) ? 'ihr' : 'sein'}${ending}`;

// ---- prices ------------------------------------------------------------------------------------------------

interface EnergyWords {
  one: string;
  many: string;
  /** As in 'Masken-Charakter'. */
  before: string;
  every: string;
}
export const ENERGY: Record<Energy, EnergyWords> = {
  bolt: { one: 'Blitz', many: 'Blitze', before: 'Blitz', every: 'jeden gezahlten Blitz' },
  fist: { one: 'Faust', many: 'Fäuste', before: 'Faust', every: 'jede gezahlte Faust' },
  mask: { one: 'Maske', many: 'Masken', before: 'Masken', every: 'jede gezahlte Maske' },
  shield: { one: 'Schild', many: 'Schilde', before: 'Schild', every: 'jeden gezahlten Schild' },
};
/** 'Faust- oder Blitz' in front of '-Charakter' */
export const typesText = (types: readonly Energy[]): string => types.map(type => ENERGY[type].before).join('- oder ');
/** '2 Blitze' */
export const energyText = (n: number, type: Energy): string => `${n} ${n === 1 ? ENERGY[type].one : ENERGY[type].many}`;
const paidText = (cost: Cost): string =>
  und(
    present(
      ...ENERGIES.map(type => cost[type] !== undefined && energyText(cost[type], type)),
      cost.life && `${cost.life} Leben`,
    ),
  );
/** As behind 'darfst du': '2 Masken zahlen', 'einen deiner Sidekicks aus dem Feld in deine Ablage legen' */
export function costText(cost: Cost): string {
  const paid = paidText(cost);
  const moved = cost.sidekicks === 1 ? 'einen' : cost.sidekicks;
  return und(
    present(paid && `${paid} zahlen`, moved && `${moved} deiner Sidekicks aus dem Feld in deine Ablage legen`),
  );
}
/** '2 Blitze', in front of a global ability. */
export const priceText = (cost: Cost): string => (cost.sidekicks ? costText(cost) : paidText(cost));

/** 'a, b und c' */
export const und = (items: readonly string[]): string => listed(items, 'und');
