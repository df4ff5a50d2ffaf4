// The effect vocabulary. Questions are asked by procedures of the flow.
import type { Arguments } from '../cards/card.ts';
import { cardVerbs } from './card-verbs.ts';
import { combiningVerbs } from './combining-verbs.ts';
import { missionVerbs } from './mission-verbs.ts';
import { movingVerbs } from './moving-verbs.ts';
import { resourceVerbs } from './resource-verbs.ts';
import type { Group } from './verb.ts';

export const verbs: Group<keyof Arguments> = {
  ...resourceVerbs,
  ...cardVerbs,
  ...missionVerbs,
  ...movingVerbs,
  ...combiningVerbs,
};
