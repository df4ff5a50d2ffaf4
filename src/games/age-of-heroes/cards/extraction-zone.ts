// The Extraction Zone: two tiles, each with two sides that follow one another.
import type { Effects } from './card.ts';

export interface ZoneSide {
  /** The first round in which it lies face up. */
  readonly from: number;
  readonly effects: Effects;
}
/** AH-SET-01, AH-CMP-07, AH-RUL-08, AH-EXZ-04..07: two tiles, each with two sides that follow one another. */
export const ZONE_TILES: readonly (readonly ZoneSide[])[] = [
  [
    {
      from: 1,
      effects: [
        {
          do: 'chooseOne',
          of: [[{ do: 'gain', any: 1 }], [{ do: 'convert', spend: { mental: 1 }, then: [{ do: 'draw', n: 2 }] }]],
        },
      ],
    },
    {
      from: 4,
      effects: [
        {
          do: 'chooseOne',
          of: [
            [{ do: 'convert', spend: { physical: 2 }, then: [{ do: 'play', of: ['evolution'] }] }],
            [{ do: 'convert', spend: { willpower: 1 }, then: [{ do: 'gainStudents', n: 2 }] }],
          ],
        },
      ],
    },
  ],
  [
    {
      from: 7,
      effects: [
        {
          do: 'chooseOne',
          of: [[{ do: 'gain', any: 2 }], [{ do: 'play', of: ['evolution'] }], [{ do: 'play', of: ['ally'] }]],
        },
      ],
    },
    { from: 9, effects: [{ do: 'chooseOne', of: [[{ do: 'gain', any: 4 }], [{ do: 'vp', n: 5 }]] }] },
  ],
];
