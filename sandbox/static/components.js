// Components of a message, classic and V2, as elements.

import { el, emojiImage, icon, webLink } from "./dom.js";
import { tint } from "./embed.js";
import { enlarge } from "./enlarged.js";
import { file, gallery, picture, veiled } from "./media.js";
import { picker } from "./pick.js";
import { prose } from "./prose.js";
import { say } from "./words.js";

export const KIND = {
  row: 1, button: 2, choices: 3, input: 4, users: 5, roles: 6, mentionables: 7, channels: 8, section: 9, text: 10,
  thumbnail: 11, gallery: 12, file: 13, separator: 14, container: 17, label: 18, upload: 19, radios: 21, checks: 22, check: 23,
};
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary", 6: "secondary" };
const LINK = 5;

// desk: {press(id), choose(id, values), optionsFor(component), canJump(url), jump(url)}
export function component(given, desk) {
  switch (given.type) {
    case KIND.row:
      return el("div", { class: "action-row" }, (given.components || []).map((one) => component(one, desk)));
    case KIND.button:
      return button(given, desk);
    case KIND.choices:
    case KIND.users:
    case KIND.roles:
    case KIND.mentionables:
    case KIND.channels:
      return picker(menuOf(given, desk), (values) => desk.choose(given.custom_id, values));
    case KIND.section:
      return section(given, desk);
    case KIND.text:
      return prose(given.content);
    case KIND.thumbnail:
      return picture(given, () => enlarge([given], 0), "thumbnail");
    case KIND.gallery:
      return gallery(given.items);
    case KIND.file:
      return file({ url: given.file.url, name: given.name, size: given.size, spoiler: given.spoiler });
    case KIND.separator:
      return el("div", { class: `separator spacing-${given.spacing === 2 ? 2 : 1} ${given.divider === false ? "" : "line"}`, role: "separator" });
    case KIND.container:
      return container(given, desk);
    default:
      return el("p", { class: "missing" }, say("cannot-be-shown"));
  }
}

export function menuOf(given, desk) {
  return {
    options: given.type === KIND.choices ? given.options : desk.optionsFor(given),
    placeholder: given.placeholder,
    least: given.min_values ?? 1,
    most: given.max_values ?? 1,
    disabled: given.disabled,
    name: given.custom_id,
  };
}

function container(given, desk) {
  const box = el("section", { class: "container" }, (given.components || []).map((one) => component(one, desk)));
  tint(box, given.accent_color);
  return given.spoiler ? veiled(box) : box;
}

function section(given, desk) {
  const words = el("div", { class: "section-words" }, given.components.map((one) => component(one, desk)));
  return el("div", { class: "section" }, words, given.accessory ? component(given.accessory, desk) : null);
}

function button(given, desk) {
  const words = [
    given.emoji ? emojiImage(given.emoji) : null,
    given.label ? el("span", { class: "button-label" }, given.label) : null,
  ];
  const style = STYLES[given.style] || "secondary";
  if (given.style === LINK) return linkButton(given, words, desk);
  return el(
    "button",
    {
      type: "button", class: `button ${style}`, disabled: Boolean(given.disabled), data: { customId: given.custom_id || "" },
      "aria-label": given.label ? null : given.emoji?.name || say("button"),
      on: { click: () => desk.press(given.custom_id) },
    },
    words,
  );
}

function linkButton(given, words, desk) {
  const url = webLink(given.url);
  if (!url || given.disabled) return el("span", { class: "button secondary off", "aria-disabled": "true" }, words, icon("out"));
  const inside = desk.canJump(url);
  const jump = (event) => { event.preventDefault(); desk.jump(url); };
  return el(
    "a",
    { class: "button secondary", href: url.href, title: url.href, target: "_blank", rel: "noopener noreferrer", on: inside ? { click: jump } : {} },
    words,
    icon(inside ? "jump" : "out"),
  );
}
