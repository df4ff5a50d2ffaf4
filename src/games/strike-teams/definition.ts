// Marvel Strike Teams. The definition is the game's table of contents, in the order of the ledger.
import type { GameDefinition, Procedure } from '#engine/definition.ts';
import { activationProcedures } from './flow/activation.ts';
import { breakthrough } from './flow/attack-choice.ts';
import { attack } from './flow/attacks.ts';
import { campaignProcedures, sequel } from './flow/campaign.ts';
import { respawn, harm } from './flow/wounds-and-defeat.ts';
import { effectQuestions } from './flow/effect-questions.ts';
import { henchmanProcedures } from './flow/henchmen.ts';
import { movementProcedures } from './flow/movement.ts';
import { multipartAttacks } from './flow/multipart-attacks.ts';
import { objectProcedures } from './flow/objects-doors-walls.ts';
import { rounds } from './flow/round-and-stage.ts';
import { drafting } from './flow/set-up-draft.ts';
import { objectiveProcedures } from './flow/set-up-objectives.ts';
import { setUpProcedures } from './flow/set-up.ts';
import { slam } from './flow/slamming.ts';
import { turn } from './flow/turn.ts';
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
  ...rounds,
  ...setUpProcedures,
  drafting,
  ...objectiveProcedures,
  ...activationProcedures,
  turn,
  respawn,
  ...movementProcedures,
  ...henchmanProcedures,
  attack,
  breakthrough,
  ...multipartAttacks,
  slam,
  harm,
  ...objectProcedures,
  ...campaignProcedures,
  ...effectQuestions,
  ...cardProcedures,
};

/** ST-SEAT-01: one Mastermind Player on the last seat, one to four Hero Players on the others. */
export const definition: GameDefinition<Strike> = {
  id: 'strike-teams',
  name: 'Marvel Strike Teams',
  version: 3,
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
