// Slash commands as a person reads them: flat list, search, and what each option takes.

import { say } from "./words.js";

export const OPTION = { sub: 1, group: 2, text: 3, whole: 4, truth: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, file: 11 };

// [{name: "alhambra new", shown: "/alhambra new", description, options}]
export function flatten(commands) {
  return commands.flatMap((command) => steps(command, [command.name], [command.shown_name]));
}

function steps(node, names, shown) {
  const deeper = (node.options || []).filter((one) => one.type === OPTION.sub || one.type === OPTION.group);
  if (deeper.length) return deeper.flatMap((one) => steps(one, [...names, one.name], [...shown, one.shown_name]));
  return [{ name: names.join(" "), shown: `/${shown.join(" ")}`, description: node.shown_description || "", options: node.options || [] }];
}

export function found(commands, typed) {
  const wanted = typed.replace(/^\//, "").toLowerCase().trimStart();
  const score = (command) => {
    const names = [command.shown.slice(1).toLowerCase(), command.name.toLowerCase()];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 1;
    if (names.some((name) => name.includes(wanted))) return 2;
    return command.description.toLowerCase().includes(wanted) ? 3 : 4;
  };
  return commands.map((command) => [score(command), command]).filter(([rank]) => rank < 4)
    .sort((a, b) => a[0] - b[0]).map(([, command]) => command);
}

// The fixed list an option is chosen from, or null if it is typed or suggested by the bot.
export function fixedChoices(option, table) {
  if (option.choices?.length) return option.choices.map((one) => ({ label: one.shown_name ?? String(one.name), value: one.value }));
  if (option.type === OPTION.truth) return [{ label: say("yes"), value: true }, { label: say("no"), value: false }];
  if (option.type === OPTION.user) return table.peopleChoices();
  if (option.type === OPTION.channel) return table.channelChoices(option.channel_types);
  if (option.type === OPTION.role) return table.roleChoices();
  if (option.type === OPTION.mentionable) return [...table.peopleChoices(), ...table.roleChoices()];
  return null;
}

// Gives {value} or {error} for what was typed.
export function readOption(option, typed, choices) {
  if (choices) {
    const same = choices.find((one) => one.label.toLowerCase() === typed.trim().toLowerCase());
    return same ? { value: same.value } : { error: say("choose-from-list") };
  }
  if (option.type === OPTION.file) return { error: say("no-files") };
  if (option.type === OPTION.whole || option.type === OPTION.number) return readNumber(option, typed);
  if (typed.length < (option.min_length ?? 0)) return { error: say("at-least-characters", { count: option.min_length }) };
  if (typed.length > (option.max_length ?? 6000)) return { error: say("at-most-characters", { count: option.max_length }) };
  return { value: typed };
}

function readNumber(option, typed) {
  const value = Number(typed.trim());
  const whole = option.type === OPTION.whole;
  if (!typed.trim() || !Number.isFinite(value) || (whole && !Number.isSafeInteger(value))) return { error: say(whole ? "whole-number" : "a-number") };
  if (value < (option.min_value ?? -Infinity)) return { error: say("at-least", { least: option.min_value }) };
  if (value > (option.max_value ?? Infinity)) return { error: say("at-most", { most: option.max_value }) };
  return { value };
}
