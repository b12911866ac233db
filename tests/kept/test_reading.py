"""Files that anybody may have made: one clear code, nothing loaded, memory bounded."""

import gzip
import subprocess
import sys
import tracemalloc
import zlib
from io import BytesIO

import pytest
from msgspec.json import decode, encode

from sabot.core.game import Illegal
from sabot.kept import reading
from sabot.kept.reading import LINE, read
from sabot.kept.title import FORMAT
from sabot.kept.writing import packed
from tests.kept.games import kept_game

GAME = kept_game("zack")
LINES = gzip.decompress(GAME).splitlines()


def code_of(file):
    with pytest.raises(Illegal) as why:
        read(BytesIO(file))
    return why.value.code


def again(lines):
    """With the right sum."""
    return packed(lines, decode(LINES[-1])["end"])


def test_a_file_cut_anywhere_is_refused():
    for end in range(0, len(GAME), max(1, len(GAME) // 97)):
        assert code_of(GAME[:end]) in ("cut-short", "not-a-game-file")


@pytest.mark.parametrize("missing", [1, 5, -2, -1])
def test_a_file_that_misses_a_line_is_refused(missing):
    lines = [*LINES]
    del lines[missing]
    assert code_of(gzip.compress(b"\n".join(lines) + b"\n")) in ("cut-short", "damaged-file")


def test_any_byte_changed_is_found_by_the_sum():
    whole = bytearray(gzip.decompress(GAME))
    for at in range(0, len(whole) - 100, max(1, len(whole) // 199)):
        changed = whole.copy()
        changed[at] ^= 1
        assert code_of(gzip.compress(bytes(changed), 1))


def test_a_file_of_a_later_format_says_which():
    title = decode(LINES[0]) | {"sabot": FORMAT + 1, "seats": "many"}
    with pytest.raises(Illegal) as why:
        read(BytesIO(again([encode(title), *LINES[1:-1]])))
    assert (why.value.code, why.value.params) == (
        "newer-file",
        {"format": FORMAT + 1, "known": FORMAT},
    )


@pytest.mark.parametrize(
    "file",
    [b"", b"hello", b"\x1f\x8b", gzip.compress(b""), gzip.compress(b"[]\n"), gzip.compress(b"{}\n"),
     gzip.compress(b'{"sabot": "1"}\n'), gzip.compress(b"\xff" * 99 + b"\n"), GAME[10:]],
    ids=range(9),
)  # fmt: skip
def test_a_file_that_is_not_ours_is_refused(file):
    assert code_of(file) in ("not-a-game-file", "cut-short")


def test_bytes_behind_the_end_are_refused():
    assert code_of(GAME + b"x") == code_of(GAME + GAME) == "damaged-file"
    assert code_of(gzip.compress(gzip.decompress(GAME) + b"{}\n")) == "damaged-file"


@pytest.mark.parametrize("deep", [b"[" * 100_000, b'{"entry":' * 50_000], ids=["lists", "dicts"])
def test_a_line_nested_without_end_is_refused(deep):
    assert code_of(again([LINES[0], deep])) == "damaged-file"


@pytest.mark.parametrize("inside", [b"[" * 100_000, b'"\xff"'], ids=["deep", "no UTF-8"])
@pytest.mark.parametrize("key", [b"options", b"sabot"])
def test_a_title_that_no_decoder_reads_is_refused(key, inside):
    title = LINES[0][:-1] + b',"' + key + b'":' + inside + b"}"
    assert code_of(again([title, *LINES[1:-1]])) in ("not-a-game-file", "damaged-file")


@pytest.mark.parametrize("format", [0, -1])
def test_a_format_that_never_was_is_refused(format):
    title = encode(decode(LINES[0]) | {"sabot": format})
    assert code_of(again([title, *LINES[1:-1]])) == "not-a-game-file"


def bombs():
    """100 MB of zeros, in one line, in many, and behind a good title."""
    title = LINES[0] + b"\n"
    yield b"\0" * 100_000_000
    yield b"\n" * 100_000_000
    yield title + b"0" * 100_000_000
    yield title + b'{"film":0}\n' * 9_000_000


@pytest.mark.parametrize("bomb", range(4))
def test_a_hundred_megabytes_of_zeros_take_no_memory(bomb):
    file = zlib.compress(list(bombs())[bomb], 1, wbits=31)
    tracemalloc.start()
    assert code_of(file) in ("file-too-big", "not-a-game-file", "damaged-file")
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 8 * 2**20


MEASURE = """
import sys
from pathlib import Path
from sabot.kept.command import verified

def most():
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) * 1024

empty = most()
verified(Path(sys.argv[1]))
print(most() - empty)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="others count it elsewhere")
def test_acts_full_of_empty_lists_are_never_all_in_memory(tmp_path):
    """A list is twenty times as large as its bytes."""
    many = b"[" + b",".join([b"[]"] * 300_000) + b"]"
    act = b'{"entry":{"on":"act","at":1,"seat":0,"seen":0,"action":{"do":"x","a":%b}},"n":%d}'
    lines = [act % (many, n) for n in range(1, 21)]
    forged = [LINES[0], *lines, *(b'{"film":%d}' % n for n in range(21))]
    (file := tmp_path / "forged.sabot").write_bytes(packed(forged, 21))
    ran = subprocess.run([sys.executable, "-c", MEASURE, file], capture_output=True, check=True)
    assert int(ran.stdout) < sum(map(len, lines)) + 96 * LINE  # two of them decoded


def test_a_file_is_read_only_up_to_its_limit(monkeypatch):
    monkeypatch.setattr(reading, "PACKED", len(GAME) - 1)
    assert code_of(GAME) == "file-too-big"
    monkeypatch.setattr(reading, "PACKED", len(GAME))
    read(BytesIO(GAME))
