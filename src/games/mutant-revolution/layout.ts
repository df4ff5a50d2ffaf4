// Laying out the table: shuffled decks, markers on space 1, the first Hope; schools and characters come afterwards.
import type { Random } from '#engine/definition.ts';
import { pile } from '#engine/piles.ts';
import type { Json, Pile, Seat, Text } from '#engine/types.ts';
import { CHARACTERS, LEADERS, MISSIONS, NONE, PLOTS, type Revolution } from './world.ts';

export const RECRUIT_CARDS = LEADERS;
export const PLOT_CARDS = 60;
export const MISSION_CARDS = 18;
export const FIRST_RP = 1;
export const FIRST_HOPE = 5;

const deck = (from: number, count: number, random: Random): Pile =>
  pile(random.shuffle(Array.from({ length: count }, (_, i) => from + i)));

/** MR-GLO-09, MR-RUL-137: there is one way to play; tests may have it stopped after some rounds. */
export const complain = (options: Json): Text[] =>
  options === null || roundsIn(options) !== undefined ? [] : ['Mutant Revolution has no options.'];
function roundsIn(options: Json): number | undefined {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return undefined;
  const { rounds, ...others } = options;
  return Number.isInteger(rounds) && Number(rounds) > 0 && !Object.keys(others).length ? Number(rounds) : undefined;
}

/** MR-SET-12, MR-SET-15 */
const layPiles = (seats: number, random: Random): Revolution['piles'] => ({
  recruits: deck(0, RECRUIT_CARDS, random),
  recruitDiscard: pile(),
  schools: pile(),
  row: pile(),
  offered: pile(),
  plots: deck(PLOTS, PLOT_CARDS, random),
  plotDiscard: pile(),
  playing: pile(),
  missions: deck(MISSIONS, MISSION_CARDS, random),
  missionDiscard: pile(),
  hand: Array.from({ length: seats }, () => pile()),
});

/** MR-SET-03, MR-SET-11 */
export function layOut(seats: number, random: Random, options: Json = null): Revolution {
  const each = <T>(make: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => make(seat));
  const column = (value: number): number[] => new Array<number>(CHARACTERS).fill(value);
  return {
    piles: layPiles(seats, random),
    round: 0,
    rounds: roundsIn(options) ?? 0,
    phase: 'setup',
    school: each(() => NONE),
    rp: each(() => FIRST_RP),
    pp: each(() => FIRST_RP),
    hope: each(() => FIRST_HOPE),
    stake: each(() => 0),
    bank: 0,
    commander: NONE,
    owner: column(NONE),
    power: column(0),
    injured: column(0),
    triumph: column(0),
    training: column(NONE),
    offers: [],
    offersMade: 0,
    ready: each(() => false),
    sent: each(() => 0),
    passed: each(() => false),
    fight: null,
    lasting: [],
  };
}
