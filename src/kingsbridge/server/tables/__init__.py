"""What is done with tables: they are opened, joined, played at, rated and kept.

What may be done, and what is told of it, is in `kingsbridge.table`; here it is locked and stored.
"""
