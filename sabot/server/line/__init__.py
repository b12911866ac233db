"""One WebSocket: what it says, what it is told, and what its pings measure."""
