// Once loaded, the app works without the network: its files are kept, and taken from there when the server can't be reached.
// All are fetched together when the app changes, and never one alone: parts of two programs don't fit together.
const KEPT = "roundhouse-BUILD";
const FILES = ["/", ...FILES_OF_THE_APP];
// what only some want: fetched when it is, and kept from then on
const DATA = /^\/(puzzles|strategy)-\w+\.jsonl?$/;
const KEPT_DATA = "roundhouse-data";
const PART = /^\/(split|chunk)_\w+\.[0-9a-f]{8}\.wasm$/;

const keep = async () => {
  await (await caches.open(KEPT)).addAll(FILES);
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
self.addEventListener("activate", (event) => event.waitUntil(clear()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  const name = event.request.mode === "navigate" ? "/" : url.pathname;
  // a part of the program is of one build for ever, and may be of one that the server has no more
  if (PART.test(name)) event.respondWith(caches.match(name).then((kept) => kept ?? fetch(event.request)));
  else if (DATA.test(name)) event.respondWith(lasting(event.request, name));
  else if (FILES.includes(name)) event.respondWith(fetch(event.request).catch(() => caches.match(name)));
});
