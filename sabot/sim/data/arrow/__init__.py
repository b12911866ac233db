"""Rows as Parquet files. It needs the extra `data`, which may not be there."""
