"""Check messages, edits, forms and suggestions against Discord's limits before they take effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.limits.component_lint import check_capacity, lint_components, lint_doubles, lint_one
from sandbox.limits.component_shapes import MODAL
from sandbox.limits.error_codes import FieldErrors, empty_message, invalid
from sandbox.limits.message_shapes import CALLBACK, CHOICES, CREATE, EDIT, FOLLOW_UP
from sandbox.limits.shapes import Form, check_form
from sandbox.world.components import SCHEME, walk
from sandbox.world.messages import clean_filename
from sandbox.world.state import Json, Message, MessageFlag

if TYPE_CHECKING:
    from sandbox.limits.error_codes import Path
    from sandbox.world.messages import Draft

MOST_FILES = 10
MOST_EMBED_TEXT = 6000
LEGACY_FIELDS = ("content", "embeds", "sticker_ids", "poll")
ON_EDITS = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2
ON_MESSAGES = ON_EDITS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.VOICE_MESSAGE
ON_ANSWERS = ON_MESSAGES | MessageFlag.EPHEMERAL


def check_message(
    draft: Draft, path: Path = (), form: Form = CREATE, settable: MessageFlag = ON_MESSAGES
) -> None:
    """Refuse a new message that breaks a rule."""
    errors = _shaped(draft.body, path, form)
    flags = draft.body.get("flags") or 0
    _lint_flags(flags, settable, path, errors)
    _lint_all(draft, path, errors, v2=bool(flags & MessageFlag.COMPONENTS_V2), old=None)
    errors.raise_if_any()
    check_capacity(draft.body.get("components") or [])
    if not (draft.uploads or _shows_something(draft.body)):
        raise empty_message()


def check_callback_message(draft: Draft) -> None:
    """Refuse a first answer that breaks a rule."""
    check_message(draft, ("data",), CALLBACK, ON_ANSWERS)


def check_follow_up(draft: Draft) -> None:
    """Refuse a follow-up that breaks a rule."""
    check_message(draft, (), FOLLOW_UP, ON_ANSWERS)


def check_edit(message: Message, draft: Draft, path: Path = (), settable: MessageFlag = ON_EDITS) -> None:
    """Refuse an edit that breaks a rule, or that would leave nothing of the message."""
    errors = _shaped(draft.body, path, EDIT if not path else CALLBACK)
    flags = draft.body.get("flags") or 0
    _lint_flags(flags, settable | message.flags, path, errors)
    wants_v2 = bool(flags & MessageFlag.COMPONENTS_V2)
    if wants_v2 and not message.is_v2:
        _lint_switch(message, draft.body, path, errors)
    _lint_all(draft, path, errors, v2=wants_v2 or message.is_v2, old=message)
    errors.raise_if_any()
    check_capacity(draft.body.get("components") or [])
    after = {
        "content": message.content,
        "embeds": message.embeds,
        "components": message.components,
        **draft.body,
    }
    kept = draft.body.get("attachments", message.attachments) or draft.uploads
    if not (kept or _shows_something(after)):
        raise empty_message()


def check_modal(body: Json) -> None:
    """Refuse a form that breaks a rule."""
    errors = _shaped(body, ("data",), MODAL)
    here = ("data", "components")
    lint_doubles(body["components"], here, errors)
    for where, component in walk(body["components"], here):
        lint_one(component, where, errors)
    errors.raise_if_any()


def check_choices(body: Json) -> None:
    """Refuse suggestions that break a rule."""
    _shaped(body, ("data",), CHOICES)


def _shaped(body: Json, path: Path, form: Form) -> FieldErrors:
    """Shapes first: the other rules may then trust them."""
    errors = FieldErrors()
    check_form(form, body, path, errors)
    errors.raise_if_any()
    return errors


def _lint_all(draft: Draft, path: Path, errors: FieldErrors, *, v2: bool, old: Message | None) -> None:
    body = draft.body
    _lint_mentions(body.get("allowed_mentions") or {}, path, errors)
    files = _lint_files(draft, path, errors, old)
    if v2:
        _lint_legacy_fields(body, path, errors)
    _lint_embeds(body, path, errors, files)
    components = body.get("components") or []
    lint_components(components, (*path, "components"), errors, v2=v2, files=files)


def _lint_flags(flags: int, settable: int, path: Path, errors: FieldErrors) -> None:
    """Only some flags may be set; only answers can be ephemeral."""
    if flags & ~settable:
        names = ", ".join(flag.name for flag in MessageFlag if flag & settable and flag.name)
        errors.add((*path, "flags"), "BITFIELD_INVALID_FLAGS", f"Only {names} can be set here.")


def _lint_mentions(allowed: Json, path: Path, errors: FieldErrors) -> None:
    """Either a whole kind of mention is allowed, or a list; an empty list is no list."""
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or []) and allowed.get(kind):
            text = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            errors.add((*path, "allowed_mentions"), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)


def _lint_files(draft: Draft, path: Path, errors: FieldErrors, old: Message | None) -> set[str]:
    """Check the list of attachments against the files that came; gives all names that can be referred to."""
    if len(draft.uploads) > MOST_FILES:
        text = f"Must be {MOST_FILES} or fewer in length."
        errors.add((*path, "files"), "BASE_TYPE_MAX_LENGTH", text)
    before = {one.id: one.filename for one in old.attachments} if old else {}
    listed = draft.body.get("attachments")
    names = {number: clean_filename(upload.filename) for number, upload in draft.uploads.items()}
    kept = dict(before) if listed is None else {}
    for at, entry in enumerate(listed or []):
        number = int(entry["id"])
        if number in names:
            names[number] = clean_filename(entry.get("filename") or names[number])
        elif number in before:
            kept[number] = before[number]
        else:
            text = "The specified attachment was not found"
            errors.add((*path, "attachments", at, "id"), "ATTACHMENT_NOT_FOUND", text)
    if len(names) + len(kept) > MOST_FILES and len(draft.uploads) <= MOST_FILES:
        text = f"Must be {MOST_FILES} or fewer in length."
        errors.add((*path, "attachments"), "BASE_TYPE_MAX_LENGTH", text)
    return {*names.values(), *kept.values()}


def _lint_legacy_fields(body: Json, path: Path, errors: FieldErrors) -> None:
    for name in LEGACY_FIELDS:
        if body.get(name):
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            text = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            errors.add((*path, name), code, text)


def _lint_switch(message: Message, body: Json, path: Path, errors: FieldErrors) -> None:
    """A message turns into components only when its old content goes in the same request."""
    for name, value in (("content", message.content), ("embeds", message.embeds)):
        if value and name not in body:
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            text = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            errors.add((*path, name), code, text)


def _lint_embeds(body: Json, path: Path, errors: FieldErrors, files: set[str]) -> None:
    embeds = body.get("embeds") or []
    if sum(_embed_size(embed) for embed in embeds) > MOST_EMBED_TEXT:
        text = f"Embed size exceeds maximum size of {MOST_EMBED_TEXT}"
        errors.add((*path, "embeds"), "MAX_EMBED_SIZE_EXCEEDED", text)
    for at, embed in enumerate(embeds):
        for slot in ("image", "thumbnail"):
            url = (embed.get(slot) or {}).get("url", "")
            place = (*path, "embeds", at, slot, "url")
            if url.startswith(SCHEME) and url.removeprefix(SCHEME) not in files:
                errors.add(place, "ATTACHMENT_NOT_FOUND", "The specified attachment was not found")
            elif url and not url.startswith((SCHEME, "http://", "https://")):
                errors.add(place, "URL_TYPE_INVALID_SCHEME", f'Scheme of "{url}" is not supported.')


def _embed_size(embed: Json) -> int:
    parts = [embed.get("title"), embed.get("description")]
    parts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        parts += [field["name"], field["value"]]
    return sum(len(part) for part in parts if part)


def _shows_something(body: Json) -> bool:
    content = body.get("content") or ""
    seen = ("embeds", "components", "sticker_ids", "poll")
    return bool(content.strip()) or any(body.get(name) for name in seen)


def refuse_deferral_flags(flags: Any) -> None:
    """A deferral may be ephemeral, and nothing else."""
    if not isinstance(flags, int) or flags & ~MessageFlag.EPHEMERAL:
        raise invalid(("data", "flags"), "BITFIELD_INVALID_FLAGS", "Only EPHEMERAL can be set here.")
