// The procedures of the Plot Phase, and the windows in which cards and Powers are used at any time.
import { moment, reaction, reactions } from '../abilities/moments.ts';
import { discarding } from './discarding.ts';
import { event } from './event.ts';
import { playStage, plot } from './plot.ts';
import { support } from './support.ts';

export const plotProcedures = { plot, playStage, support, event, reactions, reaction, moment, discarding };
