// The Events of the Plot Deck: 42 cards.
import type { EventCard } from './card.ts';
import { HARM, TEAM } from './events/characters.ts';
import { FUNDS, LOSSES } from './events/hope.ts';
import { FALL, RISE } from './events/revolution.ts';
import { SECRETS } from './events/secrets.ts';

export const EVENTS: Record<string, EventCard> = {
  ...RISE,
  ...FALL,
  ...FUNDS,
  ...LOSSES,
  ...HARM,
  ...TEAM,
  ...SECRETS,
};
