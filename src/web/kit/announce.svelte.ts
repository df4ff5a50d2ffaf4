// Announcements to screen readers.
import { untrack } from 'svelte';

let said = $state('');
export const announcer = {
  get said(): string {
    return said;
  },
};
export function announce(text: string): void {
  said = text === untrack(() => said) ? `${text}\u00A0` : text;
}
