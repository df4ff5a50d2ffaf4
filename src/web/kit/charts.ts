// Charts of a game: values drawn as lines over the course of a match.
import type { Event, Text, World } from '#engine/types.ts';

export interface ChartKind<W extends World = World> {
  id: string;
  /** In the language of the page. */
  title: () => Text;
  /** Reads one match: what happened and how the table stands after each answer; the values by seat then. */
  reader(seats: number): (events: readonly Event[], world: W) => readonly number[];
}

/** A value that the table itself tells. */
export const level = <W extends World>({
  value,
  ...kind
}: Pick<ChartKind<W>, 'id' | 'title'> & { value: (world: W) => readonly number[] }): ChartKind<W> => ({
  ...kind,
  reader: () => (_events, world) => value(world),
});
/** Luck: by how much more than could be expected a seat has rolled so far. */
export const luck = <W extends World>({
  counting,
  ...kind
}: Pick<ChartKind<W>, 'id' | 'title'> & {
  counting: () => (event: Event, world: W) => readonly Roll[];
}): ChartKind<W> => ({
  ...kind,
  reader: seats => {
    const sums = new Array<number>(seats).fill(0);
    const rolls = counting();
    return (events, world) => {
      for (const event of events)
        for (const { seat, got, expected } of rolls(event, world)) if (seat in sums) sums[seat]! += got - expected;
      return [...sums];
    };
  },
});
export interface Roll {
  seat: number;
  got: number;
  expected: number;
}
