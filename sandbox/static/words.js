// What the page itself says, in the language of its person: a phrase by name, with facts and plurals.

const LANGUAGES = { "en-US": "English", de: "Deutsch", "es-ES": "Español", pl: "Polski" };
const USUAL = "en";
let language = USUAL;
let phrases = {};

// The locales that the page speaks, by their own names.
export function spokenLocales() {
  return LANGUAGES;
}

// The language that dates and numbers are written in.
export function tongue() {
  return language;
}

// The language of a locale ("es-419"), or English.
export function languageOf(locale) {
  const wanted = (locale || "").split("-")[0].toLowerCase();
  return Object.keys(LANGUAGES).map((one) => one.split("-")[0]).find((one) => one === wanted) || USUAL;
}

// Speaks the language of a locale from now on, also in what is on the page already.
export async function speak(locale) {
  language = languageOf(locale);
  phrases = await (await fetch(`/page/words-${language}.json`)).json();
  document.documentElement.lang = language;
  for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
  for (const node of document.querySelectorAll("[data-say-label]")) node.setAttribute("aria-label", say(node.dataset.sayLabel));
}

// A phrase; one with plural forms goes by the fact `count`.
export function say(name, facts = {}) {
  return whole(name, facts).replace(/\{(\w+)\}/g, (_, fact) => String(facts[fact]));
}

// The same with elements among its facts, as a list of texts and elements.
export function sayAround(name, facts) {
  return whole(name, facts).split(/\{(\w+)\}/).map((part, at) => (at % 2 ? facts[part] : part));
}

// A label that stays right when the language changes.
export function labelled(name) {
  return { "aria-label": say(name), data: { sayLabel: name } };
}

// What the server refuses with, in the page's language; rare reasons, which only programmers meet, stay as they are.
export function reason(told) {
  const known = {
    "The application did not respond": say("no-answer"),
    "That’s no longer there.": say("no-longer-there"),
    "You can’t see this channel.": say("channel-unseen"),
    "A message needs 1 to 2000 characters.": say("message-length"),
  };
  return known[told] || told;
}

function whole(name, facts) {
  const phrase = phrases[name];
  if (phrase === undefined) throw new Error(`no phrase ${name}`);
  if (typeof phrase === "string") return phrase;
  return phrase[new Intl.PluralRules(language).select(facts.count)] ?? phrase.other;
}
