"""The bots of Zigzag: signers collect, sign to their partner and read its signs."""
