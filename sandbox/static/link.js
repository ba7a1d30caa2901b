// The line to the server: asks and answers, changes, and coming back by itself after a break.

import { reason, say } from "./words.js";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5000;

export class Line {
  constructor(person, { onChange, onState }) {
    this.person = person;
    this.onChange = onChange;
    this.onState = onState;
    this.since = "";
    this.asked = new Map();
    this.running = new Map();
    this.next = 1;
    this.pause = FIRST_PAUSE;
    this.connect();
  }

  connect() {
    const query = new URLSearchParams({ as: this.person, since: this.since, language: navigator.language });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/page/socket?${query}`);
    this.socket.addEventListener("message", (event) => this.receive(JSON.parse(event.data)));
    this.socket.addEventListener("close", () => this.lost());
  }

  receive(told) {
    if (told.kind === "hello") {
      this.since = told.since;
      this.pause = FIRST_PAUSE;
      this.onState("open");
    }
    if (told.ref !== undefined && this.asked.has(told.ref)) {
      this.settle(told);
    } else if (told.kind === "answered" || told.kind === "failed" || told.kind === "modal") {
      this.finish(told);
    } else {
      this.onChange(told);
    }
  }

  settle(told) {
    const { resolve, reject } = this.asked.get(told.ref);
    this.asked.delete(told.ref);
    if (told.kind === "refused") reject(new Error(reason(told.reason)));
    else resolve(told);
  }

  finish(told) {
    if (told.kind === "modal") {
      this.onChange(told);
      return;
    }
    const waiting = this.running.get(told.interaction);
    this.running.delete(told.interaction);
    if (!waiting) return;
    if (told.kind === "failed") waiting.reject(new Error(reason(told.reason)));
    else waiting.resolve(told);
  }

  lost() {
    this.onState("lost");
    for (const { reject } of [...this.asked.values(), ...this.running.values()]) reject(new Error(say("connection-lost")));
    this.asked.clear();
    this.running.clear();
    setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 1.6, LONGEST_PAUSE);
  }

  // One question, one answer.
  ask(kind, body = {}) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error(say("not-connected")));
    const ref = this.next;
    this.next += 1;
    return new Promise((resolve, reject) => {
      this.asked.set(ref, { resolve, reject });
      this.socket.send(JSON.stringify({ ...body, kind, ref }));
    });
  }

  // Something the bot must answer: settles when it did, or when it failed to.
  act(kind, body = {}) {
    return this.ask(kind, body).then(
      ({ interaction }) => new Promise((resolve, reject) => this.running.set(interaction, { resolve, reject })),
    );
  }
}
