// The parts of the game that the team builder uses, in one module that loads with its page.
export * from '../../words/team-kit.ts';
export * from '../kept.ts';
