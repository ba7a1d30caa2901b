// Discord's markdown as a tree of plain objects: {kind, children | text, …}. Nothing here touches the page.

export function parse(text) {
  return blocks(String(text).replace(/\r\n?/g, "\n"));
}

const FENCE = /^```(?:([\w+#.-]{1,20})\n)?([\s\S]*?)```/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;

function blocks(text) {
  const made = [];
  let rest = text;
  let lines = [];
  const flush = () => {
    if (lines.length) made.push(...paragraphs(lines));
    lines = [];
  };
  while (rest.length) {
    const at = rest.indexOf("```");
    const fence = at >= 0 ? FENCE.exec(rest.slice(at)) : null;
    const quoted = /(?:^|\n)>>> /.exec(rest);
    if (quoted && (at < 0 || quoted.index < at)) {
      lines.push(...rest.slice(0, quoted.index).split("\n").filter((line, i, all) => line || all.length > 1));
      flush();
      made.push({ kind: "quote", children: blocks(rest.slice(quoted.index).replace(/^\n?>>> /, "")) });
      return made;
    }
    if (!fence) {
      lines.push(...rest.split("\n"));
      break;
    }
    if (at > 0) lines.push(...rest.slice(0, at).replace(/\n$/, "").split("\n"));
    flush();
    made.push({ kind: "block", language: fence[1] || "", text: fence[2].replace(/^\n+|\n+$/g, "") });
    rest = rest.slice(at + fence[0].length).replace(/^\n/, "");
  }
  flush();
  return made;
}

function paragraphs(lines) {
  const made = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
    const small = /^-# +(\S.*)$/.exec(line);
    if (heading) {
      made.push({ kind: "heading", level: heading[1].length, children: inline(heading[2]) });
      at += 1;
    } else if (small) {
      made.push({ kind: "small", children: inline(small[1]) });
      at += 1;
    } else if (/^> /.test(line)) {
      const until = whileMatching(lines, at, /^> /);
      made.push({ kind: "quote", children: paragraphs(lines.slice(at, until).map((one) => one.slice(2))) });
      at = until;
    } else if (ITEM.test(line)) {
      const until = listUntil(lines, at);
      made.push(listOf(lines.slice(at, until)));
      at = until;
    } else {
      const until = plainUntil(lines, at);
      made.push({ kind: "text", children: inline(lines.slice(at, until).join("\n")) });
      at = until;
    }
  }
  return made;
}

function whileMatching(lines, from, pattern) {
  let until = from;
  while (until < lines.length && pattern.test(lines[until])) until += 1;
  return until;
}

// A list goes on while its items are of one sort; deeper ones may be of another.
function listUntil(lines, from) {
  const [, indent, mark] = ITEM.exec(lines[from]);
  const sort = (one) => /\d/.test(one);
  let until = from + 1;
  for (; until < lines.length; until += 1) {
    const match = ITEM.exec(lines[until]);
    if (!match || (match[1].length <= indent.length && sort(match[2]) !== sort(mark))) break;
  }
  return until;
}

