"""Combinations by brute force, as slow and plain as the rules say them.

`python -m tests.games.zigzag_signs.vectors` compares all hands of characters and jokers.
"""

from itertools import combinations, combinations_with_replacement

from sabot.games.zigzag_signs.cards import CHARACTERS, FEATURES, SPECIALS, VALUE_OF
from sabot.games.zigzag_signs.combos import pairs, strength


def values(card, stops):
    return {VALUE_OF[card[at]] for at, name in enumerate(FEATURES) if name not in stops}


def shared(hand, stops):
    return set.intersection(*(values(card, stops) for card in hand))


def brute_strength(hand, stops, constraint=None):
    """ZS-31: a joker is tried as each of the 64 characters."""
    if len(hand) < 4 or any(card in SPECIALS for card in hand):
        return 0
    plain = [card for card in hand if card != "joker"]
    stands = CHARACTERS if len(plain) < 4 else [plain[0]]
    found = [shared([*plain, stand], stops) for stand in stands]
    # More jokers may all stand for the same card: what one shares with the rest, all do.
    return max(min(2, len(s)) if constraint is None or constraint in s else 0 for s in found)


def brute_pairs(hand, stops):
    return {
        (one, other)
        for one, other in combinations(hand, 2)
        if "joker" not in (one, other) and not alike(one, other, stops)
    }


def alike(one, other, stops):
    if one in SPECIALS or other in SPECIALS:
        return False
    return bool(values(one, stops) & values(other, stops))


def prove(characters, all_stops):
    """Every hand of these characters with no to four jokers; how many were compared."""
    compared = 0
    for jokers in range(5):
        for plain in combinations(characters, 4 - jokers):
            hand = (*plain, *("joker",) * jokers)
            for stops in all_stops:
                assert strength(hand, stops) == brute_strength(hand, stops), (hand, stops)
                assert set(pairs(hand, stops)) == brute_pairs(hand, stops), (hand, stops)
                compared += 1
    return compared


if __name__ == "__main__":
    every = [(), *((f,) for f in FEATURES), *combinations_with_replacement(FEATURES, 2)]
    print(prove(CHARACTERS, every), "hands compared")
