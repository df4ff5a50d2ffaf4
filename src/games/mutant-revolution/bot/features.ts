// The table in numbers, School by School: what a learned value sees of it.
import type { Features } from '#engine/bot-knowledge.ts';
import { healthOf, sumOfAttributes } from '../abilities/stats.ts';
import { missionIn } from '../table/figures.ts';
import { isEvent, plotOf } from '../cards/plots.ts';
import { HAND_SIZES } from '../table/points-and-hope.ts';
import { NONE, type Fight, type Revolution } from '../table/world.ts';
import { CHARACTERS, isHero, isLeader, isStudent, isTraining } from '../cards/numbers.ts';
import { farFrom } from './worth.ts';

const NAMES = [
  'rp0',
  'rp1',
  'rp2',
  'rp3',
  'rp4',
  'rp5',
  'rp6',
  'rpInPlot',
  'rpInMission',
  'hope',
  'hopeOver8',
  'hopeOver14',
  'hopeInRecruit',
  'hopeInMission',
  'plotPoints',
  'passed',
  'cards',
  'hopeValue',
  'events',
  'overHandSize',
  'students',
  'heroes',
  'injured',
  'leaderInjured',
  'triumph',
  'power',
  'powered',
  'canAdvance',
  'trained',
  'attributes',
  'best',
  'second',
  'commander',
  'afterCommander',
  'mostOfRivals',
  'rivalsAt5',
  'rivalsAt6',
  'inFight',
  'health',
  'danger',
  'far',
  'out',
  'heroOut',
  'lateInFight',
  'leads',
  'chases',
] as const;
type Name = (typeof NAMES)[number];
const PLACE = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Record<Name, number>;
type Add = (seat: number, name: Name, n: number) => void;

const HOPE = 10;
/** Characters with Power Tokens that advance the Revolution. */
const ADVANCERS = 6;
/** Health from which a Character may fall at once. */
const SAFE = 7;

function of(w: Revolution, seats: number): Float32Array {
  const x = new Float32Array(seats * NAMES.length);
  const add: Add = (seat, name, n) => {
    x[seat * NAMES.length + PLACE[name]]! += n;
  };
  for (let seat = 0; seat < seats; seat++) {
    addPoints(w, seat, add);
    addHand(w, seat, add);
    addRivals(w, seat, seats, add);
  }
  addCharacters(w, seats, add);
  if (w.fight) addFight(w.fight, add);
  return x;
}

function addPoints({ rp, pp, hope, stake, phase, passed }: Revolution, seat: number, add: Add): void {
  const [points, all] = [rp[seat]!, hope[seat]! + stake[seat]!];
  add(seat, NAMES[points]!, 1);
  add(seat, 'hope', all / HOPE);
  add(seat, 'hopeOver8', Math.max(0, all - 8) / HOPE);
  add(seat, 'hopeOver14', Math.max(0, all - 14) / HOPE);
  add(seat, 'plotPoints', pp[seat]! / 3);
  if (phase === 'plot') add(seat, 'rpInPlot', points / 3);
  if (phase === 'plot' && passed[seat]) add(seat, 'passed', 1);
  if (phase === 'recruit') add(seat, 'hopeInRecruit', all / HOPE);
  if (phase !== 'mission') return;
  add(seat, 'rpInMission', points / 3);
  add(seat, 'hopeInMission', all / HOPE);
}
function addHand({ piles, rp }: Revolution, seat: number, add: Add): void {
  const { cards } = piles.hand[seat]!;
  add(seat, 'cards', cards.length / 4);
  for (const card of cards) {
    add(seat, 'hopeValue', plotOf(card).hv / 8);
    if (isEvent(card)) add(seat, 'events', 1 / 3);
  }
  add(seat, 'overHandSize', Math.max(0, cards.length - HAND_SIZES[rp[seat]!]!) / 2);
}
function addRivals({ rp, commander }: Revolution, seat: number, seats: number, add: Add): void {
  let most = 0;
  for (let rival = 0; rival < seats; rival++) {
    if (rival === seat) continue;
    most = Math.max(most, rp[rival]!);
    if (rp[rival] === 5) add(seat, 'rivalsAt5', 1);
    if (rp[rival] === 6) add(seat, 'rivalsAt6', 1);
  }
  add(seat, 'mostOfRivals', most / 3);
  if (commander === seat) add(seat, 'commander', 1);
  else add(seat, 'afterCommander', ((seat - commander + seats) % seats) / 3);
}

