"""One table with its people: who sits, who watches, what happens and what each is told."""
