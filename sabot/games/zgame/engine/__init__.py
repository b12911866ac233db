"""What a master of Z-Game thinks with. All that lies here is compiled, where that works, and so it
knows nothing of Sabot: numbers come in, and numbers go out."""

from sabot.compiled import compiled_ways

__path__[:0] = compiled_ways(__path__[0])
