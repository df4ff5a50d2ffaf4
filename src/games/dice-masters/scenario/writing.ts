// The notation of dice in positions, lines of play and looks:
// 'Cyclops 2' (level), 'bolt' or 'wild' (a Sidekick's energy), 'Sidekick' (its character face), '2 bolt Cyclops'
// (energy of a named die), 'Enrage' 'Enrage*' 'Enrage**' (action faces), 'generic' or 'generic Enrage'.
import { cardOf } from '../cards/index.ts';
import { ENERGIES } from '../cards/character-dice.ts';
import { faceAt, FACES, GENERIC, SIDEKICK_CHARACTER, WILD, type Face } from '../table/dice.ts';
import { ATTACK, FIELD, has, RESERVE, ROLLING, type Duel } from '../table/world.ts';

export const nameOf = (w: Duel, die: number): string =>
  w.slot[die]! < 0 ? 'Sidekick' : cardOf(w.cards[w.slot[die]!]!).name;

/** A die in this notation, as it shows where it lies. */
export function written(w: Duel, die: number, rolled = false): string {
  const name = nameOf(w, die);
  const shows = [RESERVE, FIELD, ATTACK].includes(w.zone[die]!);
  if (!shows && !rolled) return name;
  const { energy, amount, level, action, bursts } = faceAt(w.kind[die]!, w.face[die]!);
  if (action) return `${name}${'*'.repeat(bursts)}`;
  if (level) return name === 'Sidekick' ? name : `${name} ${level}`;
  if (energy === GENERIC) return `generic ${name}`;
  const kind = energy === WILD ? 'wild' : ENERGIES[energy]!;
  return name === 'Sidekick' ? kind : `${amount} ${kind} ${name}`;
}
export const matches = (w: Duel, die: number, text: string): boolean => {
  const shown = written(w, die, has(w, die, ROLLING));
  return shown === text || nameOf(w, die) === text || shown.replace(/^generic .*/, 'generic') === text;
};

/** Reads a die: its name, and the face it shows. */
export function read(text: string): { name: string; face: (kind: number) => number } {
  const find = (test: (face: Face) => boolean) => (kind: number) =>
    Array.from({ length: FACES }, (_, f) => f).findIndex(f => test(faceAt(kind, f)));
  if (text === 'Sidekick') return { name: 'Sidekick', face: () => SIDEKICK_CHARACTER };
  const generic = /^generic(?: (.+))?$/.exec(text);
  if (generic) return { name: generic[1] ?? 'generic', face: find(f => f.energy === GENERIC) };
  const type = text === 'wild' ? WILD : ENERGIES.indexOf(text as (typeof ENERGIES)[number]);
  if (type >= 0) return { name: 'Sidekick', face: find(f => f.energy === type) };
  const energy = /^([12]) (bolt|fist|mask|shield) (.+)$/.exec(text);
  if (energy) return { name: energy[3]!, face: find(showing(energy[1]!, energy[2]!)) };
  const level = /^(.+) ([123])$/.exec(text);
  if (level) return { name: level[1]!, face: find(f => f.level === Number(level[2])) };
  const bursts = /\**$/.exec(text)![0].length;
  return {
    name: text.slice(0, text.length - bursts),
    face: find(f => f.action && f.bursts === bursts),
  };
}
const showing = (amount: string, energy: string) => (face: Face) =>
  face.amount === Number(amount) && ENERGIES[face.energy] === energy;
