// Tests of the vocabulary: schemas and prices of all that cards say.
import { testVerbs } from '#engine/testing/verbs.ts';
import type { Effect, Power } from '../cards/card.ts';
import { EVENTS } from '../cards/events.ts';
import { HEROES } from '../cards/heroes.ts';
import { REACTIONS } from '../cards/reactions.ts';
import { SCHOOLS } from '../cards/schools.ts';
import { STUDENTS } from '../cards/students.ts';
import { TRAINING } from '../cards/training.ts';
import { verbs } from './index.ts';

const plots = Object.values({ ...EVENTS, ...REACTIONS }).map(({ name, effects }) => [name, effects] as const);
const powers = [...HEROES, ...STUDENTS, ...TRAINING, ...SCHOOLS.flatMap(({ leader, charter }) => [leader, charter])];
const effectsOf = ({ name, power }: { name: string; power?: Power }): [string, readonly Effect[]] => [
  name,
  power?.effects ?? [],
];
testVerbs(verbs, Object.fromEntries([...plots, ...powers.map(effectsOf)]));
