// The page and the worker in which bots think load the same program; it finds out itself where it is.
// Until the page's program is there, the light page of index.html is shown, in the reader's language, with how much has come.
const PROGRAM = "/roundhouse_bg.wasm";
const BYTES = PROGRAM_BYTES;
const WORDS = {
  en: {
    title: "Rail games, ready to board",
    coming: "Loading the games…",
    failed: "The games couldn't be loaded. Check your connection and try again.",
    old: "This browser is too old for the games. Please update it, or use another one.",
    again: "Try again",
  },
  ja: {
    title: "鉄道ゲーム、まもなく発車",
    coming: "ゲームを読み込んでいます…",
    failed: "ゲームを読み込めませんでした。接続を確認して、もう一度お試しください。",
    old: "このブラウザは古いため、ゲームを動かせません。更新するか、別のブラウザをお使いください。",
    again: "もう一度試す",
  },
  fr: {
    title: "Jeux de rails, en voiture !",
    coming: "Chargement des jeux…",
    failed: "Les jeux n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.",
    old: "Ce navigateur est trop ancien pour les jeux. Mettez-le à jour ou utilisez-en un autre.",
    again: "Réessayer",
  },
};

// what is kept in this browser under a name; where nothing may be kept, nothing is
const kept = (name) => {
  try {
    return JSON.parse(localStorage.getItem(`roundhouse.${name}`));
  } catch {
    return null;
  }
};
const keep = (name, value) => {
  try {
    localStorage.setItem(`roundhouse.${name}`, JSON.stringify(value));
  } catch {}
};

// counts what comes; a program that was counted once is in the browser's cache, and is left to the browser, which then keeps it compiled, too
const counted = (response, tell) => {
  let come = 0;
  const count = new TransformStream({
    transform(piece, to) {
      come += piece.byteLength;
      tell(come / BYTES);
      to.enqueue(piece);
    },
  });
  return new Response(response.body.pipeThrough(count), { headers: response.headers });
};

const fetched = async (tell) => {
  const response = await fetch(PROGRAM);
  if (!response.ok) throw new Error(`${PROGRAM}: ${response.status}`);
  return tell === null ? response : counted(response, tell);
};

const styled = () =>
  new Promise((done, fail) => {
    const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/roundhouse.css", onload: done, onerror: fail });
    document.head.append(style);
  });

const run = async (tell, style, language) => {
  const program = fetched(tell);
  program.catch(() => {}); // told below, wherever it is waited for
  const words = fetchTexts(language).catch(() => {}); // then it is English
  const { default: init } = await import("/roundhouse.js");
  await style;
  await words;
  await init({ module_or_path: program });
};

// what every language but English says, in files for each ("fr", "fr-rules"); the program asks for them here
const TEXTS = TEXTS_OF_LANGUAGES;
const texts = {};
const fetchTexts = async (file) => {
  if (!(file in TEXTS) || file in texts) return;
  const response = await fetch(TEXTS[file]);
  if (!response.ok) throw new Error(`${TEXTS[file]}: ${response.status}`);
  texts[file] = await response.text();
  keepTexts(file.slice(0, 2));
};
// for days without network, by the service worker, which may have come later than the texts
const keepTexts = (language) => navigator.serviceWorker?.ready.then(({ active }) => active.postMessage({ language })).catch(() => {});
globalThis.roundhouse = { texts: (file) => texts[file], fetchTexts };

const part = (name) => document.querySelector(`#first [data-first=${name}]`);

const begin = () => {
  const settings = kept("settings") ?? {};
  const language = [settings.language, navigator.language, "en"].map((code) => String(code).slice(0, 2)).find((code) => code in WORDS);
  const words = WORDS[language];
  document.documentElement.lang = language;
  if (settings.theme) document.documentElement.dataset.theme = settings.theme;
  part("title").textContent = words.title;
  part("coming").textContent = words.coming;
  part("progress").setAttribute("aria-label", words.coming);
  return language;
};

const fail = (language) => {
  const words = WORDS[language];
  const again = Object.assign(document.createElement("button"), { textContent: words.again, onclick: () => location.reload() });
  part("coming").textContent = typeof WebAssembly === "object" ? words.failed : words.old;
  part("progress").replaceWith(again);
};

if (typeof window === "undefined") {
  await run(null, null, "en"); // bots say nothing
} else {
  const language = begin();
  import("/bell.js").catch(() => {}); // who isn't told is none the worse for it
  const tell = (share) => {
    const progress = part("progress");
    if (progress) progress.value = Math.min(99, Math.floor(share * 100));
  };
  try {
    await run(kept("program") === BYTES ? null : tell, styled(), language);
    keep("program", BYTES);
    document.querySelector("#first")?.remove();
    if ("serviceWorker" in navigator) navigator.serviceWorker.register("/offline.js").catch(() => {});
  } catch (error) {
    console.error(error);
    fail(language);
  }
}
