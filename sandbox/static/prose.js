// A markdown tree as elements.

import { el, emojiImage, webLink } from "./dom.js";
import { parse } from "./markdown.js";
import { relative, written } from "./times.js";
import { say } from "./words.js";

let around = null;

// `table` answers userName(id), roleName(id), channel(id), openChannel(id), jump(url), startCommand(name).
export function setTable(table) {
  around = table;
}

export function prose(text, extra = "") {
  const nodes = parse(text);
  const big = onlyEmoji(nodes) ? "big-emoji" : "";
  return el("div", { class: `prose ${big} ${extra}` }, nodes.map(block));
}

export function proseLine(text) {
  return parse(text).map((node) => (node.kind === "text" ? node.children.map(piece) : block(node))).flat();
}

function onlyEmoji(nodes) {
  if (nodes.length !== 1 || nodes[0].kind !== "text") return false;
  const parts = nodes[0].children;
  const fine = (part) => part.kind === "emoji" || (part.kind === "plain" && /^[\s\p{Extended_Pictographic}\uFE0F\u200D]*$/u.test(part.text));
  return parts.length <= 27 && parts.every(fine) && parts.some((part) => part.kind === "emoji" || part.text.trim());
}

function block(node) {
  switch (node.kind) {
    case "heading":
      return el(`h${node.level + 2}`, { class: `heading-${node.level}` }, node.children.map(piece));
    case "small":
      return el("p", { class: "subtext" }, node.children.map(piece));
    case "quote":
      return el("blockquote", {}, node.children.map(block));
    case "block":
      return el("pre", { tabindex: "0" }, el("code", { "data-language": node.language }, node.text));
    case "list":
      return list(node);
    default:
      return el("p", {}, node.children.map(piece));
  }
}

function list(node) {
  const items = node.items.map((children) =>
    el("li", {}, children.map((child) => (child.kind === "list" ? list(child) : piece(child)))),
  );
  return node.ordered ? el("ol", { start: node.start }, items) : el("ul", {}, items);
}

const SIMPLE = { bold: "strong", italic: "em", underline: "u", strike: "s" };

function piece(node) {
  if (SIMPLE[node.kind]) return el(SIMPLE[node.kind], {}, node.children.map(piece));
  switch (node.kind) {
    case "plain":
      return document.createTextNode(node.text);
    case "code":
      return el("code", { class: "inline-code" }, node.text);
    case "spoiler":
      return spoiler(node.children.map(piece));
    case "link":
      return link(node);
    case "emoji":
      return emojiImage(node);
    case "time":
      return time(node);
    default:
      return mention(node);
  }
}

function mention(node) {
  if (node.kind === "user") {
    const mine = around.isMe(node.id) ? "mention-me" : "";
    return el("span", { class: `mention ${mine}` }, `@${around.userName(node.id)}`);
  }
  if (node.kind === "role") return el("span", { class: "mention" }, `@${around.roleName(node.id)}`);
  if (node.kind === "everyone") return el("span", { class: "mention mention-me" }, node.text);
  if (node.kind === "command") {
    const begin = () => around.startCommand(node.name);
    return el("button", { type: "button", class: "mention", on: { click: begin } }, `/${node.name}`);
  }
  const channel = around.channel(node.id);
  if (!channel) return el("span", { class: "mention" }, "#unknown");
  const open = () => around.openChannel(node.id);
  return el("button", { type: "button", class: "mention", on: { click: open } }, `#${channel.name}`);
}

function time(node) {
  const full = written(node.at, "F");
  const isRelative = node.style === "R";
  const data = isRelative ? { relative: node.at } : {};
  return el("time", { class: "moment", title: full, data }, isRelative ? relative(node.at) : written(node.at, node.style));
}

export function link(node) {
  const url = webLink(node.url);
  const inside = node.children.map(piece);
  if (!url) return el("span", {}, inside);
  const given = { class: "link", href: url.href, title: node.title || url.href, target: "_blank", rel: "noopener noreferrer" };
  if (around.canJump(url)) given.on = { click: (event) => { event.preventDefault(); around.jump(url); } };
  return el("a", given, inside);
}

export function spoiler(children) {
  const reveal = (event) => {
    if (node.classList.contains("shown")) return;
    event.preventDefault();
    event.stopPropagation();
    node.classList.add("shown");
    node.removeAttribute("role");
    node.removeAttribute("tabindex");
    node.removeAttribute("aria-label");
  };
  const keys = (event) => {
    if (event.key === "Enter" || event.key === " ") reveal(event);
  };
  const node = el(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-label": say("spoiler-press"), on: { click: reveal, keydown: keys } },
    el("span", { class: "spoiler-inside" }, children),
  );
  return node;
}

// Text as read aloud: no marks, names instead of ids.
export function spoken(text) {
  const box = prose(text);
  for (const image of box.querySelectorAll("img")) image.replaceWith(image.alt);
  for (const hidden of box.querySelectorAll(".spoiler")) hidden.textContent = "(spoiler)";
  return box.textContent.trim();
}
