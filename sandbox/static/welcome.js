// The first screen: one button that begins at once, and below it everybody one can be.

import { byId, el, push, span } from "./dom.js";
import { lastPerson } from "./memory.js";
import { choosePerson } from "./person.js";

const TRIES = 12;
const PAUSE = 600;

// `sitDown(person)` gives the page of a person, once it is connected.
export async function greet(people, sitDown) {
  const query = new URLSearchParams({ language: navigator.language, as: lastPerson() });
  const welcome = await (await fetch(`/page/welcome?${query}`)).json();
  choosePerson(people, welcome ? { head: head(welcome, people, sitDown), others: welcome.others, isGreeting: true } : {});
  byId("who").querySelector(".begin")?.focus();
}

function head(welcome, people, sitDown) {
  const trouble = el("p", { class: "trouble", role: "alert" });
  const begin = async (event) => {
    const button = event.currentTarget;
    trouble.textContent = "";
    setBusy(button, true);
    try {
      const page = await sitDown(people.find((one) => one.name === welcome.person));
      await use(welcome.command, await page.converse(), page.line);
      history.replaceState(null, "", `/?as=${encodeURIComponent(welcome.person)}`);
      byId("who").close();
    } catch (error) {
      trouble.textContent = error.message;
    }
    setBusy(button, false);
  };
  return el("div", { class: "welcome" },
    welcome.has_picture ? el("img", { class: "welcome-picture", src: "/page/welcome.png", alt: "" }) : null,
    el("h2", { id: "who-title" }, welcome.title),
    el("p", { class: "welcome-text" }, welcome.text),
    push("button success begin", begin, {}, span("button-label", welcome.button)),
    el("p", { class: "field-more" }, welcome.begins_as),
    trouble);
}

// The bot may still be on its way: it is asked again until it answers.
async function use(name, channel, line) {
  for (let left = TRIES; ; left -= 1) {
    try {
      await line.act("command", { channel, name, options: {} });
      return;
    } catch (error) {
      if (!left) throw error;
      await new Promise((resolve) => { setTimeout(resolve, PAUSE); });
    }
  }
}

function setBusy(button, busy) {
  button.classList.toggle("busy", busy);
  button.setAttribute("aria-busy", String(busy));
}
