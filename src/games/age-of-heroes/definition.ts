// X-Men: Age of Heroes. The definition is the game's table of contents, in the order of the ledger.
import type { GameDefinition, Procedure } from '#engine/definition.ts';
import { readSettings } from '#engine/kit/settings.ts';
import type { PlainProcedure } from '#engine/types.ts';
import { assignment } from './flow/actions.ts';
import { recruitment, playing } from './flow/playing-cards.ts';
import { damage, target } from './flow/dealing-damage.ts';
import { defeat, defeats, freeing, zoneChoice } from './flow/defeating-a-villain.ts';
import { discarding, drawing, salvaging, scouting } from './flow/drawing-cards.ts';
import { protocols } from './flow/institute-locations.ts';
import { ability, triggers } from './flow/evolution-cards.ts';
import { endOfRound } from './flow/end-of-round.ts';
import { ending } from './flow/end-of-the-game.ts';
import { mission, missionTurn } from './flow/mission-phase.ts';
import { activation, moving, pawnChoice } from './flow/actions-reassigning.ts';
import { boarding } from './flow/x-jet.ts';
import { ordering } from './flow/turn-order.ts';
import { payment } from './flow/conversion.ts';
import {
  alternative,
  gaining,
  influencing,
  losing,
  movingAlly,
  option,
  placing,
  recruiting,
} from './flow/effect-questions.ts';
import { game as wholeGame, round } from './flow/round.ts';
import { institute, turn } from './flow/institute-phase.ts';
import { evolutions, settingUp, teams } from './flow/set-up.ts';
import { settings, setups, trials } from './setup/settings.ts';
import { back } from './table/deck.ts';
import type { Locals } from './table/locals.ts';
import { startingTable } from './setup/starting-table.ts';
import { inventory, copyHeroes, type Heroes } from './table/world.ts';
import { cardProcedures } from './verbs/card-procedures.ts';
import { about } from './words/about.ts';
import { names } from './words/names.ts';
import { texts } from './words/texts.ts';

const procedures: Record<string, Procedure<Heroes>> = {
  game: wholeGame,
  settingUp,
  teams,
  evolutions,
  round,
  institute,
  turn,
  boarding,
  ordering,
  assignment,
  target,
  payment,
  recruitment,
  playing,
  mission,
  missionTurn,
  damage,
  defeats,
  defeat,
  freeing,
  zoneChoice,
  endOfRound,
  ending,
  triggers,
  ability,
  drawing,
  protocols,
  discarding,
  scouting,
  salvaging,
  gaining,
  losing,
  alternative,
  option,
  influencing,
  recruiting,
  movingAlly,
  placing,
  moving,
  pawnChoice,
  activation,
  ...cardProcedures,
};

/** Procedures with lists among their locals: the types demand all of them. */
const WITH_LISTS: Record<Exclude<keyof Locals, PlainProcedure<Heroes>>, true> = {
  payment: true,
  placing: true,
  ability: true,
};
const plain = Object.keys(procedures).filter(name => !(name in WITH_LISTS)) as PlainProcedure<Heroes>[];

/** AH-OBJ-01, AH-OBJ-02, AH-RUL-96, AH-RUL-98 */
export const definition: GameDefinition<Heroes> = {
  id: 'age-of-heroes',
  name: 'X-Men: Age of Heroes',
  version: 2,
  seats: { min: 2, max: 5 },
  settings,
  setups,
  trials,
  setup: (seats, options, random) => startingTable(seats, readSettings(settings, options, seats), random),
  first: 'game',
  procedures,
  plain,
  back,
  copy: copyHeroes,
  inventory,
  texts,
  names,
  about,
};
