// The service worker: keeps the built site in the browser, so that it opens without a server after the first visit.

/** Put in when the site is built: every file of it, and a name that changes with them. */
declare const FILES_OF_THE_SITE: readonly string[];
declare const NAME_OF_THE_BUILD: string;

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  addEventListener(name: 'install' | 'activate', heard: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', heard: (event: Fetching) => void): void;
  clients: { claim(): Promise<void> };
}
const scope = self as unknown as Scope;
const PAGE = '/';
/** Answers of the server are never kept. */
const OF_THE_SERVER = /^\/(api|socket|health|ready|metrics)\b/;

async function keep(): Promise<void> {
  const cache = await caches.open(NAME_OF_THE_BUILD);
  await cache.addAll([PAGE, ...FILES_OF_THE_SITE]);
}
async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name !== NAME_OF_THE_BUILD).map(name => caches.delete(name)));
  await scope.clients.claim();
}
/** The newest page if the server can be reached: it names the newest files. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}
/** Names of files change with what is in them, so what was kept is right. */
const file = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

scope.addEventListener('install', event => event.waitUntil(keep()));
scope.addEventListener('activate', event => event.waitUntil(forgetOthers()));
scope.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || OF_THE_SERVER.test(pathname)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});
