// Pictures on the table: what they are asked for by.
import { Pictures } from '#web/kit/emblems/pictures.ts';
import type { Card } from '../cards/card.ts';

export const pictures = new Pictures(async () => (await import('./drawing.ts')).drawing);

export const panelOf = ({ name, energy, number }: Card): string =>
  pictures.classOf('panel', name, energy ?? '', number);
