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

# $count (Number) - how many games there are
web-hall =
    { $count ->
        [2] Two games, one town
       *[other] One town, and other games
    }
web-new-table = New table
web-table = Table
web-rules = Rules
web-cards = Cards
web-account = Account
web-settings = Settings
web-host = Keeping order
# $version (String) - such as 1.2.0
web-version = Kingsbridge { $version }
web-puzzles = Puzzles
web-replay = Replay
web-study = Analysis board
web-study-from-here = Study from here
web-study-try = Try again

## The hall

web-play-now = Play now

## The frame: connection, account

web-account-of = Account: { $name }
web-connection-lost = The connection is lost. It is being tried again; nothing you did is forgotten.
web-connection-back = The connection is back.
web-offline = You are offline. This Kingsbridge is on a server: your games are safe there and go on when the network is back.
web-new-version = A new version of Kingsbridge is here. It is used when you come back next time, or now if you like.
web-new-version-game-open = A game is open in another tab. The new version waits until that is closed.
web-use-new-version = Use it now
web-loading = One moment …
web-yes = yes
web-no = no
web-save = Save
web-saved = Saved.
web-copy = Copy
web-copied = The link is copied.
web-link = Link
web-share = Share
web-send = Send
web-try-again = Try again
web-you = you
web-guest-names = Alwin, Edith, Hilda, Leofric, Merek, Rowena, Tibb, Wilmot, Oswin, Elfrida

## What went wrong

web-problem-offline = The server does not answer. Are you connected?
web-problem-broken = Something broke. Nothing was lost; please try again.
web-problem-later = The server has its hands full. Nothing was lost; try again in a moment.
web-problem-too_many = That was a lot at once. Wait a moment.
web-problem-not_found = There is no such table. Perhaps the link was cut short.
web-problem-not_yours = Only somebody else may do this.
web-host-only = Only those who were made hosts come in here. If you are one, log in.
web-problem-not_your_turn = It is not your turn.
web-problem-no_hints = There are no hints at this table.
web-problem-undo_never = It cannot be taken back: another person has acted, or something hidden was revealed.
web-problem-nothing_to_undo = There is nothing to take back yet.
web-problem-not_away = They have not been away for long: wait a minute.
web-problem-stand_in = A bot plays this seat. Say first that you are back.
web-problem-over = The game is over.
web-problem-closed = This table was closed.
web-problem-begun = The game has begun.
web-problem-seated = You sit at this table already.
web-problem-not_open = Somebody else was faster: this seat is taken.
web-problem-too_many_tables = You have many tables open: close one first.
web-problem-bad_seats = Somebody must sit in every seat, and everybody needs a name of their own.
web-problem-bad_name = A name has 1 to 20 letters.
web-problem-bad_password = A password has at least 8 letters.
web-problem-wrong_password = There is no account with this name and password.
web-problem-name_taken = This name is taken.
web-problem-account_needed = A rated game needs an account.
web-problem-rated = A rated game is for people with accounts, by the printed cards.
web-problem-bad_email = This is no address for letters.
web-problem-bad_webhook = A webhook is an address such as https://example.org/path.
web-problem-bad_chat = Say something, in at most 500 letters.
web-problem-banned = You were banned from this server.
web-problem-not_over = Only a game that was played to its end can be analysed.

## The hall: tables

web-my-tables = My tables
web-open-tables = Open tables
web-open-tables-none = Nobody waits for players just now. Open a table: others will see it here.
web-played-now = Being played
web-finished-games = Finished games
web-join = Join
web-watch = Watch
web-go-there = To the table
web-result = Result
web-your-turn = Your turn
web-your-turn-elsewhere = It is your turn at another table.
web-won-by =
    { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }
web-rated = rated
web-private = private
web-seat-open = open seat
web-seat-bot = { $name } ({ $level })
web-seat-number = Seat { $number }

## Levels of bots

