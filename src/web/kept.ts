// What the site keeps in the browser, as JSON by its name.

/** The value of that name; undefined where there is none that can be read, or the browser keeps nothing. */
export function kept<T>(name: string): T | undefined {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}
export const keep = (name: string, value: unknown): void => localStorage.setItem(name, JSON.stringify(value));
