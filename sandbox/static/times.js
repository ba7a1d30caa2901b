// Moments as people read them, by the sandbox's clock (which tests may move).

import { say, tongue } from "./words.js";

let ahead = 0;

export function setNow(seconds) {
  ahead = seconds - Date.now() / 1000;
}

export function now() {
  return Date.now() / 1000 + ahead;
}

const CLOCK = { hour: "2-digit", minute: "2-digit" };
const STYLES = {
  t: CLOCK,
  T: { ...CLOCK, second: "2-digit" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: { day: "numeric", month: "long", year: "numeric" },
  f: { day: "numeric", month: "long", year: "numeric", ...CLOCK },
  F: { weekday: "long", day: "numeric", month: "long", year: "numeric", ...CLOCK },
};
const STEPS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const LARGEST = 8640000000000;

export function written(seconds, style = "f") {
  if (Math.abs(seconds) > LARGEST) return say("invalid-date");
  if (style === "R") return relative(seconds);
  return new Intl.DateTimeFormat(tongue(), STYLES[style] || STYLES.f).format(new Date(seconds * 1000));
}

export function relative(seconds) {
  const away = seconds - now();
  const speech = new Intl.RelativeTimeFormat(tongue(), { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (Math.abs(away) >= length || unit === "second") return speech.format(Math.round(away / length), unit);
  }
  return "";
}

export function ofMessage(iso) {
  const moment = new Date(iso);
  const today = new Date(now() * 1000);
  const clock = new Intl.DateTimeFormat(tongue(), CLOCK).format(moment);
  if (moment.toDateString() === today.toDateString()) return clock;
  return `${new Intl.DateTimeFormat(tongue(), STYLES.d).format(moment)} ${clock}`;
}

export function dayOf(iso) {
  return new Intl.DateTimeFormat(tongue(), STYLES.D).format(new Date(iso));
}

export function keepRelativeTimesFresh() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      node.textContent = relative(Number(node.dataset.relative));
    }
  }, 1000);
}
