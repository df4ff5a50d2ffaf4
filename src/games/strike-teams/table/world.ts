// The table of a mission: what lies on it, in columns of numbers, and how it is copied. Weapons, attacks and codes are
// told in attack.ts and codes.ts, handed on from here.
import type { Table } from '#engine/definition.ts';
import { copyPile } from '#engine/kit/piles.ts';
import type { Pile, Seat, Secret, WithLocals, World } from '#engine/types.ts';
import type { Attack } from './attack.ts';
import { type Campaign, copyCampaign } from './campaign.ts';
import { AFTER } from './codes.ts';
import type { Locals } from './locals.ts';

export * from './attack.ts';
export * from './codes.ts';

/** All but drafts, roles and the Stage 3 card is public (ST-SEAT-05, ST-RUL-104). */
export interface Strike extends World, WithLocals<Locals> {
  mode: 'single' | 'tutorial' | 'campaign';
  campaign: Campaign | null;
  /** Unit points of each side. */
  units: number;
  rounds: number;
  round: number;
  phase: number;
  map: number;
  /** A bit for each door opened and each wall section breached. */
  open: number;
  /** Squares whose object is destroyed. */
  rubble: number[];
  /** Spawn points. */
  green: number[];
  red: number[];
  white: number[];
  /** Figures in the henchman group at the start: 0, 3 or 6. */
  group: number;
  henchmanTokens: number;
  cp: [number, number];
  op: [number, number];
  /** Henchman Tokens that the heroes have collected. */
  collected: number;
  /** ST-SET-31: the side of the Victory Card, 0 for none; and whether it is used up. */
  victory: number;
  isVictoryUsed: boolean;

  // By character.
  /** The seat that controls it, or none where it is not in the mission. */
  owner: Seat[];
  level: number[];
  ap: number[];
  /** ST-HEN-01: a group has one of each. ST-RUL-22: AP of the henchmen above their track. */
  surplus: number;
  activated: boolean[];
  /** Has the other team its Character Token? (ST-OPS-02..04) */
  taken: boolean[];

  // By figure.
  at: number[];
  presence: number[];
  attackWounds: number[];
  defendWounds: number[];
  moveWounds: number[];
  /** Wounds of henchmen. */
  baseWounds: number[];
  trapped: number[];
  prone: number[];
  /** The round of the last respawn, 0 for none; and whether it may not be attacked yet (ST-RSP-04). */
  respawned: number[];
  isSafe: boolean[];
  /** Henchmen: AP spent on advancing and mobilized in this activation, attacks in this round. */
  walked: number[];
  mobilized: boolean[];
  attacks: number[];

  // By Action Card.
  chosen: boolean[];
  cardWounds: number[];
  dt: number[];
  /** The figure that an ongoing card was aimed at, or none. */
  aimedAt: number[];

  // By Objective Token in the order in which they came: kind, square (none while carried or removed), damages, carrier.
  tokenKind: number[];
  tokenAt: number[];
  tokenDamage: number[];
  tokenCarrier: number[];
  /** The stage card that it belongs to, and who placed it. */
  tokenStage: number[];
  tokenBy: number[];
  /** ST-TOK-11: the hero who is the Prisoner, none before the Prison is open or where its token serves. */
  prisoner: number;

  // By stage card.
  /** Bits of the parts that are won and failed; a card without parts has one. */
  won: number[];
  failed: number[];
  isClosed: boolean[];
  /** Public picks and marked tiles by stage. */
  picks: number[][];
  marks: string[][];
  isRevealed: boolean;
  /** Counts of scenarios, five numbers each: round, what, who, which, how many. */
  deeds: number[];
  /** Squares in the Starting Zones, as letters of tiles: heroes, Mastermind (ST-RUL-12). */
  zones: [string, string];

  attack: Attack | null;
  /** The captain's team has no turn order: seats that let others go first (ST-RUL-03). */
  deferred: number;

  piles: {
    /** Scenario Cards that were not drawn, and the three of the mission in order of stage; removed ones. */
    undrawn: Pile;
    stages: Pile;
    removed: Pile;
  };
  /** Secret picks by stage (ST-SEAT-07): a figure or a token. */
  secrets: { picked: Secret[] };
}
export type T = Table<Strike>;

/** Is a mission of a campaign over, so that Levels are raised and the next one can begin? */
export const isBetweenMissions = ({ campaign, phase }: Pick<Strike, 'campaign' | 'phase'>): boolean =>
  campaign !== null && phase === AFTER;

/** The lists of numbers, flags and letters. */
const COLUMNS = (
  'rubble green red white cp op owner level ap activated taken at presence attackWounds defendWounds moveWounds ' +
  'baseWounds trapped prone respawned isSafe walked mobilized attacks chosen cardWounds dt aimedAt tokenKind tokenAt ' +
  'tokenDamage tokenCarrier tokenStage tokenBy won failed isClosed deeds zones'
).split(' ') as (keyof Strike)[];

/** Quicker than the generic copy; a law compares the two. */
export function copyStrike(w: Strike): Strike {
  const copy: Strike = { ...w };
  for (const column of COLUMNS) (copy as Record<keyof Strike, unknown>)[column] = (w[column] as unknown[]).slice();
  copy.campaign = w.campaign && copyCampaign(w.campaign);
  copy.attack = w.attack && { ...w.attack, used: w.attack.used.slice() };
  copy.picks = w.picks.map(list => list.slice());
  copy.marks = w.marks.map(list => list.slice());
  const { undrawn, stages, removed } = w.piles;
  copy.piles = { undrawn: copyPile(undrawn), stages: copyPile(stages), removed: copyPile(removed) };
  copy.secrets = { picked: w.secrets.picked.map(({ value, seen }) => ({ value, seen })) };
  return copy;
}
