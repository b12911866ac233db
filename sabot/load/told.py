"""What a page reads of what it is told. It asks for little, so older servers will do."""

from msgspec import Struct
from msgspec.json import Decoder


class Told(Struct):
    on: str
    seq: int = -1
    code: str = ""


class Seating(Struct):
    stage: str
    seat: int | None
    beat: int = 0  # ms; 0: an older server, whose pages beat at 10 Hz and echo to the end


class Stamped(Struct):
    seat: int
    final: str = "alone"


class Placed(Struct):
    record: Stamped


told_of = Decoder(Told).decode
seating_of = Decoder(Seating).decode
placed_of = Decoder(Placed | None).decode
