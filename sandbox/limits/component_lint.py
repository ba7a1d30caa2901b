"""Rules about components that no single field breaks: rows, doubles, sums, references."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.limits.error_codes import broken_server
from sandbox.world.components import ONLY_V2, SCHEME, SELECTS, Kind, media_of, walk

if TYPE_CHECKING:
    from sandbox.limits.error_codes import FieldErrors, Path
    from sandbox.world.state import Json

LINK, PREMIUM = 5, 6
COUNTED = {*SELECTS, Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP, Kind.FILE_UPLOAD}
"""Components with a number of choices."""
MOST_ROWS = 5
MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_MEDIA = 64
MOST_BYTES = 10170
BYTES_PER_TEXT = 12
ROW_WIDTH = 5


def lint_components(
    components: list[Json], path: Path, errors: FieldErrors, *, v2: bool, files: set[str]
) -> None:
    """Check a message's components against the rules; their shapes are already checked."""
    if v2:
        _lint_sums(components, path, errors)
        _lint_media(components, path, errors, files)
    else:
        _lint_legacy(components, path, errors)
    lint_doubles(components, path, errors)
    for where, component in walk(components, path):
        lint_one(component, where, errors)


def check_capacity(components: list[Json]) -> None:
    """Fail as Discord does: it does not say that there are too many pictures or bytes."""
    found = [one for _, one in walk(components)]
    media = [each for one in found if one["type"] != Kind.FILE for each in media_of(one)]
    texts = [one["content"].encode(errors="surrogatepass") for one in found if one["type"] == Kind.TEXT]
    if len(media) > MOST_MEDIA or sum(len(text) + BYTES_PER_TEXT for text in texts) > MOST_BYTES:
        raise broken_server()


def lint_doubles(components: list[Json], path: Path, errors: FieldErrors) -> None:
    """No custom_id and no id twice."""
    for key, code, text in (
        ("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"),
        ("id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"),
    ):
        seen: set[object] = set()
        for where, component in walk(components, path):
            value = component.get(key)
            if value and value in seen:
                errors.add((*where, key), code, text)
            seen.add(value)


def lint_one(component: Json, where: Path, errors: FieldErrors) -> None:
    """Rules for one component."""
    if component["type"] == Kind.ROW:
        _lint_row(component, where, errors)
    elif component["type"] == Kind.BUTTON:
        _lint_button(component, where, errors)
    elif component["type"] == Kind.TEXT_INPUT:
        errors.add_if_reversed(component, "min_length", "max_length", where)
    elif component["type"] in COUNTED:
        _lint_select(component, where, errors)


def _lint_legacy(components: list[Json], path: Path, errors: FieldErrors) -> None:
    if len(components) > MOST_ROWS:
        errors.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MOST_ROWS} in length.")
    for at, component in enumerate(components):
        if component["type"] in ONLY_V2:
            text = 'Value of field "type" must be one of (1,).'
            errors.add((*path, at, "type"), "UNION_TYPE_CHOICES", text)


def _lint_sums(components: list[Json], path: Path, errors: FieldErrors) -> None:
    found = list(walk(components))
    if len(found) > MOST_COMPONENTS:
        text = f"The total number of components cannot exceed {MOST_COMPONENTS}"
        errors.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", text)
    size = sum(len(one["content"]) for _, one in found if one["type"] == Kind.TEXT)
    if size > MOST_TEXT:
        text = f"The total size of displayable text exceeds the maximum of {MOST_TEXT}"
        errors.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)


def _lint_media(components: list[Json], path: Path, errors: FieldErrors, files: set[str]) -> None:
    for where, component in walk(components, path):
        for inside, media in media_of(component):
            url = media["url"]
            place = (*where, *inside, "url")
            if url.startswith(SCHEME):
                if url.removeprefix(SCHEME) not in files:
                    code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                    errors.add(place, code, "The referenced attachment was not found")
            elif component["type"] == Kind.FILE or not url.startswith(("http://", "https://")):
                errors.add(place, "URL_TYPE_INVALID_SCHEME", f'Scheme of "{url}" is not supported.')


def _lint_row(row: Json, where: Path, errors: FieldErrors) -> None:
    width = sum(ROW_WIDTH if one["type"] in SELECTS else 1 for one in row["components"])
    if width > ROW_WIDTH:
        at = next(at for at in range(len(row["components"])) if _width(row, at + 1) > ROW_WIDTH)
        text = "The specified component exceeds the maximum width"
        errors.add((*where, "components", at), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text)


def _width(row: Json, count: int) -> int:
    return sum(ROW_WIDTH if one["type"] in SELECTS else 1 for one in row["components"][:count])


def _lint_button(button: Json, where: Path, errors: FieldErrors) -> None:
    style = button["style"]
    has_url, has_id = bool(button.get("url")), bool(button.get("custom_id"))
    if has_url and has_id:
        text = "A custom id and url cannot both be specified"
        errors.add((*where, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", text)
    elif style == LINK and not has_url:
        errors.add((*where, "url"), "BASE_TYPE_REQUIRED", "A url is required for link buttons")
    elif style < LINK and not has_id:
        text = "A custom id is required"
        errors.add((*where, "custom_id"), "BASE_TYPE_REQUIRED", text)
    if has_url and not str(button["url"]).startswith(("http://", "https://", "discord://")):
        text = "Scheme must be one of ('http', 'https', 'discord')."
        errors.add((*where, "url"), "URL_TYPE_INVALID_SCHEME", text)
    if style != PREMIUM and not (button.get("label") or "").strip() and not button.get("emoji"):
        text = "A label or emoji is required"
        errors.add((*where, "label"), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", text)


def _lint_select(select: Json, where: Path, errors: FieldErrors) -> None:
    least, most = select.get("min_values"), select.get("max_values")
    options = select.get("options")
    usual = len(options or ()) if select["type"] == Kind.CHECKBOX_GROUP else 1
    low = 1 if least is None else least
    high = usual if most is None else most
    if low > high:
        text = "Min values must be less than or equal to max values."
        errors.add((*where, "min_values"), "SELECT_COMPONENT_MIN_VALUES_INVALID", text)
    if options is None:
        return
    if high > len(options) and most is not None:
        text = "Max values must be less than or equal to the number of options."
        errors.add((*where, "max_values"), "SELECT_COMPONENT_MAX_VALUES_INVALID", text)
    seen: set[str] = set()
    for at, option in enumerate(options):
        if option["value"] in seen:
            code, text = (
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
            errors.add((*where, "options", at, "value"), code, text)
        seen.add(option["value"])
    marked = sum(bool(option.get("default")) for option in options)
    if marked > high:
        text = "The number of default options exceeds max values."
        errors.add((*where, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", text)
