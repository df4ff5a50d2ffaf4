// The words of a card, made from the same data that it runs by.
import { wording } from '#engine/effects.ts';
import type { Facts, Text } from '#engine/types.ts';
import { words, type Speaker } from '#engine/words.ts';
import type { PlotCard, Recruit } from '../cards/card.ts';
import { verbs, type Effect } from '../verbs/verbs.ts';
import type { House } from '../table/world.ts';

/** Card words speak of no table, only of kinds of things. */
type Voice = Speaker<House>;
const NOWHERE = {} as House;

export const plotText = (voice: Voice, { effects }: PlotCard): Text =>
  effects.map(effect => sentence(clause(voice, effect))).join(' ');

export function recruitText(voice: Voice, { worth, ability }: Recruit): Text {
  const value = words(voice, { say: 'worth', facts: { worth } }, { world: NOWHERE });
  if (!ability) return value;
  const when = words(voice, { say: `${ability.when}.${ability.whose}`, facts: {} }, { world: NOWHERE });
  return `${value} ${when} ${sentence(ability.effects.map(effect => clause(voice, effect)).join('; '))}`;
}

const sentence = (text: Text): Text => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** An effect as part of a sentence; what it branches into is said inside of it. */
function clause(voice: Voice, effect: Effect): Text {
  const { say, facts } = wording([effect], verbs)[0]!;
  return words(voice, { say, facts: { ...facts, ...innerTexts(voice, effect) } }, { world: NOWHERE });
}

function innerTexts(voice: Voice, effect: Effect): Facts {
  const list = (effects: readonly Effect[]): Text => effects.map(inner => clause(voice, inner)).join('; ');
  if (effect.do === 'roll') return { then: list(effect.then), else: list(effect.else) };
  if (effect.do !== 'oneOf') return {};
  const either = (first: Text, second: Text): Text =>
    words(voice, { say: 'or', facts: { first, second } }, { world: NOWHERE });
  return { alternatives: effect.of.map(inner => clause(voice, inner)).reduce(either) };
}
