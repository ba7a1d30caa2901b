// What one person's page remembers between visits: channel, theme, and how far each channel was read.

const LAST = "local-table";

// Who sat here last, whatever the tab.
export function lastPerson() {
  return localStorage.getItem(LAST) || "";
}

export class Memory {
  constructor(person) {
    this.key = `local-table/${person.toLowerCase()}`;
    keep(LAST, person);
    this.kept = { channel: null, theme: "auto", read: null, ...parsed(localStorage.getItem(this.key)) };
  }

  get channel() {
    return this.kept.channel;
  }

  get theme() {
    return this.kept.theme;
  }

  remember(more) {
    Object.assign(this.kept, more);
    keep(this.key, JSON.stringify(this.kept));
  }

  // On the first visit everything that is already there counts as read.
  settle(channels) {
    const known = new Set(channels.map((channel) => channel.id));
    const first = this.kept.read === null || !Object.keys(this.kept.read).some((id) => known.has(id));
    const read = {};
    for (const channel of channels) {
      const mark = first ? channel.last_message_id || "0" : this.kept.read[channel.id];
      if (mark) read[channel.id] = mark;
    }
    this.remember({ read });
  }

  readUpTo(channel) {
    return this.kept.read?.[channel] || "";
  }

  read(channel, message) {
    this.remember({ read: { ...this.kept.read, [channel]: message } });
  }
}

function keep(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A full or forbidden storage costs the memory, not the page.
  }
}

function parsed(text) {
  try {
    const value = JSON.parse(text);
    return value && typeof value === "object" ? value : {};
  } catch {
    return {};
  }
}