function addCharacters(w: Revolution, seats: number, add: Add): void {
  const [best, second, powered] = [0, 1, 2].map(() => new Array<number>(seats).fill(0)) as [
    number[],
    number[],
    number[],
  ];
  for (let c = 0; c < CHARACTERS; c++) {
    const seat = w.owner[c] ?? NONE;
    if (isTraining(c) || seat === NONE) continue;
    addCharacter(w, c, seat, add);
    if (w.power[c]) powered[seat]!++;
    if (isLeader(c) || w.injured[c]) continue;
    const sum = sumOfAttributes(w, c);
    if (sum > best[seat]!) [best[seat], second[seat]] = [sum, best[seat]!];
    else if (sum > second[seat]!) second[seat] = sum;
  }
  for (let seat = 0; seat < seats; seat++) {
    add(seat, 'best', best[seat]! / 10);
    add(seat, 'second', second[seat]! / 10);
    add(seat, 'powered', Math.min(ADVANCERS, powered[seat]!) / ADVANCERS);
    if (powered[seat]! >= ADVANCERS) add(seat, 'canAdvance', 1);
  }
}
function addCharacter(w: Revolution, c: number, seat: number, add: Add): void {
  if (isStudent(c)) add(seat, 'students', 1 / 4);
  if (isHero(c)) add(seat, 'heroes', 1 / 2);
  if (w.injured[c]) add(seat, isLeader(c) ? 'leaderInjured' : 'injured', 1);
  if (w.training[c] !== NONE) add(seat, 'trained', 1);
  add(seat, 'triumph', w.triumph[c]! / 2);
  add(seat, 'power', w.power[c]! / 5);
  if (!isLeader(c)) add(seat, 'attributes', sumOfAttributes(w, c) / 40);
}

function addFight(fight: Fight, add: Add): void {
  for (const { seat, out, character, stats, hex } of fight.pcs) {
    add(seat, 'lateInFight', fight.turn / 5);
    if (out) {
      add(seat, 'out', 1);
      if (isHero(character)) add(seat, 'heroOut', 1);
      continue;
    }
    const health = healthOf(stats);
    add(seat, 'inFight', 1);
    add(seat, 'health', health / 10);
    add(seat, 'danger', Math.max(0, SAFE - health) / 4);
    if (hex !== NONE) add(seat, 'far', farFrom(fight, seat, hex) / 4);
  }
  addRewards(fight, add);
}
/** Revolution Points of the mission: to the leaders for them, and to the others. */
function addRewards(fight: Fight, add: Add): void {
  for (const { for: feat, n } of missionIn(fight)?.rp ?? []) {
    if (feat === 'last') continue;
    const most = Math.max(...fight[feat]);
    if (!most) continue;
    fight[feat].forEach((done, seat) => {
      if (done === most) add(seat, 'leads', n);
      else add(seat, 'chases', (n * done) / most);
    });
  }
}

/** Each phase of a round and each Mission Turn; the tournament is another game. */
function moment({ phase, round, fight }: Revolution): string | undefined {
  if (phase === 'setup' || phase === 'tournament') return undefined;
  if (phase !== 'mission') return `${phase} ${round}`;
  return fight ? `${fight.turn <= 1 ? 'fight' : 'in-fight'} ${round} ${fight.turn}` : undefined;
}

export const features: Features<Revolution> = { names: NAMES, of, moment };
