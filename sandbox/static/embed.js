// Classic embeds.

import { el, outward, webLink } from "./dom.js";
import { enlarge } from "./enlarged.js";
import { picture } from "./media.js";
import { prose, proseLine } from "./prose.js";
import { ofMessage } from "./times.js";
import { say } from "./words.js";

export function embed(given) {
  const box = el("article", { class: "embed", "aria-label": given.title || say("embed") });
  tint(box, given.color);
  const words = el("div", { class: "embed-words" });
  if (given.author?.name) words.append(el("div", { class: "embed-author" }, given.author.name));
  if (given.title) words.append(title(given));
  if (given.description) words.append(prose(given.description));
  if (given.fields?.length) words.append(el("dl", { class: "embed-fields" }, given.fields.map(field)));
  const top = el("div", { class: "embed-top" }, words);
  if (given.thumbnail) top.append(single(given.thumbnail, "thumbnail"));
  box.append(top);
  if (given.image) box.append(single(given.image, "embed-image"));
  const foot = [given.footer?.text, given.timestamp && ofMessage(given.timestamp)].filter(Boolean);
  if (foot.length) box.append(el("div", { class: "embed-foot" }, foot.join(" • ")));
  return box;
}

export function tint(box, colour) {
  if (Number.isInteger(colour) && colour >= 0 && colour <= 0xffffff) {
    box.style.setProperty("--accent", `#${colour.toString(16).padStart(6, "0")}`);
    box.classList.add("accented");
  }
}

function title({ title: text, url: address }) {
  const url = address ? webLink(address) : null;
  const inside = proseLine(text);
  return el("div", { class: "embed-title" }, url ? outward("link", url, {}, inside) : inside);
}

function field(given) {
  return el(
    "div",
    { class: given.inline ? "embed-field inline" : "embed-field" },
    el("dt", {}, proseLine(given.name)),
    el("dd", {}, prose(given.value)),
  );
}

function single(media, extra) {
  const item = { media };
  return picture(item, () => enlarge([item], 0), extra);
}
