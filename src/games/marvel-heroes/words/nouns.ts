// Words of art in a text: types, skills, stages and Teams as they are written on cards.
import { capital, listed } from '#engine/kit/wording.ts';
import { TEAMS, type Skill, type Stage, type Team, type Type } from '../cards/card.ts';
import { TEAM_NAMES } from './names.ts';

export const typeName = (type: Type): string => capital(type);
export const skillName = (skill: Skill): string => capital(skill);
export const skillNames = (skills: readonly Skill[]): string => listed(skills.map(skillName));
export const stageName = (stage: Stage): string => capital(stage);
export const teamName = (team: Team): string => TEAM_NAMES[TEAMS.indexOf(team)]!;
