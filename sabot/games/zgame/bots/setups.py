"""Arrangements that a master of Z-Game draws from: how often of 1,000, and what stands where.

Written by `python -m sabot.sim.zgame.book --nodes 300 --random 4000 --pair 12 --seed book`.
"""

from sabot.games.zgame.bots.arrangements import read_mix

MIXES = {
    "5x6": read_mix("""
 308  zero plus z plus zero / cross arrow cross
 115  zero cross z plus zero / arrow cross plus
  87  zero arrow z plus zero / plus cross cross
  66  cross arrow z plus zero / cross zero plus
  53  arrow plus z cross zero / zero cross plus
  52  arrow plus z cross zero / plus zero cross
  42  arrow cross z zero zero / plus cross plus
  37  arrow plus z plus zero / cross cross zero
  32  zero cross z cross zero / plus arrow plus
  30  zero cross z plus zero / cross plus arrow
  17  zero arrow z cross zero / cross plus plus
  13  cross plus z zero zero / cross arrow plus
  13  cross plus z plus zero / zero cross arrow
  12  zero plus z cross arrow / cross plus zero
  12  plus cross z arrow zero / zero cross plus
  11  plus cross z cross zero / arrow zero plus
  11  arrow cross z cross zero / plus plus zero
   9  arrow plus z zero zero / cross plus cross
   9  arrow plus z cross cross / zero plus zero
   7  cross plus z plus zero / arrow zero cross
   5  plus plus z cross zero / zero arrow cross
   5  plus plus z cross zero / cross zero arrow
   5  plus plus z cross zero / arrow cross zero
   5  cross plus z arrow zero / plus cross zero
   5  cross cross z plus zero / plus arrow zero
   5  arrow plus z plus cross / zero zero cross
   5  arrow cross z plus cross / plus zero zero
   4  plus cross z cross zero / zero plus arrow
   4  cross plus z plus cross / zero arrow zero
   3  zero plus z zero plus / arrow cross cross
   3  cross cross z arrow zero / plus zero plus
   3  arrow plus z cross plus / cross zero zero
   2  plus cross z cross plus / zero arrow zero
   2  cross plus z arrow zero / zero plus cross
   2  arrow plus z zero cross / plus cross zero
   2  arrow plus z zero cross / cross zero plus
   1  plus cross z zero zero / plus arrow cross
   1  cross arrow z plus plus / zero cross zero
   1  arrow zero z plus plus / zero cross cross
"""),
    "5x7": read_mix("""
 259  plus cross z cross plus / zero arrow zero
  77  plus arrow z cross plus / zero zero cross
  74  plus zero z arrow zero / cross cross plus
  62  plus cross z zero zero / cross arrow plus
  50  plus cross z zero plus / zero cross arrow
  45  plus cross z plus zero / zero arrow cross
  39  arrow cross z zero plus / plus cross zero
  34  zero plus z plus zero / cross arrow cross
  26  zero cross z zero arrow / plus cross plus
  26  plus cross z cross arrow / plus zero zero
  24  plus arrow z zero plus / cross cross zero
  21  zero cross z cross zero / plus arrow plus
  21  plus cross z cross zero / arrow zero plus
  19  plus plus z cross zero / zero cross arrow
  19  arrow plus z cross plus / zero cross zero
  15  cross cross z arrow plus / zero plus zero
  14  zero cross z plus zero / plus cross arrow
  14  plus zero z zero plus / cross arrow cross
  14  plus cross z zero arrow / cross plus zero
  14  cross zero z plus plus / cross arrow zero
  13  zero cross z cross arrow / zero plus plus
  12  plus zero z plus zero / arrow cross cross
  12  cross arrow z cross plus / plus zero zero
  11  plus arrow z zero zero / cross plus cross
  10  cross zero z arrow plus / plus cross zero
   9  plus cross z plus zero / cross zero arrow
   8  cross cross z zero plus / zero arrow plus
   8  cross arrow z plus plus / zero cross zero
   7  arrow cross z plus zero / zero cross plus
   6  cross arrow z zero zero / plus cross plus
   5  zero arrow z cross zero / plus plus cross
   5  plus cross z zero plus / arrow zero cross
   5  plus arrow z cross zero / plus cross zero
   5  arrow plus z cross zero / cross zero plus
   4  plus cross z arrow zero / plus zero cross
   4  cross plus z arrow zero / zero cross plus
   4  arrow plus z plus zero / cross cross zero
   3  zero arrow z plus zero / cross cross plus
   2  arrow zero z zero plus / cross cross plus
"""),
    "7x7": read_mix("""
 433  plus zero z zero plus / cross arrow cross
  78  plus arrow z zero plus / cross cross zero
  77  cross arrow z zero plus / cross zero plus
  67  arrow zero z zero plus / cross cross plus
  50  plus cross z zero plus / arrow zero cross
  38  plus arrow z zero zero / cross plus cross
  36  plus cross z cross plus / zero arrow zero
  35  plus arrow z cross plus / zero zero cross
  24  plus arrow z plus zero / zero cross cross
  20  plus cross z zero plus / zero cross arrow
  14  plus zero z plus cross / zero arrow cross
  13  cross zero z zero plus / plus cross arrow
  12  arrow zero z cross plus / cross plus zero
  10  cross arrow z cross plus / plus zero zero
   9  plus zero z cross zero / arrow plus cross
   9  plus zero z arrow zero / cross cross plus
   8  plus plus z cross zero / cross arrow zero
   8  plus cross z arrow zero / plus cross zero
   6  plus plus z zero zero / arrow cross cross
   6  cross arrow z zero zero / plus cross plus
   6  cross arrow z plus plus / zero cross zero
   6  arrow zero z plus plus / cross zero cross
   6  arrow cross z zero plus / plus cross zero
   5  arrow plus z zero plus / zero cross cross
   4  plus cross z zero zero / cross arrow plus
   4  cross cross z zero plus / zero arrow plus
   3  plus arrow z cross zero / cross zero plus
   3  cross zero z cross plus / arrow zero plus
   2  zero plus z arrow zero / plus cross cross
   2  cross plus z arrow plus / zero zero cross
   1  plus zero z cross zero / plus cross arrow
   1  cross zero z zero plus / arrow plus cross
   1  cross zero z cross plus / zero plus arrow
   1  arrow zero z plus zero / plus cross cross
   1  arrow cross z cross plus / zero zero plus
"""),
}
