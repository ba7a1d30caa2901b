// A list of suggestions above the composer, steered from an input with the arrow keys.

import { el, emojiImage, fill } from "./dom.js";
import { labelled } from "./words.js";

export class Suggest {
  constructor(box) {
    this.box = box;
    this.list = el("ul", { class: "suggest-list", role: "listbox", id: "suggestions", ...labelled("suggestions") });
    this.title = el("div", { class: "suggest-title" });
    this.items = [];
    this.active = 0;
    fill(box, this.title, this.list);
    this.hide();
    box.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.box.hidden;
  }

  // items: [{label, more, emoji}]; note is shown instead of an empty list.
  show(input, { title = [], items = [], note = "", onPick = () => {} }) {
    this.release();
    this.input = input;
    this.items = items;
    this.onPick = onPick;
    this.active = 0;
    fill(this.title, title);
    this.title.hidden = !title.length;
    this.note = note;
    this.box.hidden = !items.length && !note && !title.length;
    input.setAttribute("aria-expanded", String(items.length > 0));
    input.setAttribute("aria-controls", "suggestions");
    this.draw();
  }

  hide() {
    this.release();
    this.items = [];
    this.box.hidden = true;
  }

  release() {
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  draw() {
    const rows = this.items.map((item, at) => this.row(item, at));
    fill(this.list, rows.length ? rows : this.note ? [el("li", { class: "suggest-note", role: "status" }, this.note)] : []);
    this.list.hidden = !this.list.children.length;
    this.mark();
  }

  mark() {
    [...this.list.children].forEach((row, at) => {
      row.classList.toggle("active", at === this.active && this.items.length > 0);
      row.setAttribute("aria-selected", String(at === this.active));
    });
    const current = this.items.length ? this.list.children[this.active] : null;
    if (current) this.input?.setAttribute("aria-activedescendant", current.id);
    current?.scrollIntoView({ block: "nearest" });
  }

  row(item, at) {
    return el(
      "li",
      { id: `suggestion-${at}`, role: "option", class: "suggestion", on: { click: () => this.pick(at) } },
      item.emoji ? emojiImage(item.emoji) : null,
      el("span", { class: "suggestion-label" }, item.label),
      item.more ? el("span", { class: "suggestion-more" }, item.more) : null,
    );
  }

  pick(at = this.active) {
    const item = this.items[at];
    if (item) this.onPick(item);
    return Boolean(item);
  }

  // Takes a key if it is meant for the list.
  key(event) {
    if (!this.isOpen) return false;
    if (event.key === "Escape") {
      event.stopPropagation();
      this.hide();
    } else if (!this.items.length) return false;
    else if (event.key === "ArrowDown") this.move(1);
    else if (event.key === "ArrowUp") this.move(-1);
    else if (event.key === "Enter") this.pick();
    else return false;
    event.preventDefault();
    return true;
  }

  move(by) {
    this.active = (this.active + by + this.items.length) % this.items.length;
    this.mark();
  }
}
