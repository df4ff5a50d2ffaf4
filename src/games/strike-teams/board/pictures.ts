// Pictures on the table: what they are asked for by.
import { Pictures } from '#web/kit/emblems/pictures.ts';

export const pictures = new Pictures(async () => (await import('./drawing.ts')).drawing);
