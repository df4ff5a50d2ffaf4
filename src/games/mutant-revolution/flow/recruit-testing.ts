// For tests only: a table in the Recruit Phase in one line, and answers that name Characters.
//   const t = lay({ schools: [['Rogue', 'Pixie', 'Armor'], ['Beast']] });
//   t.play('0 offer:1:2:Pixie:0:', '1 accept:0');
import { idle } from '#engine/ask.ts';
import type { Procedure } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { everybody, moveCard } from '#engine/piles.ts';
import { quickRandom } from '#engine/random.ts';
import { Sitting, tinyGame } from '#engine/testing.ts';
import { sentence } from '#engine/transcript.ts';
import type { Json, Seat } from '#engine/types.ts';
import { RECRUIT_DECK, recruitName } from '../cards/index.ts';
import { mutantRevolution as game } from '../game.ts';
import { layOut } from '../layout.ts';
import { charactersOf, isLeader, LEADERS, type Revolution } from '../world.ts';
import { auction } from './auction.ts';
import { limitOf } from './characters.ts';
import { floor } from './floor.ts';
import { recruit } from './recruit.ts';
import { secretMissions } from './secret-missions.ts';
import { training } from './training.ts';

/** Lists are by seat. */
export interface Laid {
  /** 3 when left out. */
  seats?: number;
  /** The whole phase when left out; the auction is the one for Mission Commander. */
  at?: 'recruit' | 'floor' | 'auction';
  /** Seat 0 when left out. */
  commander?: Seat;
  hope?: readonly number[];
  /** Characters sent on Secret Missions before. */
  sent?: number[];
  schools?: (readonly string[])[];
  injured?: readonly string[];
  /** Title of the Training Card by Character. */
  trained?: Record<string, string>;
  /** The cards to be dealt, in order. */
  deck?: readonly string[];
  /** How many cards the Recruit Deck has; the others lie on its discard pile. */
  left?: number;
  /** There is no discard pile either. */
  gone?: true;
  /** What Reactions do to shown bids. */
  moment?: Procedure<Revolution>;
}

const nothing = procedure<Revolution>()({ happens: () => undefined });
const calling = (name: string): Procedure<Revolution> => procedure<Revolution>()({ run: t => t.call(name) });
const commanding = procedure<Revolution, { sold: Json }>()({
  run: t => t.call('auction', { prize: 'commander' }, 'sold'),
  tell: (t, my) => t.give(my.sold),
});

export const numberOf = (name: string, among = RECRUIT_DECK): number => {
  const card = among.find(c => recruitName(c) === name);
  if (card === undefined) throw new Error(`no '${name}' is there`);
  return card;
};

function worldOf(laid: Laid): Revolution {
  const { seats = 3, schools = [], injured = [], trained = {}, deck = [], left = Infinity } = laid;
  const w = layOut(seats, quickRandom(1));
  const { recruits, schools: enrolled, recruitDiscard } = w.piles;
  const all = everybody(seats);
  const fetch = (name: string, to = enrolled): number => {
    const card = numberOf(name, recruits.cards);
    return moveCard(recruits, recruits.cards.indexOf(card), to, to === recruits ? 0 : all);
  };
  w.commander = laid.commander ?? 0;
  w.sent = laid.sent ?? w.sent;
  for (let seat = 0; seat < seats; seat++) w.owner[LEADERS + (w.school[seat] = seat)] = seat;
  schools.forEach((names, seat) => names.forEach(name => (w.owner[fetch(name)] = seat)));
  for (const name of injured) w.injured[numberOf(name)] = 1;
  for (const [name, title] of Object.entries(trained)) w.training[numberOf(name)] = fetch(title);
  for (let c = 0; c < w.owner.length; c++) if (w.owner[c]! >= 0) w.power[c] = limitOf(w, c);
  laid.hope?.forEach((n, seat) => (w.hope[seat] = n));
  deck.toReversed().forEach(name => fetch(name, recruits));
  while (recruits.cards.length > left) moveCard(recruits, 0, recruitDiscard, all);
  if (laid.gone) recruitDiscard.cards.length = recruitDiscard.seen.length = 0;
  return w;
}

export class Room extends Sitting<Revolution> {
  constructor(laid: Laid) {
    const { at = 'recruit', moment = nothing } = laid;
    const main = at === 'auction' ? commanding : calling(at);
    const { back, copy, inventory, texts, names } = game;
    const procedures = { main, recruit, floor, secretMissions, auction, training, moment };
    super(
      tinyGame(procedures, worldOf(laid), { back, copy, inventory, texts, names } as Partial<typeof game>),
      laid.seats ?? 3,
    );
  }
  override play(...lines: string[]): this {
    return super.play(...lines.map(numbered));
  }
  /** The rule that refuses the answer; nothing when it is fine. */
  rule(line: string): string | undefined {
    return this.refused(numbered(line))?.rule;
  }
  /** All bid at once, from seat 0; a '-' does not. */
  bid(bids: string): this {
    const lines = bids.split(' ').flatMap((n, seat) => (n === '-' ? [] : [`${seat} bid:${n}`]));
    return this.play(...lines);
  }
  /** Everybody picks up the dial. */
  ready(): this {
    return this.play(...this.world.ready.flatMap((is, seat) => (is ? [] : [`${seat} ready`])));
  }
  /** Heroes and Students of a School, by number. */
  school(seat: Seat): string[] {
    return charactersOf(this.world, seat)
      .filter(c => !isLeader(c))
      .map(recruitName);
  }
  idle(seat: Seat): string {
    return idle(this.game, this.state, seat);
  }
  /** The log as everybody reads it. */
  get log(): string[] {
    return this.events.map(event => sentence(this.game, this.state, event, 'spectator'));
  }
}
export const lay = (laid: Laid = {}): Room => new Room(laid);

/** '0 offer:1:2:Pixie+Armor:0:' with the numbers of the cards, ascending. */
function numbered(line: string): string {
  const [verb, ...parts] = line.split(':') as [string, ...string[]];
  const number = (name: string): number => (/^\d+$/.test(name) ? Number(name) : numberOf(name));
  const inNumbers = (part: string): string =>
    part
      .split('+')
      .map(number)
      .sort((a, b) => a - b)
      .join('+');
  return [verb, ...parts.map(part => (part ? inNumbers(part) : ''))].join(':');
}
