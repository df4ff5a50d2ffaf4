// German wording of lasting abilities: bonuses, shields, damage dealt, limits, and small rules of their
// own. The verb stands second: behind 'Solange Toad aktiv ist' it comes before its doer.
import { capital, fill, present, sentence, signed } from '#engine/kit/wording.ts';
import type { Bonus, Deals, Limit, Shield, SpecialRule, Which } from '../../../cards/card.ts';
import { tailText, whileText } from './conditions.ts';
import { diceOf, each, many, possessive, typesText, und, type Case } from './nouns.ts';

/** 'Toad muss angreifen.', 'Solange Toad aktiv ist, muss jeder Charakter angreifen.' */
const stated = (ahead: string, who: string, verb: string, rest: string): string =>
  sentence(ahead ? `${ahead}${verb} ${who} ${rest}` : `${who} ${verb} ${rest}`);

/** 'Im Paar haben Red Hulk und sein Partner je +3 Angriff.' */
export function bonusText(ability: Bonus, name: string): string {
  const { attack, defense, attackTimes } = ability.bonus;
  const what = und(
    present(
      attack && `${signed(attack)} Angriff`,
      defense && `${signed(defense)} Verteidigung`,
      attackTimes && (attackTimes === 2 ? 'doppelten Angriff' : `${attackTimes}-fachen Angriff`),
    ),
  );
  const per = ability.per ? ` für ${each(ability.per, name, 'acc')}` : '';
  const isPair = ability.to === 'pair';
  const rest = `${isPair ? 'je ' : ''}${what}${per}${tailText(ability, name)}`;
  return stated(whileText(ability, name), whom(ability.to, name, 'nom'), isPair ? 'haben' : 'hat', rest);
}

/** 'Verhindere allen Schaden, den Blitz-Charaktere Bishop zufügen.' */
export function shieldText(ability: Shield, name: string): string {
  const { shield, to, n, from, eachTurn, may } = ability;
  const hit = whom(to, name, 'dat');
  const many = eachTurn && n !== undefined;
  const much = n === undefined ? 'allen Schaden' : eachTurn ? `die ersten ${n} Schaden` : `${n} von jedem Schaden`;
  const dealt = (what: string): string =>
    from ? `${what}, ${many ? 'die' : 'den'} ${sourceText(from)} ${hit} zufügen` : `${what} ${aimedAt(ability, name)}`;
  const comma = from ? ',' : '';
  const [verb, object, behind] = (
    {
      prevent: ['verhindere', dealt(much), ''],
      lessen: ['verringere', `${dealt('jeden Schaden')}${comma} um ${n}`, ''],
      halve: ['halbiere', `${dealt('jeden Schaden')}${comma} und runde ab`, ''],
      redirect: ['leite', `${dealt(much)}${comma} auf deinen Gegner`, 'um'],
    } as const
  )[shield];
  const turn = eachTurn ? 'in jedem Zug ' : '';
  const infinitive = { prevent: 'verhindern', lessen: 'verringern', halve: 'halbieren', redirect: 'umleiten' }[shield];
  const does = may
    ? `${turn || 'du '}darfst ${turn && 'du '}${object}${shield === 'prevent' && from ? ',' : ''} ${infinitive}`
    : present(verb, `${turn}${object}`, behind).join(' ');
  const ahead = whileText(ability, name);
  if (to === 'pair') return `${capital(ahead.trim())}: ${sentence(does + tailText(ability, name))}`;
  return sentence(`${ahead}${does}${tailText(ability, name)}`);
}
/** 'an Bishop', 'an Iron Man und die ersten 2 an seinem Partner' */
const aimedAt = ({ to, n }: Shield, name: string): string =>
  to === 'pair' && n !== undefined
    ? `an ${name} und die ersten ${n} an ${possessive(name, 'em')} Partner`
    : `an ${whom(to, name, 'dat')}`;
function sourceText({ energy, affiliation, kind = 'character' }: NonNullable<Shield['from']>): string {
  const words = { character: 'Charaktere', action: 'Aktionswürfel', die: 'Würfel' }[kind];
  const types = energy && typesText(energy);
  return present(types, affiliation !== 'Villain' && affiliation, affiliation === 'Villain' ? 'Schurken' : words).join(
    '-',
  );
}

