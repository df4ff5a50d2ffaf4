// Marvel Heroes. The definition is the game's table of contents, in the order of the ledger.
import type { GameDefinition, Procedure } from '#engine/definition.ts';
import { mostWanted } from './flow/most-wanted.ts';
import { allyStep, room } from './flow/planning-allies.ts';
import { attack, knockout, outwit } from './flow/combat-phases.ts';
import { attempt, confrontation, planEnd, powerUpChoice } from './flow/master-plans.ts';
import * as effectQuestions from './flow/effect-questions.ts';
import { sequence } from './flow/combat-sequence.ts';
import { combat } from './flow/combat.ts';
import { missions, turn } from './flow/missions.ts';
import { group, movement, pair } from './flow/movement.ts';
import { planning } from './flow/planning.ts';
import { game as wholeGame, gameRound, roundSetUp } from './flow/game-round.ts';
import { scheming } from './flow/scheming.ts';
import { settingUp, teams } from './flow/set-up.ts';
import { treatment } from './flow/medical-treatment.ts';
import { advance, manipulation, story } from './flow/story.ts';
import { troubleshooting } from './flow/troubleshooting.ts';
import { helpers, lead, villains } from './flow/playing-villains.ts';
import { ability, using } from './flow/combat-abilities.ts';
import { settings, setups, trials } from './setup/settings.ts';
import { back } from './table/deck.ts';
import { setup } from './setup/starting-table.ts';
import { copyMarvel, type Marvel } from './table/world.ts';
import { lists } from './verbs/verbs.ts';
import { about } from './words/about.ts';
import { names } from './words/names.ts';
import { texts } from './words/texts.ts';
import { inventory } from './table/inventory.ts';

const procedures: Record<string, Procedure<Marvel>> = {
  game: wholeGame,
  settingUp,
  teams,
  gameRound,
  roundSetUp,
  planning,
  allyStep,
  room,
  missions,
  turn,
  movement,
  group,
  pair,
  treatment,
  story,
  manipulation,
  advance,
  troubleshooting,
  villains,
  lead,
  helpers,
  combat,
  sequence,
  attack,
  outwit,
  knockout,
  ability,
  using,
  mostWanted,
  scheming,
  attempt,
  planEnd,
  powerUpChoice,
  confrontation,
  ...effectQuestions,
  ...lists,
};

/** MH-SET-01, MH-VAR-02, MH-VAR-05, MH-RUL-101, MH-RUL-103..105 */
export const definition: GameDefinition<Marvel> = {
  id: 'marvel-heroes',
  name: 'Marvel Heroes',
  version: 3,
  seats: { min: 2, max: 4 },
  settings,
  setups,
  trials,
  setup,
  first: 'game',
  procedures,
  back,
  copy: copyMarvel,
  inventory,
  texts,
  names,
  about,
};
