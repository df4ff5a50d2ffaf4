// Any position in a few lines, and play in lines as people would say them (how things are written: position.ts):
//   const t = scenario({ at: 'upkeep', own: [['Colossus, 0 power', 'Pixie, injured']], hope: [3] });
//   t.play('0 recover:Colossus+Pixie', '0 pay:Colossus');
import { Scenario as Player, type Notation } from '#engine/scenario/scenario.ts';
import type { Json, Kind, Seat } from '#engine/types.ts';
import { mutantRevolution as game } from '../game.ts';
import { HEXES } from '../table/hex.ts';
import { cardName } from '../cards/index.ts';
import { figureText, tokenText } from './arena.ts';
import { withCards } from './fixtures.ts';
import { stateOf, type Position } from './position.ts';
import { characterText, numbered, offerText } from './writing.ts';
import { charactersOf, FIRST_TOKEN, type Revolution } from '../table/world.ts';
import { CHARACTERS, isLeader, LEADERS, madeUpRecruits } from '../cards/numbers.ts';

export type { Position };
export const scenario = (position: Position = {}): Scenario => new Scenario(position);

const upTo = (n: number, from = 0): number[] => Array.from({ length: n }, (_, i) => from + i);
/** All that can be named, by kind. */
const THINGS: Readonly<Record<Kind, (w: Revolution) => readonly number[]>> = {
  seat: w => upTo(w.school.length),
  card: ({ piles }) => Object.values(piles).flatMap(pile => [pile].flat().flatMap(({ cards }) => cards)),
  character: () => [...upTo(CHARACTERS), ...madeUpRecruits.numbers],
  training: () => [...upTo(CHARACTERS), ...madeUpRecruits.numbers],
  source: () => [...upTo(madeUpRecruits.first), ...madeUpRecruits.numbers],
  school: () => upTo(CHARACTERS - LEADERS),
  figure: ({ fight }) => [...fight!.pcs.map(({ seat }) => seat), ...upTo(fight!.tokens.length, FIRST_TOKEN)],
  hex: () => HEXES,
  stat: () => [0, 1, 2],
};
const NOTATION: Notation<Revolution> = { things: (w, kind) => THINGS[kind]?.(w) ?? [] };

export class Scenario extends Player<Revolution> {
  constructor(position: Position) {
    const { fixtures, seed = 1 } = position;
    super({ game, ...(fixtures && withCards(fixtures)), lay: () => stateOf(position), seed }, NOTATION);
  }
  /** The result of the position's `run`, while the round lasts. */
  get gave(): Json | undefined {
    return (this.state.stack[1]?.my as { gave?: Json } | undefined)?.gave;
  }
  /** Heroes and Students of a school by name. */
  own(seat: Seat): string[] {
    return charactersOf(this.world, seat)
      .filter(c => !isLeader(c))
      .map(cardName);
  }
  hand(seat: Seat): string[] {
    return this.pile('hand', seat);
  }
  /** A Character with what lies on it, as a position writes it: 'Cable, 1 power, injured'. */
  character(name: string): string {
    return characterText(this.world, numbered(name));
  }
  /** A school's figure, as a position writes it: 'Rogue E1 4/2/2, 1 action'. */
  figure(seat: Seat): string {
    return figureText(
      this.world,
      this.world.fight!.pcs.find(pc => pc.seat === seat)!,
    );
  }
  /** A Mission Token by its place, as a position writes it: 'E4, 2 damage by 0'. */
  token(place: number): string {
    return tokenText(this.world.fight!.tokens[place]!);
  }
  /** The offers on the trading floor, as a position writes them. */
  get offers(): string[] {
    return this.world.offers.map(offerText);
  }
}
