// The words of Characters, Charters, Training, Plot and Mission Cards, made from the same data that they run by.
import { count, listed, present, sentence } from '#engine/kit/wording.ts';
import type { Character, EventCard, Power, ReactionCard, School, Training } from '../../cards/card.ts';
import { effectsText } from './effects.ts';
import { momentText } from './moments.ts';
import { filterNoun, KINDS, voiceOf } from './nouns.ts';
import type {
  Instruction,
  MissionCard,
  MissionCharacter,
  Reward,
  Special,
  TokenKind,
} from '../../cards/mission-card.ts';

export const characterText = ({ name, power }: Character): string => (power ? powerText(power, name) : '');

/** MR-CHA-01: the Leader pays for the School's Hero or Student. */
export const charterText = ({ leader, charter }: School): string =>
  powerText(charter.power, 'your Hero or Student', `1 of ${leader.name}'s Power Tokens`);

/** 'When Dagger attacks, before the roll, pay 1 Power Token: roll 1 more attack die.' */
function powerText(
  { on, if: condition, cost, once, action, targets, effects }: Power,
  who: string,
  price = '1 Power Token',
): string {
  const when = action ? 'special Action' : momentText(on, condition, who);
  const start = present(once && `once in ${ONCE[once]}`, when, cost === undefined && `pay ${price}`);
  return sentence(`${start.join(', ')}: ${effectsText(effects, voiceOf(targets))}`);
}
const ONCE = { attack: 'an attack', missionTurn: 'a Mission Turn', mission: 'a Mission' };

/** '+1 ATK and +1 DEF.' */
export function trainingText({ atk, def, spd, range, limit, hope, power }: Training): string {
  const more = present(
    atk && `+${atk} ATK`,
    def && `+${def} DEF`,
    spd && `+${spd} SPD`,
    range && `+${range} Attack Range`,
    limit && `+${limit} Power Token limit`,
    hope && `+${hope} Hope in Acquire Hope`,
  );
  return present(more.length && `${listed(more)}.`, power && powerText(power, 'this Character')).join(' ');
}

/** 'Pay 4 Hope: one other School loses 1 RP.' */
export function eventText({ pays, targets, effects }: EventCard): string {
  const { hope, to, discard } = pays ?? {};
  const paid = present(
    hope && `pay ${hope} Hope${to ? ' to another School' : ''}`,
    discard && `discard ${filterNoun(discard, { its: false })}`,
  );
  return sentence(`${paid.length ? `${listed(paid)}: ` : ''}${effectsText(effects, voiceOf(targets, Boolean(to)))}`);
}
/** 'When another School plays an Event: cancel it.' */
export const reactionText = ({ on, if: condition, effects }: ReactionCard): string =>
  sentence(`${momentText(on, condition, 'your Character')}: ${effectsText(effects, voiceOf())}`);

/** The effects alone, without moment and price: 'roll 1 more attack die'. */
export const doneBy = ({ effects, targets }: Pick<EventCard, 'effects' | 'targets'>): string =>
  effectsText(effects, voiceOf(targets));

/** 'ATK 3, DEF 3, SPD 4; Range 2; up to 2 Power Tokens' */
export const numbersText = ({ atk, def, spd, range }: Character, limit: number): string =>
  `ATK ${atk}, DEF ${def}, SPD ${spd}; Attack Range ${range}; up to ${count(limit, 'Power Token')}`;

// ---- Mission Cards ------------------------------------------------------------------------------------------

/** The text of a Mission Card: whom it takes, what it sets up, what can be done, what it rewards, when it ends. */
export function missionText(mission: MissionCard): string {
  const { characters, leaders, only, tokens, special, instructions = [], hope, rp, ends, fails } = mission;
  const sentences = present(
    characters === 2 && 'For 2 Characters.',
    leaders && 'Leaders may be sent.',
    only && `For ${listed(only.map(kind => KINDS[kind]))} only.`,
    ...tokens.map(tokenText),
    special && specialText(special, tokens),
    ...instructions.map(instruction => instructionText(instruction, tokens)),
    hope && hopeText(hope, mission),
    ...rp.map(reward => rewardText(reward, mission)),
    ends && endsText(ends, tokens),
    fails && failsText(fails),
  );
  return sentences.join(' ');
}

/** '4 Sentinels, 2 or more hexes from every PC: attack 3, defence 3, move 2, range 2; each is removed by 4 Damage.' */
function tokenText(token: TokenKind): string {
  const placed = `${many(token)}, ${token.placeMin} or more hexes from every PC`;
  if (token.role === 'object') return `${placed}.`;
  const { atk, def, move, range } = token;
  return `${placed}: attack ${atk}, defence ${def}, move ${move}, range ${range}; ${removedText(token)}.`;
}
function removedText({ damage, count, spare, bursts, rage, shield }: MissionCharacter): string {
  const who = count === 1 ? '' : 'each is ';
  const removed = spare ? `${damage} Damage removes it and fails the Mission` : `${who}removed by ${damage} Damage`;
  return present(
    removed,
    bursts && `then every PC beside it takes ${bursts} Damage`,
    rage && `1 more attack die for each ${rage} Damage on it`,
    shield && `attacks from more than 1 hex away do ${shield} Damage less`,
  ).join('; ');
}
const many = ({ count: n, name }: TokenKind): string => (n === 1 ? name : count(n, name));

