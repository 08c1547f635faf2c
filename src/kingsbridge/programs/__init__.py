"""Bots that are programs of their own, in any language: they read and write lines of JSON.

`docs/programs.md` tells the protocol. Nothing here knows who plays, nor on what screen.
"""
