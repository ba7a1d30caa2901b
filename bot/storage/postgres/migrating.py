"""Bringing a PostgreSQL database's schema up to date."""

from importlib.resources import files
from typing import Final

from asyncpg import exceptions

from bot.settings import StartError
from bot.storage.postgres.transaction import Connection, PostgresTransaction, transact

_LOCK: Final = 0x416C68616D627261
"""Held while migrating: processes that start at the same time do it one after the other."""
_KNOWN: Final = "SELECT to_regclass('schema_version') IS NOT NULL"
_START: Final = "CREATE TABLE schema_version (number bigint NOT NULL)"


async def migrate(connection: Connection) -> None:
    """Run the scripts that have not run yet, all or none; or raise `StartError`."""
    try:
        await transact(connection, _run_missing, (_LOCK,))
    except exceptions.InsufficientPrivilegeError as error:
        raise StartError(
            f"The database's user may not create tables ({error}); make it the owner of the database."
        ) from error
    except (exceptions.DuplicateTableError, exceptions.DuplicateFunctionError) as error:
        raise StartError(
            f"The database holds something else already ({error}); give the bot one of its own."
        ) from error


def migrations() -> dict[int, str]:
    """The scripts that build the schema, in order, by their numbers; the last one is its version."""
    folder = files("bot.storage.postgres") / "migrations"
    scripts = sorted((one for one in folder.iterdir() if one.name.endswith(".sql")), key=lambda one: one.name)
    return {int(one.name[:4]): one.read_text(encoding="utf-8") for one in scripts}


async def _run_missing(db: PostgresTransaction) -> None:
    if await db.rows(_KNOWN) == [(False,)]:
        await db.execute(_START)
        await db.execute("INSERT INTO schema_version VALUES (0)")
    ((version,),), scripts = await db.rows("SELECT number FROM schema_version"), migrations()
    if version > max(scripts):
        raise StartError(
            "The database was written by a newer version of this bot; run that version, or update."
        )
    for number, script in scripts.items():
        if number > version:
            await db.run_script(script)
            await db.execute("UPDATE schema_version SET number = ?", number)
