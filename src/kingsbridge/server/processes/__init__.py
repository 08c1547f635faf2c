"""Several processes that serve together: their supervisor, and how they hear of each other."""
