"""Several nodes with one database: who is there, who has which table, and what becomes of it."""
