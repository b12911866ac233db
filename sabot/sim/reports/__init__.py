"""`sabot report`: what many games tell of one game, as a page with plots."""
