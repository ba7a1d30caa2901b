// The messages of the open channel: drawing, scrolling, new ones, and what still waits for the bot.

import { byId, el, fill, push, span } from "./dom.js";
import { FLAG, heard, messageView } from "./message.js";
import { isNewer } from "./store.js";
import { isSystem, systemView, systemWords } from "./system.js";
import { dayOf } from "./times.js";
import { say } from "./words.js";

const CLOSE_TO_END = 120;
const JOIN_WITHIN = 7 * 60 * 1000;
const SHOW_WAITING = 400;
const ANSWERS_WITHIN = 5000;

// Milliseconds for which scrolling goes on after a finger, a wheel or a key.
const HAND_AT_WORK = 500;
const KEYS = new Set(["Tab", "PageUp", "PageDown", "Home", "End", "ArrowUp", "ArrowDown"]);

// Pressing something in a message is no scrolling; pressing the bar beside them is.
function isMove(event, scroller) {
  if (event.type === "keydown") return KEYS.has(event.key);
  return event.type !== "pointerdown" || event.target === scroller;
}

export class Conversation {
  constructor(store, line, table) {
    Object.assign(this, { store, line, table });
    this.list = byId("messages");
    this.scroller = byId("scroller");
    this.voice = byId("voice");
    this.pill = byId("pill");
    this.tail = el("li", { class: "tail", role: "presentation" });
    this.pinned = true;
    this.moved = -Infinity;
    const moves = (event) => { if (isMove(event, this.scroller)) this.moved = performance.now(); };
    for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"]) this.scroller.addEventListener(kind, moves, { passive: true });
    this.scroller.addEventListener("scroll", () => this.scrolled());
    this.pill.addEventListener("click", () => this.toEnd());
    new ResizeObserver(() => this.pinned && this.toEnd()).observe(this.list);
    new ResizeObserver(() => this.pinned && this.toEnd()).observe(this.scroller);
    addEventListener("focus", () => this.seen());
    document.addEventListener("visibilitychange", () => this.seen());
    store.on("open", () => { this.opened = this.open(); });
    store.on("message", ({ message }) => this.arrive(message));
    store.on("edited", ({ message }) => this.change(message));
    store.on("deleted", ({ message }) => this.remove(message));
    store.on("typing", () => this.typing());
    store.on("language", () => { if (this.log) this.draw(); });
  }

  async open() {
    const channel = this.store.current;
    this.mark = this.store.memory.readUpTo(channel);
    this.pinned = true;
    fill(this.list, this.store.logs.has(channel) ? null : el("li", { class: "quiet" }, say("loading")));
    if (!this.store.logs.has(channel)) {
      try {
        const { messages, more } = await this.line.ask("history", { channel });
        this.store.addHistory(channel, messages, more);
      } catch {
        return;
      }
    }
    if (channel === this.store.current) this.draw();
  }

  get log() {
    return this.store.logs.get(this.store.current);
  }

  draw() {
    const shown = [...this.log.messages.values()];
    fill(this.list, this.log.more ? this.older() : this.beginning());
    fill(this.tail);
    this.list.append(this.tail);
    this.last = this.day = null;
    this.divided = false;
    for (const message of shown) this.append(message);
    this.toEnd();
    this.seen();
  }

  beginning() {
    const channel = this.store.channels.get(this.store.current);
    const name = this.store.nameOf(channel);
    return el("li", { class: "quiet" }, say(channel?.type === 1 ? "begins-dm" : "begins-channel", { name }));
  }

  older() {
    return el("li", { class: "quiet older" }, push("button secondary", () => this.loadOlder(), {}, say("older")));
  }

  async loadOlder() {
    const channel = this.store.current;
    const first = this.log.messages.keys().next().value;
    const { messages, more } = await this.line.ask("history", { channel, before: first });
    const from = this.scroller.scrollHeight - this.scroller.scrollTop;
    this.store.addHistory(channel, messages, more);
    if (channel !== this.store.current) return;
    this.pinned = false;
    this.draw();
    this.scroller.scrollTop = this.scroller.scrollHeight - from;
  }

  append(message) {
    const day = dayOf(message.timestamp);
    if (day !== this.day) this.place(el("li", { class: "divider", role: "separator" }, el("span", {}, day)));
    this.day = day;
    const isNew = this.mark && isNewer(message.id, this.mark) && message.author.id !== this.store.me.id;
    if (isNew && !this.divided) {
      this.divided = true;
      this.place(el("li", { class: "divider fresh", role: "separator" }, el("span", {}, say("new"))));
      this.last = null;
    }
    this.place(this.view(message, this.joins(message)));
    this.last = message;
  }

  joins(message) {
    const before = this.last;
    if (isSystem(message) || (before && isSystem(before))) return false;
    if (!before || before.author.id !== message.author.id || message.type === 20 || message.referenced_message) return false;
    if ((before.flags ^ message.flags) & FLAG.ephemeral) return false;
    return new Date(message.timestamp) - new Date(before.timestamp) < JOIN_WITHIN;
  }

  place(node) {
    if (this.tail.parentNode !== this.list) this.list.append(this.tail);
    this.list.insertBefore(node, this.tail);
  }

  view(message, joined) {
    const desk = this.table.deskFor(message, this);
    return isSystem(message) ? systemView(message, desk) : messageView(message, desk, { joined });
  }

  find(id) {
    return this.list.querySelector(`[data-message="${CSS.escape(id)}"]`);
  }

