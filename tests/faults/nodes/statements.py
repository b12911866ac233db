"""What the simulated database makes of each statement that the server sends it."""

from sabot.server.cluster import register
from sabot.server.disk import batch, engine, games, orders, prune
from sabot.server.disk.session import in_its_words


class Record(dict):
    """As asyncpg's: by name, and as the tuple of its values."""

    def __iter__(self):
        return iter(self.values())


KNOWN = {}


def known(text, locks=lambda values: ()):
    def remember(work):
        work.locks = locks
        KNOWN[in_its_words(text)] = work
        return work

    return remember


def row_of(place):
    return lambda values: (values[place],)


def record(**values):
    return [Record(values)]


# A table's row


@known(engine.ADD, row_of(0))
def add(session, id, sitting, live, owner):
    if session.row(id):
        raise session.twice()
    session.set(id, sitting=sitting, live=live, epoch=0, owner=owner)
    return 1


@known(engine.KEEP, row_of(2))
def keep(session, sitting, live, id, epoch):
    return session.change(id, epoch, sitting=sitting, live=live)


@known(engine.TAKE_OVER, row_of(1))
def take_over(session, owner, id, epoch):
    return session.change(id, epoch, epoch=epoch + 1, owner=owner)


@known(engine.HAND_OVER, row_of(0))
def hand_over(session, id, epoch):
    return session.change(id, epoch, owner=None)


@known(engine.STANDS)
def stands(session, id):
    row = session.row(id)
    return record(sitting=row.sitting, in_play=row.live and bool(session.log(id)))


@known(engine.EPOCH)
def epoch_of(session, id):
    row = session.row(id)
    return record(epoch=row.epoch) if row else []


@known(engine.ROW)
def row(session, id):
    row = session.row(id)
    return [Record(row._asdict())] if row else []


@known(engine.LIVE)
def live(session):
    return [Record(id=id) for id, row in session.all() if row.live]


@known(batch.ADDED)
def added(session, id, owner, sitting):
    row = session.row(id)
    return record(so=row.owner == owner and row.sitting == sitting) if row else []


@known(batch.TAKEN_OVER)
def taken_over(session, id, owner, epoch):
    row = session.row(id)
    return record(so=row.owner == owner and row.epoch == epoch) if row else []


# Its log


@known(batch.APPEND, lambda values: tuple(dict.fromkeys(values[3])))
def append(session, ids, revisions, entries, own, epochs):
    fence = {id for id, epoch in zip(own, epochs, strict=True) if session.has(id, epoch)}
    rows = [row for row in zip(ids, revisions, entries, strict=True) if row[0] in fence]
    for row in rows:
        session.write(*row)
    return [Record(table_id=id) for id, *_ in rows]


@known(batch.END)
def end(session, ids):
    return [Record(id=id, end=max(session.log(id), default=None)) for id in ids]


@known(batch.ENTRIES)
def entries(session, id, first, last):
    log = session.log(id)
    return [Record(entry=log[n]) for n in range(first, last + 1) if n in log]


@known(batch.LOGGED)
def logged(session, id):
    return [Record(one=1) for _ in session.log(id)]


@known(engine.LOG)
def log(session, id):
    return [Record(revision=n, entry=entry) for n, entry in session.log(id).items()]


@known(prune.FINISHED)
def finished(session, id, at):
    return 1


@known(games.RECORD)
def game(session, id):
    return []  # no records are made here: every log stays


# Orders


@known(orders.CLOSING)
def closing(session):
    return [Record(table_id=id) for id in session.database.closing]


@known(orders.BANS)
def bans(session):
    return []


@known(engine.CARRIED_OUT)
def carried_out(session, id):
    session.orders.add(id)
    return 1


# The nodes


@known(register.JOIN)
def join(session, name, incarnation, internal, public, versions, lease):
    old = session.database.nodes.get(name)
    if old and old["beat"] >= session.now() - lease:
        return []
    session.database.nodes[name] = dict(
        name=name, incarnation=incarnation, internal=internal, public=public, versions=versions,
        beat=session.now(), draining=False, players=0, tables=0, shelf="[]",
    )  # fmt: skip
    return record(name=name)


@known(register.BEAT)
def beat(session, name, incarnation, players, tables, shelf):
    node = session.database.nodes.get(name)
    if node is None or node["incarnation"] != incarnation:
        return []
    node |= {"beat": session.now(), "players": players, "tables": tables, "shelf": shelf}
    return record(draining=node["draining"])


@known(register.LOOK)
def look(session):
    nodes = sorted(session.database.nodes.values(), key=lambda node: node["name"])
    return [aged(node, session.now()) for node in nodes]


def aged(node, now):
    rest = {name: value for name, value in node.items() if name != "beat"}
    return Record(rest | {"age": now - node["beat"]})


@known(register.LEAVE)
def leave(session, name, incarnation):
    if session.database.nodes.get(name, {}).get("incarnation") == incarnation:
        del session.database.nodes[name]
    return 1


@known(register.DRAIN_OWN)
def drain_own(session, name, incarnation):
    node = session.database.nodes.get(name)
    if node and node["incarnation"] == incarnation:
        node["draining"] = True
    return 1


@known(register.MINE)
def mine(session, owner):
    return [Record(id=id) for id, row in session.all() if row.live and row.owner == owner]


@known(register.OWNER)
def owner_of(session, id):
    row = session.row(id)
    return record(owner=row.owner) if row else []


@known(register.ORPHANS)
def orphans(session, living, most):
    """No records are made here, so of all that is over the log is left."""
    rest = [(id, row) for id, row in session.all() if row.owner not in living]
    found = [(id, row) for id, row in rest if row.live or session.log(id)]
    return [Record(id=id, sitting=row.sitting, head=session.log(id).get(0))
            for id, row in found[:most]]  # fmt: skip


def nothing(session):
    return []


nothing.locks = lambda values: ()
for text in (register.PREPARE, "begin isolation level repeatable read read only", "rollback"):
    KNOWN[text] = nothing
