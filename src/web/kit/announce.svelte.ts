// Announcements to screen readers.
import { untrack } from 'svelte';

export const announcer = $state({ said: '' });
export function announce(text: string): void {
  announcer.said = text === untrack(() => announcer.said) ? `${text}\u00A0` : text;
}