/** 'Solange Cyclops aktiv ist, fügt jeder deiner Blitz-Charaktere 1 Schaden mehr zu.' */
export function dealsText({ deals, by, to, active }: Deals, name: string): string {
  const { times, more } = deals;
  const much = times ? (times === 2 ? 'doppelten Schaden' : `${times}-fachen Schaden`) : `${more} Schaden mehr`;
  const ahead = whileText({ to: by, ...(active && { active }) }, name);
  const blockers = to ? `${possessive(name, 'en')} Blockern ` : '';
  return stated(ahead, whom(by, name, 'nom'), 'fügt', `${blockers}${much} zu`);
}

/** Sentences of limits: subject, verb for one and for two, and the rest; `{whom}` is the object, `{each}` of two. */
const LIMITS: Record<Limit['limit'], readonly [who: string, verb: string, verbs: string, rest: string]> = {
  unblockable: ['{who}', 'kann', 'können', 'nicht geblockt werden'],
  noSidekickBlockers: ['Sidekicks', 'können', 'können', '{whom} nicht blocken'],
  twoBlockers: ['{who}', 'kann', 'können', '{each}nur von mindestens zwei Charakteren geblockt werden'],
  afterOtherShields: [
    '{who}',
    'kann',
    'können',
    'nur geblockt werden, wenn auch jeder angreifende Schild-Charakter außer {dice} geblockt wird',
  ],
  cannotBlock: ['{who}', 'kann', 'können', 'nicht blocken'],
  mustAttack: ['{who}', 'muss', 'müssen', 'nach Möglichkeit angreifen'],
  attacksOnlyIf: ['{who}', 'kann', 'können', 'nur angreifen, wenn dein Gegner einen Charakter im Feld hat'],
  blocksTwo: ['{who}', 'darf', 'dürfen', 'zwei Angreifer blocken'],
  noActionTarget: ['Aktionswürfel', 'können', 'können', '{whom} nicht als Ziel wählen'],
};
export function limitText(ability: Limit, name: string): string {
  const { to, active, limit } = ability;
  const [who, verb, verbs, rest] = LIMITS[limit];
  const words = {
    who: to === 'this' && active ? `jeder deiner ${diceOf(name, DICE)}` : whom(to, name, 'nom'),
    whom: typeof to === 'object' ? many(to, name, 'acc') : to === 'pair' ? eitherOf(name) : name,
    each: to === 'pair' ? 'je ' : '',
    dice: diceOf(name, { ...DICE, as: 'dat' }),
  };
  const isPair = to === 'pair';
  const tail = fill(rest, words) + tailText(ability, name);
  return stated(whileText(ability, name), fill(who, words), isPair ? verbs : verb, tail);
}
const DICE = { as: 'nom', ending: '', isMany: true } as const;
const eitherOf = (name: string): string => `${name} oder ${possessive(name, 'en')} Partner`;

const ENDINGS: Record<Case, string> = { nom: '', acc: 'en', dat: 'em' };
const whom = (to: 'this' | 'pair' | Which, name: string, as: Case): string =>
  typeof to === 'object'
    ? each(to, name, as)
    : to === 'pair'
      ? `${name} und ${possessive(name, ENDINGS[as])} Partner`
      : name;

export const SPECIAL: Record<SpecialRule, string> = {
  sacrificeShield:
    'Wenn {name} Schaden nimmt, darfst du beliebig viele deiner Sidekicks aus dem Feld in deine Ablage legen; jeder ' +
    'verhindert bis zu 3 davon.',
  prepInstead:
    'Wenn {name} aus dem Feld in deine Ablage oder deinen Beutel käme, kommt er stattdessen in deine ' +
    'Vorbereitungszone.',
  survive:
    'Wenn Schaden {name} auf Stufe 2 oder 3 ausschalten würde, drehe ihn stattdessen 1 Stufe herunter und entferne ' +
    'allen Schaden von ihm.',
  rerollOnKnockOut:
    'Wenn {name} ausgeschaltet wird, würfle sie: Zeigt sie eine Charakterseite, kehrt sie mit dieser Stufe ins Feld ' +
    'zurück, sonst bleibt sie in deiner Vorbereitungszone.',
  extraReroll: 'Solange {name} aktiv ist, darfst du nach dem Würfeln ein zweites Mal nachwürfeln.',
  opponentRerolls:
    'Im Zug deines Gegners, direkt nachdem {name} eingesetzt wurde, darfst du ihn einen Würfel seines ersten Wurfs ' +
    'neu würfeln lassen.',
  dearerFielding: 'Würfel dieser Karte einzusetzen kostet deinen Gegner mindestens 2 Energie; nichts senkt das.',
};
