/**
 * Keeps the client on the device, so that it opens without a line.
 *
 * A version is kept whole or not at all. A new one waits until somebody asks for it or the last page of the
 * old one is closed, and what the old one is made of stays until then: no open game misses a part of its page.
 */
/** Everything that is kept, by its place below the scope; and what it is called together: see build-plugins/service-worker.ts. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;
/** Python for offline tables, in a separate cache once it has been used on this device (workers/runtime.ts). */
declare const __RUNTIME__: readonly string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE_PREFIX = "client-";
const CACHE_NAME = CACHE_PREFIX + __VERSION__;
const RUNTIME_PREFIX = "runtime-";
const RUNTIME: readonly string[] = __RUNTIME__;
const RUNTIME_CACHE = RUNTIME_PREFIX + RUNTIME[0]!.split("/")[1]!;
/** A record that another app handed over, until the page of replays has read it. */
const SHARE_CACHE = "shared";
const SHELL = "./";
/** Time to wait for a page before the cached one is shown. */
const NETWORK_TIMEOUT_MS = 4000;
/** All files at once would keep whatever the page fetches meanwhile waiting. */
const CONCURRENT_FETCHES = 6;
/** Files whose name changes with their content. */
const IMMUTABLE = /^(assets|runtime)\//;

/** Whether no server stands behind the site, so that places stand behind `#`: see src/platform/address.ts. */
const IS_STATIC = worker.location.search === "?here";

const FILES: readonly string[] = [SHELL, ...__FILES__];

const urlOf = (file: string): string => new URL(file, worker.registration.scope).href;
const known = new Set(FILES.map(urlOf));

worker.addEventListener("install", (event) => event.waitUntil(cacheAll()));
worker.addEventListener("activate", (event) => event.waitUntil(deleteOldCaches().then(() => worker.clients.claim())));
worker.addEventListener("message", ({ data }) => {
  if (data === "take-over") void worker.skipWaiting();
  if (data === "begun") void deleteOldCaches();
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === "POST" && url.href === urlOf("replay")) event.respondWith(storeShared(request));
  else if (request.method !== "GET" || url.href.startsWith(urlOf("api/"))) return;
  else if (request.mode === "navigate") event.respondWith(respondWithPage(request));
  else if (known.has(url.href) || IMMUTABLE.test(url.href.slice(urlOf("").length)))
    event.respondWith(respondWithFile(request));
});

/** What the server tells when no page is open (server/post/words.py): it is shown as it is. */
interface PushNotification {
  title: string;
  text: string;
  path: string;
  kind: string;
  language: string;
}

const PATH = /^\/(t\/[A-HJ-NP-Z2-9]{5})?$/;

worker.addEventListener("push", (event) => event.waitUntil(showNotification(event.data)));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage((event.notification.data as { path: string }).path));
});

/** WebKit ends the subscription of a worker that shows nothing, even while the page has the focus. */
const MUST_SHOW = /AppleWebKit(?!.*Chrom)/.test(navigator.userAgent);

/** A page of the table that has the focus shows the same, and the notification is not shown or goes at once. */
async function showNotification(data: PushMessageData | null): Promise<void> {
  const letter = data?.json() as PushNotification | undefined;
  if (!letter || !PATH.test(letter.path)) return;
  const there = urlOf(letter.path.slice(1));
  const pages = await worker.clients.matchAll({ type: "window" });
  const isSeen = pages.some(({ url, focused }) => focused && url === there);
  if (isSeen && !MUST_SHOW) return;
  // Of one table the last word counts.
  const tag = letter.path + letter.kind;
  await worker.registration.showNotification(letter.title, {
    body: letter.text,
    lang: letter.language,
    tag,
    icon: urlOf("icons/192.png"),
    silent: isSeen,
    data: { path: letter.path },
  });
  if (isSeen) for (const shown of await worker.registration.getNotifications({ tag })) shown.close();
}

/** The page of that table, if one is open; else any, which goes there; else a new one. */
async function openPage(path: string): Promise<void> {
  const there = urlOf(path.slice(1));
  const pages = await worker.clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => url === there);
  if (page) await page.focus();
  else await worker.clients.openWindow(there);
}

/** If Python is cached, cache that of the new version too, for the next offline game. */
async function cacheAll(): Promise<void> {
  const plays = (await caches.keys()).some((name) => name.startsWith(RUNTIME_PREFIX));
  await Promise.all([cacheInto(CACHE_NAME, FILES), ...(plays ? [cacheInto(RUNTIME_CACHE, RUNTIME)] : [])]);
}

async function cacheInto(name: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  const queue = files.values();
  async function cacheNext(): Promise<void> {
    for (const name of queue) {
      const before = IMMUTABLE.test(name) ? await caches.match(urlOf(name)) : undefined;
      const found = before ?? (await fetch(urlOf(name), { cache: IMMUTABLE.test(name) ? "default" : "reload" }));
      if (!found.ok) throw new Error(`${name}: ${found.status}`);
      await cache.put(urlOf(name), found);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_FETCHES }, cacheNext));
}

/** Let older versions go, unless a page may still be one of them; a newer one may be there already. */
async function deleteOldCaches(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (worker.registration.waiting || worker.registration.installing || pages.length > 1) return;
  const old = /^(client|runtime)-/;
  for (const name of await caches.keys())
    if (old.test(name) && name !== CACHE_NAME && name !== RUNTIME_CACHE) await caches.delete(name);
}

/** A page as the server writes it, or the kept one if none comes. */
async function respondWithPage(request: Request): Promise<Response> {
  const kept = caches.open(CACHE_NAME).then((cache) => cache.match(urlOf(SHELL)));
  const late = new Promise<undefined>((done) => setTimeout(done, NETWORK_TIMEOUT_MS));
  try {
    const fresh = fetch(request);
    fresh.catch(() => undefined);
    const found = await Promise.race([fresh, late]);
    if (found && found.status < 500) return found;
    return (await kept) ?? found ?? (await fresh);
  } catch {
    return (await kept) ?? Response.error();
  }
}

/** A file of this version, or of the one before as long as a page of it is open. */
async function respondWithFile(request: Request): Promise<Response> {
  const mine = await caches.open(CACHE_NAME).then((cache) => cache.match(request.url));
  return mine ?? (await caches.match(request.url)) ?? fetch(request);
}

/** Another app hands over a record: it waits for the page of replays. */
async function storeShared(request: Request): Promise<Response> {
  const record = (await request.formData()).get("record");
  if (record instanceof File)
    await caches.open(SHARE_CACHE).then((cache) => cache.put(urlOf("replay"), new Response(record)));
  return Response.redirect(urlOf(IS_STATIC ? "#/replay?shared" : "replay?shared"), 303);
}
