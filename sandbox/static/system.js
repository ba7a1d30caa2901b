// What Discord itself says: a line among the messages, by nobody's picture.

import { el, icon, push } from "./dom.js";
import { spoken } from "./prose.js";
import { ofMessage } from "./times.js";
import { say, sayAround } from "./words.js";

const THREAD_CREATED = 18;
const THREAD_STARTER = 21;

export function isSystem(message) {
  return message.type === THREAD_CREATED || message.type === THREAD_STARTER;
}

export function systemView(message, desk) {
  return el(
    "li",
    { class: "message system", data: { message: message.id } },
    el(
      "article",
      { class: "system-line", tabindex: "-1", "aria-label": `${systemWords(message, desk)}, ${ofMessage(message.timestamp)}` },
      icon("thread"),
      el("p", {}, ...line(message, desk)),
      el("time", { class: "when", datetime: message.timestamp }, ofMessage(message.timestamp)),
    ),
  );
}

// The same in words, for the voice of a screen reader.
export function systemWords(message, desk) {
  if (message.type === THREAD_CREATED) return say("thread-started", { who: desk.userOf(message.author).display, name: message.content });
  const first = message.referenced_message;
  return first ? say("thread-from", { name: desk.userOf(first.author).display }) : say("thread-from-gone");
}

function line(message, desk) {
  if (message.type === THREAD_CREATED) {
    const open = () => desk.openChannel(message.message_reference.channel_id);
    const who = el("b", {}, desk.userOf(message.author).display);
    return sayAround("thread-started", { who, name: push("text-button", open, {}, message.content) });
  }
  const said = spoken(message.referenced_message?.content || "");
  return said ? [`${systemWords(message, desk)}: `, el("q", {}, said)] : [systemWords(message, desk)];
}
