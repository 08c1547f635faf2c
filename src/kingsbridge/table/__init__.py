"""One game with people at it, free of input and output: chairs, undo, clocks, what is told."""
