// What a page tells beyond what it shows: a mark on its title and icon, a sound, the browser's own notifications; and how this browser is told with the page closed.
const DOT = "● ";
const icon = document.querySelector("link[rel=icon]");
const plain = icon?.getAttribute("href");
const marked =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1d2733"/><path d="M7 12 25 20M5 16h22" stroke="#f5f0e4" stroke-width="2.5" stroke-linecap="round"/><circle cx="23" cy="9" r="8" fill="#d8432e"/></svg>'
  );

const mark = (on) => {
  const title = document.title.startsWith(DOT) ? document.title.slice(DOT.length) : document.title;
  document.title = on ? DOT + title : title;
  icon?.setAttribute("href", on ? marked : plain);
  const badge = on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  badge?.catch?.(() => {});
};

// two short tones, like a station's gong
const sound = () => {
  try {
    const audio = new AudioContext();
    [660, 520].forEach((pitch, number) => {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      const from = audio.currentTime + number * 0.22;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.15, from);
      volume.gain.exponentialRampToValueAtTime(0.001, from + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(from);
      tone.stop(from + 0.5);
    });
    setTimeout(() => audio.close(), 1500);
  } catch {}
};

const permission = () => (typeof Notification === "undefined" ? "none" : Notification.permission);
const ask = async () => (typeof Notification === "undefined" ? "none" : await Notification.requestPermission());

// by the service worker, which also knows what to do when it is clicked
const notify = async (text, path) => {
  if (permission() !== "granted") return;
  const worker = await navigator.serviceWorker?.ready;
  await worker?.showNotification("Roundhouse", { body: text, tag: path.split("/").pop(), icon: plain, data: { path } });
};

const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
const words = (subscription) => {
  const { endpoint, keys } = subscription.toJSON();
  return JSON.stringify({ channel: "push", endpoint, p256dh: keys.p256dh, auth: keys.auth });
};
const pushes = async () => (await navigator.serviceWorker?.ready)?.pushManager;
const subscribed = async () => {
  const known = await (await pushes())?.getSubscription();
  return known ? words(known) : null;
};
// what this browser is called at its push service; a subscription for another server's key makes way
const subscribe = async (key) => {
  const manager = await pushes();
  if (!manager) throw new Error("none");
  if ((await ask()) !== "granted") throw new Error("denied");
  const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  try {
    return words(await manager.subscribe(wish));
  } catch {
    await (await manager.getSubscription())?.unsubscribe();
    return words(await manager.subscribe(wish));
  }
};
const unsubscribe = async () => void (await (await (await pushes())?.getSubscription())?.unsubscribe());
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";

globalThis.bell = { mark, sound, permission, ask, notify, subscribe, subscribed, unsubscribe, zone };
