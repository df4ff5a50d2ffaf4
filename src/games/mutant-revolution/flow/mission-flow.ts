// The procedures of the Mission Phase and the tournament.
import { pcTurn } from './actions.ts';
import { attack } from './attack.ts';
import { damage } from './damage.ts';
import { defeat } from './defeat.ts';
import { changeDie, reroll } from './dice.ts';
import { fight } from './fight.ts';
import { push, put, restore } from './figures-moved.ts';
import { initiative } from './initiative.ts';
import { instructions } from './instructions.ts';
import { invitations } from './invitations.ts';
import { activation, missionCharacters } from './mission-characters.ts';
import { mission } from './mission.ts';
import { move } from './move.ts';
import { placement } from './placement.ts';
import { rewards } from './rewards.ts';
import { special } from './special.ts';
import { match, tournament } from './tournament.ts';

export const missionProcedures = {
  mission,
  invitations,
  placement,
  fight,
  initiative,
  pcTurn,
  move,
  attack,
  damage,
  defeat,
  special,
  instructions,
  missionCharacters,
  activation,
  rewards,
  tournament,
  match,
  reroll,
  changeDie,
  put,
  push,
  restore,
};
