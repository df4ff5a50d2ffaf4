// The names of things: cards, characters, schools, figures in the arena.
import type { GameDefinition } from '#engine/definition.ts';
import { faceDown } from '#engine/kit/piles.ts';
import type { OpenWorld, Text } from '#engine/types.ts';
import { cardName, powerOf, recruitName } from '../cards/index.ts';
import { missionOf } from '../cards/missions.ts';
import { plotOf } from '../cards/plots.ts';
import { SCHOOLS } from '../cards/schools.ts';
import { fighterName, FIGHTERS, tokenName } from '../table/figures.ts';
import { hexName } from '../table/hex.ts';
import { doneBy } from './wording/card.ts';
import { FIRST_TOKEN, NONE, type Revolution } from '../table/world.ts';
import { CHARTERS, isCharterNumber, MISSION_BACK, PLOT_BACK, PLOTS, RECRUIT_BACK } from '../cards/numbers.ts';
import { type Moment, MOMENTS } from '../cards/card.ts';

const BACKS: Record<number, Text> = {
  [faceDown(RECRUIT_BACK)]: 'a Recruit Card',
  [faceDown(PLOT_BACK)]: 'a Plot Card',
  [faceDown(MISSION_BACK)]: 'a Mission Card',
};

const nameOf = (card: number): Text => (card < 0 ? BACKS[card]! : cardName(card));
const characterName = (c: number): Text => (c < 0 ? 'a Character' : recruitName(c));

/** A Player Character by its name, a Mission Token as its card calls it. */
function figureName(n: number, { fight }: OpenWorld<Revolution>): Text {
  const pc = fight?.pcs.find(({ seat }) => seat === n);
  if (pc) return recruitName(pc.character);
  return !fight || fight.card === NONE || n < FIRST_TOKEN ? 'a figure' : tokenName(fight.card, n - FIRST_TOKEN);
}

const STAT_NAMES: readonly Text[] = ['ATK', 'DEF', 'SPD'];

/** The name of a Power's source: a Character, its Training, or a School's Charter. */
const sourceName = (n: number): Text =>
  n < 0 ? 'a Power' : isCharterNumber(n) ? SCHOOLS[n - CHARTERS]!.charter.name : recruitName(n);

/** The effect of a Power, an Event or a Reaction in words, by the number of its source. */
function effectName(n: number): Text {
  const power = n >= PLOTS ? plotOf(n) : powerOf(n);
  return power ? doneBy(power) : 'nothing';
}

/** The Special Action that the Mission offers at a token: 'Open Crate (Crate 2)'. */
const specialName = (n: number, w: OpenWorld<Revolution>): Text =>
  `${missionOf(w.fight!.card).special!.name} (${figureName(n, w)})`;

export const names: GameDefinition<Revolution>['names'] = {
  card: nameOf,
  character: characterName,
  training: card => (card < 0 ? 'a Training Card' : recruitName(card)),
  school: n => (n < 0 ? 'a School' : SCHOOLS[n]!.name),
  hex: hexName,
  figure: figureName,
  fighter: n => (n < FIGHTERS ? characterName(n) : fighterName(n)),
  offer: n => `offer ${n}`,
  source: sourceName,
  effect: effectName,
  special: specialName,
  stat: n => STAT_NAMES[n] ?? 'a stat',
  moment: n => MOMENT_NAMES[MOMENTS[n]!],
};

/** The moments at which something may be used, as prompts call them. */
const MOMENT_NAMES: Record<Moment, Text> = {
  'plot.activity': 'A turn to act',
  'event.played': 'An Event is played',
  'reaction.played': 'A Reaction is played',
  'bids.revealed': 'The bids are shown',
  'mission.invited': 'A School is invited',
  'mission.refused': 'A School refuses',
  'initiative.beforeRoll': 'Initiative is about to be rolled',
  'initiative.afterRoll': 'Initiative has been rolled',
  'pcTurn.start': 'A Character’s turn begins',
  'pcTurn.action': 'A Character acts',
  'move.before': 'A Character is about to move',
  'move.after': 'A Character has moved',
  'attack.declare': 'An attack is declared',
  'attack.beforeRoll': 'The dice are about to be rolled',
  'attack.afterRoll': 'The dice have been rolled',
  'attack.damage': 'Damage has been counted',
  'attack.after': 'The attack is over',
  'pc.defeated': 'A Character is defeated',
  'mission.end': 'The Mission is over',
};
