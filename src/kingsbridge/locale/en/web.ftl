### Words that only the browser needs.

## The frame of every page

web-site = Kingsbridge
web-skip = Skip to the page
web-close = Close
web-explain = What is this?
web-language = Language
# $theme (String) - auto, light or dark
web-theme =
    { $theme ->
        [light] Light: by day
        [dark] Light: by night
       *[other] Light: as your device says
    }
web-page-failed = This page could not be loaded. Are you still connected?
web-lost = There is no such page
web-lost-text = The road ends here. Perhaps the link was cut short.
web-to-the-hall = Back to the hall

## The pages

web-hall = Two games, one town
web-new-table = New table
web-table = Table
web-rules = Rules
web-cards = Cards
web-account = Account
web-settings = Settings
web-replay = Replay

## The hall

web-play-now = Play now
web-about-pillars = Send workers to quarry and forest, place your master builders well, and let your craftsmen raise the cathedral. Six rounds, two to four players.
web-about-world = Every event is yours to turn: who gains, and whose favor is won. Build, trade and heal, and pay what you owe before the chapter ends. Two to four players.
web-picture-pillars = A cathedral, half built, rises above a town by a river.
web-picture-world = The council's square with its guild hall, a stone bridge, and houses marked by the plague.
