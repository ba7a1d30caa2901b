// A menu to choose from: one value or several, by mouse, finger or keys. Used in messages and in forms.

import { choiceWords, el, emojiImage, fill, freshId, icon, span } from "./dom.js";
import { say } from "./words.js";

const SEARCH_FROM = 8;

// given: {options: [{value, label, description, emoji, default}], placeholder, least, most, disabled, label, name}
// onChoose(values) is called when a choice is complete.
export function picker(given, onChoose) {
  const menu = new Picker(given, onChoose);
  return menu.box;
}

let openMenu = null;

class Picker {
  constructor(given, onChoose) {
    this.given = given;
    this.onChoose = onChoose;
    this.chosen = given.options.filter((option) => option.default).map((option) => option.value);
    this.several = given.most > 1;
    this.listId = freshId("menu");
    this.face = el(
      "button",
      {
        type: "button", class: "pick-face", "aria-haspopup": "listbox", "aria-expanded": "false", disabled: Boolean(given.disabled),
        data: { customId: given.name || "" }, on: { click: () => this.toggle(), keydown: (event) => this.faceKey(event) },
      },
    );
    this.box = el("div", { class: "pick" }, this.face);
    this.box.picked = () => this.chosen;
    this.drawFace();
  }

  drawFace() {
    const shown = this.given.options.filter((option) => this.chosen.includes(option.value));
    const words = shown.length
      ? shown.map((one) => span(this.several ? "pick-chip" : "pick-one", one.emoji ? emojiImage(one.emoji) : null, one.label))
      : [el("span", { class: "pick-empty" }, this.given.placeholder || say("make-a-selection"))];
    fill(this.face, el("span", { class: "pick-words" }, words), icon("down"));
    const named = shown.map((option) => option.label).join(", ") || this.given.placeholder || say("make-a-selection");
    this.face.setAttribute("aria-label", this.given.label ? `${this.given.label}: ${named}` : named);
  }

