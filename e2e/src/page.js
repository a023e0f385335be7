// What tests know about a page from inside. It comes before every script of theirs, and installs itself once for each page.
const e2e = (window.e2e ??= (() => {
  const e2e = { changes: 0, turns: 0, answers: [], asked: null, gap: 0, aim: null, met: false, stuckOut: [] };
  const marks = "[data-act], [data-pick], [data-reveal]";

  // how long a click takes until what it changed is painted
  const painted = (asked) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => e2e.answers.push(performance.now() - asked);
    requestAnimationFrame(() => channel.port2.postMessage(0));
  };
  addEventListener("click", (event) => (e2e.asked = event.target.closest?.(marks) ? event.timeStamp : null), true);
  // whether a click met what it was aimed at: a page that moves under the finger makes it miss
  // (to the player, something that the page has redrawn is still the same thing)
  const isAnew = (target) => !e2e.aim.isConnected && e2e.key(e2e.aim) !== null && e2e.key(target.closest(marks)) === e2e.key(e2e.aim);
  const meets = (target) => e2e.aim !== null && (e2e.aim.contains(target) || isAnew(target));
  addEventListener("click", (event) => (e2e.met ||= meets(event.target)), true);
  e2e.aimAt = (element) => {
    [e2e.aim, e2e.met] = [element, false];
  };
  // whatever was wider than the screen; the inner width of the window does not tell, for on a phone it grows with what sticks out
  e2e.measure = () => {
    const page = document.documentElement;
    if (page.scrollWidth <= page.clientWidth || e2e.stuckOut.length > 0) return e2e.stuckOut;
    const out = [...document.body.querySelectorAll("*")].filter((each) => each.getBoundingClientRect().right > page.clientWidth + 1);
    e2e.stuckOut = [`${page.scrollWidth} pixels`, ...out.map((each) => `${each.tagName} ${each.getAttribute("class") ?? ""} '${each.textContent.slice(0, 40)}'`)];
    return e2e.stuckOut;
  };
  let mine = false;
  new MutationObserver(() => {
    e2e.changes += 1;
    const now = document.querySelector(".prompt-bar.mine") !== null;
    if (mine && !now) e2e.turns += 1;
    mine = now;
    if (e2e.asked !== null) painted(e2e.asked);
    e2e.asked = null;
    requestAnimationFrame(e2e.measure);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  // the longest time in which the page did not get to anything else
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    e2e.gap = Math.max(e2e.gap, now - last);
    last = now;
  }, 5);

  // times the next click: until the words that it changes there are painted; less than nothing if what should go on meanwhile did not
  e2e.time = (changed, meanwhile) => {
    const words = () => [...document.querySelectorAll(changed)].map((each) => each.textContent).join();
    e2e.timed = null;
    const time = ({ timeStamp }) => {
      const [before, goesOn] = [words(), document.querySelector(meanwhile) !== null];
      const look = () => {
        if (words() === before) return requestAnimationFrame(look);
        const channel = new MessageChannel();
        channel.port1.onmessage = () => (e2e.timed = goesOn ? performance.now() - timeStamp : -1);
        channel.port2.postMessage(0);
      };
      requestAnimationFrame(look);
    };
    addEventListener("click", time, { capture: true, once: true });
  };

  // the name of a choice: its action, or what tells it from the others of its kind
  const named = (element) => ["data-pick", "aria-label", "title", "transform"].map((name) => element.getAttribute(name)).join(" ");
  e2e.key = (element) => element?.dataset?.act ?? (element?.matches?.(marks) ? named(element) : null);
  const key = e2e.key;
  const usable = (element) =>
    !element.disabled && !element.closest("[aria-disabled=true], [inert]") && element.checkVisibility({ visibilityProperty: true });

  // a point where a finger meets this element and nothing else; what a bar at the edge covers is scrolled away from under it
  e2e.point = (element) => {
    const within = (box) => box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    const scroll = () => element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    if (!within(element.getBoundingClientRect())) scroll();
    return free(element) ?? (scroll(), free(element));
  };
  const free = (element) => {
    const box = element.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.5, 0.25], [0.5, 0.75], [0.25, 0.5], [0.75, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8], [0.5, 0.05], [0.05, 0.5], [0.5, 0.95], [0.95, 0.5]]) {
      const [x, y] = [Math.round(box.left + across * box.width), Math.round(box.top + down * box.height)];
      const met = document.elementFromPoint(x, y);
      if (met !== null && element.contains(met)) return [x, y];
    }
    return null;
  };

  // the choices of a player, the most likely ones first: what decides, what leads there, what was tried before or gives something up
  e2e.choices = (tried) => {
    const reluctant = (key) => /discard|end_turn|undo|pass/.test(key);
    const rank = (element) => {
      if (element.dataset.reveal !== undefined) return 0;
      if (tried.includes(key(element))) return 4;
      if (element.dataset.act === undefined) return 2;
      return /discard/.test(key(element)) ? 5 : reluctant(key(element)) ? 3 : 1;
    };
    const classes = [[], [], [], [], [], []];
    for (const element of document.querySelectorAll(marks)) if (usable(element)) classes[rank(element)].push(element);
    return classes.filter((choices) => choices.length > 0);
  };

  // an element as a choice, and where to click it; with `blind`, also where it can't be reached
  const choice = (element, blind) => {
    const point = e2e.point(element);
    if (point === null && !blind) return null;
    e2e.aimAt(element);
    return { key: key(element), commits: element.dataset.act !== undefined, point, element };
  };

  // what commits this action
  e2e.find = (action, blind) => {
    const found = [...document.querySelectorAll("[data-act]")].filter((element) => element.dataset.act === action && usable(element));
    return found.reduce((first, element) => first ?? choice(element, blind), null);
  };

  // does a value have what the pattern names?
  const fits = (pattern, value) => {
    if (pattern === null || typeof pattern !== "object") return pattern === value;
    if (value === null || typeof value !== "object" || Array.isArray(pattern) !== Array.isArray(value)) return false;
    if (Array.isArray(pattern) && pattern.length !== value.length) return false;
    return Object.entries(pattern).every(([name, part]) => name in value && fits(part, value[name]));
  };
  const leaves = (value) => (value !== null && typeof value === "object" ? Object.values(value).flatMap(leaves) : [String(value)]);

  // what commits an action that fits a pattern, or else what most likely leads there and was not tried yet
  e2e.lead = (pattern, tried, blind, round) => {
    const acts = [...document.querySelectorAll("[data-act]")].filter((element) => usable(element) && fits(pattern, JSON.parse(element.dataset.act)));
    const found = acts.reduce((first, element) => first ?? choice(element, blind), null);
    if (found !== null) return found;
    const wanted = leaves(pattern);
    const words = (element) => new Set(["data-pick", "aria-label", "title"].flatMap((name) => (element.getAttribute(name) ?? "").toLowerCase().split(/[^\w]+/)));
    const [fields] = Object.values(pattern);
    const part = (element) => element.dataset.part && JSON.parse(element.dataset.part);
    const named = (element) => Object.entries(part(element) ?? {}).filter(([name]) => name in (fields ?? {}));
    // a card is turned up to three times
    const turns = (element) => element.dataset.pick === "turn";
    const left = (element) => tried.filter((each) => each === key(element)).length < (turns(element) ? 3 : 1);
    const worth = (element) => 100 * named(element).length + 50 * turns(element) + wanted.filter((leaf) => words(element).has(leaf)).length;
    const suits = (element) => named(element).every(([name, value]) => fits(fields[name], value));
    const picks = [...document.querySelectorAll("[data-pick]:not([data-act])")].filter((element) => usable(element) && suits(element) && left(element));
    picks.sort((one, other) => worth(other) - worth(one));
    // what is picked first may close the way: each round begins with another
    if (tried.length === 0) picks.splice(0, round % Math.max(picks.length, 1));
    return picks.reduce((first, element) => first ?? choice(element, blind), null);
  };

  // what would do this, but is not allowed to: it explains why when it is clicked
  e2e.never = (action) => {
    const [fields] = Object.values(action);
    const [name] = Object.keys(action);
    const things = Object.entries(fields).flatMap(([field, value]) => [field, name].map((kind) => `${kind}:${[value].flat().join(":")}`));
    const isButton = ({ dataset }) => dataset.impossible && fits(action, JSON.parse(dataset.impossible));
    const isPart = ({ dataset }) => dataset.part && Object.entries(JSON.parse(dataset.part)).every(([name, value]) => name in fields && fits(fields[name], value));
    const isTarget = ({ dataset }) => things.includes(dataset.target);
    const all = [...document.querySelectorAll("[data-impossible], [data-part], [data-target]")].filter((element) => !element.matches("[data-act], [data-pick]") && usable(element));
    for (const kind of [isButton, isPart, isTarget]) {
      for (const element of all.filter(kind)) {
        const point = e2e.point(element);
        const met = point && document.elementFromPoint(...point);
        if (met && met.closest("[data-act], [data-pick]") === null) return { key: "never", commits: false, point, element };
      }
    }
    return null;
  };

  // one of the choices of a player
  e2e.choose = (tried, roll, blind) => {
    for (const choices of e2e.choices(tried)) {
      const first = Math.floor(roll * choices.length);
      for (let step = 0; step < Math.min(choices.length, 40); step += 1) {
        const found = choice(choices[(first + step) % choices.length], blind);
        if (found !== null) return found;
      }
    }
    return null;
  };

  e2e.over = () => document.querySelector(".score-sheet") !== null;
  e2e.text = (selector) => document.querySelector(selector)?.textContent ?? "";
  e2e.mark = () => [e2e.text(".prompt-bar .prompt"), document.querySelectorAll(".log li").length];
  return e2e;
})());
