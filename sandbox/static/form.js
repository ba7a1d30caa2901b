// Forms (modals) the bot opens.

import { byId, choiceWords, el, fill, freshId, icon, push, upper } from "./dom.js";
import { KIND, menuOf } from "./components.js";
import { picker } from "./pick.js";
import { prose } from "./prose.js";
import { say } from "./words.js";

const PARAGRAPH = 2;

export class Form {
  constructor(line, table) {
    this.line = line;
    this.table = table;
    this.box = byId("form");
  }

  open({ interaction, modal }) {
    this.fields = [];
    this.trouble = el("p", { class: "trouble", role: "alert" });
    this.send = el("button", { type: "submit", class: "button primary" }, say("submit"));
    const title = el("h2", { id: "form-title" }, modal.title);
    const close = () => this.box.close();
    const form = el(
      "form",
      { method: "dialog", novalidate: true, on: { submit: (event) => { event.preventDefault(); this.submit(interaction); } } },
      el("header", { class: "form-head" }, title, push("round", close, { "aria-label": say("close-form") }, icon("close"))),
      el("div", { class: "form-body" }, modal.components.map((one) => this.part(one))),
      this.trouble,
      el("footer", { class: "form-foot" }, push("button secondary", close, {}, say("cancel")), this.send),
    );
    fill(this.box, form);
    this.box.setAttribute("aria-labelledby", "form-title");
    if (!this.box.open) this.box.showModal();
    form.querySelector(".form-body input, .form-body textarea, .form-body button")?.focus();
  }

  part(given) {
    if (given.type === KIND.text) return prose(given.content);
    if (given.type === KIND.row) return el("div", {}, given.components.map((one) => this.labelled(one.label, "", one)));
    if (given.type === KIND.label) return this.labelled(given.label, given.description, given.component);
    return el("p", { class: "missing" }, say("cannot-be-shown"));
  }

  labelled(label, description, given) {
    const id = freshId("field");
    const required = given.required ?? true;
    const wrong = el("span", { class: "field-wrong", id: `${id}-wrong`, role: "alert" });
    const field = { given, required, wrong, label, ...this.control(given, id, label) };
    this.fields.push(field);
    if (given.type === KIND.check) return tickField(field, id, label, description, wrong);
    const grouped = given.type === KIND.radios || given.type === KIND.checks;
    const name = [label || "", required ? el("span", { class: "needed", title: say("required") }, " *") : null];
    const head = grouped ? el("legend", { class: "field-label" }, name) : el("label", { class: "field-label", for: id }, name);
    const more = description ? el("p", { class: "field-more", id: `${id}-more` }, description) : null;
    field.control.setAttribute("aria-describedby", `${id}-more ${id}-wrong`);
    return el(grouped ? "fieldset" : "div", { class: "field" }, head, more, field.control, wrong);
  }

  // Gives {control, read()}.
  control(given, id, label) {
    switch (given.type) {
      case KIND.input:
        return textField(given, id);
      case KIND.radios:
        return optionField(given, id, "radio");
      case KIND.checks:
        return optionField(given, id, "checkbox");
      case KIND.check: {
        const control = el("input", { type: "checkbox", id, checked: Boolean(given.default), class: "big-check" });
        return { control, read: () => control.checked };
      }
      case KIND.upload:
        return { control: el("p", { class: "missing", id }, say("no-files-here")), read: () => [] };
      default: {
        const least = given.required === false ? 0 : given.min_values ?? 1;
        const control = picker({ ...menuOf(given, this.table), least, label }, () => {});
        control.querySelector(".pick-face").id = id;
        return { control, read: () => control.picked() };
      }
    }
  }

  check() {
    let first = null;
    for (const field of this.fields) {
      const text = fault(field);
      field.wrong.textContent = text;
      if (text && !first) first = field;
    }
    const target = first?.control.matches("input, textarea") ? first.control : first?.control.querySelector("input, button");
    target?.focus();
    return !first;
  }

  async submit(interaction) {
    if (!this.check()) return;
    const values = {};
    for (const { given, read } of this.fields) {
      const value = read();
      if (value !== null) values[given.custom_id] = value;
    }
    this.trouble.textContent = "";
    this.send.disabled = true;
    this.send.classList.add("busy");
    try {
      this.table.conversation.expectAnswer();
      await this.line.act("submit", { interaction, values });
      this.box.close();
      this.table.conversation.focusAnswer();
    } catch (error) {
      this.trouble.textContent = say("went-wrong", { reason: error.message });
    }
    this.send.disabled = false;
    this.send.classList.remove("busy");
  }
}

function tickField({ control }, id, label, description, wrong) {
  const words = choiceWords(label || "", description, "field-label");
  return el("div", { class: "field" }, el("label", { class: "option-row", for: id }, control, words), wrong);
}

function textField(given, id) {
  const shared = {
    id, placeholder: given.placeholder, maxlength: given.max_length ?? 4000, value: given.value || "", autocomplete: "off", class: "text-field",
    name: given.custom_id,
  };
  const control = given.style === PARAGRAPH ? el("textarea", { ...shared, rows: "4" }) : el("input", { ...shared, type: "text" });
  return { control, read: () => control.value };
}

function optionField(given, id, type) {
  const rows = given.options.map((option, at) => {
    const input = el("input", { type, name: id, value: option.value, checked: Boolean(option.default), id: at ? `${id}-${at}` : id });
    return el("label", { class: "option-row" }, input, choiceWords(option.label, option.description));
  });
  const control = el("div", { class: "option-rows", role: "presentation" }, rows);
  const marked = () => [...control.querySelectorAll("input:checked")].map((input) => input.value);
  return { control, read: () => (type === "radio" ? marked()[0] ?? null : marked()) };
}

function fault({ given, required, read }) {
  const value = read();
  const empty = value === null || value === "" || (Array.isArray(value) && !value.length);
  if (given.type === KIND.check) return "";
  if (empty) return required ? say("is-required") : "";
  if (given.type === KIND.input && value.length < (given.min_length ?? 0)) return upper(say("at-least-characters", { count: given.min_length }));
  if (given.type === KIND.checks && value.length > (given.max_values ?? given.options.length)) return upper(say("at-most", { most: given.max_values }));
  if (given.type === KIND.checks && value.length < (given.min_values ?? 0)) return upper(say("at-least", { least: given.min_values }));
  return "";
}
