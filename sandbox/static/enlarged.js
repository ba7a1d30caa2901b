// A picture over the whole page: enlarged with two fingers, a double tap, the wheel, + and −.

import { byId, el, fill, icon, localPath, push } from "./dom.js";
import { Zoom } from "./zoom.js";
import { say } from "./words.js";

const STRIDE = 80;
const ARROWS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

export function enlarge(items, at) {
  new Enlarged(items, at, document.activeElement);
}

class Enlarged {
  constructor(items, at, before) {
    Object.assign(this, { items, at });
    this.box = byId("enlarged");
    this.box.onclose = () => { fill(this.box); before?.focus?.({ preventScroll: true }); };
    this.box.onkeydown = (event) => this.key(event);
    this.box.showModal();
    this.listen();
    this.show();
    this.box.focus();
  }

  listen() {
    const events = { pointerdown: "down", pointermove: "drag", pointerup: "up", pointercancel: "lose", wheel: "wheel" };
    for (const [event, act] of Object.entries(events)) this.box[`on${event}`] = (given) => this.zoom[act](given);
  }

  show() {
    const { media, description } = this.items[this.at];
    const several = this.items.length > 1;
    const image = el("img", { src: localPath(media.url), alt: description || "", width: media.width, height: media.height });
    const count = several ? say("which-picture", { at: this.at + 1, of: this.items.length }) : "";
    fill(
      this.box,
      el("div", { class: "enlarged-stage" }, image),
      count || description ? el("p", { class: "enlarged-text" }, count, description || "") : null,
      several && push("round prev", () => this.step(-1), { "aria-label": say("previous-picture") }, icon("left")),
      several && push("round next", () => this.step(1), { "aria-label": say("next-picture") }, icon("right")),
      el("div", { class: "enlarged-tools" },
        push("round smaller", () => this.zoom.smaller(), named("zoom-out", "−"), icon("minus")),
        push("round larger", () => this.zoom.larger(), named("zoom-in", "+"), icon("plus")),
        push("round shut", () => this.box.close(), { ...named("close", "Esc"), "aria-label": say("close-picture") }, icon("close"))),
    );
    this.zoom = new Zoom(this.box, image, { tap: () => this.box.close(), swipe: (by) => this.step(by) });
  }

  step(by) {
    if (this.items.length < 2) return;
    const name = document.activeElement?.classList[1];
    this.at = (this.at + by + this.items.length) % this.items.length;
    this.show();
    ((name && this.box.querySelector(`.${name}`)) || this.box).focus();
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") this.zoom.larger();
    else if (event.key === "-" || event.key === "−") this.zoom.smaller();
    else if (event.key === "0") this.zoom.reset();
    else if (ARROWS[event.key] && this.zoom.isLarge) this.zoom.move(...ARROWS[event.key].map((one) => one * STRIDE));
    else if (event.key === "ArrowLeft") this.step(-1);
    else if (event.key === "ArrowRight") this.step(1);
    else return;
    event.preventDefault();
  }
}

function named(phrase, key) {
  return { "aria-label": say(phrase), title: say("with-key", { words: say(phrase), key }) };
}
