### What the server says to people: hints and reminders

server-hint-only = { $move } is the only sensible move: { $chance } % to win.
server-hint-clear = { $move } wins { $chance } % of the time, { $ahead } percentage points more than the next best ({ $other }).
server-hint-close = { $move } wins { $chance } % of the time; { $other } is almost as good.
server-box-file =
    { $game }: what the cards say in my box.
    To play with it: kingsbridge play { $key } --cards FILE.toml, or import it under "My box" in the browser.