web-level = How strong
web-level-apprentice = apprentice
web-level-journeyman = journeyman
web-level-master = master
web-level-architect = architect
web-level-visionary = visionary
web-level-about-apprentice = Plays like a journeyman, but its mind wanders.
web-level-about-journeyman = Plays soundly, and almost at once.
web-level-about-master = Thinks its moves over and looks ahead a little.
web-level-about-architect = Looks far ahead, for less than a second a move.
web-level-about-visionary = The strongest there is: takes some seconds a move to look as far as it can.
web-level-about-program = A program of this server's host.

## A new table

web-which-game = Which game?
web-how-many = How many play?
web-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-who-sits = Who sits where?
web-kind-me = Me
web-kind-bot = A bot
web-kind-open = Open seat
web-kind-here = A friend here
web-kind-about-me = This seat is yours.
web-kind-about-open = Anybody with the link can sit down here; at a public table, anybody in the hall.
web-kind-about-here = Plays at this screen; hands stay hidden when it is passed on.
web-their-name = Their name
web-how-fast = How fast?
web-pace-free = As slowly as we like
web-pace-live = Live, with a clock
web-pace-turns = By turns, over days
web-pace-about-free = No clock runs. Come and go as you please.
web-pace-about-live = Each player has so much time for the whole game, and some more with every move. When it runs out, a bot stands in.
web-pace-about-turns = Each decision has so many hours. Whoever wishes is reminded.
web-pace-clock = { $minutes } min + { $increment } s
web-pace-hours =
    { $hours ->
        [one] { $hours } hour a turn
       *[other] { $hours } hours a turn
    }
web-minutes = Minutes for each player
web-increment = Seconds more with every move
web-hours = Hours for each decision
web-table-rules = House rules
web-hints-allowed = Hints: whoever is to decide may ask the strongest bot.
web-private-about = Private: only those who have the link can find the table.
web-rated-about = Rated: the result counts for everybody's rating. No bots, no hints.
web-rated-account = It needs an account.
web-rated-cards = A rated game is played with the cards as we know them.
web-rated-people = It is for people in every seat, each at their own screen.
web-options = Options
web-options-and-edition = Edition and options
web-open-table = Open the table
web-value-start-random = by lot

## Waiting for players

web-waiting-for =
    { $count ->
        [one] One more player, and the game begins.
       *[other] { $count } more players, and the game begins.
    }
web-sit-here = Sit here
web-stand-up = Stand up again
web-invite = Invite somebody
web-invite-about = Whoever opens this link can sit down, without an account.
web-start-now = Start now
web-bots-of-level = Bots take the open seats:
web-start-with-bots = Start with bots
web-rated-waits = A rated game waits for people in every seat.
web-close-table = Close the table
web-table-closed = This table was closed.
web-no-table = No such table

## At the table

web-choices = What you can do
web-refusals = What cannot be done now, and why ({ $count })
web-rule = Rule { $id }
web-rule-ours = Rule { $id }, our ruling
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-asked = The others are asked.
web-undo-barred-nothing = There is nothing to take back yet.
web-undo-barred-acted = It cannot be taken back: another person has acted since.
web-undo-barred-revealed = It cannot be taken back: something hidden has been revealed since.
web-undo-question = { $player } would like to take the last decision back.
web-undo-waiting = { $player } has asked to take a decision back.
web-undo-allow = Allow it
web-undo-refuse = Refuse
web-hint = Hint
web-hint-rank = No. { $rank } · { $chance }
web-proposal =
    { $gold ->
        [0] Most points now: { $vp } VP.
       *[other] Most points now: { $vp } VP and { $gold } gold.
    }
