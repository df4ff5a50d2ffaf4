// The check of a game's emblems: parts that their lines name and that the kit does not have. Each game's test asks it.
import { COLOURS } from './colours.ts';
import { GROUND_NAMES } from './grounds.ts';
import { SHAPES } from './shapes.ts';

/** Each unknown shape, colour and ground, behind the name of its emblem. */
export function unknownParts(emblems: Readonly<Record<string, string>>): string[] {
  return Object.entries(emblems).flatMap(([name, line]) => {
    const [, shape = '', colours = '', ground = ''] = line.split(' ');
    const unknown = colours.split('/').filter(colour => !(colour in COLOURS));
    if (!(shape in SHAPES)) unknown.push(shape);
    if (!(GROUND_NAMES as readonly string[]).includes(ground)) unknown.push(ground);
    return unknown.map(part => `${name}: ${part}`);
  });
}
