"""Messages Discord refuses, each with the path of the field that is wrong."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

V2 = 32768
Body = Any


@dataclass(frozen=True)
class Bad:
    """A request that must be refused with 50035 at a path."""

    name: str
    body: Body
    path: str
    code: str = ""
    files: tuple[str, ...] = field(default=())


def button(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **more}


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def options(count: int) -> list[dict[str, Any]]:
    return [{"label": f"o{number}", "value": f"v{number}"} for number in range(count)]


def select(count: int = 2, **more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "menu", "options": options(count), **more}


def text(content: str = "words") -> dict[str, Any]:
    return {"type": 10, "content": content}


def rows(*components: dict[str, Any]) -> dict[str, Any]:
    return {"content": "x", "components": [row(*components)]}


def v2(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(components), **more}


def gallery(count: int = 1, **more: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, **more}] * count}


def embed(**more: Any) -> dict[str, Any]:
    return {"embeds": [{"title": "t", **more}]}


MESSAGES = [
    Bad("content too long", {"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    Bad("content not text", {"content": 7}, "content", "STRING_TYPE_CONVERT"),
    Bad("a slip of the pen", {"content": "x", "contnet": "y"}, "contnet", "SANDBOX_UNKNOWN_FIELD"),
    Bad("label too long", rows(button(label="x" * 81)), "components.0.components.0.label"),
    Bad("custom_id too long", rows(button(custom_id="x" * 101)), "components.0.components.0.custom_id"),
    Bad("custom_id empty", rows(button(custom_id="")), "components.0.components.0.custom_id"),
    Bad("unknown style", rows(button(style=9)), "components.0.components.0.style", "BASE_TYPE_CHOICES"),
    Bad("no style", rows({"type": 2, "label": "x", "custom_id": "x"}), "components.0.components.0.style"),
    Bad(
        "custom_id twice",
        rows(button(), button()),
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    Bad("six buttons", rows(*(button(custom_id=str(n)) for n in range(6))), "components.0.components"),
    Bad("empty row", rows(), "components.0.components"),
    Bad("six rows", {"components": [row(button(custom_id=str(n))) for n in range(6)]}, "components"),
    Bad("menu beside a button", rows(button(), select()), "components.0.components.1"),
    Bad(
        "two menus",
        rows(select(), select(custom_id="b")),
        "components.0.components.1",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    Bad("button without a row", {"content": "x", "components": [button()]}, "components.0.type"),
    Bad("url and custom_id", rows(button(url="https://a.b")), "components.0.components.0.custom_id"),
    Bad("link without url", rows({"type": 2, "style": 5, "label": "x"}), "components.0.components.0.url"),
    Bad(
        "link of another kind",
        rows({"type": 2, "style": 5, "label": "x", "url": "ftp://x"}),
        "components.0.components.0.url",
    ),
    Bad("no custom_id", rows({"type": 2, "style": 1, "label": "x"}), "components.0.components.0.custom_id"),
    Bad("nothing on the button", rows(button(label="")), "components.0.components.0.label"),
    Bad("no options", rows(select(0)), "components.0.components.0.options"),
    Bad("26 options", rows(select(26)), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
    Bad("max above options", rows(select(max_values=3)), "components.0.components.0.max_values"),
    Bad("max above 25", rows(select(max_values=26)), "components.0.components.0.max_values"),
    Bad("min above max", rows(select(min_values=2, max_values=1)), "components.0.components.0.min_values"),
    Bad("min above the usual max", rows(select(min_values=2)), "components.0.components.0.min_values"),
    Bad("long placeholder", rows(select(placeholder="x" * 151)), "components.0.components.0.placeholder"),
    Bad(
        "value twice",
        rows(select(options=[*options(1), *options(1)])),
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    Bad(
        "option label too long",
        rows(select(options=[{"label": "x" * 101, "value": "x"}])),
        "components.0.components.0.options.0.label",
    ),
    Bad("text without the flag", {"components": [text()]}, "components.0.type"),
    Bad(
        "content beside components",
        v2(text(), content="x"),
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    Bad("embeds beside components", v2(text(), embeds=[{"title": "t"}]), "embeds"),
    Bad("empty text", v2(text("")), "components.0.content", "BASE_TYPE_REQUIRED"),
    Bad("blank text", v2(text(" \n\u00a0")), "components.0.content", "BASE_TYPE_REQUIRED"),
    Bad("blank alt text", v2(gallery(description=" ")), "components.0.items.0.description"),
    Bad(
        "blank button",
        rows(button(label=" \t")),
        "components.0.components.0.label",
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    Bad(
        "blank option",
        rows(select(options=[{"label": " ", "value": "x"}])),
        "components.0.components.0.options.0.label",
        "BASE_TYPE_REQUIRED",
    ),
    Bad(
        "blank description of an option",
        rows(select(options=[{"label": "x", "value": "x", "description": " "}])),
        "components.0.components.0.options.0.description",
        "SANDBOX_BLANK_TEXT",
    ),
    Bad(
        "blank placeholder",
        rows(select(placeholder=" ")),
        "components.0.components.0.placeholder",
        "SANDBOX_BLANK_TEXT",
    ),
    Bad("blank field", embed(fields=[{"name": " ", "value": "v"}]), "embeds.0.fields.0.name"),
    Bad("one text too long", v2(text("x" * 4001)), "components.0.content"),
    Bad("texts too long together", v2(text("x" * 2001), text("x" * 2000)), "components"),
    Bad("41 components", v2(*(text(str(n)) for n in range(41))), "components"),
    Bad("41 nested", v2({"type": 17, "components": [text(str(n)) for n in range(40)]}), "components"),
    Bad(
        "a container in a container",
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "components.0.components.0.type",
    ),
    Bad(
        "four texts in a section",
        v2({"type": 9, "components": [text()] * 4, "accessory": button()}),
        "components.0.components",
    ),
    Bad("no accessory", v2({"type": 9, "components": [text()]}), "components.0.accessory"),
    Bad("empty gallery", v2({"type": 12, "items": []}), "components.0.items"),
    Bad("eleven pictures", v2(gallery(11)), "components.0.items", "BASE_TYPE_BAD_LENGTH"),
    Bad("long alt text", v2(gallery(description="x" * 1025)), "components.0.items.0.description"),
    Bad(
        "missing attachment",
        v2({"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    Bad(
        "file from elsewhere", v2({"type": 13, "file": {"url": "https://a.b/c.png"}}), "components.0.file.url"
    ),
    Bad("id twice", v2({**text(), "id": 3}, {**text(), "id": 3}), "components.1.id"),
    Bad(
        "colour too large",
        v2({"type": 17, "accent_color": 1 << 24, "components": [text()]}),
        "components.0.accent_color",
    ),
    Bad("unknown component", v2({"type": 99}), "components.0.type", "UNION_TYPE_CHOICES"),
    Bad("eleven embeds", {"embeds": [{"title": "t"}] * 11}, "embeds"),
    Bad("embed title", embed(title="x" * 257), "embeds.0.title"),
    Bad("embed description", embed(description="x" * 4097), "embeds.0.description"),
    Bad("embed fields", embed(fields=[{"name": "n", "value": "v"}] * 26), "embeds.0.fields"),
    Bad("embed field value", embed(fields=[{"name": "n", "value": "v" * 1025}]), "embeds.0.fields.0.value"),
    Bad("embed footer", embed(footer={"text": "x" * 2049}), "embeds.0.footer.text"),
    Bad(
        "embeds together", {"embeds": [{"description": "x" * 3001}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"
    ),
    Bad("embed picture missing", embed(image={"url": "attachment://no.png"}), "embeds.0.image.url"),
    Bad(
        "alt text of a file",
        {"attachments": [{"id": 0, "description": "x" * 1025}]},
        "attachments.0.description",
        files=("a.png",),
    ),
    Bad("attachment without a file", {"content": "x", "attachments": [{"id": 3}]}, "attachments.0.id"),
    Bad("eleven files", {"content": "x"}, "files", files=tuple(f"{n}.png" for n in range(11))),
    Bad("nonce too long", {"content": "x", "nonce": "x" * 26}, "nonce"),
    Bad(
        "unknown mention kind",
        {"content": "x", "allowed_mentions": {"parse": ["all"]}},
        "allowed_mentions.parse.0",
    ),
    Bad("a private message to all", {"content": "x", "flags": 64}, "flags", "BITFIELD_INVALID_FLAGS"),
    Bad("private components to all", v2(text()) | {"flags": V2 | 64}, "flags", "BITFIELD_INVALID_FLAGS"),
    Bad("a flag that only Discord sets", {"content": "x", "flags": 32}, "flags", "BITFIELD_INVALID_FLAGS"),
    Bad(
        "everybody and somebody",
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    Bad(
        "all roles and some",
        {"content": "x", "allowed_mentions": {"parse": ["everyone", "roles"], "roles": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
]
