// The commands there are, in the order of the help; `help` itself stands beside them.
import type { Command } from '../command.ts';
import { analyse } from './analyse.ts';
import { arena } from './arena.ts';
import { balance } from './balance.ts';
import { fuzz } from './fuzz.ts';
import { learn } from './learn.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';

export const COMMANDS: readonly Command[] = [
  play,
  simulate,
  replay,
  analyse,
  verify,
  serve,
  arena,
  fuzz,
  balance,
  learn,
];
