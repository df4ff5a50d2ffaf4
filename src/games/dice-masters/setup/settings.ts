// The options of a match: how they are read, and what is wrong with them in sentences.
import type { Json, Seat, Text } from '#engine/types.ts';
import type { Team } from '../table/layout.ts';
import { complaintsAbout, type TeamFormat } from './teams.ts';
import { complaintText } from '../words/setup-texts.ts';

export const FORMAT_IDS = ['first-game', 'draft', 'basic', 'tournament'] as const;
export type FormatId = (typeof FORMAT_IDS)[number];

/** What the host sets; null is a first game. */
export interface Options {
  format: FormatId;
  /** DM-PRI-07 */
  casual: boolean;
  /** DM-RUL-05: the seat that begins, or chance. */
  first: Seat | 'random';
  /** DM-RUL-08 */
  starterBox: boolean;
  /** DM-RUL-14: a hundred turns each, then lives decide. */
  turnLimit: boolean;
  /** DM-DRF-01 */
  n: number;
  /** DM-RUL-98 */
  basics: number;
  /** Teams that are known beforehand; else the players bring theirs. */
  teams: readonly Team[] | null;
  /** No rule but a shorter way into the game: so many dice of each card begin in their owners' bags, of each basic
   *  action one in either bag. */
  headStart: number;
}
export const LEAST_DRAFT = 8;
export const MOST_DRAFT = 20;
const FULL_DRAFT = 15;
/** No card has more dice. */
const MOST_HEAD_START = 4;
const DRAFT_BASICS = [4, 3];

type Given = { [key: string]: Json };
const isGiven = (json: Json | undefined): json is Given =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** The options with what they leave out; they must be free of complaints. */
export function readOptions(json: Json): Options {
  const given: Given = isGiven(json) ? json : {};
  const format = (given.format ?? 'first-game') as FormatId;
  const starterBox = given.starterBox === true;
  return {
    format,
    casual: given.casual === true,
    first: (given.first ?? (format === 'first-game' ? 0 : 'random')) as Options['first'],
    starterBox,
    turnLimit: given.turnLimit !== false,
    n: (given.n ?? (starterBox ? LEAST_DRAFT : FULL_DRAFT)) as number,
    basics: (given.basics ?? DRAFT_BASICS[0]) as number,
    teams: (given.teams ?? null) as unknown as readonly Team[] | null,
    headStart: (given.headStart ?? 0) as number,
  };
}

/** What is wrong with options, in sentences. */
export function complain(options: Json): Text[] {
  if (options === null) return [];
  if (!isGiven(options)) return [`The options are written as { "format": "basic" }, not as ${said(options)}.`];
  const format = options.format ?? 'first-game';
  const known = FORMAT_IDS.includes(format as FormatId);
  const names = listed(Object.keys(CHECKS));
  return [
    ...(known ? [] : [`There is no format ${said(format)}; there are ${listed(FORMAT_IDS)}.`]),
    ...Object.entries(options).flatMap(([key, value]) => {
      if (!Object.hasOwn(CHECKS, key)) return [`There is no option '${key}'; there are ${names}.`];
      return known ? CHECKS[key as keyof typeof CHECKS](value, options, format as FormatId) : [];
    }),
  ];
}
const said = (json: Json): string => JSON.stringify(json);
const listed = (items: readonly string[]): string => `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;

type Check = (value: Json, options: Given, format: FormatId) => Text[];
const yesOrNo =
  (name: string): Check =>
  value =>
    typeof value === 'boolean' ? [] : [`The option ${name} is true or false, not ${said(value)}.`];

const CHECKS: Record<keyof Options, Check> = {
  format: () => [],
  casual: yesOrNo('casual'),
  first: value =>
    value === 0 || value === 1 || value === 'random'
      ? []
      : [`The option first is 0, 1 or "random", not ${said(value)}.`],
  starterBox: yesOrNo('starterBox'),
  turnLimit: yesOrNo('turnLimit'),
  n: (value, _options, format) => {
    if (format !== 'draft') return ['Only a draft has a number of dice, the option n.'];
    const fits = Number.isInteger(value) && Number(value) >= LEAST_DRAFT && Number(value) <= MOST_DRAFT;
    return fits
      ? []
      : [`A draft is for ${LEAST_DRAFT} to ${MOST_DRAFT} dice and life, not ${said(value)} (DM-DRF-01).`];
  },
  basics: (value, _options, format) => {
    if (format !== 'draft') return ['Only a draft has a number of basic actions, the option basics.'];
    return DRAFT_BASICS.includes(Number(value)) && typeof value === 'number'
      ? []
      : [`A draft has 3 or 4 basic actions, not ${said(value)} (DM-DRF-02).`];
  },
  teams: aboutTeams,
  headStart: (value, { teams }) => {
    if (!teams && value !== 0) return ['Only teams that the options name can have a head start.'];
    const fits = Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_HEAD_START;
    return fits ? [] : [`A head start is 0 to ${MOST_HEAD_START} dice of each card, not ${said(value)}.`];
  },
};

function aboutTeams(value: Json, options: Given, format: FormatId): Text[] {
  if (format !== 'basic' && format !== 'tournament')
    return ['Only the formats basic and tournament are for teams that are brought along.'];
  if (!Array.isArray(value) || value.length !== 2)
    return [`The option teams is a list of two teams, not ${said(value)}.`];
  const starterBox = options.starterBox === true;
  return value.flatMap((team, seat) => aboutTeam(team, seat, format, starterBox));
}

function aboutTeam(json: Json, seat: Seat, format: TeamFormat, starterBox: boolean): Text[] {
  const whose = `The team of player ${seat + 1}`;
  if (!isTeam(json))
    return [
      `${whose} is written as { "basics": [25, 30], "cards": [{ "card": 1, "dice": 2 }] }, not as ${said(json)}.`,
    ];
  const wrong = complaintsAbout(json as unknown as Team, { format, starterBox });
  return wrong.map(refusal => `${whose}: ${complaintText(refusal)} (${refusal.rule})`);
}

function isTeam(json: Json): boolean {
  if (!isGiven(json) || !Array.isArray(json.basics) || !Array.isArray(json.cards)) return false;
  const isLine = (line: Json): boolean =>
    isGiven(line) && typeof line.card === 'number' && typeof line.dice === 'number';
  return json.basics.every(card => typeof card === 'number') && json.cards.every(isLine);
}
