// Light, dark, or as the machine is set.

import { el, icon } from "./dom.js";

const NEXT = { auto: "dark", dark: "light", light: "auto" };
const SAID = { auto: "as this machine", dark: "dark", light: "light" };

export class Themes {
  constructor(memory) {
    this.memory = memory;
    this.apply();
  }

  apply() {
    document.documentElement.dataset.theme = SAID[this.memory.theme] ? this.memory.theme : "auto";
  }

  button() {
    const node = el("button", { type: "button", class: "round theme", on: { click: () => this.turn(node) } }, icon("theme"));
    this.name(node);
    return node;
  }

  name(node) {
    const words = `Theme: ${SAID[this.memory.theme] || SAID.auto}`;
    node.setAttribute("aria-label", `${words}. Change`);
    node.title = words;
  }

  turn(node) {
    this.memory.remember({ theme: NEXT[this.memory.theme] || "dark" });
    this.apply();
    this.name(node);
  }
}
