"""What the queries of this folder need of a connection: a part of DB-API that both engines have."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol, Self


class Cursor(Protocol):
    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...


class Database(Protocol):
    """As a context manager it is a transaction. Queries are written for SQLite; where PostgreSQL
    wants other words, `session` has them."""

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Cursor: ...

    def executemany(self, query: str, rows: Iterable[Sequence[Any]], /) -> Cursor: ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *failure: Any) -> Any: ...

    def close(self) -> None: ...
