// Asks the browser to keep the games that lie in it for good: otherwise it may clear them away when space is short.
const ASKED = 'longbox.lasting';

type Storage = Pick<StorageManager, 'persist' | 'persisted'>;
/** Undefined over plain http, and in old browsers. */
const storageHere = (): Storage | undefined => (navigator as Partial<Navigator>).storage;

/** Whether the browser stores it for good; undefined where it does not say. */
export const isLasting = async (storage = storageHere()): Promise<boolean | undefined> => storage?.persisted?.();

/** Asks once: some browsers ask the player. */
export async function askToLast(
  storage = storageHere(),
  notes: Pick<typeof localStorage, 'getItem' | 'setItem'> = localStorage,
) {
  if (!storage?.persist || notes.getItem(ASKED) !== null || (await storage.persisted())) return;
  notes.setItem(ASKED, 'yes');
  await storage.persist();
}
