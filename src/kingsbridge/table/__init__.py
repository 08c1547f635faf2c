"""One game with people at it: chairs, versions, undo, clocks as numbers, bots' turns, what is told.

Nothing here reads or writes anything, knows what time it is, or asks for a package that is not in
the standard library (the words need Fluent, which is pure Python). Whoever has a table here says
what time it is and keeps the rows of its log: a server in its database, a terminal in a file.
"""
