// The words of the tug of war.
import type { Text } from '#engine/types.ts';

const mark = 'The mark is {away?{away|1 step|{away} steps} on the side of the {toGiant?Giant|Dwarfs}|in the middle}.';

export const texts: Record<string, Text> = {
  dwarf: 'Dwarf',
  giant: 'Giant',
  'setting:rope': 'Rope',
  'setting:rope:short': 'short',
  'setting:rope:long': 'long',
  'setting:ground': 'Ground',
  'setting:ground:dry': 'dry',
  'setting:ground:mud': 'muddy',
  'setting:puddle': 'Puddle, in steps',
  'setting.elsewhere:puddle': 'Only muddy ground has a puddle.',
  'rounds.pull': `Round {round}. ${mark} How do you pull?`,
  'rounds.shout': `${mark} Do you shout?`,
  ease: 'Pull easily',
  heave: 'Heave',
  shout: 'Shout',
  pass: 'Pass',
  'TW-PUL-03': 'You have no breath left.',
  pulled: `The Dwarfs pull {dwarfs} and the Giant {giant}. ${mark}`,
  shouted: `{seat} shouts. ${mark}`,
  atEnd: 'The mark is at the end of the rope.',
  roundsOver: `The six rounds are over. ${mark}`,
  nextMatch: 'match {match} of 3, {dwarfs} : {giant}',
};
