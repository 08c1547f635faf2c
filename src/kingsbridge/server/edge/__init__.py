"""Where the server meets the network: sockets, the door, and the proxies before it."""
