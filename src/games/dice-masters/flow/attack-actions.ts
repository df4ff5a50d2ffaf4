// Attack step, actions and global abilities: the same priority as in the main step, after blocks (DM-AGA).
import { use } from './action-dice.ts';
import { activate } from './activated-abilities.ts';
import { bill } from './bill.ts';
import { global } from './global-abilities.ts';
import { priority } from './priority.ts';

/** DM-AGA-01, DM-AGA-02, DM-AGA-03, DM-ACT-02, DM-GLO-05, DM-GLO-06 */
export const clash = priority({ use, global, activate, bill });
