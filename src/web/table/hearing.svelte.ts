// Plays the sounds of a table, if this screen has sound switched on.
import type { LogLine, TableDoc } from '#protocol/table-doc.ts';
import { settings } from '../settings.svelte.ts';
import { eventKindsOf } from './boards.ts';

/** Follows a table; `isAsked` tells whether an answer is awaited here. */
export function hear(table: () => TableDoc, isAsked: () => boolean): void {
  let told = table().log.length;
  let wasAsked = true;
  let wasOver = table().result !== null;
  $effect(() => {
    const { game, log, result } = table();
    const [fresh, calls, ends] = [log.slice(told), isAsked() && !wasAsked, result !== null && !wasOver];
    [told, wasAsked, wasOver] = [log.length, isAsked(), result !== null];
    // Browsers play no sound before the first click.
    if (!settings.sound || !navigator.userActivation?.hasBeenActive || !(fresh.length || calls || ends)) return;
    void play(game, fresh, ends ? 'end' : calls ? 'bell' : undefined);
  });
}
/** An end drowns out everything; a bell is heard when nothing else is. */
async function play(game: string, fresh: readonly LogLine[], sign: 'end' | 'bell' | undefined): Promise<void> {
  const [{ sound, soundOf }, kinds] = await Promise.all([import('./sounds.ts'), eventKindsOf(game)]);
  const heard = sign === 'end' ? sign : ((kinds && soundOf(fresh, kinds)) ?? sign);
  if (heard) sound(heard);
}
