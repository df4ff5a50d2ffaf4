// The way of the site's team builder to the game.
export * from '../setup/team-kit.ts';
export * from './kept.ts';
