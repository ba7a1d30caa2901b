// The line at the bottom: plain messages, and slash commands from "/".

import { byId, el, fill, icon, push } from "./dom.js";
import { flatten, found } from "./commands.js";
import { Entry } from "./entry.js";
import { Suggest } from "./suggest.js";
import { labelled, say } from "./words.js";

export class Composer {
  constructor(store, line, table, conversation) {
    Object.assign(this, { store, line, table, conversation });
    this.suggest = new Suggest(byId("suggest"));
    this.commands = [];
    this.drafts = new Map();
    this.entry = null;
    this.text = el("textarea", {
      id: "text", rows: "1", maxlength: "2000", autocomplete: "off", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
      enterkeyhint: "send", on: { input: () => this.typed(), keydown: (event) => this.key(event), blur: () => this.suggest.hide() },
    });
    this.slash = push("round slash", () => this.startSlash(), labelled("commands"), "/");
    this.send = push("round send", () => this.submit(), labelled("send"), icon("send"));
    this.cancel = push("round cancel", () => this.stop(), { ...labelled("cancel-command"), hidden: true }, icon("close"));
    this.slot = el("div", { class: "composer-slot" }, this.text);
    fill(byId("composer-row"), this.slash, this.cancel, this.slot, this.send);
    document.addEventListener("keydown", (event) => this.anywhere(event));
    store.on("open", () => this.changeChannel());
    store.on("channel", () => this.describe());
    store.on("language", () => { this.describe(); this.refresh(); });
  }

  // Whoever begins to type without having chosen a place writes here.
  anywhere(event) {
    const free = event.target === document.body || event.target.id === "scroller" || event.target.matches?.("article");
    const writes = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (free && writes && !this.entry) this.text.focus();
  }

  changeChannel() {
    if (this.place) this.drafts.set(this.place, this.text.value);
    this.place = this.store.current;
    this.stop(false);
    this.text.value = this.drafts.get(this.place) || "";
    this.fit();
    this.describe();
    this.refresh();
  }

  describe() {
    const channel = this.store.channels.get(this.store.current);
    const name = `${channel?.type === 1 ? "@" : "#"}${this.store.nameOf(channel)}`;
    const words = channel?.may_talk === false ? say("type-slash") : say("message-to", { name });
    this.text.placeholder = words;
    this.text.setAttribute("aria-label", words);
  }

  async refresh() {
    const channel = this.store.current;
    try {
      const { commands } = await this.line.ask("commands", { channel });
      if (channel === this.store.current) this.commands = flatten(commands);
    } catch {
      this.commands = [];
    }
  }

  fit() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 160)}px`;
  }

  async startSlash(name = "") {
    this.stop(false);
    this.text.value = `/${name}`;
    this.text.focus();
    await this.typed();
    const exact = this.commands.find((one) => one.name === name);
    if (exact) this.begin(exact);
  }

  async typed() {
    this.fit();
    const { value } = this.text;
    if (!value.startsWith("/") || value.includes("\n")) {
      this.suggest.hide();
      return;
    }
    if (value === "/" || !this.commands.length) await this.refresh();
    if (this.text.value !== value || this.entry) return;
    const whole = value.endsWith(" ") && this.commands.find((one) => `${one.shown} ` === value || `/${one.name} ` === value);
    if (whole) this.begin(whole);
    else this.offer(value);
  }

  offer(value) {
    const items = found(this.commands, value).map((one) => ({ label: one.shown, more: one.description, command: one }));
    const note = this.commands.length ? say("no-command-matches") : say("no-commands-yet");
    this.suggest.show(this.text, { items, note, onPick: (item) => this.begin(item.command) });
  }

  begin(command) {
    this.suggest.hide();
    this.entry = new Entry(command, {
      table: this.table,
      suggest: this.suggest,
      autocomplete: ({ name }, options, focused) => this.line.act("autocomplete", { channel: this.store.current, name, options, focused }),
      send: (one, options) => this.sendCommand(one, options),
      cancel: () => this.stop(),
      focusSend: () => this.send.focus(),
    });
    this.text.value = "";
    this.mode();
    this.entry.focus();
  }

  mode() {
    this.slash.hidden = Boolean(this.entry);
    this.cancel.hidden = !this.entry;
    fill(this.slot, this.entry ? this.entry.box : this.text);
    this.send.setAttribute("aria-label", this.entry ? say("send-command", { command: this.entry.command.shown }) : say("send"));
    this.send.title = this.send.getAttribute("aria-label");
  }

  stop(focus = true) {
    this.suggest.hide();
    if (this.entry) {
      this.entry = null;
      this.mode();
    }
    if (focus) this.text.focus();
  }

  key(event) {
    if (this.suggest.key(event)) return;
    if (event.key === "Tab" && this.suggest.isOpen && this.suggest.pick()) event.preventDefault();
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.submit();
    }
  }

  submit() {
    if (this.entry) this.entry.send();
    else if (this.suggest.isOpen && this.suggest.pick()) return;
    else this.say();
  }

  async say() {
    const content = this.text.value.trim();
    if (!content) return;
    try {
      await this.line.ask("say", { channel: this.store.current, content });
      this.text.value = "";
      this.fit();
    } catch (error) {
      this.conversation.complain(error.message);
    }
  }

  sendCommand(command, options) {
    const channel = this.store.current;
    const words = Object.entries(options).map(([name, value]) => `${name}: ${value}`).join(" ");
    const row = this.conversation.waiting(`${command.shown} ${words}`.trim());
    this.line.act("command", { channel, name: command.name, options }).then(row.done, (error) => row.fail(error.message));
    this.stop();
  }
}