  faceKey(event) {
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !this.list) {
      event.preventDefault();
      this.open();
    }
  }

  toggle() {
    if (this.list) this.close(true);
    else this.open();
  }

  open() {
    openMenu?.close(true);
    openMenu = this;
    this.before = [...this.chosen];
    this.filter = "";
    this.active = Math.max(0, this.given.options.findIndex((option) => this.chosen.includes(option.value)));
    this.list = el("ul", {
      class: "pick-list", role: "listbox", id: this.listId, tabindex: "-1", "aria-multiselectable": String(this.several),
      "aria-label": this.given.label || this.given.placeholder || say("options"), on: { keydown: (event) => this.key(event) },
    });
    this.sheet = el("div", { class: "pick-sheet" });
    if (this.given.options.length >= SEARCH_FROM) this.sheet.append(this.searchField());
    this.sheet.append(this.list);
    if (this.several) this.sheet.append(this.doneRow());
    this.box.append(this.sheet);
    this.face.setAttribute("aria-expanded", "true");
    this.drawList();
    this.place();
    (this.search || this.list).focus();
    this.outside = (event) => { if (!this.box.contains(event.target)) this.close(true); };
    setTimeout(() => document.addEventListener("pointerdown", this.outside));
  }

  searchField() {
    const input = () => {
      this.filter = this.search.value.toLowerCase();
      this.active = 0;
      this.drawList();
    };
    this.search = el("input", {
      class: "pick-search", type: "text", placeholder: say("search"), "aria-label": say("search-options"), "aria-controls": this.listId,
      role: "combobox", "aria-expanded": "true", autocomplete: "off", on: { input, keydown: (event) => this.key(event) },
    });
    return this.search;
  }

  doneRow() {
    this.count = el("span", { class: "pick-count", "aria-live": "polite" });
    this.done = el("button", { type: "button", class: "button primary", on: { click: () => this.close(true) } }, say("done"));
    return el("div", { class: "pick-done" }, this.count, this.done);
  }

  // Below its face if there is room before the composer, otherwise where there is more.
  place() {
    const { top, bottom } = this.face.getBoundingClientRect();
    const frame = this.box.closest("#scroller")?.getBoundingClientRect() || { top: 0, bottom: window.innerHeight };
    const below = frame.bottom - bottom - 8;
    const above = top - frame.top - 8;
    const isAbove = below < this.sheet.offsetHeight && above > below;
    this.sheet.classList.toggle("above", isAbove);
    const around = this.sheet.offsetHeight - this.list.offsetHeight;
    this.list.style.maxHeight = `${Math.max(132, Math.min(300, (isAbove ? above : below) - around))}px`;
  }

  visible() {
    if (!this.filter) return this.given.options;
    return this.given.options.filter((option) => `${option.label} ${option.description || ""}`.toLowerCase().includes(this.filter));
  }

  drawList() {
    const options = this.visible();
    this.active = Math.min(this.active, Math.max(0, options.length - 1));
    const rows = options.map((option, at) => this.row(option, at));
    fill(this.list, rows.length ? rows : el("li", { class: "pick-none" }, say("no-such-option")));
    const current = this.list.children[this.active];
    (this.search || this.list).setAttribute("aria-activedescendant", current?.id || "");
    current?.scrollIntoView({ block: "nearest" });
    if (!this.several) return;
    const { least, most } = this.given;
    this.count.textContent = say("chosen-of", { chosen: this.chosen.length, of: least === most ? most : `${least}–${most}` });
    this.done.disabled = this.chosen.length < least;
  }

  row(option, at) {
    const chosen = this.chosen.includes(option.value);
    return el(
      "li",
      {
        id: `${this.listId}-${at}`, role: "option", class: `pick-option ${at === this.active ? "active" : ""} ${chosen ? "chosen" : ""}`,
        "aria-selected": String(chosen), data: { value: option.value }, on: { click: () => this.choose(option) },
      },
      option.emoji ? emojiImage(option.emoji, "pick-emoji") : null,
      choiceWords(option.label, option.description),
      el("span", { class: this.several ? "tick box" : "tick", "aria-hidden": "true" }),
    );
  }

  key(event) {
    const options = this.visible();
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };
    if (moves[event.key]) this.active = Math.max(0, Math.min(options.length - 1, this.active + moves[event.key]));
    else if (event.key === "Home" && !this.search) this.active = 0;
    else if (event.key === "End" && !this.search) this.active = options.length - 1;
    else if (event.key === "Enter" || (event.key === " " && !this.search)) {
      if (options[this.active]) this.choose(options[this.active]);
    } else if (event.key === "Escape") {
      event.stopPropagation();
      this.chosen = this.before;
      this.close(false);
    } else if (event.key === "Tab" && !this.several) this.close(false);
    else return;
    if (event.key !== "Tab") event.preventDefault();
    if (this.list) this.drawList();
  }

  choose(option) {
    const had = this.chosen.includes(option.value);
    if (this.several) {
      if (had) this.chosen = this.chosen.filter((value) => value !== option.value);
      else if (this.chosen.length < this.given.most) this.chosen = [...this.chosen, option.value];
      this.drawList();
      return;
    }
    this.chosen = had && this.given.least === 0 ? [] : [option.value];
    this.close(true, true);
  }

  close(keep, always = false) {
    if (!this.list) return;
    keep = keep && this.box.isConnected;
    const enough = this.chosen.length >= this.given.least;
    if (!keep || !enough) this.chosen = this.before;
    const changed = always || this.chosen.join("\n") !== this.before.join("\n");
    document.removeEventListener("pointerdown", this.outside);
    const hadFocus = this.sheet.contains(document.activeElement);
    this.sheet.remove();
    this.list = this.search = null;
    openMenu = openMenu === this ? null : openMenu;
    this.face.setAttribute("aria-expanded", "false");
    this.drawFace();
    if (hadFocus) this.face.focus();
    if (keep && enough && changed) this.onChoose([...this.chosen]);
  }
}