/** 'Special Action beside a Crate: Open Crate. The Crate leaves; roll a die: 1–2 take 1 Damage, 3–6 gain 1 Hope.' */
function specialText({ name, at, marks, roll, hope, power, finds }: Special, tokens: readonly TokenKind[]): string {
  const { name: token, count: n } = tokens[at]!;
  const each = roll && `roll ${roll.stat.toUpperCase()} dice; `;
  const hit = roll && (roll.hit === 6 ? '6' : `${roll.hit} or more`);
  const leaves =
    marks === 1
      ? `the ${token} leaves${hit ? ` if one shows ${hit}` : ''}${hope ? ` and earns ${hope} Hope` : ''}`
      : `${hit ? `each ${hit}` : 'this'} makes a mark; with ${marks} marks the ${token} leaves`;
  const lost = power ? `; lose ${count(power, 'Power Token')}` : '';
  const found = finds ? `; roll a die: ${findsText(finds)}` : '';
  return `Special Action beside ${n === 1 ? 'the' : 'a'} ${token}, ${name}: ${each ?? ''}${leaves}${lost}${found}.`;
}
/** '1–2 take 1 Damage, 3–6 gain 1 Hope' */
function findsText(finds: NonNullable<Special['finds']>): string {
  const said = finds.map(({ hope, damage }) =>
    listed(present(hope && `gain ${hope} Hope`, damage && `take ${damage} Damage`)),
  );
  const firsts = said.flatMap((text, i) => (text === said[i - 1] ? [] : [i]));
  return firsts
    .map((first, i) => {
      const last = (firsts[i + 1] ?? said.length) - 1;
      return `${first === last ? first + 1 : `${first + 1}–${last + 1}`} ${said[first] || 'nothing'}`;
    })
    .join(', ');
}

/** 'In every Mission Turn, after the PCs, each PC beside a Console takes 1 Damage.' */
function instructionText(instruction: Instruction, tokens: readonly TokenKind[]): string {
  const when = 'In every Mission Turn, after the PCs,';
  if (instruction.do === 'reinforce')
    return `${when} a new ${tokens.at(-1)!.name} is placed until ${instruction.most} have come.`;
  if (instruction.do === 'mend') return `${when} ${tokens[instruction.at]!.name} sheds ${instruction.n} Damage.`;
  const { near, within } = instruction;
  const where = `${within === 1 ? 'beside' : `within ${within} hexes of`} ${oneOf(tokens[near]!)}`;
  const what = instruction.do === 'sap' ? 'loses 1 Power Token' : `takes ${instruction.damage} Damage`;
  return `${when} each PC ${where} ${what}.`;
}
/** 'Hulk', 'a Console' */
const oneOf = ({ name, count: n, role }: TokenKind): string =>
  n > 1 ? `a ${name}` : role === 'object' ? `the ${name}` : name;

/** Those to fight, by name where they are of one kind: 'Hulk', 'Sentinel'. */
function foe({ tokens }: MissionCard): { name: string; many: string; isOne: boolean } {
  const kinds = tokens.filter(({ role }) => role === 'character');
  const name = kinds.length === 1 ? kinds[0]!.name : 'Mission Character';
  return { name, many: `${name}s`, isOne: kinds.length === 1 && kinds[0]!.count === 1 };
}
/** 'Each attack that damages Hulk earns 1 Hope.' */
function hopeText({ per, n }: NonNullable<MissionCard['hope']>, mission: MissionCard): string {
  const { name, isOne } = foe(mission);
  const feats = {
    hit: `attack that damages ${isOne ? name : `a ${name}`}`,
    destroyed: `${name} destroyed`,
    defeat: 'PC defeated',
  };
  return `Each ${feats[per]} earns ${n} Hope.`;
}
/** 'Most Damage on Hulk: 2 RP.' */
function rewardText({ for: feat, n, overLeader, student }: Reward, mission: MissionCard): string {
  const more = overLeader ? `, ${overLeader} RP if a Leader was defeated` : '';
  const also = student ? ' and the top Student of the Recruit discard pile' : '';
  return `${featText(feat, mission)}: ${n} RP${more}${also}.`;
}
function featText(feat: Reward['for'], mission: MissionCard): string {
  const { name, many, isOne } = foe(mission);
  const { tokens, special, brawl } = mission;
  if (feat === 'last') return 'Last PC standing';
  if (feat === 'damage') return `Most Damage on ${isOne ? name : many}`;
  if (feat === 'destroyed') return isOne ? `Last blow against ${name}` : `Most ${many} destroyed`;
  if (brawl) return 'Most Damage on PCs of other Schools';
  return special?.marks === 1 ? `Most ${tokens[special.at]!.name}s` : 'Most marks';
}

function endsText(
  { without, left, turns, alone }: NonNullable<MissionCard['ends']>,
  tokens: readonly TokenKind[],
): string {
  const when = present(
    without !== undefined && `when no ${tokens[without]!.name} is left`,
    left && `when ${left} are left`,
    turns && `after ${turns} Mission Turns`,
    alone && 'when one PC is left',
  );
  return `Ends ${when.join(' or ')}.`;
}

const failsText = ({ turns, undefeated }: NonNullable<MissionCard['fails']>): string =>
  `Fails after ${turns} Mission Turns${undefeated ? ' if no PC was defeated' : ''}.`;