web-next = Next ({ $count })
web-skip-bots = Skip to now
web-log = Log
web-log-all =
    { $count ->
        [one] Show { $count } earlier line
       *[other] Show { $count } earlier lines
    }
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-say = Say something
web-chat-seated = Only those who sit at the table can speak here.
web-mute = Hear { $name } no more
web-muted = { $name } is muted.
web-unmute = Hear again
web-players-label = Players
web-points = Victory points
web-clock = Time left
web-decides = decides now
web-away = away
web-stands-in = a bot stands in
web-has-resigned = resigned
web-watching = you are watching
web-table-menu = Table and seats
web-seats = Seats
web-stand-in = Let a bot play
web-come-back = I am back
web-bot-plays-for-you = A bot plays for you.
web-resign = Resign
web-resign-sure = Yes, give this seat up for good
web-hand-over = Hand the screen to { $player }
web-hand-over-about = Goods and cards stay hidden until you say so.
web-hand-over-done = I am { $player }
web-bots-pace = Moves of the others
web-bots-instant = at once
web-bots-slow = one after another
web-bots-step = step by step
web-sounds = Sounds
web-in-words = The table in words

## The whole table on one screen

web-tab-board = Board
web-orders = Orders
web-look-closely = Look closely
web-zoom-in = Come nearer
web-zoom-out = Go back a little
web-zoom-fit = The whole board
web-all-choices =
    { $count ->
        [one] The only choice, and what cannot be done
       *[other] All { $count } choices, and what cannot be done
    }
web-more-choices = { $count } more …
# $name (String) - a player
web-open-mat = { $name }: everything they have
# $what (String) - what was gained and lost, listed
web-since = Since your last turn: { $what }
web-since-my-turn = Since your last turn
web-with-hints = everybody may ask for hints
# $what (String) - a move in words
web-always = Now and always: { $what }
web-withdraw = Withdraw
# $what (String) - a thing on the board, in words
web-planned = Your next move: { $what }
web-plan-withdrawn = Your next move is not possible now: { $what }
# $what (String) - moves in words
web-done-for-you = Done for you: { $what }
web-player-left = { $player } is to move, but has left.
web-rematch-asked = There is a rematch, and a seat is kept for you.
web-deciding = How you decide
web-decide-all = Ask me even if there is only one choice
web-keys-confirm = Keys only go to a choice; Enter makes it
# $vp (Number) - victory points
web-final-points = { $vp } VP
# $what (String) - a move in words; $chance (String) - such as 61 %
web-proposal-rather = Wins more often, says the strongest bot ({ $chance }): { $what }
web-key-choices = all choices
web-kept-for = kept for { $name }
web-free-seat = Give it free

## Help and keys

web-help = Help
web-help-about = Everything that glows can be chosen, on the board or from the list. Point at anything else, focus it or hold your finger on it, and it says why not.
web-key-choose = make the choice with this key; walk through the choices
web-key-undo = take back
web-key-hint = hint
web-key-log = log
web-key-next = show the next move
web-key-skip = skip to now
web-key-words = the table drawn or in words
web-key-help = this help

## A first game teaches itself

web-coach = Explanations in a first game
web-coach-got-it = Got it
web-coach-off = No more of these
web-coach-again = Explain everything again

## After a game

web-score-sheet = Where the points came from
web-source = Source
web-total = Total
web-points-over-time = Victory points over the game
web-rematch = Rematch
web-rematch-go = To the rematch
web-download-record = Download the record
web-bring-record = Open a game from a file
web-bring-record-bad = This file is not the record of a game.
web-analyse = Analyse the game
web-analysis-about = The strongest bot goes through every decision: chances to win, all mistakes with the better move, turning points and luck. What it finds is kept.
web-analysis-note = Choose a place on the graph to see the table as it stood there.
web-no-turning-points = Nobody's chances changed much at any one moment.

## Replays

web-replay-nothing = This game has not begun: there is nothing to see again.
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-forward = One step forward
web-replay-last = To the end
web-replay-run = Play
web-replay-pause = Pause
web-replay-where = Where in the game
web-replay-eyes = With whose eyes
web-replay-spectator = as a spectator
web-replay-eyes-of = with { $name }'s eyes

## Rules and cards

web-rules-about = Every rule as it is played here. The same sentences explain why something cannot be done, and what happened.
web-rulings-about = { ruling-mark } { ruling-about }
web-rulings-only = Only our rulings ({ $count })
web-search = Search
web-sections = Sections
web-found =
    { $count ->
        [0] No rule was found.
        [one] One rule was found.
       *[other] { $count } rules were found.
    }
