// Sentences about teams where there is no table yet: what is wrong with one, and what could not be read.
import { phraseOf } from '#engine/refusals.ts';
import type { Phrase, Refusal, Text, World } from '#engine/types.ts';
import { words, type Speaker } from '#engine/words.ts';
import { cardOf, titleOf } from '../cards/index.ts';
import { titleOfStack } from '../setup/collection.ts';
import { PRESETS } from '../setup/teams.ts';
import { teamTexts } from './en/setup-texts.ts';
import { things as english, type Things } from './en/things.ts';

/** Things that have these names whatever lies on the table. */
export const teamNamesIn = (things: Things) => ({
  card: (card: number): Text => (card > 0 ? titleOf(cardOf(card)) : things.aCard),
  stack: (stack: number): Text => (stack < 0 ? things.aStack : titleOfStack(stack)),
  preset: (n: number): Text => (n < 0 ? things.aTeam : presetName(PRESETS[n]!.name, things)),
});
const presetName = (name: string, things: Things): Text => (name in things ? things[name as keyof Things] : name);
export type TeamSpeaker = Speaker;
export const ENGLISH: TeamSpeaker = { texts: teamTexts, names: teamNamesIn(english) };

/** A sentence about a team. */
export const sentenceIn = (speaker: TeamSpeaker, phrase: Phrase): Text => words<World>(speaker, phrase, { world: {} });
export const teamSentence = (phrase: Phrase): Text => sentenceIn(ENGLISH, phrase);
export const complaintIn = (speaker: TeamSpeaker, refusal: Refusal): Text => sentenceIn(speaker, phraseOf(refusal));
export const complaintText = (refusal: Refusal): Text => complaintIn(ENGLISH, refusal);
