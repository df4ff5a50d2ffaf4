// Damage lands: stats fall as their player likes, Mission Characters collect marks, and who can take no more is out.
import { procedure } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import { ATK, beaten, canFall, DEF, healthOf, severityOf, SPD, STATS } from '../abilities/stats.ts';
import { fightOf, isStanding, isToken, missionCharacter, missionIn, pcOf } from '../table/figures.ts';
import type { Damage } from '../table/locals.ts';
import { NONE, type Revolution, type Stats } from '../table/world.ts';
import { markToken } from './mission-characters.ts';

export const damage = procedure<Revolution, Damage>()({
  /** MR-DMG-01, MR-RUL-99: a blow that leaves no stat above 1 leaves no choice: it brings all to 1 and then some to 0
   *  (MR-DMG-05, MR-DMG-06), as many as it is severe (MR-DMG-08). */
  land(t, my) {
    if (my.n <= 0) return 'end';
    // MR-MCH-12
    if (isToken(my.figure)) return markToken(t, my);
    const pc = pcOf(t.world, my.figure)!;
    t.log('damaged', { character: pc.character, n: my.n });
    countBrawl(t.world, my);
    pc.out = severityOf(pc.stats, my.n);
    if (my.n < healthOf(pc.stats) - STATS.length) return 'lower';
    pc.stats = beaten(pc.out); // MR-RUL-100
    return pc.out ? 'fall' : 'end';
  },
  /** MR-DMG-02, MR-DMG-03, MR-RUL-102; the Rule of One holds for any assigner (MR-DMG-04, MR-DMG-09). */
  lower: {
    rule: 'MR-DMG-02',
    idle: (t, my) => `lower:${highest(pcOf(t.world, my.figure)!.stats)}`,
    one: (_t, my) => (my.n > 0 ? my.assigner : null),
    forced: 'take',
    facts: (t, my) => ({ character: pcOf(t.world, my.figure)!.character, n: my.n }),
    choices: {
      lower: {
        of: 'stat',
        each: () => STATS,
        refuse: (t, my, _seat, stat) => !canFall(pcOf(t.world, my.figure)!.stats, stat) && RULE_OF_ONE,
        facts: (t, my, _seat, stat) => ({ n: pcOf(t.world, my.figure)!.stats[stat]! }),
        take(t, my, _seat, stat) {
          const { stats, character } = pcOf(t.world, my.figure)!;
          stats[stat]!--; // MR-ATR-05
          my.n--;
          t.log('statLowered', { character, stat, n: stats[stat]! });
          return 'lower';
        },
      },
    },
  },
  borne: () => 'end',
  /** Those beside a token that goes off, one after the other, from the Mission Commander on. */
  burst(t, my) {
    const figure = my.beside!.shift();
    if (figure === undefined) return 'end';
    const { bursts } = missionCharacter(t.world, my.figure);
    if (isStanding(t.world, figure)) t.call('damage', { figure, n: bursts!, by: NONE, assigner: figure });
    return 'burst';
  },
  /** MR-DMG-07, MR-DMG-08; in a tournament nothing else comes of it (MR-RUL-133). */
  fall(t, my) {
    const pc = pcOf(t.world, my.figure)!;
    const severity = pc.out;
    t.log('defeated', { character: pc.character, severity });
    if (fightOf(t.world).card !== NONE) t.call('defeat', { pc: pc.seat, by: my.by, severity, waived: false });
  },
});
const RULE_OF_ONE = no('MR-DMG-04');

/** Some missions count Damage on other schools' characters. */
function countBrawl(w: Revolution, { figure, n, by }: Damage): void {
  const fight = fightOf(w);
  if (by !== NONE && by !== figure && missionIn(fight)?.brawl) fight.feats[by]! += n;
}

/** MR-RUL-140: the highest stat, SPD before ATK before DEF. */
const highest = (stats: Stats): number =>
  [SPD, ATK, DEF].reduce((best, stat) => (stats[stat]! > stats[best]! ? stat : best));
