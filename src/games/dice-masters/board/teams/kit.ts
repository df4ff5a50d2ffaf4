// What the team builder takes from the game, in one module that loads with its page.
export * from '../../setup/team-kit.ts';
export * from '../kept.ts';
