// The reason for an option in words, as tests of a game's reasons look at it.
import assert from 'node:assert/strict';
import { apply } from '../apply.ts';
import { legal } from '../ask.ts';
import type { Reasons } from '../bot-knowledge.ts';
import type { ScenarioPlayer } from '../scenario/scenario.ts';
import type { Seat, World } from '../types.ts';
import { words } from '../words.ts';

/** The reason for a seat's option, given as the scenario writes it or by its id: judged by the table right after it. */
export function reasonFor<W extends World>(
  t: ScenarioPlayer<W>,
  reasons: Reasons<W>,
  seat: Seat,
  option: string,
): string {
  const { game, state, at: decision } = t;
  const written = t.options(seat);
  const id = legal(game, state, seat)[written.indexOf(option)] ?? option;
  const done = apply(game, state, { seat, decision, option: id });
  assert.ok(done.ok, `${option} is none of ${written.join(' ')}`);
  const { world: after } = done.state;
  const { pick } = game.table.bind(state).asking()!.options.find(id)!;
  const said = reasons.reason({ seat, decision, pick, before: t.world, after, later: [after] });
  return said ? words({ texts: reasons.texts, names: game.names }, said, { world: t.world }) : '';
}
