// The page and the worker in which bots think load the same program; it finds out itself where it is.
import init from "/roundhouse.js";
await init({ module_or_path: "/roundhouse_bg.wasm" });
if (typeof window !== "undefined" && "serviceWorker" in navigator) navigator.serviceWorker.register("/offline.js").catch(() => {});
