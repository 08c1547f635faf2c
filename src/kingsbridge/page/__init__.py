"""Kingsbridge in a page: the same table in a web worker under Pyodide, without a server.

Nothing here asks for more than the standard library, Kingsbridge itself and its words: no server,
no database. What a browser must do for it is in `bridge`; what a client asks for and hears is the
same as from a server. One person plays here, with friends at the same screen and with bots.
"""
