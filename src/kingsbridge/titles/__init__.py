"""The games themselves: a folder each, and whoever deletes one has removed all of it."""
