// The numbers under which rulebook and pictures know cards that are no Action Cards.
export const CHARACTERS_FROM = 1000;
export const SCENARIOS_FROM = 1100;
export const MAPS_FROM = 1200;
