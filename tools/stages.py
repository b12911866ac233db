#!/usr/bin/env python3
"""Run commands one after the other, until one fails; then tell the CPU seconds of each."""

import ctypes
import os
import resource
import subprocess
import sys
import time

PR_SET_CHILD_SUBREAPER = 36  # Linux; elsewhere what a browser leaves behind isn't counted
PATIENCE = 5  # seconds for what a stage left behind


def main(commands: list[str]) -> int:
    adopt_orphans()
    told, code = [], 0
    for command in commands:
        print(command, flush=True)
        began, before = time.monotonic(), cpu()
        code = run(command)
        told.append(f"{cpu() - before:8.1f} {time.monotonic() - began:8.1f}  {command}")
        if code:
            break
    print("\n CPU s   wall s  stage", *told, sep="\n", flush=True)
    return code


def adopt_orphans() -> None:
    """Only a process that somebody waits for is counted, and Chromium leaves its pages to init."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def run(command: str) -> int:
    code = subprocess.run(command, shell=True).returncode
    end = time.monotonic() + PATIENCE
    while has_children() and time.monotonic() < end:
        time.sleep(0.05)
    return code


def has_children() -> bool:
    """Those that ended are waited for, and so counted."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
        return True
    except ChildProcessError:
        return False


def cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
