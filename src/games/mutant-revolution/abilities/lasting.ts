// Changes that outlast their cause in a fight. There `whom` is a figure: dice.attack, dice.defence, extra.move, …
import type { Lasting, Revolution } from '../table/world.ts';

/** The sum of what lasts on a figure. */
export function lastingOn(w: Revolution, kind: string, figure: number): number {
  let sum = 0;
  for (const change of w.lasting) if (change.kind === kind && change.whom === figure) sum += change.n;
  return sum;
}
/** Drops what lasts until then. */
export function dropLasting(w: Revolution, until: Lasting['until']): void {
  if (w.lasting.length) w.lasting = w.lasting.filter(change => change.until !== until);
}
/** MR-RUL-153: the end of a Mission Turn; what lasts through the next one has one more to go. */
export function turnLasting(w: Revolution): void {
  dropLasting(w, 'missionTurn');
  for (const change of w.lasting) if (change.until === 'nextMissionTurn') change.until = 'missionTurn';
}
