"""`make gallery`: every page and board in each language on each screen, as one HTML page."""
