"""Televisions: one for each language beside a game, since nothing on them can be pressed."""

LARGE = {"size": (1920, 1080), "reduced_motion": "reduce"}
KIND = "tv "  # the first word of its pictures' names


def come(album, visitor, table):
    """By language."""
    address = table.replace("/t/", "/tv/")
    return {
        language: visitor(address, locale=language, **LARGE)
        for language in album.languages
        if album.hall
    }


def screens(album, tvs):
    return [
        (told, KIND, [(language, size) for size in album.hall]) for language, told in tvs.items()
    ]


def take(album, group, name, tvs, shown):
    for language, told in tvs.items():
        told.page.get_by_test_id(shown).wait_for()
        for size in album.hall:
            album.one_of(told.page, group, f"{KIND}{name}", language, size)


def take_pages(album, visitor):
    """One that has no table yet, and one whose table is gone."""
    for path, name, shown in (
        ("/tv", "open", "tv-gathering"),
        ("/tv/nowhere", "nowhere", "tv-missing"),
    ):
        take(album, "server", name, come(album, visitor, path), shown)
