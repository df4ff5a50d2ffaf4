// Sentences about teams where there is no table yet: what is wrong with one, and what could not be read.
import type { Chosen } from '#engine/kit/settings.ts';
import { phraseOf } from '#engine/refusals.ts';
import type { Json, Phrase, Seat, Refusal, Text, World } from '#engine/types.ts';
import { words, type Speaker } from '#engine/words.ts';
import { cardOf, titleOf } from '../cards/index.ts';
import { titleOfStack } from '../table/collection.ts';
import { PRESETS } from '../table/teams.ts';
import { teamTexts } from './en/setup-texts.ts';
import { things as english, type Things } from './en/things.ts';
import type { Team } from '../table/starting-table.ts';
import { complaintsAbout, type TeamFormat } from '../table/team-rules.ts';

/** Things that have these names whatever lies on the table. */
export const teamNamesIn = (things: Things) => ({
  card: (card: number): Text => (card > 0 ? titleOf(cardOf(card)) : things.aCard),
  stack: (stack: number): Text => (stack < 0 ? things.aStack : titleOfStack(stack)),
  preset: (n: number): Text => (n < 0 ? things.aTeam : presetName(PRESETS[n]!.name, things)),
});
const presetName = (name: string, things: Things): Text => (name in things ? things[name as keyof Things] : name);
export const ENGLISH: Speaker = { texts: teamTexts, names: teamNamesIn(english) };

/** A sentence about a team. */
export const teamSentence = (phrase: Phrase, speaker = ENGLISH): Text => words<World>(speaker, phrase, { world: {} });
export const complaintText = (refusal: Refusal, speaker = ENGLISH): Text => teamSentence(phraseOf(refusal), speaker);

// ---- teams in settings -------------------------------------------------------------------------------------

const WRITTEN = '{ "basics": [25, 30], "cards": [{ "card": 1, "dice": 2 }] }';
type Given = { [key: string]: Json };
const isGiven = (json: Json | undefined): json is Given =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Complaints about teams that the settings name. */
export function checkTeams(value: Json, { format, starterBox }: Chosen): Text[] {
  if (!Array.isArray(value) || value.length !== 2)
    return [`The option teams is a list of two teams, not ${JSON.stringify(value)}.`];
  return value.flatMap((team, seat) => aboutTeam(team, seat, format as TeamFormat, starterBox === true));
}

function aboutTeam(json: Json, seat: Seat, format: TeamFormat, starterBox: boolean): Text[] {
  const whose = `The team of player ${seat + 1}`;
  if (!isTeam(json)) return [`${whose} is written as ${WRITTEN}, not as ${JSON.stringify(json)}.`];
  const wrong = complaintsAbout(json as unknown as Team, { format, starterBox });
  return wrong.map(refusal => `${whose}: ${complaintText(refusal)} (${refusal.rule})`);
}

function isTeam(json: Json): boolean {
  if (!isGiven(json) || !Array.isArray(json.basics) || !Array.isArray(json.cards)) return false;
  const isLine = (line: Json): boolean =>
    isGiven(line) && typeof line.card === 'number' && typeof line.dice === 'number';
  return json.basics.every(card => typeof card === 'number') && json.cards.every(isLine);
}
