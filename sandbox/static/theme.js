// Light, dark, or as the machine is set.

import { el, icon, span, upper } from "./dom.js";
import { say } from "./words.js";

const NEXT = { auto: "dark", dark: "light", light: "auto" };
const KNOWN = Object.keys(NEXT);

export class Themes {
  constructor(memory) {
    this.memory = memory;
    this.apply();
  }

  apply() {
    document.documentElement.dataset.theme = this.shown;
  }

  button() {
    const node = el("button", { type: "button", class: "round theme", on: { click: () => this.choose(NEXT[this.shown]) } }, icon("theme"));
    this.name(node);
    return node;
  }

  // The same as a menu.
  field() {
    const options = KNOWN.map((name) => el("option", { value: name, selected: name === this.shown }, upper(said(name))));
    const menu = el("select", { class: "text-field", name: "theme", on: { change: () => this.choose(menu.value) } }, options);
    return el("label", { class: "field" }, span("field-label", say("theme")), menu);
  }

  choose(theme) {
    this.memory.remember({ theme });
    this.apply();
    for (const node of document.querySelectorAll("button.theme")) this.name(node);
  }

  get shown() {
    return KNOWN.includes(this.memory.theme) ? this.memory.theme : "auto";
  }

  name(node) {
    const theme = said(this.shown);
    node.setAttribute("aria-label", say("theme-change", { theme }));
    node.title = say("theme-is", { theme });
  }
}

function said(theme) {
  return say(`theme-${theme}`);
}
