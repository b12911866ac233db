"""One batch of jobs in PostgreSQL: fenced, without gaps, all or nothing."""

from collections import ChainMap
from typing import Any

import asyncpg

from sabot.server.disk.engine import ADD, EPOCH, FENCED, STANDS, TAKE_OVER, check_seen, follow
from sabot.server.disk.jobs import INSERT, Job, Rows
from sabot.server.disk.session import execute, in_its_words
from sabot.server.table.store import Gap, Lost, Taken

APPEND = """with fence as materialized (
 select t.id from tables t
 join unnest($4::text[], $5::int[]) as own (id, epoch) on t.id = own.id and t.epoch = own.epoch
 for share of t)
insert into log select e.id, e.revision, e.entry
 from unnest($1::text[], $2::int[], $3::bytea[]) as e (id, revision, entry)
 join fence on fence.id = e.id
returning table_id"""
END = """select own.id, (select max(revision) from log where table_id = own.id)
 from unnest($1::text[]) as own (id)"""
ENTRIES = """select entry from log where table_id = $1 and revision between $2 and $3
 order by revision"""
ADDED = "select owner is not distinct from $2 and sitting = $3 from tables where id = $1"
TAKEN_OVER = "select owner is not distinct from $2 and epoch = $3 from tables where id = $1"
LOGGED = "select 1 from log where table_id = ?"


class Batch:
    """`known`: the last revisions as this node has written them; `ends`: what they are then."""

    def __init__(self, connection: Any, owner: str | None, known: dict[str, int]) -> None:
        self._connection, self._owner, self._known = connection, owner, known
        self.ends: dict[str, int] = {}

    async def write(self, jobs: list[Job]) -> set[str]:
        """The tables that are lost. Entries alone are one statement, which is its own transaction;
        with anything else among them it fails as a whole."""
        appends = [job for job in jobs if job.entries and not job.takes_over]
        try:
            await self._follow(appends)
            if all(set(job.writes) <= {INSERT} for job in jobs):
                return await self._append(appends)
            async with self._connection.transaction():
                if lost := await self._append(appends):
                    raise Lost(lost.pop())
                for job in jobs:
                    await self._change(job)
        except asyncpg.UniqueViolationError as error:
            raise await self._refusal(jobs[0], Gap(str(error))) from None
        except Gap as gap:
            raise await self._refusal(jobs[0], gap) from None
        return set()

    async def is_there(self, job: Job) -> bool:
        """It was committed by a connection that was lost; what isn't asked for here may be done
        twice."""
        if job.takes_over:  # two nodes that take a table over write the same entry
            return bool(await self._value(TAKEN_OVER, job.table, self._owner, job.epoch))
        if job.entries:
            return await self._has_entries(job)
        for id, sitting, *_ in job.writes.get(ADD, []):
            return bool(await self._value(ADDED, id, self._owner, sitting))
        return False

    async def _has_entries(self, job: Job) -> bool:
        first, last = job.entries[0][1], job.entries[-1][1]
        rows = await self._connection.fetch(ENTRIES, job.table, first, last)
        is_there = [row["entry"] for row in rows] == [entry for _, _, entry in job.entries]
        if is_there:
            self.ends[job.table] = last
        return is_there

    async def _follow(self, jobs: list[Job]) -> None:
        unknown = {job.table for job in jobs} - self._known.keys()
        rows = await self._connection.fetch(END, list(unknown)) if unknown else ()
        stored = {id: -1 if end is None else end for id, end in rows}
        ends = ChainMap(self.ends, stored, self._known)
        for job in jobs:
            follow(job, ends[job.table], self.ends)

    async def _append(self, jobs: list[Job]) -> set[str]:
        """The fence holds until the commit: no takeover comes between it and the entries."""
        if not jobs:
            return set()
        rows = [row for job in jobs for row in job.entries]
        own = {job.table: job.epoch for job in jobs}
        values = (*map(list, zip(*rows, strict=True)), list(own), list(own.values()))
        written = {id for (id,) in await self._connection.fetch(APPEND, *values)}
        return own.keys() - written

    async def _change(self, job: Job) -> None:
        for statement, rows in job.writes.items():
            if statement == INSERT:
                if job.takes_over:
                    await self._take_over_log(job)
            elif statement in FENCED:
                await self._fenced(job, statement, rows)
            elif statement == ADD:
                await self._add(rows)
            elif rows:
                await self._connection.executemany(in_its_words(statement), rows)

    async def _take_over_log(self, job: Job) -> None:
        """Whatever this node knew of that log, another has written to it since."""
        [(_, end)] = await self._connection.fetch(END, [job.table])
        follow(job, -1 if end is None else end, self.ends)
        await self._append([job])

    async def _fenced(self, job: Job, statement: str, rows: Rows) -> None:
        for row in rows:
            if not (await execute(self._connection, statement, row)).rowcount:
                raise Lost(job.table)
            if statement == TAKE_OVER:
                [found] = await execute(self._connection, STANDS, (job.table,))
                check_seen(job, *found)

    async def _add(self, rows: Rows) -> None:
        for id, *rest in rows:
            if await execute(self._connection, LOGGED, (id,)):  # of a table that is gone
                raise Taken(id)
            try:
                await execute(self._connection, ADD, (id, *rest))
            except asyncpg.UniqueViolationError:
                raise Taken(id) from None

    async def _refusal(self, job: Job, gap: Gap) -> Exception:
        """Entries don't fit: another node has written its own, or we are wrong."""
        [row] = await execute(self._connection, EPOCH, (job.table,)) or [None]
        lost = job.takes_over or (row is not None and row[0] != job.epoch)
        return Lost(job.table) if lost else gap

    async def _value(self, query: str, *values: Any) -> Any:
        return await self._connection.fetchval(query, *values)
