// Who one is: the menu of a person with their language, and everybody one can be instead.

import { avatar, byId, el, fill, icon, outward, push, span } from "./dom.js";
import { say, speak, spokenLocales } from "./words.js";

// The person's own menu: language and theme, then everybody else.
export function personMenu(store, line, themes) {
  const { me } = store;
  const head = [
    el("header", { class: "form-head" },
      el("h2", { id: "who-title", class: "who-me" }, avatar(me), span("person-name", me.display)),
      push("round", () => byId("who").close(), { "aria-label": say("close") }, icon("close"))),
    language(store, line, themes),
    themes.field(),
    el("h3", { class: "list-title" }, say("switch-person")),
  ];
  choosePerson(store.people, { me, head });
  byId("who").querySelector("select").focus();
}

// The language this person's client tells the bot.
function language(store, line, themes) {
  const choose = async (event) => {
    const { value } = event.target;
    try {
      await line.ask("language", { locale: value });
      store.locale = value;
      await speak(value);
      store.speak();
      if (byId("who").open) personMenu(store, line, themes);
    } catch {
      event.target.value = store.locale;
    }
  };
  const known = { ...spokenLocales(), [store.locale]: spokenLocales()[store.locale] || nameOf(store.locale) };
  const options = Object.entries(known).map(([code, name]) => el("option", { value: code, selected: code === store.locale, lang: code }, name));
  const menu = el("select", { class: "text-field", name: "language", on: { change: choose } }, options);
  const more = el("span", { class: "field-more" }, say("language-more"));
  return el("label", { class: "field language" }, span("field-label", say("language")), menu, more);
}

function nameOf(locale) {
  return new Intl.DisplayNames([locale], { type: "language" }).of(locale);
}

// A dialog with everybody one can be, in this tab or another, below a heading or a greeting.
export function choosePerson(people, { me = null, head = null, others = "", isGreeting = false } = {}) {
  const box = byId("who");
  fill(
    box,
    head || el("h2", { id: "who-title" }, say("who-are-you")),
    el("p", { class: isGreeting ? "others" : "field-more" }, others || say("everyone-here")),
    el("ul", { class: head ? "who-list side-by-side" : "who-list" }, people.map((one) => row(one, me))),
  );
  box.setAttribute("aria-labelledby", "who-title");
  box.oncancel = me ? null : (event) => event.preventDefault();
  box.onclick = (event) => { if (me && event.target === box && isBeside(event, box)) box.close(); };
  if (!box.open) box.showModal();
  box.scrollTop = 0;
  box.querySelector("a")?.focus();
}

function row(person, me) {
  const href = `/?as=${encodeURIComponent(person.name)}`;
  const current = me?.id === person.id;
  const here = { class: `who-link ${current ? "current" : ""}`, href, "aria-current": current ? "true" : null };
  const apart = { "aria-label": say("open-in-tab", { name: person.display }), title: say("new-tab") };
  const owns = person.owns?.length ? span("pick-more", say("owns", { places: person.owns.join(", ") })) : null;
  const link = el("a", here, avatar(person), span("who-words", span("person-name", person.display), owns), current ? span("you", say("you")) : null);
  return el("li", { class: "who-row" }, link, outward("round", { href }, apart, icon("out")));
}

function isBeside({ clientX, clientY }, box) {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
