"""What is done with tables: they are opened, joined, played at, rated and kept."""
