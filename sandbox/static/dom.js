// Making elements. Text only ever becomes a text node, never markup.

import { say, tongue } from "./words.js";

const PROPERTIES = new Set(["value", "checked", "disabled", "hidden", "selected", "open"]);

export function el(tag, given = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === null) continue;
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
    } else if (name === "data") {
      Object.assign(node.dataset, value);
    } else if (PROPERTIES.has(name)) {
      node[name] = value;
    } else if (value !== false) {
      node.setAttribute(name, value === true ? "" : String(value));
    }
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export function span(kind, ...children) {
  return el("span", { class: kind }, ...children);
}

// A button: its look, what it does, further attributes, what is on it.
export function push(kind, click, more, ...children) {
  return el("button", { type: "button", class: kind, on: { click }, ...more }, ...children);
}

export function outward(kind, url, more, ...children) {
  return el("a", { class: kind, href: url.href, target: "_blank", rel: "noopener noreferrer", ...more }, ...children);
}

// A choice's name with what it means below.
export function choiceWords(label, description, kind = "pick-label") {
  return span("pick-text", span(kind, label), description ? span("pick-more", description) : null);
}

// Line drawings on a 24 by 24 field.
const DRAWINGS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h16M4 15h16",
  thread: "M6 4v8a4 4 0 0 0 4 4h8M14 12l4 4-4 4",
  at: "M4 6h16v10H10l-4 4v-4H4z",
  down: "m6 9 6 6 6-6",
  left: "m15 5-7 7 7 7",
  right: "m9 5 7 7-7 7",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 12h14M12 5l7 7-7 7",
  out: "M9 5H5v14h14v-4M13 5h6v6M19 5l-8 8",
  jump: "M5 12h12M12 7l5 5-5 5",
  eye: "M3 12s3-6 9-6 9 6 9 6-3 6-9 6-9-6-9-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  file: "M7 3h7l4 4v14H7zM14 3v5h4",
  plus: "M5 12h14M12 5v14",
  minus: "M5 12h14",
  theme: "M12 4a8 8 0 1 0 8 8 6 6 0 0 1-8-8z",
};
const SVG = "http://www.w3.org/2000/svg";

export function icon(name) {
  const node = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", DRAWINGS[name]);
  node.append(path);
  node.setAttribute("viewBox", "0 0 24 24");
  node.setAttribute("class", "icon");
  node.setAttribute("aria-hidden", "true");
  return node;
}

export function fill(node, ...children) {
  node.replaceChildren(...children.flat().filter(Boolean));
  return node;
}

let counter = 0;
export function freshId(prefix) {
  counter += 1;
  return `${prefix}-${counter}`;
}

export function byId(id) {
  return document.getElementById(id);
}

// Addresses: only web links leave the page, and only this machine's pictures are loaded.
export function webLink(text) {
  try {
    const url = new URL(text);
    return url.protocol === "http:" || url.protocol === "https:" ? url : null;
  } catch {
    return null;
  }
}

let ownBase = "";
export function knowBase(url) {
  ownBase = url;
}

export function localPath(text) {
  const url = webLink(text);
  if (!url) return null;
  const own = url.origin === ownBase || url.origin === location.origin;
  return own ? url.pathname : null;
}

export function emojiPath(id, animated = false) {
  return /^\d{1,20}$/.test(String(id)) ? `/emojis/${id}.${animated ? "gif" : "png"}` : null;
}

export function emojiImage(emoji, extra = "") {
  const path = emoji.id ? emojiPath(emoji.id, emoji.animated) : null;
  if (!path) return el("span", { class: `emoji ${extra}` }, emoji.name || "");
  const name = `:${emoji.name || "emoji"}:`;
  return el("img", { class: `emoji ${extra}`, src: path, alt: name, title: name, draggable: "false" });
}

export function plainSize(bytes) {
  if (bytes < 1024) return say("bytes", { count: bytes });
  if (bytes < 1024 * 1024) return `${decimal(bytes / 1024)} KB`;
  return `${decimal(bytes / 1024 / 1024)} MB`;
}

function decimal(number) {
  return new Intl.NumberFormat(tongue(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);
}

const TINTS = 8;
export function avatar(user, size = "") {
  const tint = Number(BigInt(user.id) % 99991n) % TINTS;
  const letter = [...(user.display || "?")][0].toUpperCase();
  return el("span", { class: `avatar tint-${tint} ${size}`, "aria-hidden": "true" }, letter);
}

export function upper(words) {
  return words[0].toUpperCase() + words.slice(1);
}
