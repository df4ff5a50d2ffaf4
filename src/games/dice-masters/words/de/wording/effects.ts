// German wording of effects on cards. An act of the player can be an order ('wähle einen Charakter') or stand behind
// 'du darfst' ('einen Charakter wählen'); what happens is a statement. Clauses of the same doer are joined.
import { capital, clauseOf, fill, present, signed, type Clauses } from '#engine/kit/wording.ts';
import type { Amount, Effect, OnCard, To, Until, Which } from '../../../cards/card.ts';
import type { Voice } from '../../speech.ts';
import { specialTexts } from '../special-texts.ts';
import { each, ENERGY, energyText, one, own, possessive, some, und, type Case } from './nouns.ts';

/** An order, both ways; or a statement with its doer; or words that stand by themselves. */
type Clause =
  | { order: string; infinitive: string; also?: string }
  | { who: string; does: string }
  | { also: string }
  | { alone: string };

/** 'wähle einen Charakter und drehe ihn 1 Stufe hoch; er muss bei nächster Gelegenheit angreifen' */
export const effectsText = (effects: readonly Effect[], voice: Voice): string =>
  spoken(clausesOf(effects, voice), false);
/** The same where it is allowed: 'darfst du einen Charakter wählen und ihn 1 Stufe hochdrehen; er …' */
export const allowedText = (effects: readonly Effect[], voice: Voice): string => {
  const clauses = clausesOf(effects, voice);
  const [first] = clauses;
  if (first && 'order' in first) return `darfst du ${spoken(clauses, true)}`;
  return `darfst du Folgendes tun: ${capital(spoken(clauses, false))}`;
};
/** As a whole sentence without its full stop. */
export const sentenceText = (effects: readonly Effect[], voice: Voice): string => capital(effectsText(effects, voice));

/** A second thing to choose is joined to the first: 'wähle einen deiner Charaktere und einen gegnerischen'. */
function clausesOf(effects: readonly Effect[], voice: Voice): Clause[] {
  const clauses: Clause[] = [];
  for (const effect of effects) {
    const clause = clauseOf(CLAUSES, effect, voice);
    const last = clauses.at(-1);
    if (!('also' in clause && !('order' in clause))) clauses.push(clause);
    else if (last && 'order' in last) {
      last.order += ` und ${clause.also}`;
      last.infinitive = last.infinitive.replace(/ wählen$/, ` und ${clause.also} wählen`);
    }
  }
  return clauses;
}
function spoken(clauses: readonly Clause[], isAllowed: boolean): string {
  const groups: Clause[][] = [];
  for (const clause of clauses) {
    const last = groups.at(-1);
    if (last && isSameDoer(last[0]!, clause)) last.push(clause);
    else groups.push([clause]);
  }
  return groups.map((group, n) => groupText(group, isAllowed && n === 0)).join('; ');
}
const isSameDoer = (a: Clause, b: Clause): boolean =>
  ('order' in a && 'order' in b) || ('who' in a && 'who' in b && a.who === b.who);
function groupText(group: readonly Clause[], isAllowed: boolean): string {
  const [first] = group as [Clause];
  if ('alone' in first) return first.alone;
  const does = und(
    group.map(clause =>
      'order' in clause ? (isAllowed ? clause.infinitive : clause.order) : 'who' in clause ? clause.does : '',
    ),
  );
  return 'who' in first ? `${first.who} ${does}` : does;
}

/** 'setze … ein', '… einsetzen' */
const order = (verb: string, what: string, infinitive: string, behind = ''): Clause => ({
  order: present(verb, what, behind).join(' '),
  infinitive: `${what} ${infinitive}`,
});

