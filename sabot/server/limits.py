"""How much the server takes from one side. docs/security.md repeats these numbers.

A family with eight phones and a television, or a class of thirty, comes from one address.
"""

FRAME = 16 * 1024  # bytes that a page says at once
BODY = 64 * 1024  # bytes of a request
BODY_TIME = 10  # seconds until all of it has come
IDLE = 15  # seconds without a whole request, from the first byte's or the last answer's time
IDLE_BEHIND_PROXY = 75  # a proxy keeps connections to use them again
HANDSHAKE = 5  # seconds, of TLS
CONNECTIONS_OF_ADDRESS = 512  # lines to tables and all others
SILENT = 3  # seconds after which a connection makes room, where there is none for a newcomer
PATH = 255  # characters of a request's path: no file has a longer name
FRAMES = 60  # a second on one line, besides the pongs we ask for; a busy page has about 15
FRAMES_AT_ONCE = 120
FRAGMENTS = 64  # of one message; a page sends whole ones
FLOOD = 10  # seconds of more than that: until then it is read slowly, then the line is closed
ACTS = 8  # of one seat in a second, copies not counted: more than a hand can mean
ACTS_AT_ONCE = 24
UNREAD = 64 * 1024  # bytes on their way to a page; more than that it is told later
OUTBOX = 256  # messages waiting to be sent; a page that reads none of them must reconnect
LINES_OF_PLAYER = 8  # at one table
LINES_OF_ADDRESS = 480  # seats and onlookers, at all tables; onlookers leave half to seats
ONLOOKERS_OF_ADDRESS = 240
ONLOOKERS_AT_TABLE = 120
ONLOOKERS_AT_TABLE_OF_ADDRESS = 40
TABLES_A_MINUTE = 30  # opened from one address
TABLES_AT_ONCE = 40
TABLES = 5_000  # gathering or in play
READS = 50  # a second from one address: whatever is asked for besides the parts of a page
READS_AT_ONCE = 1_500
FINDS = 2  # a second from one address: tables that aren't in memory, or nowhere
FINDS_AT_ONCE = 60
FINDERS = 4  # at once, of all addresses
WRITES = 5  # a second from one address: whatever changes something over HTTP
WRITES_AT_ONCE = 150
PASSWORDS_A_MINUTE = 5  # tries from one address
PASSWORDS_AT_ONCE = 10
REMARK = 200  # characters
REMARKS = 50  # kept at a table, in memory alone
CHATS = 5  # remarks and reactions of one seat
CHATS_IN = 10  # seconds
REVIEWS = 8  # of written games at once, the waiting ones included
REVIEWS_OF_ADDRESS = 4
REVIEWS_OF_PLAYER = 2
POSITIONS = 1_000  # of a game that is weighed by an engine
POSITIONS_IN_FULL = 250  # a longer game gets as much work in all
GAMES_SHOWN = 20  # finished ones in a list, unless it is asked for more
GAMES_LISTED = 100
ADDRESSES = 10_000  # remembered
