"""Short unguessable tokens from a pool: one call of the system for many of them."""

from secrets import token_bytes

SIZE = 6  # bytes
MANY = 512
_pool: list[bytes] = []


def token() -> bytes:
    """
    >>> len(token()), token() == token()
    (12, False)
    """
    if not _pool:
        drawn = token_bytes(SIZE * MANY).hex().encode()
        _pool.extend(drawn[at : at + 2 * SIZE] for at in range(0, len(drawn), 2 * SIZE))
    return _pool.pop()