const CLAUSES: Clauses<Effect, Voice, Clause> = {
  choose: chooseClause,
  damage: damageClause,
  loseLife: ({ n }, voice) => ({ who: 'dein Gegner', does: `verliert ${amountOf(n, 'Leben', voice)}` }),
  gainLife: ({ n }, voice) => ({ who: 'du', does: `erhältst ${amountOf(n, 'Leben', voice)}` }),
  bonus: ({ attack, defense, to }, voice) =>
    it(to, voice, ['erhält', 'erhalten'], `in diesem Zug ${bonusText({ attack, defense }, to, voice)}`),
  doubleAttack: ({ to }, voice) => order('verdopple', `in diesem Zug ${attackOf(to, voice)}`, 'verdoppeln'),
  swapAttackAndDefense: ({ to }, voice) =>
    order('vertausche', `in diesem Zug ${attackOf(to, voice)} und ${defenseOf(to, voice)}`, 'vertauschen'),
  swapAttacks: () => ({ who: 'sie', does: 'tauschen in diesem Zug ihren Angriff' }),
  knockOut: ({ to }, voice) => order('schalte', who(to, voice, 'acc'), 'ausschalten', 'aus'),
  move: ({ to, into }, voice) => order('lege', `${who(to, voice, 'acc')} ${pileOf(to, into, voice)}`, 'legen'),
  field: ({ to }, voice) => order('setze', `${who(to, voice, 'acc')} kostenlos`, 'einsetzen', 'ein'),
  spin({ by, to }, voice) {
    const way = by > 0 ? 'hoch' : 'herunter';
    return order('drehe', `${who(to, voice, 'acc')} 1 Stufe`, `${way}drehen`, way);
  },
  spinTo: ({ level, to }, voice) => order('drehe', `${who(to, voice, 'acc')} auf Stufe ${level}`, 'drehen'),
  turn: ({ face, to }, voice) => order('drehe', `${who(to, voice, 'acc')} auf ${FACES[face]}`, 'drehen'),
  leaveAttack: ({ to }, voice) =>
    it(
      to,
      voice,
      ['verlässt', 'verlassen'],
      `die Angriffszone, ${isMany(to, voice) ? 'bleiben' : 'bleibt'} aber im Feld`,
    ),
  mustAttack: ({ to, until }, voice) =>
    it(to, voice, MUST, `${UNTIL[until]}${until === 'nextAttack' ? '' : ' nach Möglichkeit'} angreifen`),
  mustBlock: ({ to, whom }, voice) =>
    it(to, voice, MUST, `${whom ? voice.name : 'in diesem Zug'} nach Möglichkeit blocken`),
  cannotBlock: ({ to, until = 'turn' }, voice) => it(to, voice, CAN, `${UNTIL[until]} nicht blocken`),
  attackCostsLife: ({ to }, voice) =>
    it(to, voice, CAN, 'in diesem Zug nur angreifen, wenn sein Spieler 1 Leben zahlt'),
  sidekicksUnblockable: () => ({ who: 'deine Sidekicks', does: 'können in diesem Zug nicht geblockt werden' }),
  dealsNoDamage: ({ to }, voice) => it(to, voice, ['fügt', 'fügen'], 'in diesem Zug keinen Schaden zu'),
  combatDamageToOpponent: (_effect, { name }) => ({
    who: name,
    does: `fügt ${possessive(name, 'en')} Kampfschaden deinem Gegner zu und ${possessive(name, 'en')} Blockern keinen`,
  }),
  becomesVillain: ({ to }, voice) => it(to, voice, ['ist', 'sind'], 'in diesem Zug auch ein Schurke'),
  nextFieldingFree: () => ({ who: 'der nächste Charakter, den du in diesem Zug einsetzt,', does: 'kostet nichts' }),
  hook: (effect, { name }) => ({
    alone: `lege ${name} auf ${onCard(effect)}; der Würfel bleibt dort, bis er entfernt wird`,
  }),
  ifChosen({ is, then, else: otherwise = [] }, voice) {
    const does = present(effectsText(then, voice), effectsText(otherwise, voice)).join(', sonst ');
    return { alone: `falls er ${isText(is, voice.name)}, ${does}` };
  },
  unlessPaid: ({ life, effects }, voice) => ({
    alone: `${effectsText(effects, voice)}, es sei denn, dein Gegner zahlt ${life} Leben`,
  }),
  payUpTo({ energy, n }, voice) {
    voice.paid = energy;
    return { who: 'du', does: `darfst bis zu ${energyText(n, energy)} zahlen` };
  },
  special: ({ run }, { name }) => ({ alone: specialText(run, name) }),
};
/** In the middle of a sentence, where only names keep their capital. */
function specialText(run: keyof Runs, name: string): string {
  const text = specialTexts[`special.${run}`].replace(/\.$/, '');
  return text.startsWith('{') ? fill(text, { name }) : fill(text.charAt(0).toLowerCase() + text.slice(1), { name });
}
type Runs = { [K in keyof typeof specialTexts as K extends `special.${infer R}` ? R : never]: true };

