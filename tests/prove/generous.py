"""`python -m tests.prove.generous serve …`: a server that lets an address ask as often as it likes.

For walks through all its doors; how much is too much is tested elsewhere.
"""

import sys

from sabot.__main__ import main
from sabot.server import limits

limits.READS = limits.READS_AT_ONCE = limits.FINDS = limits.FINDS_AT_ONCE = 10**6
limits.WRITES = limits.WRITES_AT_ONCE = limits.TABLES_A_MINUTE = limits.TABLES_AT_ONCE = 10**6

if __name__ == "__main__":
    sys.exit(main())
