// Names of the things that a mission has come upon, read off its last position: fuzzing counts them.
import { ACTIONS } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { isOpen } from '../table/edges.ts';
import { gridFor, sizeOf, TOKEN_KINDS } from '../table/figures.ts';
import { HENCHMEN, NONE, type Strike } from '../table/world.ts';
import { DAMAGED, deedsOf, HOME, RETRIEVED } from './scenario-cards.ts';

const DEEDS = [
  ['damaged', DAMAGED],
  ['retrieved', RETRIEVED],
  ['brought home', HOME],
] as const;

/** Map and characters, Action Cards chosen, Scenario Cards and how they ended, tokens and what became of them, kinds of
 *  objects destroyed and of barriers opened, the Victory Card. */
export function tally(w: Strike): string[] {
  const grid = gridFor(w);
  const out = new Set<string>([`map ${grid.card.name}`]);
  CHARACTERS.forEach(({ name }, n) => {
    if (w.owner[n] !== NONE) out.add(n === HENCHMEN ? `character ${name}, ${sizeOf(w, n)}` : `character ${name}`);
  });
  ACTIONS.forEach(({ name }, card) => {
    if (w.chosen[card]) out.add(`card ${name}`);
  });
  w.piles.stages.cards.forEach((card, stage) => {
    out.add(`scenario ${SCENARIOS[card]!.name}`);
    if (w.won[stage]) out.add(`won ${SCENARIOS[card]!.name}`);
    if (w.failed[stage]) out.add(`failed ${SCENARIOS[card]!.name}`);
  });
  for (const kind of w.tokenKind) out.add(`token ${TOKEN_KINDS[kind]!}`);
  for (const [what, deed] of DEEDS)
    for (const { who } of deedsOf(w, deed)) out.add(`token ${TOKEN_KINDS[who]!} ${what}`);
  for (const square of w.rubble) out.add(`destroyed ${grid.object[square]!}`);
  grid.barriers.forEach(({ kind }, n) => {
    if (isOpen(w.open, n)) out.add(`opened ${kind}`);
  });
  if (w.isVictoryUsed) out.add(`victory card ${w.victory === 1 ? 'Karma' : 'Guardians'}`);
  return [...out];
}
