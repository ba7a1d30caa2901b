"""Walking, numbering and showing the components of a message."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sandbox.limits.error_codes import Path
    from sandbox.world.state import Attachment, Json

SCHEME = "attachment://"


class Kind(IntEnum):
    """Discord's component types."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = {
    Kind.STRING_SELECT,
    Kind.USER_SELECT,
    Kind.ROLE_SELECT,
    Kind.MENTIONABLE_SELECT,
    Kind.CHANNEL_SELECT,
}
ONLY_V2 = {Kind.SECTION, Kind.TEXT, Kind.THUMBNAIL, Kind.GALLERY, Kind.FILE, Kind.SEPARATOR, Kind.CONTAINER}


def walk(components: list[Json], path: Path = ()) -> Iterator[tuple[Path, Json]]:
    """Every component with its place, parents before children."""
    for at, component in enumerate(components):
        here = (*path, at)
        yield from _walk_one(component, here)


def _walk_one(component: Any, here: Path) -> Iterator[tuple[Path, Json]]:
    if not isinstance(component, dict):
        return
    yield here, component
    children = component.get("components")
    if isinstance(children, list):
        yield from walk(children, (*here, "components"))
    for slot in ("accessory", "component"):
        if slot in component:
            yield from _walk_one(component[slot], (*here, slot))


def media_of(component: Json) -> Iterator[tuple[Path, Json]]:
    """Every picture or file a component shows, with its place inside the component."""
    match component.get("type"):
        case Kind.THUMBNAIL:
            yield ("media",), component["media"]
        case Kind.FILE:
            yield ("file",), component["file"]
        case Kind.GALLERY:
            for at, item in enumerate(component["items"]):
                yield ("items", at, "media"), item["media"]


def texts_of(components: list[Json]) -> Iterator[str]:
    """The text of every text display."""
    for _, component in walk(components):
        if component.get("type") == Kind.TEXT:
            yield component["content"]


def numbered(components: list[Json]) -> list[Json]:
    """The same components with an id for each; given ids stay, 0 and none are filled in."""
    taken = {one["id"] for _, one in walk(components) if one.get("id")}
    copies = [_copied(component) for component in components]
    number = 0
    for _, component in walk(copies):
        if not component.get("id"):
            number += 1
            while number in taken:
                number += 1
            component["id"] = number
        _write_emoji_ids(component)
    return copies


def _write_emoji_ids(component: Json) -> None:
    """Ids of emojis are texts, as in all of Discord's answers: a browser cannot count so far."""
    for one in (component, *(component.get("options") or ())):
        if (one.get("emoji") or {}).get("id"):
            one["emoji"] = {**one["emoji"], "id": str(one["emoji"]["id"])}


def shown(components: list[Json], files: dict[str, Json]) -> list[Json]:
    """Components as Discord answers them: defaults filled in, attachments resolved by file name."""
    return [_shown(component, files) for component in components]


def file_media(attachment: Attachment, url: str) -> Json:
    """An attachment as a component's picture."""
    return {
        "id": str(attachment.id),
        "url": url,
        "proxy_url": url,
        "width": attachment.width,
        "height": attachment.height,
        "content_type": attachment.content_type,
        "attachment_id": str(attachment.id),
        "size": attachment.size,
        "name": attachment.filename,
    }


def _copied(component: Json) -> Json:
    copy = dict(component)
    if "components" in copy:
        copy["components"] = [_copied(child) for child in copy["components"]]
    for slot in ("accessory", "component"):
        if slot in copy:
            copy[slot] = _copied(copy[slot])
    return copy


def _shown(component: Json, files: dict[str, Json]) -> Json:
    answer = {key: value for key, value in component.items() if value is not None}
    if "components" in answer:
        answer["components"] = shown(answer["components"], files)
    if "accessory" in answer:
        answer["accessory"] = _shown(answer["accessory"], files)
    kind = answer["type"]
    if kind in SELECTS:
        answer = {"min_values": 1, "max_values": 1, **answer}
    elif kind == Kind.SEPARATOR:
        answer = {"spacing": 1, "divider": True, **answer}
    elif kind == Kind.CONTAINER:
        answer = {"accent_color": None, "spoiler": False, **answer}
    elif kind == Kind.THUMBNAIL:
        media, _, _ = _media(answer["media"], files)
        answer = {"description": None, "spoiler": False, **answer, "media": media}
    elif kind == Kind.FILE:
        media, name, size = _media(answer["file"], files)
        answer = {"spoiler": False, **answer, "file": media, "name": name, "size": size}
    elif kind == Kind.GALLERY:
        answer["items"] = [_item(item, files) for item in answer["items"]]
    return answer


def _item(item: Json, files: dict[str, Json]) -> Json:
    given = {key: value for key, value in item.items() if value is not None}
    media, _, _ = _media(item["media"], files)
    return {"description": None, "spoiler": False, **given, "media": media}


def _media(media: Json, files: dict[str, Json]) -> tuple[Json, str | None, int | None]:
    url = media["url"]
    found = files.get(url.removeprefix(SCHEME)) if url.startswith(SCHEME) else None
    if found is None:
        return {"id": "0", "url": url, "proxy_url": url}, None, None
    seen = {key: value for key, value in found.items() if key not in ("size", "name")}
    return seen, found["name"], found["size"]
