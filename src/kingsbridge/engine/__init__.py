"""What any turn-based title needs. Imports no title and no third-party package."""