web-cards-about = Every card with its values. A red badge names what nobody could read off the printed card: there we chose or reconstructed it.
web-cards-box-about = Every card as it is in your box. A badge says which you corrected or confirmed, and names what is still our own choice.
web-cards-none = There are no cards to look at in this game.
web-origin = Where from?
web-reconstructed = Ours: { $fields }
web-origin-A = printed in a rulebook: text, picture or worked example
web-origin-A-minus = strongly implied by the rulebook
web-origin-B2 = read off the cards by two or more independent sources
web-origin-B = read off the cards by an independent source
web-origin-C-plus = inferred from several clues that agree
web-origin-C = inferred, or our own ruling
web-origin-D = our own reconstruction: no public list of the printed value was found
web-origin-corrected = corrected by the owner of a box
web-origin-confirmed = confirmed by the owner of a box
web-field-exists = that it exists
web-field-name = name
web-field-effect = effect
web-field-starred = star
web-field-kind = kind
web-field-chapter = chapter
web-field-corners = corners
web-field-enters = when it comes
web-field-stone = stone
web-field-wood = wood
web-field-bonus = bonus
web-field-income = income
web-field-cost = cost
web-field-place = place
web-field-start = start
web-field-benefit = benefit
web-field-takes = what it takes
web-field-holds = what it needs
web-field-gives = what it gives
web-field-capacity = uses
web-field-serves_as = counts as
web-field-needs = needs
web-field-yield = yield
web-field-workers = workers
web-field-choice = choice
web-field-plague = location that falls ill
web-field-care = care
web-field-metal = metal

## My box: what the printed cards of an owner say

web-box = My box
web-box-about = You own the game? Go through its cards as they lie in the box. Where ours says what is printed, one click confirms it; where it does not, write what your card says. It is kept as you go.
web-box-list = The cards
web-box-card-of = Card { $number } of { $cards }
web-box-previous = The card before
web-box-next = The next card
web-box-first = This is the first card.
web-box-last = This is the last card.
web-box-next-unknown = Next open card
web-box-all-known = Every card of this box is known.
web-box-confirm-card = All as printed: next
web-box-confirm = As printed
web-box-confirm-one = { $what }: it is printed like this
web-box-unsay = Unsay
web-box-unsay-one = { $what }: unsay what I wrote
web-box-write = { $what }: my card has this
web-box-also = My card also has:
web-box-mark-untouched = not looked at
web-box-mark-begun = looked at in part
web-box-mark-confirmed = confirmed
web-box-mark-corrected = corrected
web-box-mark-held = not kept
web-box-confirmed = confirmed
web-box-corrected = corrected
web-box-kept = Kept
web-box-writing = Being kept…
web-box-refused = Not kept
web-box-refused-cards =
    { $count ->
        [one] { $count } card not kept
       *[other] { $count } cards not kept
    }
web-box-waiting = Not kept yet, trying again …
web-box-wrong = This cannot be played like that:
web-box-held = Not kept yet: { $what } cannot be like this.
web-box-held-card = Not kept yet:
web-box-turned = Set for you, as what the card does needs it.
web-box-ours = Ours: { $value }
web-box-ours-none = Our card has none.
web-box-ours-says = Ours says: { $text }
web-box-nothing = nothing
web-box-amount = { $number } { $what }
web-box-points =
    { $number ->
        [one] { $number } victory point
       *[other] { $number } victory points
    }
web-box-less = { $what }: one less
web-box-more = { $what }: one more
web-box-add = Add …
web-box-add-good = Add a good …
web-box-add-effect = Add an effect …
web-box-leave-out = Leave out: { $what }
web-box-how-much = How much is known
web-box-how-much-about = A card is known when each of its values was confirmed or corrected.
web-box-sheet = Kind of card
web-box-all = The whole box
web-box-known = Known
web-box-known-of = { $known } of { $cards }
web-box-corrected-count =
    { $count ->
        [one] { $count } corrected
       *[other] { $count } corrected
    }