const MUST = ['muss', 'müssen'] as const;
const CAN = ['kann', 'können'] as const;
const UNTIL: Record<Until, string> = {
  turn: 'in diesem Zug',
  attack: 'in diesem Angriff',
  yourTurn: 'bis zu deinem nächsten Zug',
  nextAttack: 'bei nächster Gelegenheit',
};
const FACES = { character: 'die Charakterseite', bolt: 'Blitz', generic: 'eine allgemeine Seite' };
const onCard = ({ affiliation, character }: OnCard): string =>
  affiliation ? `eine ${affiliation}-Karte` : character ? 'eine Charakterkarte' : 'eine beliebige Karte';
const isText = (is: Which, name: string): string =>
  is.levelAtLeast !== undefined && Object.keys(is).length === 1
    ? `auf Stufe ${is.levelAtLeast} oder höher ist`
    : `${one(is, name, 'nom')} ist`;

function chooseClause(effect: Extract<Effect, { do: 'choose' }>, voice: Voice): Clause {
  const { which, n = 1, by, and, totalCost } = effect;
  voice.chosen = {
    many: n !== 1 || by === 'each' || Boolean(and),
    own: which.whose === 'own' && by !== 'opponent',
  };
  if (by === 'each') return { who: 'jeder Spieler', does: `wählt einen eigenen ${own(which, voice.name, 'acc')}` };
  const total = totalCost === undefined ? '' : ` mit Einsatzkosten von insgesamt höchstens ${totalCost}`;
  const what = countText(effect, voice.name) + total;
  if (and) return { also: what };
  return by === 'opponent' ? { who: 'dein Gegner', does: `wählt ${what}` } : order('wähle', what, 'wählen');
}
function countText({ which, n = 1, upTo }: Extract<Effect, { do: 'choose' }>, name: string): string {
  if (n === 'any') return some('beliebig viele', which, name);
  if (upTo) return some(`bis zu ${n}`, which, name);
  return n === 1 ? one(which, name, 'acc') : some(`${n}`, which, name);
}

/** Dice take damage; where another die than the card's own may be the one that deals it, that one does. */
function damageClause({ n, to, by }: Extract<Effect, { do: 'damage' }>, voice: Voice): Clause {
  const much = n === 'attack' ? 'Schaden in Höhe seines Angriffs' : amountOf(n, 'Schaden', voice);
  if (by) return { who: voice.subject, does: `fügt ${who(to, voice, 'dat')} ${much} zu` };
  const taken = n === 'attack' ? `Schaden in Höhe des Angriffs von ${voice.name}` : much;
  return it(to, voice, ['nimmt', 'nehmen'], `${isMany(to, voice) ? 'je ' : ''}${taken}`, 'nimmst');
}

