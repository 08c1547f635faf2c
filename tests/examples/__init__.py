"""The third title, in a package of its own: installed beside Kingsbridge, and played everywhere."""
