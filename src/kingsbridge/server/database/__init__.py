"""The database: its schema, the log of steps, and how writes are committed in groups."""
