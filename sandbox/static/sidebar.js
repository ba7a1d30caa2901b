// The left: servers, channels, threads, conversations. The right: who is here.

import { avatar, byId, el, fill, icon, push, span } from "./dom.js";
import { personMenu } from "./person.js";
import { say } from "./words.js";

const TEXT = 0;
const DM = 1;

export class Sidebar {
  constructor(store, line, themes) {
    Object.assign(this, { store, line, themes });
    this.list = byId("channels");
    this.list.addEventListener("keydown", (event) => this.key(event));
    byId("menu").addEventListener("click", () => this.drawer(true));
    byId("shade").addEventListener("click", () => this.drawer(false));
    byId("people-toggle").addEventListener("click", () => this.togglePeople());
    addEventListener("keydown", (event) => { if (event.key === "Escape") this.drawer(false); });
    store.on("channels", () => this.draw());
    store.on("open", () => { this.drawer(false); this.title(); });
    store.on("everything", () => this.me());
    store.on("language", () => { this.draw(); this.me(); this.title(); });
  }

  drawer(open) {
    document.body.classList.toggle("drawer-open", open);
    byId("menu").setAttribute("aria-expanded", String(open));
    if (open) this.list.querySelector("[aria-current]")?.focus();
  }

  togglePeople() {
    const hidden = document.body.classList.toggle("people-hidden");
    byId("people-toggle").setAttribute("aria-pressed", String(!hidden));
  }

  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...this.list.querySelectorAll(".channel")];
    const at = all.indexOf(document.activeElement);
    all[(at + step + all.length) % all.length]?.focus();
  }

  draw() {
    const focused = this.list.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
    const all = [...this.store.channels.values()];
    const parts = this.store.guilds.flatMap((guild) => this.guild(guild, all.filter((one) => one.guild_id === guild.id)));
    fill(this.list, parts, this.conversations(all.filter((one) => one.type === DM)));
    if (focused) this.list.querySelector(`[data-channel="${CSS.escape(focused)}"]`)?.focus();
    this.title();
  }

  guild(guild, channels) {
    const tops = channels.filter((one) => one.type === TEXT).sort((a, b) => a.position - b.position);
    const under = (parent) => channels.filter((one) => one.parent_id === parent.id && one.type !== TEXT && this.isListed(one));
    const rows = tops.flatMap((top) => [this.row(top, "hash"), ...under(top).map((one) => this.row(one, "thread", "thread"))]);
    return [el("h2", { class: "list-title" }, guild.name), el("ul", { class: "channel-list" }, rows)];
  }

  isListed(thread) {
    return !thread.thread_metadata?.archived || thread.id === this.store.current || this.store.isUnread(thread);
  }

  conversations(open) {
    const rows = open.map((one) => this.row(one, "at"));
    if (!open.length) {
      const words = [icon("at"), span("channel-name", this.store.bot.display)];
      rows.push(el("li", {}, push("channel", () => this.converse(), { data: { channel: "new" } }, words)));
    }
    return [el("h2", { class: "list-title" }, say("direct-messages")), el("ul", { class: "channel-list" }, rows)];
  }

  async converse() {
    const { channel } = await this.line.ask("conversation");
    this.store.take_channel({ channel });
    this.store.open(channel.id);
    return channel.id;
  }

  row(channel, sign, extra = "") {
    const unread = this.store.isUnread(channel);
    const calls = this.store.callsIn(channel);
    const current = channel.id === this.store.current;
    const name = this.store.nameOf(channel);
    const told = calls ? say("unread-calls", { name, count: calls }) : unread ? say("unread", { name }) : name;
    return el("li", {}, el(
      "button",
      {
        type: "button", class: `channel ${extra} ${unread ? "unread" : ""} ${current ? "current" : ""}`, data: { channel: channel.id },
        "aria-current": current ? "page" : null, "aria-label": told, on: { click: () => this.store.open(channel.id) },
      },
      icon(sign), el("span", { class: "channel-name" }, name), calls ? el("span", { class: "badge" }, String(calls)) : null,
    ));
  }

  title() {
    const channel = this.store.channels.get(this.store.current);
    const name = this.store.nameOf(channel);
    const sign = channel?.type === DM ? "at" : channel?.type === TEXT ? "hash" : "thread";
    fill(byId("place"), icon(sign), el("span", { class: "place-name" }, name || say("local-table")));
    const channels = [...this.store.channels.values()];
    const calls = channels.reduce((sum, one) => sum + this.store.callsIn(one), 0);
    const unread = channels.some((one) => this.store.isUnread(one));
    byId("menu").classList.toggle("dotted", unread);
    document.title = `${calls ? `(${calls}) ` : unread ? "• " : ""}${say("page-title", { name, me: this.store.me.display })}`;
    this.people(channel);
  }

  people(channel) {
    const here = new Set(channel?.members || []);
    const shown = [...this.store.users.values()].filter((user) => here.has(user.id)).sort((a, b) => Number(b.bot) - Number(a.bot));
    const mark = (user) => (user.bot ? span("tag", say("app")) : user.id === this.store.me.id ? span("you", say("you")) : null);
    const line = (user) => el("li", { class: "person" }, avatar(user, "small"), span("person-name", user.display), mark(user));
    fill(byId("people-list"), shown.map(line));
  }

  // Who one is: at the end of the list, and in the corner where the list is hidden.
  me() {
    const { me } = this.store;
    const open = () => personMenu(this.store, this.line, this.themes);
    const said = { "aria-label": say("you-are", { name: me.display }), "aria-haspopup": "dialog" };
    fill(
      byId("me"),
      push("me-button", open, said, avatar(me, "small"), span("me-name", me.display), span("me-more", say("person-and-language"))),
      this.themes.button(),
    );
    fill(byId("me-corner"), push("round", open, { ...said, title: me.display }, avatar(me, "small")));
  }
}
