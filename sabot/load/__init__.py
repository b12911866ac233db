"""Load: people without a screen, over real sockets, and what a server spends on them."""
