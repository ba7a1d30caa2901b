// What the parts of a message may ask of the page: names, lists, jumps, and acting as this person.

import { localPath } from "./dom.js";
import { KIND } from "./components.js";
import { say } from "./words.js";

const HOSTS = new Set(["discord.com", "www.discord.com", "ptb.discord.com", "canary.discord.com"]);
const THREADS = new Set([11, 12]);

export class Table {
  constructor(store, line) {
    this.store = store;
    this.line = line;
  }

  userName(id) {
    return this.store.userName(id);
  }

  roleName(id) {
    return (this.store.roles.get(id)?.name || say("unknown-role")).replace(/^@/, "");
  }

  userOf(author) {
    return this.store.users.get(author.id) || { id: author.id, display: author.global_name || author.username, bot: author.bot };
  }

  isMe(id) {
    return this.store.me?.id === id;
  }

  channel(id) {
    const channel = this.store.channels.get(id);
    return channel ? { id, name: this.store.nameOf(channel) } : null;
  }

  openChannel(id) {
    if (this.store.channels.has(id)) this.store.open(id);
  }

  startCommand(name) {
    this.composer.startSlash(name);
  }

  // Links to a place in this world stay on the page: …/channels/GUILD/CHANNEL[/MESSAGE].
  place(url) {
    const own = HOSTS.has(url.hostname) || localPath(url.href);
    const match = own && /^\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/.exec(url.pathname);
    return match && this.store.channels.has(match[1]) ? { channel: match[1], message: match[2] } : null;
  }

  canJump(url) {
    return Boolean(this.place(url));
  }

  async jump(url) {
    const { channel, message } = this.place(url);
    if (channel !== this.store.current) {
      this.store.open(channel);
      await this.conversation.opened;
    }
    if (message) await this.conversation.jump(message);
  }

  peopleChoices() {
    const here = new Set(this.store.channels.get(this.store.current)?.members || []);
    return [...this.store.users.values()].filter((user) => here.has(user.id)).map((user) => ({ label: user.display, value: user.id }));
  }

  roleChoices() {
    return [...this.store.roles.values()].map((role) => ({ label: role.name, value: role.id }));
  }

  channelChoices(types) {
    const fits = (channel) => channel.type !== 1 && (!types?.length || types.includes(channel.type));
    const label = (channel) => `${THREADS.has(channel.type) ? "" : "#"}${channel.name}`;
    return [...this.store.channels.values()].filter(fits).map((channel) => ({ label: label(channel), value: channel.id }));
  }

  optionsFor(component) {
    const lists = {
      [KIND.users]: () => this.peopleChoices(),
      [KIND.roles]: () => this.roleChoices(),
      [KIND.mentionables]: () => [...this.peopleChoices(), ...this.roleChoices()],
      [KIND.channels]: () => this.channelChoices(component.channel_types),
    };
    const preset = new Set((component.default_values || []).map((one) => one.id));
    return (lists[component.type]?.() || []).map((option) => ({ ...option, default: preset.has(option.value) }));
  }

  deskFor(message, conversation) {
    const use = (customId, act) => this.use(message, conversation, customId, act);
    return {
      userOf: (author) => this.userOf(author),
      openChannel: (id) => this.openChannel(id),
      optionsFor: (component) => this.optionsFor(component),
      canJump: (url) => this.canJump(url),
      jump: (url) => this.jump(url),
      dismiss: () => this.line.ask("dismiss", { message: message.id }).catch((error) => conversation.complain(error.message)),
      press: (customId) => use(customId, () => this.line.act("press", { message: message.id, custom_id: customId })),
      choose: (customId, values) => use(customId, () => this.line.act("choose", { message: message.id, custom_id: customId, values })),
    };
  }

  // While the bot is silent the used part is busy; if it stays silent, the message says so.
  async use(message, conversation, customId, act) {
    const node = () => conversation.find(message.id);
    const part = () => [...(node()?.querySelectorAll("[data-custom-id]") || [])].find((one) => one.dataset.customId === customId);
    const trouble = (text) => { const line = node()?.querySelector(".trouble"); if (line) line.textContent = text; };
    if (part()?.getAttribute("aria-busy") === "true") return;
    trouble("");
    conversation.expectAnswer(message);
    setBusy(part(), true);
    part()?.focus({ preventScroll: true }); // not every browser focuses what is pressed
    try {
      await act();
    } catch (error) {
      trouble(error.message === say("no-answer") ? say("interaction-failed") : say("interaction-failed-why", { reason: error.message }));
    }
    setBusy(part(), false);
  }
}

function setBusy(part, busy) {
  if (!part) return;
  part.classList.toggle("busy", busy);
  part.setAttribute("aria-busy", String(busy));
}
