// X-Men: Age of Heroes. The definition is the game's table of contents, in the order of the ledger.
import type { GameDefinition, Procedure } from '#engine/definition.ts';
import { assignment, recruitment, target } from './flow/assignment.ts';
import { damage } from './flow/damage.ts';
import { defeat, defeats, freeing, zoneChoice } from './flow/defeat.ts';
import { discarding, drawing, protocols, salvaging, scouting } from './flow/drawing.ts';
import { ability, endOfRound, triggers } from './flow/end-of-round.ts';
import { mission, missionTurn } from './flow/mission.ts';
import { activation, moving, pawnChoice } from './flow/moving.ts';
import { boarding, ordering } from './flow/order.ts';
import { payment } from './flow/payment.ts';
import { playing } from './flow/playing.ts';
import {
  alternative,
  gaining,
  influencing,
  losing,
  movingAlly,
  option,
  placing,
  recruiting,
} from './flow/questions.ts';
import { game as wholeGame, institute, passing, round, turn } from './flow/round.ts';
import { evolutions, settingUp, teams } from './flow/setting-up.ts';
import { settings, setups, trials } from './setup/settings.ts';
import { back } from './table/deck.ts';
import { setup } from './table/starting-table.ts';
import { copyHeroes, inventory, type Heroes } from './table/world.ts';
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
  passing,
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

/** AH-OBJ-01, AH-OBJ-02, AH-RUL-96, AH-RUL-98 */
export const definition: GameDefinition<Heroes> = {
  id: 'age-of-heroes',
  name: 'X-Men: Age of Heroes',
  version: 1,
  seats: { min: 2, max: 5 },
  settings,
  setups,
  trials,
  setup,
  first: 'game',
  procedures,
  back,
  copy: copyHeroes,
  inventory,
  texts,
  names,
  about,
};
