"""What our own kernel says of a line, and of one that is down."""

import asyncio

from sabot.server.line.tcp import tcp_of
from sabot.server.ops.command import new_loop


async def ask_before_and_after_the_end():
    said = asyncio.get_running_loop().create_future()

    async def serve(reader, writer):
        line = writer.transport.get_extra_info("socket")
        up = tcp_of(line)
        await reader.read()
        writer.close()
        await writer.wait_closed()
        said.set_result((up, line))

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.close()
        await writer.wait_closed()
        return await said


def test_a_line_that_is_down_says_nothing():
    """uvloop's transport still has a socket then, and that one has no number any more."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        up, line = runner.run(ask_before_and_after_the_end())
    assert up is not None and tcp_of(line) is None
