// Marvel Strike Teams. The definition is the game's table of contents, in the order of the ledger.
import type { GameDefinition, Procedure } from '#engine/definition.ts';
import { guardians, heal } from './flow/activation-rest.ts';
import { activation } from './flow/activation.ts';
import { attack } from './flow/attacks.ts';
import { breakthrough } from './flow/breakthrough.ts';
import { respawn } from './flow/defeat-and-respawn.ts';
import {
  answering,
  escaping,
  hastening,
  hunting,
  ordering,
  rallying,
  refreshing,
  shielding,
  tending,
} from './flow/effect-questions.ts';
import { stageEnd } from './flow/end-of-stage-and-mission.ts';
import { march, reinforce, returning } from './flow/henchmen.ts';
import { hurl } from './flow/hurling-objects.ts';
import { agreeing, levelling, sequel } from './flow/levelling-up.ts';
import { bonusMove } from './flow/movement-powers.ts';
import { walk } from './flow/movement-walks.ts';
import { area, line, volley } from './flow/multipart-attacks.ts';
import { heroPhase, mastermindPhase, mission, missionRound } from './flow/round-and-stage.ts';
import { drafting } from './flow/set-up-draft.ts';
import { marking, naming, objectives, picking, placing } from './flow/set-up-objectives.ts';
import { spawning } from './flow/set-up-spawning.ts';
import { dealing, settingUp } from './flow/set-up.ts';
import { slam } from './flow/slamming.ts';
import { explosion } from './flow/special-objects.ts';
import { turn } from './flow/turn.ts';
import { harm } from './flow/wounds-and-automatic-damage.ts';
import { complain, isCampaign, settings, setups } from './setup/settings.ts';
import { setup } from './setup/starting-table.ts';
import { teamOfSeat } from './table/figures.ts';
import { back } from './table/scenario-cards.ts';
import { MASTERMIND, copyStrike, type Strike } from './table/world.ts';
import { cardProcedures } from './verbs/index.ts';
import { about } from './words/about.ts';
import { names } from './words/names.ts';
import { texts } from './words/texts.ts';

const procedures: Record<string, Procedure<Strike>> = {
  mission,
  settingUp,
  dealing,
  drafting,
  spawning,
  objectives,
  placing,
  picking,
  naming,
  marking,
  missionRound,
  mastermindPhase,
  heroPhase,
  activation,
  respawn,
  turn,
  walk,
  bonusMove,
  march,
  reinforce,
  returning,
  attack,
  breakthrough,
  hurl,
  harm,
  explosion,
  slam,
  heal,
  guardians,
  stageEnd,
  levelling,
  agreeing,
  volley,
  area,
  line,
  rallying,
  ordering,
  tending,
  refreshing,
  hunting,
  escaping,
  shielding,
  hastening,
  answering,
  ...cardProcedures,
};

/** ST-SEAT-01: one Mastermind Player on the last seat, one to four Hero Players on the others. */
export const definition: GameDefinition<Strike> = {
  id: 'strike-teams',
  name: 'Marvel Strike Teams',
  version: 2,
  seats: { min: 2, max: 5 },
  settings,
  complain,
  setups,
  setup,
  first: 'mission',
  procedures,
  /** ST-SEAT-04 ST-SEAT-10: all seats of a team share what it has. ST-SEAT-09: talk is the table's, and all hear it. */
  sides: seats => Array.from({ length: seats }, (_, seat) => teamOfSeat(seats, seat)),
  roles: seats =>
    Array.from({ length: seats }, (_, seat) =>
      teamOfSeat(seats, seat) === MASTERMIND ? 'role:mastermind' : 'role:heroes',
    ),
  sequel,
  isSeries: isCampaign,
  back,
  copy: copyStrike,
  texts,
  names,
  about,
};