function plainUntil(lines, from) {
  let until = from + 1;
  const special = (line) => /^(#{1,3} +\S|-# +\S|> )/.test(line) || ITEM.test(line);
  while (until < lines.length && !special(lines[until])) until += 1;
  return until;
}

function listOf(lines) {
  const [, indent, mark] = ITEM.exec(lines[0]);
  const ordered = /\d/.test(mark);
  const made = { kind: "list", ordered, start: ordered ? Number.parseInt(mark, 10) : 1, items: [] };
  let at = 0;
  while (at < lines.length) {
    const [, , , text] = ITEM.exec(lines[at]);
    let until = at + 1;
    while (until < lines.length && ITEM.exec(lines[until])[1].length > indent.length) until += 1;
    const children = inline(text);
    if (until > at + 1) children.push(listOf(lines.slice(at + 1, until)));
    made.items.push(children);
    at = until;
  }
  return made;
}

// Inline: the first rule that matches at the cursor wins; what matches none is text.
const RULES = [
  [/^\\([^A-Za-z0-9\s])/, (m) => ({ kind: "plain", text: m[1] })],
  [/^`+/, code],
  [/^<@!?(\d{1,20})>/, (m) => ({ kind: "user", id: m[1] })],
  [/^<@&(\d{1,20})>/, (m) => ({ kind: "role", id: m[1] })],
  [/^<#(\d{1,20})>/, (m) => ({ kind: "channel", id: m[1] })],
  [/^<(a?):(\w{2,32}):(\d{1,20})>/, (m) => ({ kind: "emoji", animated: m[1] === "a", name: m[2], id: m[3] })],
  [/^<t:(-?\d{1,14})(?::([tTdDfFR]))?>/, (m) => ({ kind: "time", at: Number(m[1]), style: m[2] || "f" })],
  [/^<\/([^:>\n]{1,100}):(\d{1,20})>/, (m) => ({ kind: "command", name: m[1], id: m[2] })],
  [/^@(everyone|here)\b/, (m) => ({ kind: "everyone", text: m[0] })],
  [/^<(https?:\/\/[^\s<>]+)>/, (m) => ({ kind: "link", url: m[1], children: plain(m[1]) })],
  [/^\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: +"([^"\n]*)")?\)/, masked],
  [/^https?:\/\/[^\s<>"]+/, bare],
  [/^\*\*\*(?=\S)([\s\S]+?)\*\*\*(?!\*)/, (m) => nest("bold", [nest("italic", inline(m[1]))])],
  [/^\*\*(?=\S)([\s\S]+?)\*\*(?!\*)/, (m) => nest("bold", inline(m[1]))],
  [/^__(?=\S)([\s\S]+?)__(?!_)/, (m) => nest("underline", inline(m[1]))],
  [/^~~(?=\S)([\s\S]+?)~~/, (m) => nest("strike", inline(m[1]))],
  [/^\|\|([\s\S]+?)\|\|/, (m) => nest("spoiler", inline(m[1]))],
  [/^\*(?=[^\s*])((?:\*\*[^*]+\*\*|[^*])+)\*(?!\*)/, (m) => nest("italic", inline(m[1]))],
  [/^_(?=[^\s_])((?:__[^_]+__|[^_])+)_(?![\w])/, (m) => nest("italic", inline(m[1])), true],
];

function nest(kind, children) {
  return { kind, children };
}

function plain(text) {
  return [{ kind: "plain", text }];
}

function masked(match) {
  return { kind: "link", url: match[2], title: match[3], children: inline(match[1], 1) };
}

// Code ends at a run of as many backticks; found by hand, since a pattern could take for ever on a hostile text.
function code(match) {
  const run = match[0];
  const text = match.input;
  let at = run.length;
  while (at < text.length) {
    const found = text.indexOf("`", at);
    if (found < 0) break;
    let end = found;
    while (text[end] === "`") end += 1;
    if (end - found === run.length) {
      const inside = text.slice(run.length, found);
      return { kind: "code", text: /^ .*` $|^ `.* $/.test(inside) ? inside.slice(1, -1) : inside, length: end };
    }
    at = end;
  }
  return { kind: "plain", text: run };
}

function bare(match) {
  const url = match[0].replace(/[.,:;!?)\]'*_~|]+$/, "");
  return { kind: "link", url, children: plain(url), length: url.length };
}

const DEEPEST = 12;
let depth = 0;

export function inline(text) {
  if (depth >= DEEPEST) return plain(text);
  depth += 1;
  try {
    return scanned(text);
  } finally {
    depth -= 1;
  }
}

function scanned(text) {
  const made = [];
  let plainText = "";
  let at = 0;
  while (at < text.length) {
    const found = "\\`<@[h*_~|".includes(text[at]) ? firstRule(text, at) : null;
    if (!found) {
      plainText += text[at];
      at += 1;
      continue;
    }
    if (plainText) made.push(...plain(plainText));
    plainText = "";
    made.push(found.node);
    at += found.length;
  }
  if (plainText) made.push(...plain(plainText));
  return made;
}

function firstRule(text, at) {
  const rest = text.slice(at);
  for (const [pattern, make, needsEdge] of RULES) {
    if (needsEdge && at > 0 && /\w/.test(text[at - 1])) continue;
    const match = pattern.exec(rest);
    if (match) {
      const node = make(match);
      return { node, length: node.length || match[0].length };
    }
  }
  return null;
}
