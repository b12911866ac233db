"""One port: pages, endpoints, identities, and limits per address."""
