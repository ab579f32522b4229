/**
 * Caches the client on the device, so that it opens without a connection.
 *
 * A version is cached completely or not at all. A new version waits until the player activates it or the last page of
 * the old one is closed, and the files of the old one are kept until then, so that no open page misses a file.
 */
/**
 * The cached files by path below the scope; `__VERSION__` is derived from all of them: see
 * build-plugins/service-worker.ts.
 */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;
/** The files of the Python runtime, in a separate cache once it has been used on this device (workers/runtime.ts). */
declare const __RUNTIME__: readonly string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE_PREFIX = "client-";
const CACHE_NAME = CACHE_PREFIX + __VERSION__;
const RUNTIME_PREFIX = "runtime-";
const RUNTIME: readonly string[] = __RUNTIME__;
const RUNTIME_CACHE = RUNTIME_PREFIX + RUNTIME[0]!.split("/")[1]!;
/** The cache for a record that another app has shared, until the replay page has read it. */
const SHARE_CACHE = "shared";
const SHELL = "./";
/** The time to wait for a page before the cached one is shown. */
const NETWORK_TIMEOUT_MS = 4000;
/** The number of concurrent downloads; more would delay the requests of the page. */
const CONCURRENT_FETCHES = 6;
/** Matches files whose name changes with their content. */
const IMMUTABLE = /^(assets|runtime)\//;

/** Whether the site has no server, so that routes follow `#`: see src/platform/address.ts. */
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

/** A notification from the server when no page is open (server/notifications), displayed as it is. */
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

/**
 * Whether each push must show a notification: WebKit ends the subscription otherwise, even while the page has the
 * focus.
 */
const MUST_SHOW = /AppleWebKit(?!.*Chrom)/.test(navigator.userAgent);

/**
 * Show a notification. If a page of its table has the focus, show none or, where one is required, close it at once.
 */
async function showNotification(data: PushMessageData | null): Promise<void> {
  const notification = data?.json() as PushNotification | undefined;
  if (!notification || !PATH.test(notification.path)) return;
  const there = urlOf(notification.path.slice(1));
  const pages = await worker.clients.matchAll({ type: "window" });
  const isSeen = pages.some(({ url, focused }) => focused && url === there);
  if (isSeen && !MUST_SHOW) return;
  // A later notification of the same kind about the same table replaces the former one.
  const tag = notification.path + notification.kind;
  await worker.registration.showNotification(notification.title, {
    body: notification.text,
    lang: notification.language,
    tag,
    icon: urlOf("icons/192.png"),
    silent: isSeen,
    data: { path: notification.path },
  });
  if (isSeen) for (const shown of await worker.registration.getNotifications({ tag })) shown.close();
}

/** Focus the page with an address if one is open, else open it in a new window. */
async function openPage(path: string): Promise<void> {
  const there = urlOf(path.slice(1));
  const pages = await worker.clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => url === there);
  if (page) await page.focus();
  else await worker.clients.openWindow(there);
}

/** Cache the client and, if Python is cached, also the Python of the new version for the next offline game. */
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

/** Delete the caches of other versions, unless a version is being installed or several pages are open. */
async function deleteOldCaches(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (worker.registration.waiting || worker.registration.installing || pages.length > 1) return;
  const old = /^(client|runtime)-/;
  for (const name of await caches.keys())
    if (old.test(name) && name !== CACHE_NAME && name !== RUNTIME_CACHE) await caches.delete(name);
}

/** Return a page from the server; if the server fails or takes too long, return the cached page. */
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

/** Return a file from the cache of this version, else of another version, else from the server. */
async function respondWithFile(request: Request): Promise<Response> {
  const mine = await caches.open(CACHE_NAME).then((cache) => cache.match(request.url));
  return mine ?? (await caches.match(request.url)) ?? fetch(request);
}

/** Store a record shared by another app, and redirect to the replay page, which reads it. */
async function storeShared(request: Request): Promise<Response> {
  const record = (await request.formData()).get("record");
  if (record instanceof File)
    await caches.open(SHARE_CACHE).then((cache) => cache.put(urlOf("replay"), new Response(record)));
  return Response.redirect(urlOf(IS_STATIC ? "#/replay?shared" : "replay?shared"), 303);
}
