"""Arrangements that a master of Z-Game draws from: how often of 1,000, and what stands where.

Written by `python -m sabot.sim.zgame.book --player quick --random 6000 --pair 20 --seed book`.
"""

from sabot.games.zgame.arrangements import read_mix

MIXES = {
    "5x6": read_mix("""
 393  arrow cross z plus plus / zero zero cross
 214  cross cross z arrow plus / plus zero zero
 143  cross cross z plus plus / zero arrow zero
  63  cross plus z plus zero / cross arrow zero
  34  cross plus z arrow plus / zero cross zero
  32  cross plus z plus cross / arrow zero zero
  31  plus cross z cross plus / arrow zero zero
  18  plus cross z cross zero / plus arrow zero
  15  cross plus z zero cross / plus arrow zero
  13  plus plus z cross zero / arrow cross zero
  11  plus cross z zero cross / arrow plus zero
  11  cross arrow z plus plus / cross zero zero
   5  plus zero z plus cross / cross zero arrow
   4  plus arrow z cross zero / plus zero cross
   4  cross zero z cross plus / arrow zero plus
   2  cross zero z plus plus / arrow cross zero
   1  zero cross z plus zero / cross arrow plus
   1  cross zero z cross plus / plus arrow zero
   1  cross arrow z zero plus / zero cross plus
   1  arrow plus z cross zero / zero cross plus
"""),
    "5x7": read_mix("""
 153  zero plus z zero cross / arrow cross plus
 111  arrow plus z zero plus / cross cross zero
  81  plus arrow z zero cross / zero plus cross
  80  arrow zero z cross plus / cross zero plus
  59  arrow zero z cross zero / plus plus cross
  51  zero arrow z cross zero / plus cross plus
  45  plus arrow z zero plus / cross zero cross
  44  plus plus z zero cross / zero cross arrow
  41  arrow plus z plus cross / zero cross zero
  37  plus arrow z zero zero / cross cross plus
  29  arrow plus z zero cross / cross zero plus
  28  plus zero z zero plus / arrow cross cross
  27  plus plus z arrow zero / cross cross zero
  23  plus cross z zero arrow / zero cross plus
  21  zero cross z plus arrow / plus cross zero
  16  plus arrow z zero cross / plus cross zero
  15  plus cross z arrow zero / cross zero plus
  14  cross arrow z zero zero / plus plus cross
  13  zero plus z plus zero / arrow cross cross
  13  arrow cross z plus plus / cross zero zero
  12  arrow plus z zero zero / plus cross cross
  11  arrow zero z plus cross / cross plus zero
  10  arrow zero z zero cross / plus cross plus
   8  plus plus z zero cross / arrow zero cross
   6  plus plus z zero zero / cross arrow cross
   6  plus cross z plus zero / zero arrow cross
   6  cross zero z plus zero / cross arrow plus
   6  arrow plus z plus zero / cross zero cross
   5  plus zero z zero cross / cross arrow plus
   5  plus cross z zero zero / arrow plus cross
   5  plus cross z zero plus / cross arrow zero
   5  cross zero z zero cross / plus plus arrow
   3  plus zero z cross zero / arrow cross plus
   2  plus zero z cross cross / plus arrow zero
   2  plus arrow z cross plus / zero cross zero
   1  plus zero z zero arrow / cross plus cross
   1  plus cross z plus zero / arrow cross zero
   1  plus arrow z plus cross / cross zero zero
   1  cross arrow z zero cross / plus zero plus
   1  cross arrow z plus zero / zero cross plus
"""),
    "7x7": read_mix("""
 152  arrow cross z plus zero / plus cross zero
 147  plus zero z zero plus / arrow cross cross
 114  zero cross z plus zero / plus arrow cross
  97  arrow plus z zero plus / zero cross cross
  84  arrow plus z plus cross / zero cross zero
  48  cross plus z zero arrow / cross zero plus
  48  arrow zero z cross plus / plus cross zero
  43  cross cross z plus plus / zero arrow zero
  35  zero plus z plus zero / arrow cross cross
  31  plus arrow z plus zero / zero cross cross
  30  arrow plus z cross cross / plus zero zero
  23  zero cross z plus arrow / cross plus zero
  20  cross plus z plus zero / zero arrow cross
  16  arrow zero z zero plus / cross plus cross
  16  arrow cross z cross plus / zero zero plus
  12  cross plus z zero plus / cross arrow zero
  11  plus plus z zero zero / cross arrow cross
  10  plus zero z arrow zero / cross cross plus
   9  plus cross z cross zero / zero arrow plus
   8  arrow plus z zero zero / cross cross plus
   7  cross arrow z plus zero / cross zero plus
   4  zero plus z plus arrow / cross zero cross
   4  cross zero z arrow plus / cross plus zero
   4  arrow cross z plus plus / cross zero zero
   3  zero cross z plus plus / arrow zero cross
   3  plus cross z zero plus / zero arrow cross
   3  cross plus z zero arrow / zero plus cross
   3  cross plus z cross plus / zero zero arrow
   3  arrow cross z zero plus / plus zero cross
   2  zero cross z zero arrow / plus plus cross
   2  zero arrow z plus zero / cross plus cross
   2  plus arrow z cross zero / cross plus zero
   2  cross zero z zero plus / plus arrow cross
   2  cross arrow z plus plus / zero zero cross
   1  plus cross z plus zero / cross arrow zero
   1  plus cross z arrow plus / zero cross zero
   1  plus arrow z zero plus / cross zero cross
   1  plus arrow z cross zero / plus zero cross
"""),
}
