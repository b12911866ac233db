"""ZACK! in the laboratory."""
