// All measures, in the order of the report. A new one is an entry here.
import type { Measure } from '../measure.ts';
import { ageOfHeroesMeasures } from './age-of-heroes.ts';
import { auctionServices } from './auction-services.ts';
import { auctionMeasures } from './auction.ts';
import { diceMastersMeasures } from './dice-masters.ts';
import { marvelHeroesMeasures } from './marvel-heroes.ts';
import { mutantRevolutionMeasures } from './mutant-revolution.ts';
import { searchMeasures } from './search.ts';
import { strikeTeamsMeasures } from './strike-teams.ts';
import { tictactoeMeasures } from './tictactoe.ts';

export const MEASURES: readonly Measure[] = [
  ...tictactoeMeasures,
  ...auctionMeasures,
  ...auctionServices,
  ...diceMastersMeasures,
  ...mutantRevolutionMeasures,
  ...ageOfHeroesMeasures,
  ...marvelHeroesMeasures,
  ...strikeTeamsMeasures,
  ...searchMeasures,
];
