// The account of one mission for a report on many: its map, units and teams, its Scenario Cards, and what brought OP.
import type { Account } from '#engine/definition.ts';
import { counting, type Add as AddTo } from '#engine/kit/counting.ts';
import type { Event, Result } from '#engine/types.ts';
import { ACTIONS, ownerOf } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { MAPS } from '../cards/maps.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { deedsOf, partCount } from './scenario-cards.ts';
import { isOpen } from './edges.ts';
import { teamOf, gridFor, sizeOf, TOKEN_KINDS, MAP_IDS } from './figures.ts';
import { KARMA, HENCHMEN, HEROES, MASTERMIND, NONE, type Strike } from './world.ts';

/** `heroes`: won by the heroes. A card in parts is fulfilled in as many hundredths of a mission as its parts tell. */
const COLUMNS = {
  Map: ['missions', 'heroes', 'drawn'],
  Units: ['missions', 'heroes', 'drawn'],
  Mission: ['missions', 'heroes', 'drawn'],
  Campaign: ['campaigns', 'heroes'],
  'Scenario Card': ['missions', 'fulfilled', 'heroes'],
  'OP from': ['heroes', 'Mastermind'],
  Character: ['missions', 'won', 'defeated'],
  'Action Card': ['missions', 'drafted', 'triggered', 'won'],
} as const;
type Add = AddTo<typeof COLUMNS>;

export function account(w: Strike, events: readonly Event[], _result: Result): Account {
  const { counts, add } = counting(COLUMNS);
  const lead = w.op[HEROES] - w.op[MASTERMIND];
  const rows = [
    ['Map', MAPS[MAP_IDS[w.map]!].name],
    ['Units', `${w.units} a side`],
    ['Mission', w.campaign ? `mission ${w.campaign.mission} of ${w.campaign.missions}` : 'single'],
  ] as const;
  for (const [table, row] of rows) {
    add(table, row, 'missions');
    if (lead > 0) add(table, row, 'heroes');
    if (lead === 0) add(table, row, 'drawn');
  }
  if (isDecided(w, lead)) addCampaign(w, lead, add);
  addScenarios(w, lead, add);
  addCharacters(w, lead, add);
  addCards(w, lead, events, add);
  return { rounds: w.round, counts };
}

/** ST-CAM-07 ST-LVL-11: the last mission is over, and somebody has won it. */
const isDecided = ({ campaign }: Strike, lead: number): boolean =>
  campaign !== null && campaign.mission >= campaign.missions && lead !== 0;
function addCampaign({ campaign, units }: Strike, lead: number, add: Add): void {
  const row = `${campaign!.missions} missions, ${units} a side`;
  add('Campaign', row, 'campaigns');
  if (lead > 0) add('Campaign', row, 'heroes');
}

/** Rewards in whole OP: those that heroes won of a card, and of all. */
function addScenarios(w: Strike, lead: number, add: Add): void {
  w.piles.stages.cards.forEach((n, stage) => {
    const card = SCENARIOS[n]!;
    const row = `${card.stage}: ${card.name}`;
    const parts = partCount(card);
    const won = bitsIn(w.won[stage]!, parts);
    add('Scenario Card', row, 'missions', parts);
    add('Scenario Card', row, 'fulfilled', won);
    if (lead > 0) add('Scenario Card', row, 'heroes', parts);
    const each = card.op / parts;
    add('OP from', `Scenario Cards, Stage ${card.stage}`, 'heroes', each * won);
    add('OP from', `Scenario Cards, Stage ${card.stage}`, 'Mastermind', each * (parts - won));
  });
}
const bitsIn = (bits: number, count: number): number => {
  let n = 0;
  for (let i = 0; i < count; i++) n += (bits >> i) & 1;
  return n;
};

function addCharacters(w: Strike, lead: number, add: Add): void {
  CHARACTERS.forEach(({ name, kind }, character) => {
    if (w.owner[character] === NONE) return;
    const row = character === HENCHMEN ? `${name}, ${w.group}` : name;
    add('Character', row, 'missions');
    if (kind === 'hero' ? lead > 0 : lead < 0) add('Character', row, 'won');
    if (!w.taken[character]) return;
    add('Character', row, 'defeated');
    add('OP from', 'defeats', kind === 'hero' ? 'Mastermind' : 'heroes', kind === 'mastermind' ? 2 : 1);
  });
  if (w.group > 0) add('OP from', 'defeats of henchmen', 'heroes', Math.floor(w.collected / 3));
}

/** Events that tell of a card being used, in its owner's turn, against an attack, or at a defeat. */
const USES: ReadonlySet<string> = new Set(['triggered', 'reacted', 'used']);
function addCards(w: Strike, lead: number, events: readonly Event[], add: Add): void {
  const used = new Set<number>();
  for (const { kind, facts } of events) if (USES.has(kind)) used.add(facts.card as number);
  ACTIONS.forEach(({ name }, card) => {
    const character = ownerOf(card);
    if (w.owner[character] === NONE) return;
    const row = `${name} (${CHARACTERS[character]!.name})`;
    add('Action Card', row, 'missions');
    if (!w.chosen[card]) return;
    add('Action Card', row, 'drafted');
    if (used.has(card)) add('Action Card', row, 'triggered');
    if (teamOf(character) === HEROES ? lead > 0 : lead < 0) add('Action Card', row, 'won');
  });
}

// ---- what fuzzing counts ------------------------------------------------------------------------------------

const TOKEN_DEEDS = { damaged: 'damaged', retrieved: 'retrieved', home: 'brought home' } as const;

/** Map and characters, Action Cards chosen, Scenario Cards and how they ended, tokens and what became of them, kinds of
 *  objects destroyed and of barriers opened, the Victory Card. */
export function tally(w: Strike): string[] {
  const grid = gridFor(w);
  const out = new Set<string>([`map ${grid.card.name}`]);
  CHARACTERS.forEach(({ name }, n) => {
    if (w.owner[n] !== NONE) out.add(n === HENCHMEN ? `character ${name}, ${sizeOf(w, n)}` : `character ${name}`);
  });
  ACTIONS.forEach(({ name }, card) => {
    if (w.chosen[card]) out.add(`card ${name}`);
  });
  w.piles.stages.cards.forEach((card, stage) => {
    out.add(`scenario ${SCENARIOS[card]!.name}`);
    if (w.won[stage]) out.add(`won ${SCENARIOS[card]!.name}`);
    if (w.failed[stage]) out.add(`failed ${SCENARIOS[card]!.name}`);
  });
  for (const kind of w.tokenKind) out.add(`token ${TOKEN_KINDS[kind]!}`);
  for (const verb of ['damaged', 'retrieved', 'home'] as const)
    for (const { kind } of deedsOf(w, verb)) out.add(`token ${kind} ${TOKEN_DEEDS[verb]}`);
  for (const square of w.rubble) if (grid.object[square]) out.add(`destroyed ${grid.object[square]}`);
  grid.barriers.forEach(({ kind }, n) => {
    if (isOpen(w.open, n)) out.add(`opened ${kind}`);
  });
  if (w.isVictoryUsed) out.add(`victory card ${w.victory === KARMA ? 'Karma' : 'Guardians'}`);
  return [...out];
}
