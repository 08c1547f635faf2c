"""Learning and studying: lessons, puzzles, and an analysis board. No input, no output.

What stands here is asked by a server and by a page alike; both only keep what it is about.
"""
