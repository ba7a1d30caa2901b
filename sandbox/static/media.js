// Pictures in messages, galleries, and files to download.

import { el, icon, localPath, plainSize, push, webLink } from "./dom.js";
import { enlarge } from "./enlarged.js";
import { say } from "./words.js";

const PICTURE = /^image\/(png|jpe?g|gif|webp|avif)$/;

export function isPicture(file) {
  return PICTURE.test(file.content_type || "") || (!file.content_type && /\.(png|jpe?g|gif|webp|avif)$/i.test(file.url || ""));
}

// items: [{media: {url, width, height}, description, spoiler}]
export function gallery(items) {
  const shown = items.map((item, at) => picture(item, () => enlarge(items, at)));
  return el("div", { class: `gallery gallery-${Math.min(items.length, 10)}` }, shown);
}

export function picture(item, open, extra = "") {
  const path = localPath(item.media.url);
  if (!path) return elsewhere(item);
  const { width, height } = item.media;
  const described = item.description || "";
  const image = el("img", { src: path, alt: described || say("picture-undescribed"), width, height, loading: "lazy", decoding: "async" });
  image.addEventListener("error", () => button.replaceWith(el("span", { class: "missing" }, described || say("picture-gone"))));
  const label = described ? say("enlarge-described", { description: described }) : say("enlarge");
  const button = el("button", { type: "button", class: "picture", "aria-label": label, on: { click: open } }, image);
  if (width && height) button.style.setProperty("--ratio", `${width} / ${height}`);
  const box = el("figure", { class: `picture-box ${extra}` }, button);
  if (described) box.append(...altBadge(described));
  return item.spoiler ? veiled(box) : box;
}

function altBadge(text) {
  const words = el("figcaption", { class: "alt-text", hidden: true }, text);
  const toggle = (event) => {
    words.hidden = !words.hidden;
    event.currentTarget.setAttribute("aria-expanded", String(!words.hidden));
  };
  const said = { "aria-expanded": "false", "aria-label": say("show-description") };
  return [push("alt-badge", toggle, said, el("span", {}, "ALT")), words];
}

function elsewhere(item) {
  const url = webLink(item.media.url);
  const words = item.description || say("picture-elsewhere");
  return url
    ? el("a", { class: "missing link", href: url.href, target: "_blank", rel: "noopener noreferrer" }, words)
    : el("span", { class: "missing" }, words);
}

export function veiled(box) {
  const show = () => {
    veil.remove();
    cover.classList.remove("veiled");
  };
  const veil = push("veil", show, {}, say("spoiler"));
  const cover = el("div", { class: "cover veiled" }, box, veil);
  return cover;
}

export function file({ url, name, size, spoiler }) {
  const path = localPath(url);
  const parts = [icon("file"), el("span", { class: "file-name" }, name || "file")];
  if (size) parts.push(el("span", { class: "file-size" }, plainSize(size)));
  const row = path ? el("a", { class: "file", href: path, download: name || "" }, parts) : el("div", { class: "file" }, parts);
  return spoiler ? veiled(row) : row;
}
