"""Long work on many cores or machines: workers, Ray, locks, interruption."""