  arrive(message) {
    if (message.channel_id !== this.store.current || !this.log) return;
    const answers = this.isAnswer(message);
    const mine = message.author.id === this.store.me.id || message.flags & FLAG.ephemeral || answers;
    if (document.hasFocus() && this.pinned) this.mark = message.id;
    this.append(message);
    if (this.pinned || mine) this.toEnd();
    else this.pill.hidden = false;
    this.say(isSystem(message) ? systemWords(message, this.table) : `${this.table.userOf(message.author).display}: ${heard(message)}`);
    if (answers) this.focusAnswer(message.id);
    this.seen();
  }

  // What comes next answers a press, and is shown wherever one has scrolled to. A private panel is edited to answer, or answers
  // with another one: a public post is then somebody else's, or the end of the turn.
  expectAnswer(pressed = null) {
    this.pressed = { at: performance.now(), isPrivate: Boolean((pressed?.flags || 0) & FLAG.ephemeral) };
  }

  isAnswer(message) {
    if (!this.pressed || (this.pressed.isPrivate && !(message.flags & FLAG.ephemeral))) return false;
    const answers = performance.now() - this.pressed.at < ANSWERS_WITHIN;
    this.pressed = undefined;
    return answers;
  }

  // The answer to a press gets the focus, unless its reader writes or fills in a form.
  focusAnswer(id = this.answer) {
    this.answer = id;
    const { activeElement } = document;
    const node = id && this.find(id);
    if (node && (activeElement === document.body || this.scroller.contains(activeElement))) focusMessage(node);
  }

  change(message) {
    const old = this.find(message.id);
    if (!old) return;
    const had = old.contains(document.activeElement);
    const focused = had ? document.activeElement.dataset.customId : undefined;
    const fresh = this.view(message, old.classList.contains("joined"));
    old.replaceWith(fresh);
    if (this.last?.id === message.id) this.last = message;
    if (message.flags & FLAG.ephemeral || had) this.say(heard(message));
    if (this.pinned) this.toEnd();
    if (had) refocus(fresh, focused);
  }

  remove(id) {
    const node = this.find(id);
    if (!node) return;
    const next = node.nextElementSibling;
    const neighbour = [next, node.previousElementSibling].find((one) => one?.dataset.message);
    const had = node.contains(document.activeElement);
    node.remove();
    const joined = next?.classList.contains("joined") && this.log?.messages.get(next.dataset.message);
    if (joined) next.replaceWith(this.view(joined, false));
    if (this.last?.id === id) this.last = null;
    if (had) (neighbour ? this.find(neighbour.dataset.message).querySelector("article") : byId("text")).focus({ preventScroll: true });
  }

  say(text) {
    this.voice.append(el("p", {}, text.slice(0, 1000)));
    while (this.voice.children.length > 5) this.voice.firstChild.remove();
  }

  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    const now = performance.now();
    // What grows or shrinks scrolls too, but only a person leaves the end.
    const byHand = now - this.moved < HAND_AT_WORK;
    if (byHand) this.moved = now;
    if (scrollHeight - scrollTop - clientHeight < CLOSE_TO_END) this.pinned = true;
    else if (byHand) this.pinned = false;
    if (this.pinned) this.pill.hidden = true;
    this.seen();
  }

  toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.pinned = true;
    this.pill.hidden = true;
  }

  seen() {
    if (document.hasFocus() && !document.hidden && this.pinned && this.log) this.store.markRead(this.store.current);
  }

  typing() {
    const here = [...(this.store.typing.get(this.store.current)?.keys() || [])];
    const names = here.map((id) => this.store.userName(id)).join(", ");
    byId("typing").textContent = here.length ? say("typing", { names, count: here.length }) : "";
  }

  // A line for a command under way; it turns into a failure or goes away.
  waiting(words) {
    const state = el("span", { class: "waiting-state" }, say("sending"));
    const row = el("div", { class: "waiting", hidden: true }, el("span", { class: "waiting-words" }, words), state);
    this.tail.append(row);
    this.toEnd();
    const show = setTimeout(() => { row.hidden = false; this.toEnd(); }, SHOW_WAITING);
    const done = () => { clearTimeout(show); row.remove(); };
    const fail = (reason) => { done(); this.complain(reason, words); };
    return { done, fail };
  }

  complain(reason, words = "") {
    const row = el("li", { class: "failure", role: "alert" });
    if (words) row.append(span("waiting-words", words));
    row.append(el("b", {}, reason), push("text-button", () => row.remove(), {}, say("dismiss")));
    this.place(row);
    this.last = null;
    this.toEnd();
  }

  async jump(id) {
    while (!this.find(id) && this.log?.more) await this.loadOlder();
    const node = this.find(id);
    if (!node) return;
    this.pinned = false;
    node.scrollIntoView({ block: "center" });
    node.classList.add("flash");
    setTimeout(() => node.classList.remove("flash"), 1600);
    node.querySelector("article").focus({ preventScroll: true });
  }
}

// The pressed part keeps the focus while it is there; otherwise the message is a new panel, read from its beginning.
function refocus(node, customId) {
  const same = [...node.querySelectorAll("[data-custom-id]")].find((one) => one.dataset.customId === customId && !one.disabled);
  if (same) same.focus({ preventScroll: true });
  else focusMessage(node);
}

function focusMessage(node) {
  node.querySelector("article").focus({ preventScroll: true });
  node.scrollIntoView({ block: "nearest" });
}
