// Marvel Strike Teams. The definition is the game's table of contents, in the order of the ledger.
import type { GameDefinition, Procedure } from '#engine/definition.ts';
import { activation, respawn } from './flow/activation.ts';
import { attack } from './flow/attack.ts';
import { drafting } from './flow/drafting.ts';
import { explosion, harm } from './flow/harm.ts';
import { guardians, heal } from './flow/healing.ts';
import { march, reinforce } from './flow/henchmen.ts';
import { agreeing, levelling, sequel } from './flow/levelling.ts';
import { breakthrough, hurl } from './flow/maneuvers.ts';
import { heroPhase, mastermindPhase, mission, missionRound, stageEnd } from './flow/mission.ts';
import { marking, naming, objectives, picking, placing } from './flow/placing.ts';
import { dealing, settingUp, spawning } from './flow/setting-up.ts';
import { slam } from './flow/slam.ts';
import { turn } from './flow/turn.ts';
import { bonusMove, walk } from './flow/walking.ts';
import { complain, isCampaign, settings, setups, trials } from './setup/settings.ts';
import { guess, plausible } from './flow/guessing.ts';
import { back, setup } from './table/starting-table.ts';
import { copyStrike, type Strike } from './table/world.ts';
import { cardProcedures } from './verbs/card-procedures.ts';
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
  ...cardProcedures,
};

/** ST-SEAT-01: one Mastermind Player on the last seat, one to four Hero Players on the others. */
export const definition: GameDefinition<Strike> = {
  id: 'strike-teams',
  name: 'Marvel Strike Teams',
  version: 1,
  seats: { min: 2, max: 5 },
  settings,
  complain,
  setups,
  trials,
  setup,
  first: 'mission',
  procedures,
  /** ST-SEAT-04 ST-SEAT-10: all seats of a team share what it has. ST-SEAT-09: talk is the table's, and all hear it. */
  sides: seats => Array.from({ length: seats }, (_, seat) => (seat === seats - 1 ? 1 : 0)),
  roles: seats => Array.from({ length: seats }, (_, seat) => (seat === seats - 1 ? 'role:mastermind' : 'role:heroes')),
  sequel,
  isSeries: isCampaign,
  back,
  guess,
  plausible,
  copy: copyStrike,
  texts,
  names,
  about,
};
