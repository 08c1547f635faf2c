"""The database: its schema, the log of every table, and group commit."""
