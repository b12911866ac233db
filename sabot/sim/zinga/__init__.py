"""A newcomer to ZINGA, for `sabot newcomer`."""
