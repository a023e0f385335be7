// Once loaded, the app works without the network: its files are kept, and taken from there when the server can't be reached.
// All are fetched together when the app changes, and never one alone: parts of two programs don't fit together.
const KEPT = "roundhouse-BUILD";
const FILES = ["/", ...FILES_OF_THE_APP];
// what only some want: fetched when it is, and kept from then on
const DATA = /^\/(net|puzzles|strategy)-\w+\.(jsonl?|safetensors)$/;
const KEPT_DATA = "roundhouse-data";
// the languages that somebody reads here
const TEXTS = TEXTS_OF_LANGUAGES;
const PART = /^\/(split|chunk)_\w+\.[0-9a-f]{8}\.wasm$/;

const keepTexts = async (language) => {
  const files = Object.keys(TEXTS).filter((file) => file.slice(0, 2) === language);
  for (const file of files) if (!(await caches.match(TEXTS[file]))) await (await caches.open(KEPT)).add(TEXTS[file]);
};
// the languages that the app of another day has kept
const read = async () => {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const names = kept.flat().map(({ url }) => new URL(url).pathname);
  return Object.keys(TEXTS).filter((file) => names.some((name) => name.startsWith(`/texts-${file}.`)));
};
const keep = async () => {
  await (await caches.open(KEPT)).addAll(FILES);
  for (const language of await read()) await keepTexts(language);
  await self.skipWaiting();
};
const clear = async () => {
  for (const name of await caches.keys()) if (name.startsWith("roundhouse") && name !== KEPT && name !== KEPT_DATA) await caches.delete(name);
  await self.clients.claim();
};

const lasting = async (request, name) => {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(KEPT_DATA)).put(name, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(name);
    if (kept) return kept;
    throw error;
  }
};

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("message", (event) => event.waitUntil(keepTexts(event.data?.language)));
self.addEventListener("activate", (event) => event.waitUntil(clear()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  const name = event.request.mode === "navigate" ? "/" : url.pathname;
  // a part of the program is of one build for ever, and may be of one that the server has no more
  if (PART.test(name) || Object.values(TEXTS).includes(name)) event.respondWith(caches.match(name).then((kept) => kept ?? fetch(event.request)));
  else if (DATA.test(name)) event.respondWith(lasting(event.request, name));
  else if (FILES.includes(name)) event.respondWith(fetch(event.request).catch(() => caches.match(name)));
});

// what happens at a table comes here with the page closed; who has the table before the eyes needs no word of it
const pages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
const at = (page, path) => new URL(page.url).pathname === path;
const tell = async ({ title, text, path, tag }) => {
  if (path && (await pages()).some((page) => at(page, path) && page.visibilityState === "visible")) return;
  await self.registration.showNotification(title ?? "Roundhouse", { body: text, tag: tag ?? undefined, icon: "/icon.svg", data: { path } });
};
const go = async (path) => {
  const open = (await pages()).find((page) => at(page, path));
  await (open ? open.focus() : self.clients.openWindow(path));
};
self.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() ?? {})));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data?.path ?? "/"));
});
