"""A process of a simulated run: an event loop on the world's clock, for all that runs there.

It is stopped as by SIGSTOP and killed as by SIGKILL, between any two turns.
"""

import asyncio
from contextvars import copy_context
from functools import partial

from sabot.server.clock import SECOND


class Call:
    """Asyncio's handle and the clock's alarm in one."""

    def __init__(self, due, run):
        self.due, self.run, self.alarm = due, run, None

    def cancel(self):
        self.run = None
        self.alarm.cancel()

    def cancelled(self):
        return self.run is None


class Process(asyncio.AbstractEventLoop):
    """`ahead`: of the world's clock, in µs; `thread()`: how long a thread takes to begin or end."""

    def __init__(self, clock, ahead, thread, complain):
        self._clock, self._ahead, self._thread, self._complain = clock, ahead, thread, complain
        self.dead = self.stopped = self.was_frozen = False
        self._held, self._since, self._freezes, self._tasks = [], 0, False, {}

    # Its own monotonic clock, in µs

    def now(self):
        is_frozen = self.stopped and self._freezes
        return (self._since if is_frozen else self._clock.now()) + self._ahead

    def at(self, when, call):
        return self._put(when, call)

    # What befalls it

    def kill(self):
        self.dead = True
        self._held.clear()

    def bury(self, clock):
        """After the run: whatever was going on ends, and nobody hears of it."""
        self._clock, self.dead, self.stopped, self._complain = clock, False, False, ignore
        for task in list(self._tasks):
            task.cancel()
        while self._tasks and clock.next() == clock.now():
            clock.ring()
        for task in self._tasks:  # it has never begun
            task.get_coro().close()
        self.dead = True

    def stop(self, freezes):
        """`freezes`: its clock stands still too, as that of a machine which is suspended."""
        self.stopped, self._since, self._freezes = True, self._clock.now(), freezes
        self.was_frozen |= freezes

    def go_on(self):
        """With old alarms, and all that came meanwhile, in that order."""
        if self._freezes:
            self._ahead -= self._clock.now() - self._since
        self.stopped, held, self._held = False, self._held, []
        for call in held:
            self._wait(call, self._clock.now())

    def run(self, call):
        """At once, as a turn of this loop."""
        outer = asyncio._get_running_loop()
        asyncio._set_running_loop(self)
        try:
            call()
        except Exception as error:
            self.call_exception_handler({"message": "a callback failed", "exception": error})
        finally:
            asyncio._set_running_loop(outer)

    def _put(self, due, run):
        call = Call(due, run)
        self._wait(call, due - self._ahead)
        return call

    def _wait(self, call, when):
        call.alarm = self._clock.at(when, partial(self._turn, call))

    def _turn(self, call):
        if self.dead or call.run is None:
            return
        if self.stopped:
            self._held.append(call)
        elif call.due > self.now():  # its clock stood still meanwhile
            self._wait(call, call.due - self._ahead)
        else:
            self.run(call.run)

    # What asyncio asks of a loop

    def time(self):
        return self.now() / SECOND

    def call_soon(self, callback, *args, context=None):
        run = (context or copy_context()).run
        return self._put(self.now(), partial(run, callback, *args))

    call_soon_threadsafe = call_soon

    def call_later(self, delay, callback, *args, context=None):
        run = (context or copy_context()).run
        return self._put(self.now() + round(delay * SECOND), partial(run, callback, *args))

    def create_future(self):
        return asyncio.Future(loop=self)

    def create_task(self, coroutine, *, name=None, context=None):
        task = asyncio.Task(coroutine, loop=self, name=name, context=context)
        self._tasks[task] = True
        task.add_done_callback(self._tasks.pop)
        return task

    def run_in_executor(self, executor, work, *args):
        """A thread does it at one moment; the loop learns of it at a later one."""
        done = self.create_future()
        self._put(self.now() + self._thread(), partial(self._work, done, partial(work, *args)))
        return done

    def _work(self, done, work):
        try:
            tell = partial(done.set_result, work())
        except Exception as error:
            tell = partial(done.set_exception, error)
        self._put(self.now() + self._thread(), lambda: None if done.done() else tell())

    def call_exception_handler(self, context):
        if not self.dead:
            self._complain(context)

    def get_debug(self):
        return False

    def is_closed(self):
        return self.dead


def ignore(context):
    pass
