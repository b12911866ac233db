"""Who plays Zigzag here: signers collect, sign to their partner and read its signs."""
