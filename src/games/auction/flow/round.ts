// The whole game: rounds until the last, then the score.
import { procedure } from '#engine/game.ts';
import { everybody } from '#engine/kit/piles.ts';
import { draw } from '../verbs/verbs.ts';
import { firstSeat, gainCoins, ranksOf, scoreOf, type House } from '../table/world.ts';

const INCOME = 3;

export const round = procedure<House>()({
  /** AU-RND-01 */
  recruit(t) {
    const w = t.world;
    if (w.round === w.rounds) return 'score';
    if (t.watched) t.log('roundBegun', { round: w.round + 1, seat: firstSeat(w) });
    return t.call('auction');
  },
  market(t) {
    t.world.gifts.fill(0);
    t.call('market');
  },
  plot(t) {
    for (const by of t.clockwise(firstSeat(t.world))) t.call('turn', { by });
  },
  /** AU-RND-02, AU-RND-03 */
  income(t) {
    const w = t.world;
    for (const seat of t.clockwise(firstSeat(w))) {
      const n = gainCoins(w, seat, INCOME);
      if (t.watched) t.log('incomePaid', { seat, n });
      draw(t, seat);
    }
    w.round++;
    return 'recruit';
  },
  /** AU-END-01, AU-END-02 */
  score(t) {
    const w = t.world;
    for (const goal of w.secrets.goal) goal.seen = everybody(t.seats);
    if (t.watched) w.secrets.goal.forEach(({ value }, seat) => t.log('goalShown', { seat, goal: value }));
    const scores = w.coins.map((_, seat) => scoreOf(w, seat));
    return t.finish({ ranks: ranksOf(scores), rule: 'AU-END-02', reason: { say: 'scored', facts: { scores } } });
  },
});
