// Gifts: what a seat may do beside whatever is being asked.
import type { Aside } from '#engine/definition.ts';
import { NO_SEATS } from '#engine/seats.ts';
import { firstSeat, handCoins, type House } from '../table/world.ts';

/** AU-GFT-01, AU-GFT-02 */
export const gift: Aside<House> = {
  rule: 'AU-GFT-01',
  any: t => ((t.outer('market') ?? t.outer('turn')) ? t.clockwise(firstSeat(t.world)) : NO_SEATS),
  choices: {
    gift: {
      of: 'seat',
      each: (t, _my, seat) => t.clockwise(seat, 1),
      refuse: (t, _my, seat) => (t.world.gifts[seat]! > 0 || !t.world.coins[seat]) && 'AU-GFT-02',
      take(t, _my, seat, to) {
        handCoins(t.world, seat, to, 1);
        t.world.gifts[seat]!++;
        if (t.watched) t.log('giftMade', { seat, to });
      },
    },
  },
};
