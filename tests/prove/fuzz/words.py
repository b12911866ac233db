"""What a fuzzer says: good things, good things spoilt, good things said again, and noise."""

from typing import get_args

from msgspec.json import encode

from sabot.core.game import structs_of
from sabot.registry import GAMES
from sabot.server.wire import FromPage, Reaction
from tests.prove.fuzz.acts import acts_of

TABLES = "/api/tables"
ODD = (
    None, True, -1, 0, 1e308, 2**53, 2**64, -(2**63), "", "a" * 300, "\x00", "💥", "../..", [],
    [[[[]]]], {}, {"do": "play"}, "nan", float("nan"), "' or 1=1 --", "<script>", "\ud7ff",
)  # fmt: skip
DEEP = "[" * 8_000  # deeper than any decoder goes
BROKEN = (b"\xff", b"\xc3\x28", b"\xed\xa0\x80")  # no UTF-8
METHODS = ("GET", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS", "BREW")
PATHS = ("/api/me", "/api/server", "/api/games", TABLES,
         *(f"/api/games/{id}/{what}" for id in GAMES for what in ("read", "weigh")),
         "/api/tables/{}", "/api/tables/{}/bots", "/api/tables/{}/level",
         "/api/tables/{}/options", "/api/tables/{}/reach", "/api/tables/{}/lock",
         "/api/tables/{}/seats/1", "/api/tables/{}/swap", "/api/tables/{}/rematch",
         "/api/tables/{}/finish",
         "/healthz", "/metrics", "/t/{}", "/ws?table={}",
         "/assets/{}", "/rules/{}", "/{}")  # fmt: skip
SAID = tuple(kind.__struct_config__.tag for kind in structs_of(FromPage))
REACTIONS = get_args(Reaction)
ACTS = tuple(act for id in GAMES for act in acts_of(id))


def frame(chance, before):
    """Text for a line. `before`: what was said earlier, by anyone."""
    if before and chance.random() < 0.2:
        return chance.choice(before)
    if chance.random() < 0.1:
        return noise(chance)
    words = good_words(chance)
    for _ in range(chance.choice((0, 0, 1, 2))):
        spoil(chance, words)
    text = mangle(chance, text_of(words))
    return nest(chance, text) if chance.random() < 0.03 else text


def nest(chance, text):
    """One value becomes a list of lists without end."""
    place = text.find(":", chance.randrange(len(text) + 1)) + 1
    return text[:place] + DEEP + text[place:]


def good_words(chance):
    kind = chance.choice(("play", *SAID))
    times = {name: chance.random() * 1e6 for name in ("presented", "pressed", "sent", "until")}
    numbers = {"seq": chance.randrange(10_000), "seen": chance.randrange(300), "grain": 0.1}
    rest = {"nonce": "n", "text": "hm", "action": dict(chance.choice(ACTS))}
    rest |= {"reaction": chance.choice(REACTIONS), "seat": chance.randrange(6)}
    return {"do": kind, **times, **numbers, **rest}


def spoil(chance, words):
    """One field is odd, gone, or moved a level deeper."""
    place = chance.choice((words, words["action"])) if is_dict(words.get("action")) else words
    key = chance.choice((*place, "no such field"))
    how = chance.random()
    if how < 0.7:
        place[key] = chance.choice(ODD)
    elif how < 0.9:
        place.pop(key, None)
    else:
        place[key] = {key: place.get(key)}


def is_dict(value):
    return isinstance(value, dict)


def mangle(chance, text):
    """Mostly not; sometimes cut, doubled, or with one character changed."""
    how, place = chance.random(), chance.randrange(len(text) + 1)
    if how < 0.05:
        return text[:place]
    if how < 0.1:
        return text + text[place:]
    return (
        text[:place] + chr(chance.randrange(1, 0xD7FF)) + text[place + 1 :] if how < 0.2 else text
    )


def noise(chance):
    size = chance.choice((0, 1, 10, 200, 17_000 if chance.random() < 0.02 else 50))
    return "".join(chr(chance.randrange(32, 0xD7FF)) for _ in range(size))


def request(chance, tables):
    """Method, path, headers and body of something over HTTP."""
    method = chance.choice(METHODS[:4] * 4 + METHODS)
    names = (*tables, "nosuch", "%00", "..%2f..", "é" * 40, "a" * 3_000, "{}")
    path = chance.choice(PATHS).format(chance.choice(names))
    headers = {"Content-Type": chance.choice(("application/json",) * 4 + ("text/plain", "x/y;;"))}
    headers |= chance.choice(({}, {}, {"Origin": "http://evil.example"}, {"Cookie": "sabot=x.y"}))
    return method, path, headers, body(chance) if method != "GET" else None


def body(chance):
    words = {"game": chance.choice((*GAMES, "chess")), "seats": chance.randrange(9)}
    words |= {"name": "Ann", "options": {}, "alone": True, "level": "easy", "reach": "far"}
    words |= {"one": {"seat": chance.randrange(3)}, "other": {"seat": 1, "name": "Ann"}}
    own = ("name",), ("level",), ("reach",), ("game", "seats"), ("one", "other"), tuple(words)
    words = {key: words[key] for key in chance.choice(own)}
    for _ in range(chance.choice((0, 0, 1, 2))):
        spoil(chance, words)
    text = mangle(chance, text_of(words))
    if chance.random() < 0.05:
        return nest(chance, text).encode()
    return text.encode() + (chance.choice(BROKEN) if chance.random() < 0.05 else b"")


def text_of(words):
    return encode(words).decode()