/** '2 Schaden', '1 Schaden für jeden gegnerischen Charakter' */
function amountOf(n: Amount, of: string, { name, paid }: Voice): string {
  if (typeof n === 'number') return `${n} ${of}`;
  if (n === 'attack') return `so viel ${of} wie der Angriff von ${name}`;
  if (n === 'paid') return `1 ${of} für ${ENERGY[paid].every}`;
  if (n === 'knockedOut') return `1 ${of} für jeden von ihnen`;
  return `${n.times ?? 1} ${of} für ${each(n.each, name, 'acc')}`;
}
/** '+1 Angriff und +1 Verteidigung', 'je +1 Angriff für jeden gegnerischen Charakter' */
function bonusText(bonus: { attack?: Amount | undefined; defense?: Amount | undefined }, to: To, voice: Voice): string {
  const parts = (['attack', 'defense'] as const).flatMap(of => {
    const n = bonus[of];
    const what = of === 'attack' ? 'Angriff' : 'Verteidigung';
    if (n === undefined) return [];
    return typeof n === 'number' ? [`${signed(n)} ${what}`] : [`+${amountOf(n, what, voice)}`];
  });
  return `${isMany(to, voice) ? 'je ' : ''}${und(parts)}`;
}

// ---- those an effect reaches -------------------------------------------------------------------------------

/** 'er', 'Cyclops', 'du und dein Gegner', 'jeden gegnerischen Charakter' */
const who = (to: To | readonly To[], voice: Voice, as: Case): string =>
  und((Array.isArray(to) ? (to as To[]) : [to as To]).map(part => reached(part, voice, as)));

const PARTNER: Record<Case, string> = { nom: '', acc: 'en', dat: 'em' };
function reached(to: To, { name, chosen }: Voice, as: Case): string {
  if (typeof to === 'object') return each(to, name, as);
  return {
    chosen: chosen.many ? { nom: 'sie', acc: 'sie', dat: 'ihnen' }[as] : { nom: 'er', acc: 'ihn', dat: 'ihm' }[as],
    this: name,
    pair: `${name} und ${possessive(name, PARTNER[as])} Partner`,
    opponent: { nom: 'dein Gegner', acc: 'deinen Gegner', dat: 'deinem Gegner' }[as],
    you: { nom: 'du', acc: 'dich', dat: 'dir' }[as],
  }[to];
}
const attackOf = (to: To, voice: Voice): string =>
  to === 'chosen' && !voice.chosen.many ? 'seinen Angriff' : `den Angriff von ${who(to, voice, 'dat')}`;
const defenseOf = (to: To, voice: Voice): string =>
  to === 'chosen' && !voice.chosen.many ? 'seine Verteidigung' : 'die Verteidigung';

const PILES = { prep: 'Vorbereitungszone', used: 'Ablage', bag: 'Beutel', reserve: 'Reserve' };
function pileOf(to: To, into: keyof typeof PILES, { chosen }: Voice): string {
  const n = into === 'bag' ? 'n' : '';
  if (to !== 'chosen' || chosen.own) return `in deine${n} ${PILES[into]}`;
  return `in ${n ? 'den' : 'die'} ${PILES[into]} ${chosen.many ? 'ihrer Besitzer' : 'seines Besitzers'}`;
}
const isMany = (to: To | readonly To[], { chosen }: Voice): boolean =>
  Array.isArray(to) ? to.length > 1 : to === 'pair' || (to === 'chosen' && chosen.many);
/** 'du und dein Gegner nehmt' */
const together = (to: To | readonly To[], plural: string): string =>
  Array.isArray(to) && to.includes('you') && to.every(part => typeof part === 'string')
    ? plural.replace(/en$/, 't')
    : plural;
/** 'er nimmt 2 Schaden', 'sie nehmen je 2 Schaden' */
const it = (
  to: To | readonly To[],
  voice: Voice,
  [single, plural]: readonly [string, string],
  rest: string,
  second = single,
): Clause => ({
  who: who(to, voice, 'nom'),
  does: `${isMany(to, voice) ? together(to, plural) : to === 'you' ? second : single} ${rest}`,
});
