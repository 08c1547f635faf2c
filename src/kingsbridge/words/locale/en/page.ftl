### Kingsbridge in a page, without a server: what it says of itself.

## Getting ready

# $share is a share in percent.
page-loading = Getting the games ready: { $share }
page-starting = Almost ready …

## What may go wrong

web-problem-house_wasm = This browser cannot run the games: it has no WebAssembly, or it is switched off.
web-problem-house_files = What the games run on could not be loaded. It is being tried again; your games are safe.
web-problem-house_crash = The table broke down and is being set up again. Every confirmed move is kept.
web-problem-not_kept = This browser could not keep that, so it was not done. Perhaps there is no room left: save your games as a file in Settings, then make room.
web-problem-cannot_think = The bot was interrupted while it thought. Ask again.
web-problem-only_with_a_server = This needs people elsewhere, and so a server. This page has none.
page-keeps-nothing = This browser keeps nothing here, perhaps because it is a private window: games last until the page is closed.
page-not-persistent = This browser may clear your games when room runs short. In Settings you can save them all as a file.

## People elsewhere

page-elsewhere = People elsewhere
page-elsewhere-about = Here you play with bots and with friends at this screen; nothing leaves this device. Open seats, clocks, chat, accounts and ratings need a server between the players.
page-elsewhere-how = To play with people elsewhere, let somebody install Kingsbridge on a computer and start it:
page-elsewhere-then = The others open its address in their browsers.
page-elsewhere-more = How?
page-me = You
page-me-about = So you are called at the tables of this browser.

## What is kept

page-kept = Kept in this browser
page-kept-about =
    { $games ->
        [0] Your games, your box and your name will be kept in this browser, and nowhere else.
        [one] One game, your box and your name are kept in this browser, and nowhere else.
       *[other] { $games } games, your box and your name are kept in this browser, and nowhere else.
    }
page-kept-safe = The browser has promised to keep them even if room runs short.
page-kept-unsafe = The browser may clear them when room runs short: save them as a file now and then.
page-export = Save everything as a file
page-import = Bring it back from a file
page-import-done =
    { $games ->
        [0] Nothing in this file was new here.
        [one] One game was brought back.
       *[other] { $games } games were brought back.
    }
page-import-bad = This is not a file in which everything was saved.
# $game (String) - the title of the game
page-throw-away = Throw away: { $game }
page-throw-away-sure = This game is kept in this browser and nowhere else. Thrown away, it is gone for good.
page-throw-away-do = Throw it away
page-throw-away-not = Keep it

## A game in a link

page-link-about = The whole game is in this link: whoever opens it sees the replay, in any browser.
page-link-copy = Copy a link to this game
page-link-bad = This link does not hold a whole game. Perhaps it was cut short.
