"""`make showcase`: the README's picture and film of the five games."""
