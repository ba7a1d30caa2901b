// Filling in one slash command: a field for each option, with lists and live suggestions.

import { el, icon, push, span } from "./dom.js";
import { OPTION, fixedChoices, readOption } from "./commands.js";
import { say } from "./words.js";

const PAUSE = 120;

export class Entry {
  // desk: {table, suggest, autocomplete(command, options, focused), send(command, options), cancel()}
  constructor(command, desk) {
    this.command = command;
    this.desk = desk;
    this.fields = new Map();
    this.turn = 0;
    this.row = el("div", { class: "entry-fields" }, el("span", { class: "entry-name" }, command.shown));
    this.extra = el("div", { class: "entry-extra" });
    this.error = el("p", { class: "entry-error", role: "alert" });
    this.box = el("div", { class: "entry", role: "group", "aria-label": say("command", { command: command.shown }) }, this.row, this.extra, this.error);
    for (const option of command.options.filter((one) => one.required)) this.add(option);
    this.drawExtra();
    this.box.addEventListener("keydown", (event) => this.key(event));
  }

  focus() {
    const first = [...this.fields.values()].find((field) => !field.input.value) || [...this.fields.values()][0];
    if (first) first.input.focus();
    else this.desk.focusSend();
  }

  drawExtra() {
    const left = this.command.options.filter((option) => !this.fields.has(option.name));
    this.extra.replaceChildren(...left.map((option) =>
      push("chip", () => this.add(option).input.focus(), { title: option.shown_description }, `+ ${option.shown_name}`)));
    this.extra.hidden = !left.length;
  }

  add(option) {
    const numeric = option.type === OPTION.whole || option.type === OPTION.number;
    const input = el("input", {
      type: "text", class: "entry-input", autocomplete: "off", autocapitalize: "off", spellcheck: "false", name: option.name,
      inputmode: option.type === OPTION.whole ? "numeric" : numeric ? "decimal" : "text", size: "12", enterkeyhint: "next",
      "aria-label": say(option.required ? "option-required" : "option-optional", { option: option.shown_name, text: option.shown_description }),
    });
    const choices = fixedChoices(option, this.desk.table);
    if (choices || option.autocomplete) {
      input.setAttribute("role", "combobox");
      input.setAttribute("aria-autocomplete", "list");
      input.setAttribute("aria-expanded", "false");
    }
    const field = { option, input, choices, chosen: null };
    input.addEventListener("focus", () => this.offer(field));
    input.addEventListener("input", () => { field.chosen = null; this.grow(input); this.complain(""); this.offer(field); });
    input.addEventListener("blur", () => this.desk.suggest.hide());
    field.box = el("label", { class: "entry-field" }, span("entry-label", option.shown_name), input);
    if (!option.required) {
      field.box.append(push("entry-drop", () => this.drop(field), { "aria-label": say("remove", { option: option.shown_name }) }, icon("close")));
    }
    this.fields.set(option.name, field);
    this.row.append(field.box);
    this.drawExtra();
    return field;
  }

  grow(input) {
    input.size = Math.max(12, Math.min(40, input.value.length + 1));
  }

  drop(field) {
    this.fields.delete(field.option.name);
    field.box.remove();
    this.drawExtra();
    this.focus();
  }

  offer(field) {
    this.turn += 1;
    const title = [el("b", {}, field.option.shown_name), ` ${field.option.shown_description}`];
    const onPick = (item) => this.pick(field, item);
    const show = (items, note = "") => this.desk.suggest.show(field.input, { title, items, note, onPick });
    if (field.chosen !== null) show([]);
    else if (field.choices) show(matching(field.choices, field.input.value), say("nothing-in-list"));
    else if (field.option.autocomplete) this.askBot(field, show);
    else show([]);
  }

  askBot(field, show) {
    const turn = this.turn;
    const kept = this.desk.suggest.input === field.input ? this.desk.suggest.items : [];
    show(kept, say("loading-options"));
    clearTimeout(this.wait);
    this.wait = setTimeout(async () => {
      try {
        const { choices } = await this.desk.autocomplete(this.command, this.given(field), field.option.name);
        const items = (choices || []).map((one) => ({ label: String(one.name), value: one.value }));
        if (turn === this.turn) show(items, say("no-options"));
      } catch {
        if (turn === this.turn) show([], say("options-failed"));
      }
    }, PAUSE);
  }

  // What is filled in so far, for suggestions that depend on other options.
  given(focused) {
    const values = {};
    for (const [name, field] of this.fields) {
      if (field === focused) values[name] = field.input.value;
      else if (field.input.value) {
        const read = this.read(field);
        if (!read.error) values[name] = read.value;
      }
    }
    return values;
  }

  read(field) {
    return field.chosen !== null ? { value: field.chosen } : readOption(field.option, field.input.value, field.choices);
  }

  pick(field, item) {
    field.chosen = item.value;
    field.input.value = item.label;
    this.grow(field.input);
    this.turn += 1;
    const next = [...this.fields.values()].find((one) => one.option.required && !one.input.value);
    if (next) next.input.focus();
    else this.offer(field);
  }

  key(event) {
    const field = [...this.fields.values()].find((one) => one.input === event.target);
    if (field && event.key === "Tab" && field.input.value && field.chosen === null && !event.shiftKey) this.desk.suggest.pick();
    if (this.desk.suggest.items.length && this.desk.suggest.key(event)) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      this.desk.cancel();
    } else if (event.key === "Enter" && field) {
      event.preventDefault();
      this.send();
    } else if (event.key === "Backspace" && field && !field.input.value) this.back(event, field);
  }

  back(event, field) {
    event.preventDefault();
    const fields = [...this.fields.values()];
    const at = fields.indexOf(field);
    if (!field.option.required) this.drop(field);
    else if (at > 0) fields[at - 1].input.focus();
    else this.desk.cancel();
  }

  complain(text, field = null) {
    this.error.textContent = text;
    for (const one of this.fields.values()) one.box.classList.toggle("wrong", one === field);
    if (field) field.input.focus();
  }

  send() {
    const values = {};
    for (const [name, field] of this.fields) {
      if (!field.input.value && !field.option.required) continue;
      if (!field.input.value) return this.complain(`${field.option.shown_name}: ${say("required")}`, field);
      const read = this.read(field);
      if (read.error) return this.complain(`${field.option.shown_name}: ${read.error}`, field);
      values[name] = read.value;
    }
    return this.desk.send(this.command, values);
  }
}

function matching(choices, typed) {
  const wanted = typed.trim().toLowerCase();
  return choices.filter((one) => one.label.toLowerCase().includes(wanted)).slice(0, 25);
}
