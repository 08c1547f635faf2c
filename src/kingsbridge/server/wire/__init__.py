"""What is sent to clients, and who is told when."""
