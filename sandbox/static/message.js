// One message.

import { avatar, el, emojiImage, icon, push, span } from "./dom.js";
import { component } from "./components.js";
import { embed } from "./embed.js";
import { file, gallery, isPicture } from "./media.js";
import { prose, spoken } from "./prose.js";
import { ofMessage } from "./times.js";
import { say, sayAround } from "./words.js";

export const FLAG = { ephemeral: 64, loading: 128, v2: 32768 };
const COMMAND = 2;

// desk: what the message's parts may do (see components.js), dismiss(), openChannel(id), userOf(author)
export function messageView(message, desk, { joined = false } = {}) {
  const author = desk.userOf(message.author);
  const own = Boolean(message.flags & FLAG.ephemeral);
  const marks = [own && "ephemeral", message.calls_me && "calls-me", joined && "joined"].filter(Boolean);
  const head = joined ? [] : [header(message, author)];
  const label = say(own ? "message-by-private" : "message-by", { author: author.display, when: ofMessage(message.timestamp) });
  const trouble = el("p", { class: "trouble", role: "alert" });
  return el(
    "li",
    { class: `message ${marks.join(" ")}`, data: { message: message.id } },
    el(
      "article",
      { class: "message-inside", tabindex: "-1", "aria-label": label },
      reply(message, desk),
      joined ? null : avatar(author),
      el("div", { class: "message-body" }, head, body(message, desk), own ? privateFoot(desk) : null, trouble),
    ),
  );
}

function header(message, author) {
  return el(
    "header",
    { class: "message-head" },
    el("span", { class: "author" }, author.display),
    author.bot ? el("span", { class: "tag" }, say("app")) : null,
    el("time", { class: "when", datetime: message.timestamp }, ofMessage(message.timestamp)),
  );
}

function reply(message, desk) {
  const asked = message.interaction_metadata;
  if (asked?.type === COMMAND && message.type === 20) {
    const who = desk.userOf(asked.user);
    return replyLine(who, ...sayAround("used", { who: el("b", {}, who.display), command: span("mention", `/${asked.shown_name}`) }));
  }
  const before = message.referenced_message;
  if (!before) return null;
  const who = desk.userOf(before.author);
  return replyLine(who, el("b", {}, who.display), " ", span("reply-text", spoken(before.content || "") || say("a-message")));
}

function replyLine(who, ...words) {
  return el("div", { class: "reply" }, avatar(who, "tiny"), ...words);
}

function body(message, desk) {
  if (message.flags & FLAG.loading) return [thinking(desk.userOf(message.author))];
  const parts = message.flags & FLAG.v2 ? [v2(message, desk)] : classic(message, desk);
  if (message.reactions) parts.push(reactions(message.reactions));
  if (message.thread) parts.push(threadCard(message.thread, desk));
  parts.push(edited(message));
  return parts;
}

function v2(message, desk) {
  return el("div", { class: "v2" }, (message.components || []).map((one) => component(one, desk)));
}

function classic(message, desk) {
  return [
    message.content ? prose(message.content) : null,
    ...attachments(message.attachments || []),
    ...(message.embeds || []).map(embed),
    ...(message.components || []).map((one) => component(one, desk)),
  ];
}

function edited(message) {
  return message.edited_timestamp && message.type === 0 ? el("span", { class: "edited" }, say("edited")) : null;
}

function thinking(author) {
  const dots = el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
  return el("p", { class: "thinking", role: "status" }, dots, say("thinking", { name: author.display }));
}

function attachments(given) {
  const shown = (one) => ({ media: one, description: one.description, spoiler: one.filename.startsWith("SPOILER_") });
  const pictures = given.filter(isPicture).map(shown);
  const files = given.filter((one) => !isPicture(one));
  return [
    pictures.length ? gallery(pictures) : null,
    ...files.map((one) => file({ url: one.url, name: one.filename, size: one.size })),
  ];
}

function reactions(given) {
  const one = ({ emoji, count }) => el("span", { class: "reaction" }, emojiImage(emoji), ` ${count}`);
  return el("div", { class: "reactions", "aria-label": say("reactions") }, given.map(one));
}

function threadCard(thread, desk) {
  const open = () => desk.openChannel(thread.id);
  const count = el("span", {}, say("thread-messages", { count: thread.message_count ?? 0 }));
  return push("thread-card", open, {}, icon("thread"), el("b", {}, thread.name), count);
}

function privateFoot(desk) {
  return el(
    "footer",
    { class: "private-foot" },
    icon("eye"),
    say("only-you"),
    el("button", { type: "button", class: "text-button", on: { click: () => desk.dismiss() } }, say("dismiss-message")),
  );
}

// What a message says, for the voice of a screen reader.
export function heard(message) {
  const embeds = (message.embeds || []).flatMap((one) => [one.title, one.description]);
  const texts = [message.content, ...walkTexts(message.components || []), ...embeds];
  return spoken(texts.filter(Boolean).join("\n"));
}

function* walkTexts(components) {
  for (const one of components) {
    if (one.content) yield one.content;
    if (one.items) yield* one.items.map((item) => item.description || "");
    if (one.components) yield* walkTexts(one.components);
  }
}
