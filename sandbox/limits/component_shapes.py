"""The shapes of components: which fields each kind has, and how long or large they may be."""

from __future__ import annotations

from sandbox.limits.shapes import Caption, Choice, Field, Flag, Form, Items, Number, Snowflake, Text, Variants
from sandbox.world.components import SELECTS, Kind

ID = Field(Number(0, (1 << 31) - 1), nullable=True)
CUSTOM_ID = Field(Text(1, 100), required=True)
SELECT_NUMBER = Number(0, 25)
BUTTON_STYLES = Choice(1, 2, 3, 4, 5, 6)
EMOJI = Form(
    {
        "id": Field(Snowflake(), nullable=True),
        "name": Field(Text(0, 152), nullable=True),
        "animated": Field(Flag(), nullable=True),
    }
)
OPTION = Form(
    {
        "label": Field(Text(1, 100), required=True),
        "value": Field(Text(1, 100), required=True),
        "description": Field(Caption(0, 100), nullable=True),
        "default": Field(Flag(), nullable=True),
        "emoji": Field(EMOJI, nullable=True),
    }
)
CHECK_OPTION = Form({name: field for name, field in OPTION.fields.items() if name != "emoji"})
MEDIA = Form({"url": Field(Text(1, 2048), required=True)})
DEFAULT_VALUE = Form(
    {
        "id": Field(Snowflake(), required=True),
        "type": Field(Choice("user", "role", "channel"), required=True),
    }
)


def _form(kind: Kind, **fields: Field) -> Form:
    return Form({"type": Field(Choice(int(kind)), required=True), "id": ID, **fields})


BUTTON = _form(
    Kind.BUTTON,
    style=Field(BUTTON_STYLES, required=True),
    label=Field(Text(0, 80), nullable=True),
    emoji=Field(EMOJI, nullable=True),
    custom_id=Field(Text(1, 100), nullable=True),
    url=Field(Text(1, 512), nullable=True),
    sku_id=Field(Snowflake(), nullable=True),
    disabled=Field(Flag(), nullable=True),
)
SELECT_FIELDS = {
    "custom_id": CUSTOM_ID,
    "placeholder": Field(Caption(0, 150), nullable=True),
    "min_values": Field(SELECT_NUMBER, nullable=True),
    "max_values": Field(Number(1, 25), nullable=True),
    "disabled": Field(Flag(), nullable=True),
    "required": Field(Flag(), nullable=True),
}
STRING_SELECT = _form(Kind.STRING_SELECT, **SELECT_FIELDS, options=Field(Items(OPTION, 1, 25), required=True))
DEFAULTS = Field(Items(DEFAULT_VALUE, 0, 25), nullable=True)
SELECT_FORMS: dict[int, Form] = {
    Kind.STRING_SELECT: STRING_SELECT,
    Kind.USER_SELECT: _form(Kind.USER_SELECT, **SELECT_FIELDS, default_values=DEFAULTS),
    Kind.ROLE_SELECT: _form(Kind.ROLE_SELECT, **SELECT_FIELDS, default_values=DEFAULTS),
    Kind.MENTIONABLE_SELECT: _form(Kind.MENTIONABLE_SELECT, **SELECT_FIELDS, default_values=DEFAULTS),
    Kind.CHANNEL_SELECT: _form(
        Kind.CHANNEL_SELECT,
        **SELECT_FIELDS,
        default_values=DEFAULTS,
        channel_types=Field(Items(Number(0, 16)), nullable=True),
    ),
}
ROW = _form(
    Kind.ROW,
    components=Field(Items(Variants({Kind.BUTTON: BUTTON, **SELECT_FORMS}), 1, 5), required=True),
)
TEXT = _form(Kind.TEXT, content=Field(Text(1, 4000), required=True))
ALT = Field(Text(1, 1024), nullable=True)
SPOILER = Field(Flag(), nullable=True)
THUMBNAIL = _form(Kind.THUMBNAIL, media=Field(MEDIA, required=True), description=ALT, spoiler=SPOILER)
SECTION = _form(
    Kind.SECTION,
    components=Field(Items(Variants({Kind.TEXT: TEXT}), 1, 3), required=True),
    accessory=Field(Variants({Kind.BUTTON: BUTTON, Kind.THUMBNAIL: THUMBNAIL}), required=True),
)
GALLERY_ITEM = Form({"media": Field(MEDIA, required=True), "description": ALT, "spoiler": SPOILER})
GALLERY = _form(Kind.GALLERY, items=Field(Items(GALLERY_ITEM, 1, 10), required=True))
FILE = _form(Kind.FILE, file=Field(MEDIA, required=True), spoiler=SPOILER)
SEPARATOR = _form(
    Kind.SEPARATOR,
    divider=Field(Flag(), nullable=True),
    spacing=Field(Choice(1, 2), nullable=True),
)
INSIDE_CONTAINER: dict[int, Form] = {
    Kind.ROW: ROW,
    Kind.TEXT: TEXT,
    Kind.SECTION: SECTION,
    Kind.GALLERY: GALLERY,
    Kind.FILE: FILE,
    Kind.SEPARATOR: SEPARATOR,
}
CONTAINER = _form(
    Kind.CONTAINER,
    components=Field(Items(Variants(INSIDE_CONTAINER), 1, 40), required=True),
    accent_color=Field(Number(0, 0xFFFFFF), nullable=True),
    spoiler=SPOILER,
)
IN_MESSAGE = Items(Variants({**INSIDE_CONTAINER, Kind.CONTAINER: CONTAINER}), 0, 40)

