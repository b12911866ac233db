"""Figures on the command line."""

from typing import Any

from msgspec.json import encode


def show(figures: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(encode(figures).decode())
        return
    for name, figure in figures.items():
        print(f"{name.replace('_', ' '):18} {figure}")
