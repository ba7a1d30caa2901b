// Light, dark, or as the machine is set.

import { el, icon, span } from "./dom.js";

const NEXT = { auto: "dark", dark: "light", light: "auto" };
const SAID = { auto: "same as this device", dark: "dark", light: "light" };

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
    const options = Object.entries(SAID).map(([name, words]) => el("option", { value: name, selected: name === this.shown }, upper(words)));
    const menu = el("select", { class: "text-field", name: "theme", on: { change: () => this.choose(menu.value) } }, options);
    return el("label", { class: "field" }, span("field-label", "Theme"), menu);
  }

  choose(theme) {
    this.memory.remember({ theme });
    this.apply();
    for (const node of document.querySelectorAll("button.theme")) this.name(node);
  }

  get shown() {
    return SAID[this.memory.theme] ? this.memory.theme : "auto";
  }

  name(node) {
    const words = `Theme: ${SAID[this.shown]}`;
    node.setAttribute("aria-label", `${words}. Change`);
    node.title = words;
  }
}

function upper(words) {
  return words[0].toUpperCase() + words.slice(1);
}