TEXT_INPUT = _form(
    Kind.TEXT_INPUT,
    custom_id=CUSTOM_ID,
    style=Field(Choice(1, 2), required=True),
    label=Field(Text(1, 45), nullable=True),
    min_length=Field(Number(0, 4000), nullable=True),
    max_length=Field(Number(1, 4000), nullable=True),
    required=Field(Flag(), nullable=True),
    value=Field(Text(0, 4000), nullable=True),
    placeholder=Field(Caption(0, 100), nullable=True),
)
REQUIRED = Field(Flag(), nullable=True)
RADIO_GROUP = _form(
    Kind.RADIO_GROUP,
    custom_id=CUSTOM_ID,
    options=Field(Items(CHECK_OPTION, 2, 10), required=True),
    required=REQUIRED,
)
CHECKBOX_GROUP = _form(
    Kind.CHECKBOX_GROUP,
    custom_id=CUSTOM_ID,
    options=Field(Items(CHECK_OPTION, 1, 10), required=True),
    min_values=Field(Number(0, 10), nullable=True),
    max_values=Field(Number(1, 10), nullable=True),
    required=REQUIRED,
)
CHECKBOX = _form(Kind.CHECKBOX, custom_id=CUSTOM_ID, default=Field(Flag(), nullable=True))
FILE_UPLOAD = _form(
    Kind.FILE_UPLOAD,
    custom_id=CUSTOM_ID,
    min_values=Field(Number(0, 10), nullable=True),
    max_values=Field(Number(1, 10), nullable=True),
    required=REQUIRED,
)
IN_LABEL: dict[int, Form] = {
    **{kind: SELECT_FORMS[kind] for kind in SELECTS},
    Kind.TEXT_INPUT: TEXT_INPUT,
    Kind.RADIO_GROUP: RADIO_GROUP,
    Kind.CHECKBOX_GROUP: CHECKBOX_GROUP,
    Kind.CHECKBOX: CHECKBOX,
    Kind.FILE_UPLOAD: FILE_UPLOAD,
}
LABEL = _form(
    Kind.LABEL,
    label=Field(Text(1, 45), required=True),
    description=Field(Text(1, 100), nullable=True),
    component=Field(Variants(IN_LABEL), required=True),
)
MODAL_ROW = _form(
    Kind.ROW, components=Field(Items(Variants({Kind.TEXT_INPUT: TEXT_INPUT}), 1, 1), required=True)
)
MODAL = Form(
    {
        "custom_id": CUSTOM_ID,
        "title": Field(Text(1, 45), required=True),
        "components": Field(
            Items(Variants({Kind.LABEL: LABEL, Kind.TEXT: TEXT, Kind.ROW: MODAL_ROW}), 1, 5), required=True
        ),
    }
)
