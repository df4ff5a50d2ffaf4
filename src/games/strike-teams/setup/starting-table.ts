// The table before anybody has chosen anything: empty columns, and the Scenario Cards in their pile.
import type { Random } from '#engine/definition.ts';
import { everybody, pile, secret } from '#engine/kit/piles.ts';
import { readSettings } from '#engine/kit/settings.ts';
import type { Json, Pile } from '#engine/types.ts';
import { MISSION_SCENARIOS, SCENARIOS } from '../cards/scenarios.ts';
import { type Campaign, copyPlayed } from '../table/campaign.ts';
import { MAP_IDS, TUTORIAL_MAP } from '../table/figures.ts';
import { ROUNDS } from '../table/scenario-cards.ts';
import { SET_UP, ABSENT, CARD_COUNT, CHARACTER_COUNT, FIGURE_COUNT, NONE, type Strike } from '../table/world.ts';
import { type CampaignOption, settings } from './settings.ts';

const TUTORIAL_ROUNDS = 4;
const filled = <X>(length: number, value: X): X[] => new Array<X>(length).fill(value);

/** ST-RUL-99: the removed cards that stay out; those of an empty pile are shuffled back in, and removed no longer. */
const stillOut = (removed: readonly number[]): number[] =>
  removed.filter(card => {
    const { stage } = SCENARIOS[card]!;
    return MISSION_SCENARIOS.some((one, n) => one.stage === stage && !removed.includes(n));
  });
/** ST-END-08: without those that are out. */
function scenarioPiles(out: readonly number[], random: Random): { undrawn: Pile; removed: Pile } {
  const cards = SCENARIOS.flatMap((_, n) => (out.includes(n) ? [] : [n]));
  return { undrawn: pile(random.shuffle(cards)), removed: pile([...out], everybody(5)) }; // ST-RUL-19
}
function campaignOf(option: CampaignOption | null, chosen: Record<string, Json>): Campaign {
  const { mission = 1, saved = [0, 0], victor = NONE, maps = [], scenarios = [], played = [] } = option ?? {};
  // A map pile that is used up is shuffled anew, like those of Scenario Cards.
  const left = maps.length >= TUTORIAL_MAP ? [] : maps;
  return {
    mission,
    missions: chosen.missions as number,
    saved: [saved[0], saved[1]],
    victor,
    maps: [...left],
    scenarios: stillOut(scenarios),
    isRemoving: chosen.removal === true,
    nextUnits: chosen.units as number,
    played: played.map(copyPlayed),
  };
}

/** ST-SET-14 ST-SET-15: tracks and dials begin at 0. */
export function setup(seats: number, options: Json, random: Random): Strike {
  const chosen = readSettings(settings, options, seats);
  const mode = chosen.mission as Strike['mode'];
  const given = chosen.campaign as unknown as CampaignOption | null;
  const campaign = mode === 'campaign' ? campaignOf(given, chosen) : null;
  // ST-CMP-12: Levels are read here and raised after the mission. ST-SNG-03 ST-CAM-04 ST-TUT-02 ST-TUT-08
  const level = mode === 'single' ? (chosen.level as number) : mode === 'tutorial' ? 0 : 1;
  const piles = scenarioPiles(campaign?.scenarios ?? [], random);
  const isTutorial = mode === 'tutorial';
  return {
    mode,
    campaign,
    units: chosen.units as number,
    rounds: isTutorial ? TUTORIAL_ROUNDS : ROUNDS, // ST-TUT-01
    round: 0,
    phase: SET_UP,
    map: isTutorial ? TUTORIAL_MAP : MAP_IDS.indexOf(chosen.map as (typeof MAP_IDS)[number]),
    open: 0,
    rubble: [],
    green: [],
    red: [],
    white: [],
    group: 0,
    henchmanTokens: 0,
    cp: [0, 0],
    op: [0, 0],
    collected: 0,
    victory: 0,
    isVictoryUsed: false,
    ...noCharacters(given?.levels ?? filled(CHARACTER_COUNT, level)),
    ...noFigures(),
    ...noTokens(),
    attack: null,
    deferred: 0,
    piles: { ...piles, stages: pile() },
    secrets: { picked: [0, 1, 2].map(() => secret(0, everybody(seats))) },
  };
}
const noCharacters = (level: readonly number[]) => ({
  owner: filled(CHARACTER_COUNT, NONE),
  level: level.slice(),
  ap: filled(CHARACTER_COUNT, 0),
  surplus: 0,
  activated: filled(CHARACTER_COUNT, false),
  taken: filled(CHARACTER_COUNT, false),
  chosen: filled(CARD_COUNT, false),
  cardWounds: filled(CARD_COUNT, 0),
  dt: filled(CARD_COUNT, 0),
  aimedAt: filled(CARD_COUNT, NONE),
});
const noFigures = () => ({
  at: filled(FIGURE_COUNT, NONE),
  presence: filled(FIGURE_COUNT, ABSENT),
  attackWounds: filled(FIGURE_COUNT, 0),
  defendWounds: filled(FIGURE_COUNT, 0),
  moveWounds: filled(FIGURE_COUNT, 0),
  baseWounds: filled(FIGURE_COUNT, 0),
  trapped: filled(FIGURE_COUNT, 0),
  prone: filled(FIGURE_COUNT, 0),
  respawned: filled(FIGURE_COUNT, 0),
  isSafe: filled(FIGURE_COUNT, false),
  walked: filled(FIGURE_COUNT, 0),
  mobilized: filled(FIGURE_COUNT, false),
  attacks: filled(FIGURE_COUNT, 0),
});
const noTokens = () => ({
  tokenKind: [],
  tokenAt: [],
  tokenDamage: [],
  tokenCarrier: [],
  tokenStage: [],
  tokenBy: [],
  prisoner: NONE,
  won: [0, 0, 0],
  failed: [0, 0, 0],
  isClosed: [false, false, false],
  picks: [[], [], []],
  marks: [[], [], []],
  isRevealed: false,
  deeds: [],
  zones: ['', ''] as [string, string],
});
