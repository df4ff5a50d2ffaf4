// What no play may change: cards in play that lie nowhere, goods below zero, heroes who are wounded and about.
import { type Marvel, NONE, RECOVERY } from './world.ts';

/** Faults that must never be there, beside the cards, which are counted anyway. */
export function inventory(w: Marvel): Record<string, number> {
  const open = (list: readonly number[]): number => list.filter(card => card !== NONE).length;
  const lists = [...w.stories, ...w.allies];
  const fighting = w.fight ? w.fight.helpers.length + (w.fight.lead === NONE ? 0 : 1) : 0;
  const lying = lists.reduce((sum, list) => sum + list.length, open(w.headline) + open(w.track) + open(w.mostWanted));
  const faults = {
    'cards in play that lie nowhere': lying + fighting !== w.piles.inPlay.cards.length,
    'Plot Points or VP below 0': [...w.pp, ...w.vp].some(n => n < 0),
    'Allies and their Plot Points differ': w.allies.some((list, seat) => list.length !== w.charges[seat]!.length),
    'a wounded hero who is about': w.wound.some((n, hero) => n > 0 && w.status[hero] !== RECOVERY),
    'a hero with a second Wound': w.wound.some(n => n > 1), // MH-RES-02
  };
  return Object.fromEntries(Object.entries(faults).flatMap(([name, is]) => (is ? [[name, 1]] : [])));
}
