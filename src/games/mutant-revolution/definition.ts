// X-Men: Mutant Revolution. The definition is the game's table of contents; game.ts adds what its bots know.
import type { GameDefinition, Procedure } from '#engine/definition.ts';
import { move, pcTurn, special } from './flow/actions.ts';
import { attack } from './flow/attacking.ts';
import { auction } from './flow/bidding.ts';
import { damage, defeat } from './flow/damage.ts';
import { activation, missionCharacters } from './flow/mission-characters.ts';
import { invitations } from './flow/mission-choosing-characters.ts';
import { rewards } from './flow/mission-ending.ts';
import { mission, placement } from './flow/mission.ts';
import { fight, initiative, instructions } from './flow/mission-turns.ts';
import { event, support } from './flow/plot-events.ts';
import { gift, playStage, plot } from './flow/plot.ts';
import * as effectQuestions from './flow/effect-questions.ts';
import { moment, reaction, reactions } from './flow/reactions.ts';
import { floor } from './flow/recruit-trading.ts';
import { secretMissions } from './flow/recruit-secret-missions.ts';
import { recruit, training } from './flow/recruit.ts';
import { game, round, winning } from './flow/round.ts';
import { schools } from './flow/set-up.ts';
import { match, tournament } from './flow/tournament.ts';
import { upkeep } from './flow/upkeep.ts';
import { readOptions, settings, trials } from './setup/settings.ts';
import { account, tally } from './table/account.ts';
import { inventory } from './table/inventory.ts';
import { layOut } from './setup/starting-table.ts';
import type { Locals } from './table/locals.ts';
import { copyRevolution, type Revolution } from './table/world.ts';
import { backOfCard } from './cards/numbers.ts';
import { abilities } from './verbs/index.ts';
import { about } from './words/about.ts';
import { missionTexts } from './words/mission-texts.ts';
import { names } from './words/names.ts';
import { plotTexts } from './words/plot-texts.ts';
import { texts } from './words/texts.ts';

/** The rules in the order of the ledger, and beside them one procedure for each card. */
const procedures: { [P in keyof Locals]: Procedure<Revolution> } = {
  schools,
  game,
  round,
  upkeep,
  plot,
  playStage,
  event,
  support,
  reactions,
  reaction,
  moment,
  recruit,
  floor,
  secretMissions,
  auction,
  training,
  mission,
  invitations,
  placement,
  rewards,
  fight,
  initiative,
  instructions,
  pcTurn,
  special,
  move,
  attack,
  damage,
  ...effectQuestions,
  missionCharacters,
  activation,
  defeat,
  winning,
  tournament,
  match,
  ...abilities,
};

export const definition: GameDefinition<Revolution> = {
  id: 'mutant-revolution',
  name: 'X-Men: Mutant Revolution',
  version: 5,
  /** The Plot and Mission Cards of version 2 have other texts. */
  shape: 2,
  /** MR-CON-01 */
  seats: { min: 3, max: 4 },
  settings,
  trials,
  setup: (seats, options, random) => layOut(seats, random, readOptions(options)),
  first: 'game',
  procedures,
  asides: { gift },
  back: backOfCard,
  copy: copyRevolution,
  inventory,
  account,
  tally,
  texts: { ...texts, ...plotTexts, ...missionTexts },
  names,
  about,
};
