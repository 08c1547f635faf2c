"""Long work on many cores or machines: worker pools, Ray, interrupts, locks, files in one go."""
