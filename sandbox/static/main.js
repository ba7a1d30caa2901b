// Puts the page together for the person named in the address (?as=ana).

import { byId, el, fill, knowBase } from "./dom.js";
import { Composer } from "./composer.js";
import { Conversation } from "./conversation.js";
import { Form } from "./form.js";
import { Line } from "./link.js";
import { Memory } from "./memory.js";
import { setTable } from "./prose.js";
import { Sidebar } from "./sidebar.js";
import { Store } from "./store.js";
import { Table } from "./table.js";
import { Themes } from "./theme.js";
import { keepRelativeTimesFresh, setNow } from "./times.js";
import { greet } from "./welcome.js";
import { languageOf, say, speak, tongue } from "./words.js";

const person = new URLSearchParams(location.search).get("as");
const people = await (await fetch("/page/people")).json();
let seated = null;
const known = people.find((one) => [one.name, one.display, one.id].some((name) => name.toLowerCase() === (person || "").toLowerCase()));
await speak(known?.locale || navigator.language);
if (known) sitDown(known);
else greet(people, sitDown);

// Gives the page of a person once it is connected; a second time it is the same page.
function sitDown(who) {
  seated ||= new Promise((resolve) => { lay(who, resolve); });
  return seated;
}

function lay({ name }, connected) {
  const memory = new Memory(name);
  const themes = new Themes(memory);
  const store = new Store(memory);
  let wasLost = false;
  const line = new Line(name, {
    onChange: (told) => {
      if (told.kind === "modal") form.open(told);
      else if (told.kind === "hello") begin(told);
      else store.hear(told);
    },
    onState: (state) => {
      if (state === "open" && wasLost) notice(say("connected-again"), 2500);
      if (state === "lost") notice(say("not-answering"));
      wasLost = state === "lost";
    },
  });
  const table = new Table(store, line);
  setTable(table);
  const sidebar = new Sidebar(store, line, themes);
  const conversation = new Conversation(store, line, table);
  const composer = new Composer(store, line, table, conversation);
  const form = new Form(line, table);
  Object.assign(table, { conversation, composer });
  keepRelativeTimesFresh();

  async function begin(hello) {
    if (languageOf(hello.locale) !== tongue()) await speak(hello.locale);
    setNow(hello.now);
    knowBase(hello.base_url);
    store.begin(hello);
    store.open(store.current);
    sidebar.draw();
    connected({ line, converse: () => sidebar.converse() });
  }
}

let quiet = 0;
function notice(text, forMs = 0) {
  const box = byId("notice");
  clearTimeout(quiet);
  fill(box, el("span", {}, text));
  box.hidden = false;
  document.body.classList.toggle("offline", !forMs);
  if (forMs) quiet = setTimeout(() => { box.hidden = true; }, forMs);
}
