"""The database as it is found, against what everybody was told."""

import asyncio

import asyncpg

from sabot.server.disk.data import opened

OWNED = """select t.id, t.epoch from tables t join nodes n on t.owner = n.incarnation
where t.live and n.name = $1"""
EPOCHS = "select id, epoch, live from tables where id = any($1)"
ROWS = "select revision from log where table_id = $1 order by revision"


class Judge:
    def __init__(self, url):
        self._url, self._store, self._db = url, None, None

    async def tables_of(self, node):
        """With their epochs."""
        return {row["id"]: row["epoch"] for row in await self._ask(OWNED, node)}

    async def moved(self, tables):
        """Those that another node has by now, or that ended before."""
        rows = await self._ask(EPOCHS, list(tables))
        return [r["id"] for r in rows if r["epoch"] > tables[r["id"]] or not r["live"]]

    async def check(self, parties, final=False):
        """Told means stored, so what was told until now is in what is read now."""
        wrong = []
        for party in parties:
            for table, witness in list(party.witnesses.items()):
                wrong += await self._compare(table, witness)
            if final:
                wrong += await self._check_chairs(party)
        return wrong

    async def close(self):
        if self._store:
            self._store.close()
        if self._db:
            await self._db.close()

    async def _compare(self, table, witness):
        told, witness._told = witness._told, {}
        kept = await self._find(table)
        later, witness._told = witness._told, told  # what came since may be younger than this look
        if kept and kept.head:
            head = kept.head if witness.revision < 0 else None
            witness.read(head, kept.log[max(0, witness.revision) :])
        witness._told = {**witness._told, **later}
        wrong = [f"{table}: {words}" for words in witness.wrong]
        witness.wrong.clear()
        numbers = [row["revision"] for row in await self._ask(ROWS, table)]
        if numbers != list(range(len(numbers))):
            wrong.append(f"{table}: its log has gaps")
        return wrong

    async def _check_chairs(self, party):
        """What an answer said about chairs and rematches is so."""
        wrong = []
        for table, next in list(party.linked.items()):
            if (await self._find(table)).sitting.next != next:
                wrong.append(f"{table}: its rematch {next} is forgotten")
        for table in list(party.removed):
            if not (await self._find(table)).sitting.removed:
                wrong.append(f"{table}: a removal is forgotten")
        return wrong

    async def _find(self, table):
        if self._store is None:
            self._store = opened(self._url)
        return await asyncio.to_thread(self._store.find, table)

    async def _ask(self, query, *values):
        """Its own connection, by no relay; a database that restarts is waited for."""
        while True:
            try:
                if self._db is None or self._db.is_closed():
                    self._db = await asyncpg.connect(self._url)
                return await self._db.fetch(query, *values)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                self._db = None
                await asyncio.sleep(0.1)
