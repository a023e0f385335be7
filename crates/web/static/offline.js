// Once loaded, the app works without the network: its files are kept, and taken from there when the server can't be reached.
const KEPT = "roundhouse";
const FILES = ["/", "/start.js", "/roundhouse.js", "/roundhouse_bg.wasm", "/roundhouse.css", "/icon.svg", "/manifest.webmanifest"];

self.addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  const name = event.request.mode === "navigate" ? "/" : url.pathname;
  if (!FILES.includes(name)) return;
  event.respondWith(
    fetch(event.request)
      .then((response) => {
        if (response.ok) { const copy = response.clone(); caches.open(KEPT).then((cache) => cache.put(name, copy)); }
        return response;
      })
      .catch(() => caches.match(name)),
  );
});
