// What this tab knows: people, channels, messages, and what the person has read.

const FORGET_TYPING = 10000;

export function isNewer(a, b) {
  if (!b) return true;
  if (!a) return false;
  return a.length === b.length ? a > b : a.length > b.length;
}

export class Store extends EventTarget {
  constructor(memory) {
    super();
    this.memory = memory;
    this.users = new Map();
    this.roles = new Map();
    this.channels = new Map();
    this.logs = new Map();
    this.typing = new Map();
    this.current = null;
  }

  tell(kind, detail = {}) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }

  // The page speaks another language from now on.
  speak() {
    this.tell("language");
  }

  on(kind, listener) {
    this.addEventListener(kind, (event) => listener(event.detail));
  }

  begin(hello) {
    const { me, bot, people, guilds, home, locale } = hello;
    Object.assign(this, { me, bot, people, guilds, home, locale });
    this.users = new Map(hello.users.map((user) => [user.id, user]));
    this.roles = new Map(hello.guilds.flatMap((guild) => guild.roles.map((role) => [role.id, role])));
    this.channels = new Map(hello.channels.map((channel) => [channel.id, channel]));
    this.logs.clear();
    this.typing.clear();
    this.memory.settle([...this.channels.values()]);
    if (!this.channels.has(this.current)) this.current = this.memory.channel;
    if (!this.channels.has(this.current)) this.current = this.home;
    this.tell("everything");
  }

  hear(told) {
    const take = this[`take_${told.kind}`];
    if (take) take.call(this, told);
  }

  take_message({ message }) {
    const channel = this.channels.get(message.channel_id);
    if (!channel) return;
    channel.last_message_id = message.id;
    if (message.calls_me) channel.calls.push(message.id);
    this.logs.get(channel.id)?.messages.set(message.id, message);
    this.typing.get(channel.id)?.delete(message.author.id);
    if (message.author.id === this.me.id) this.memory.read(channel.id, message.id);
    this.tell("message", { message });
    this.tell("typing");
    this.tell("channels");
  }

  take_edited({ message }) {
    const log = this.logs.get(message.channel_id);
    if (!log?.messages.has(message.id)) return;
    log.messages.set(message.id, message);
    this.tell("edited", { message });
  }

  take_deleted({ channel, message }) {
    this.logs.get(channel)?.messages.delete(message);
    const known = this.channels.get(channel);
    if (known) {
      known.calls = known.calls.filter((id) => id !== message);
      if (known.last_message_id === message) known.last_message_id = this.newestIn(channel);
    }
    this.tell("deleted", { channel, message });
    this.tell("channels");
  }

  take_channel({ channel }) {
    this.channels.set(channel.id, channel);
    this.tell("channels");
    this.tell("channel", { channel });
  }

  take_channel_gone({ channel }) {
    this.channels.delete(channel);
    this.logs.delete(channel);
    this.tell("channels");
    if (this.current === channel) this.open(this.home);
  }

  take_typing({ channel, user }) {
    if (user === this.me.id) return;
    const here = this.typing.get(channel) || new Map();
    this.typing.set(channel, here);
    clearTimeout(here.get(user));
    here.set(user, setTimeout(() => { here.delete(user); this.tell("typing"); }, FORGET_TYPING));
    this.tell("typing");
  }

  newestIn(channel) {
    return [...(this.logs.get(channel)?.messages.keys() || [])].at(-1) || this.memory.readUpTo(channel);
  }

  addHistory(channel, messages, more) {
    const log = this.logs.get(channel);
    const before = log ? [...log.messages.values()] : [];
    const all = new Map([...messages, ...before].map((message) => [message.id, message]));
    this.logs.set(channel, { messages: all, more });
  }

  open(channel) {
    this.current = channel;
    this.memory.remember({ channel });
    this.tell("open", { channel });
    this.tell("channels");
    this.tell("typing");
  }

  markRead(channel) {
    const last = this.channels.get(channel)?.last_message_id;
    if (last && isNewer(last, this.memory.readUpTo(channel))) {
      this.memory.read(channel, last);
      this.tell("channels");
    }
  }

  isUnread(channel) {
    return Boolean(channel.last_message_id) && isNewer(channel.last_message_id, this.memory.readUpTo(channel.id));
  }

  callsIn(channel) {
    const read = this.memory.readUpTo(channel.id);
    return channel.calls.filter((id) => isNewer(id, read)).length;
  }

  userName(id) {
    return this.users.get(id)?.display || "unknown";
  }

  nameOf(channel) {
    if (!channel) return "";
    if (channel.type === 1) return (channel.recipients || []).map((one) => this.userName(one.id)).join(", ");
    return channel.name;
  }
}
