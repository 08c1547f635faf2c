"""The web application: people, tables, moves, live updates; the record is the truth."""
