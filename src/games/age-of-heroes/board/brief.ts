// Effects in brief, as they stand on a space or card: numbers with signs instead of sentences.
import { RESOURCES, type Colour, type Cost, type Effect, type Effects, type Playable } from '../cards/card.ts';

/** A number with a resource, a sign with a number, a Damage icon, or plain words. */
export interface Bit {
  readonly res?: number;
  /** The name of an emblem. */
  readonly sign?: string;
  readonly hurt?: Colour | 'any';
  readonly n?: number;
  readonly text?: string;
}
const PLAYED: Readonly<Record<Playable, string>> = {
  ally: 'Ally',
  teamUp: 'Team-Up',
  event: 'Event',
  evolution: 'Evolution',
};
export const costBits = (cost: Cost): Bit[] => [
  ...RESOURCES.flatMap((resource, res) => (cost[resource] ? [{ res, n: cost[resource] }] : [])),
  ...(cost.any ? [{ text: `${cost.any} any` }] : []),
  ...(cost.villainTokens ? [{ sign: 'Villain token', n: cost.villainTokens }] : []),
];
const between = (parts: readonly (readonly Bit[])[], text: string): Bit[] =>
  parts.flatMap((bits, i) => (i ? [{ text }, ...bits] : bits));

/** The parts of a brief note; the rest stands on the whole card. */
function bitsOf(effect: Effect): Bit[] {
  switch (effect.do) {
    case 'gain':
      return costBits(effect);
    case 'vp':
      return [{ text: `${effect.n} VP` }];
    case 'draw':
      return effect.who ? MORE : [{ sign: 'Cards', n: effect.n }];
    case 'scout':
      return [{ sign: 'Cards', n: effect.take }];
    case 'play':
      return between(
        effect.of.map(type => [{ sign: PLAYED[type] }]),
        '/',
      );
    case 'chooseTurnOrder':
      return [{ sign: 'Turn order' }];
    case 'gainStudents':
      return [{ sign: 'Student', n: effect.n }];
    case 'gainVillainTokens':
      return [{ sign: 'Villain token', n: effect.n }];
    case 'damage':
      return [{ hurt: effect.colour }];
    case 'convert':
      return [...costBits(effect.spend), { text: '→' }, ...brief(effect.then)];
    case 'chooseOne':
      return between(effect.of.map(brief), '/');
    case 'may':
      return brief(effect.then);
    case 'placeInProtocols':
      return [];
    default:
      return MORE;
  }
}
const MORE: Bit[] = [{ text: '…' }];
export function brief(effects: Effects): Bit[] {
  const bits = effects.flatMap(bitsOf);
  return bits.filter((bit, i) => bit.text !== '…' || bits.findIndex(({ text }) => text === '…') === i);
}
