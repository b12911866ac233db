"""Link previews: meta tags (OpenGraph) by which a chat shows what a link leads to."""

import re
from html import escape
from typing import Literal, NamedTuple

from msgspec import Struct

from sabot.server.table.chairs import Sitting

TITLE = "<title>Sabot</title>"  # in the page as it was built
LANGUAGE = re.compile(r"([a-zA-Z]{2})\b[^,]*")
USUAL = "en"
WIDTH, HEIGHT = 1200, 630  # of each picture


class GamePreview(Struct, frozen=True):
    title: str
    what: dict[str, str]  # by language
    picture: str | None = None  # its path


class Previews(Struct, frozen=True):
    """What the build has left for us (`client/tools/previews.mjs`)."""

    words: dict[str, dict[str, str]]  # by language, then by kind
    games: dict[str, GamePreview]


class Subject(NamedTuple):
    kind: Literal["table", "replay"]
    game: str
    names: tuple[str, ...]  # of those who play, as far as a stranger may know


class Link(NamedTuple):
    origin: str
    path: str
    languages: str  # as a browser says what it reads


def subject_of(is_replay: bool, sitting: Sitting, goes_on: bool) -> Subject:
    """Anyone with a link to a replay can see who played; a table says it if anybody may come."""
    is_open = not sitting.locked and (not goes_on if is_replay else sitting.listed)
    kind: Literal["table", "replay"] = "table" if goes_on else "replay"
    return Subject(kind, sitting.game, names_of(sitting) if is_open else ())


def names_of(sitting: Sitting) -> tuple[str, ...]:
    """People alone: a bot's name tells nobody anything."""
    people = (place for place in sitting.places if place.player or place.level is None)
    return tuple(place.name for place in people if place.name)


def filled(index: str, previews: Previews, subject: Subject, link: Link) -> str:
    """As it is, if this build doesn't know the game."""
    game = previews.games.get(subject.game)
    if game is None:
        return index
    language = language_of(link.languages, tuple(previews.words))
    title = " · ".join((game.title, *filter(None, [", ".join(subject.names)])))
    what = previews.words[language][subject.kind].replace("{what}", game.what[language])
    tags = tags_of(title, what, game, link)
    return index.replace(TITLE, "\n    ".join((f"<title>{escape(title)}</title>", *tags)), 1)


def tags_of(title: str, what: str, game: GamePreview, link: Link) -> list[str]:
    """Text of guests comes into the page here and nowhere else, so all of it is escaped."""
    named = {"description": what, "twitter:card": "summary_large_image"}
    properties = {
        "og:site_name": "Sabot", "og:type": "website", "og:title": title, "og:description": what,
        "og:url": link.origin + link.path,
    }  # fmt: skip
    if game.picture:
        properties |= {
            "og:image": link.origin + game.picture, "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT), "og:image:alt": game.title,
        }  # fmt: skip
    tags = [("name", *pair) for pair in named.items()]
    tags += [("property", *pair) for pair in properties.items()]
    return [f'<meta {kind}="{name}" content="{escape(text)}" />' for kind, name, text in tags]


def language_of(wanted: str, known: tuple[str, ...]) -> str:
    """The first one that we have, in the order in which browsers list them.

    >>> [language_of(wanted, ("en", "fr")) for wanted in ("fr-CA,fr;q=0.9,en", "de, en", "", "*")]
    ['fr', 'en', 'en', 'en']
    """
    found = (code.lower() for code in LANGUAGE.findall(wanted))
    return next((code for code in found if code in known), USUAL)