web-box-use = What to do with it
web-box-use-account = Your box is kept with your account. Others at a table opened with it see what differs.
web-box-use-guest = Your box is kept for this browser. Make an account to have it everywhere; it comes along. Others at a table opened with it see what differs.
web-box-open-table = Open a table with it
web-box-export = Export as TOML
web-box-import = Import TOML
web-box-import-about =
    { $count ->
        [one] What you wrote on one card goes, and what stands in { $name } takes its place. You can export yours first.
       *[other] What you wrote on { $count } cards goes, and what stands in { $name } takes its place. You can export yours first.
    }
web-box-import-sure = Take the file
web-box-taken = Your box is now as the file has it.
web-box-bad-file = { $name } was not taken: { $why }
web-box-start-over = Start over
web-box-start-over-about = All that you confirmed and corrected in this box would be forgotten. You can export it first.
web-box-start-over-sure = Forget all of it
web-box-keep = Keep it
web-box-empty = Nothing is written in your box yet.
web-which-cards = With which cards?
web-cards-ours = The printed cards as we know them
web-cards-mine = The cards of my box
web-cards-mine-about =
    Your box: { $known } of { $cards } cards known, { $corrected ->
        [0] none of them other than ours.
        [one] one of them other than ours.
       *[other] { $corrected } of them other than ours.
    }
web-cards-mine-none = Your box is still as we know it. Go through its cards first:
web-corrected-box = corrected box
web-corrected-about = This table is played with the values of its owner's box, and not with ours alone.
web-corrected-rules = The box of this table may have other numbers.
web-differs = What differs in this box
web-differs-nothing = Nothing: every value in it is as we have it.
web-differs-count =
    { $count ->
        [0] No card differs
        [one] One card differs
       *[other] { $count } cards differ
    }
web-differs-was = ours: { $name }
web-differs-ours = ours:
web-differs-here = here:

## Accounts

web-name = Name
web-password = Password
web-have-account = You have an account. Your games and your rating stay with it.
web-am-guest = You are a guest, known to this browser alone. Make an account to keep your games and to play rated ones.
web-rating =
    { $games ->
        [one] rating { $mean } after { $games } game
       *[other] rating { $mean } after { $games } games
    }
web-log-out = Log out
web-log-out-everywhere = Log out everywhere
web-log-out-guest = A guest who logs out cannot come back to their games.
web-be-guest = Play as a guest
web-be-guest-about = Choose a name, and that is all. Or just play: you will be given one.
web-log-in-or-register = Log in or make an account
web-register-about = A name and a password, nothing else. A guest's games come along.
web-log-in = Log in
web-register = Make an account
web-tokens = Tokens
web-tokens-about = With a token a program of yours can play in your name.
web-token-name = What it is for
web-token-make = Make a token
web-token-made = Keep it; it is not shown again:
web-token-take-back = Take back

## Settings

web-looks = How it looks
web-light = Light
web-light-auto = as your device says
web-light-light = by day
web-light-dark = by night
web-motion = Motion
web-motion-auto = as your device says
web-motion-reduced = as little as possible
web-the-table = The table
web-show-drawn = drawn
web-show-words = in words, to be read or heard
web-playing = Playing
web-sounds-and-help = Sounds and help
web-reminders = Reminders
web-reminders-about = How you hear that it is your turn at a table that is played by turns.
web-reminders-browser = a notice of this browser, while a page of ours is open
web-reminders-webhook = Webhook (an address that is called)
web-reminders-nobody = Reminders are for somebody: play, or log in, first.
web-notifications-denied = This browser does not allow notices from us.

## The table in words

web-words-list = { $label }: { $things }
web-words-none = none
web-words-round = The round
web-words-start = { $player } begins.
web-words-tax = The tax is { $gold } gold.
web-words-stock = Supplies
