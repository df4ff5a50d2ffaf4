// Reasons for options, in words: each goes on after the option's own label; and what reasons are made with.
import type { Text } from '#engine/types.ts';
import { type Reason as ReasonFor, sayWith } from '#engine/kit/bot-kit.ts';
import type { Tried } from '#engine/bot-knowledge.ts';
import type { dealGain } from './economy.ts';
import type { Revolution } from '../table/world.ts';
import type { farFrom } from './worth.ts';

const rp = '{n|1 Revolution Point|{n} Revolution Points}';
const hexes = '{n|1 hex|{n} hexes}';
const cases = '{of|once|{of} times} in 10';

export const reasonTexts = {
  bidWins: `wins the auction about ${cases}, and leaves {left} Hope`,
  bidLoses: 'hardly ever wins, and then costs nothing',
  keepsHope: 'keeps your {n} Hope',
  bringsHope: 'brings {n} Hope',
  losesHope: 'costs {n} Hope, but no Revolution Point',
  heals: '{characters:character} can be sent again',
  powers: 'brings {n|a Power Token|{n} Power Tokens}',
  keepsPower: 'keeps the Power Tokens for Powers',
  keepsHeroes: 'keeps all your Heroes for {n} Hope',
  losesHeroes: 'saves {n} Hope, but {characters:character} leaves',
  gainsRp: `gains ${rp}`,
  losesRp: `costs ${rp}, but risks nobody`,
  takesRp: `takes ${rp} from {seat}`,
  gainsCharacter: 'brings {characters:character} into your School',
  takesCharacter: 'takes {character} from {seat}',
  draws: 'brings {n|a Plot Card|{n} Plot Cards}',
  injures: 'keeps {character} of {seat} from the next mission',
  discardsExcess: 'brings {n} Hope for cards that you would lose anyway',
  keepsPp: 'keeps {n|a Plot Point|{n} Plot Points} for Reactions',
  noPp: 'no Plot Points are left to spend',
  asksMore: 'reaches Events that cost more than your {n|1 Plot Point|{n} Plot Points}',
  discards: 'gives up cards worth {n} Hope',
  keepsCard: 'saves it for a better moment',
  dealGains: 'is worth about {n} Hope more to you than what you give',
  dealLoses: 'the deal would cost you about {n} Hope more than it brings',
  dealEven: 'gives about as much as it brings',
  ready: 'no deal on the floor is better',
  strongest: 'your strongest, {n} Attributes',
  spares: '{n} Attributes, and spares {character}',
  ownPart: 'your own Character takes part',
  rivalPart: 'their strongest has {n} Attributes',
  first: 'acts before the others can',
  reaches: 'brings {figures:figure} within reach',
  nearer: `${hexes} nearer to the goal`,
  farther: `${hexes} farther from the others`,
  safe: 'nobody has it within reach there',
  stays: `stays ${hexes} from the goal`,
  threatens: 'has {figures:figure} within reach there',
  sparesOwn: 'does not reach your Character there',
  placed: `${hexes} from your Character`,
  rivalHealth: '{figure} has {n} health left',
  hits: 'does about {n} Damage to {figure}',
  misses: 'hardly ever does Damage to {figure}',
  fells: `takes {figure} out about ${cases}`,
  works: 'makes about {n|1 mark|{n} marks}',
  leavesStats: 'leaves ATK {atk}, DEF {def}, SPD {spd}',
  ransoms: 'keeps {character} for {n} Hope',
  recruits: 'brings {character} into your School for {n} Hope',
} satisfies Record<string, Text>;

/** The bots' measures, handed over: to import them would cut the game's own file, which is loaded first, in two. */
export interface Judging {
  dealGain: typeof dealGain;
  farFrom: typeof farFrom;
  HOPE: number;
}
export type Move = Tried<Revolution> & { judging: Judging };
export type Reason = ReasonFor<Move>;
export const why = sayWith(reasonTexts);
