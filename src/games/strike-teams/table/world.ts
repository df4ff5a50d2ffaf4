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

/** Hand-written for speed; a law compares it with the generic copy. */
export function copyStrike(w: Strike): Strike {
  return {
    mode: w.mode,
    campaign: w.campaign && copyCampaign(w.campaign),
    units: w.units,
    rounds: w.rounds,
    round: w.round,
    phase: w.phase,
    map: w.map,
    open: w.open,
    rubble: w.rubble.slice(),
    green: w.green.slice(),
    red: w.red.slice(),
    white: w.white.slice(),
    group: w.group,
    henchmanTokens: w.henchmanTokens,
    cp: [w.cp[0], w.cp[1]],
    op: [w.op[0], w.op[1]],
    collected: w.collected,
    victory: w.victory,
    isVictoryUsed: w.isVictoryUsed,
    ...copyCharacters(w),
    ...copyFigures(w),
    ...copyCards(w),
    ...copyTokens(w),
    ...copyScenarios(w),
    attack: w.attack && { ...w.attack, used: w.attack.used.slice() },
    deferred: w.deferred,
    piles: {
      undrawn: copyPile(w.piles.undrawn),
      stages: copyPile(w.piles.stages),
      removed: copyPile(w.piles.removed),
    },
    secrets: { picked: w.secrets.picked.map(({ value, seen }) => ({ value, seen })) },
  };
}
const copyCharacters = (w: Strike) => ({
  owner: w.owner.slice(),
  level: w.level.slice(),
  ap: w.ap.slice(),
  surplus: w.surplus,
  activated: w.activated.slice(),
  taken: w.taken.slice(),
});
const copyFigures = (w: Strike) => ({
  at: w.at.slice(),
  presence: w.presence.slice(),
  attackWounds: w.attackWounds.slice(),
  defendWounds: w.defendWounds.slice(),
  moveWounds: w.moveWounds.slice(),
  baseWounds: w.baseWounds.slice(),
  trapped: w.trapped.slice(),
  prone: w.prone.slice(),
  respawned: w.respawned.slice(),
  isSafe: w.isSafe.slice(),
  walked: w.walked.slice(),
  mobilized: w.mobilized.slice(),
  attacks: w.attacks.slice(),
});
const copyCards = (w: Strike) => ({
  chosen: w.chosen.slice(),
  cardWounds: w.cardWounds.slice(),
  dt: w.dt.slice(),
  aimedAt: w.aimedAt.slice(),
});
const copyTokens = (w: Strike) => ({
  tokenKind: w.tokenKind.slice(),
  tokenAt: w.tokenAt.slice(),
  tokenDamage: w.tokenDamage.slice(),
  tokenCarrier: w.tokenCarrier.slice(),
  tokenStage: w.tokenStage.slice(),
  tokenBy: w.tokenBy.slice(),
  prisoner: w.prisoner,
});
const copyScenarios = (w: Strike) => ({
  won: w.won.slice(),
  failed: w.failed.slice(),
  isClosed: w.isClosed.slice(),
  picks: copyLists(w.picks),
  marks: copyLists(w.marks),
  isRevealed: w.isRevealed,
  deeds: w.deeds.slice(),
  zones: [w.zones[0], w.zones[1]] as [string, string],
});
const copyLists = <X>(lists: readonly (readonly X[])[]): X[][] => lists.map(list => list.slice());
