"""As good as fits into that many bytes, and what a film's own bytes tell."""


def best(encoded, qualities, limit):
    """`encoded` makes bytes of a quality; the first that fits."""
    for quality in qualities:
        made = encoded(quality)
        print(f"sabot: quality {quality}: {len(made):,} bytes of {limit:,}")
        if len(made) <= limit:
            return made
    raise SystemExit(f"sabot: not even quality {quality} fits into {limit:,} bytes")


def length(film):
    """Of an animated WebP, in ms: each frame is a chunk `ANMF`, with its time at byte 12."""
    at, millis = 12, 0
    while at + 8 <= len(film):
        size = int.from_bytes(film[at + 4 : at + 8], "little")
        if film[at : at + 4] == b"ANMF":
            millis += int.from_bytes(film[at + 20 : at + 23], "little")
        at += 8 + size + size % 2
    return millis
