// Keeps the site in this browser, so that it opens without a server later.
export function keepSite(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Where it is not to be had, in private windows say, the site works all the same.
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
