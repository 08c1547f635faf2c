### The analysis board.

study-board = Analysis board
study-about = Look into any moment of a finished game, or a position of your own: what the strongest bot thinks, what would follow, and what might have been.
study-bring = Bring a game
study-bring-about = A record, a study or a position: choose its file, or drop it anywhere on this page.
study-choose-file = Choose a file
study-drop = Let it go here to look into it
study-bad-file = This file is not JSON: bring a record, a study or a position.
study-bad-json = This is not JSON: { $why }
study-set-up = Set up a position
study-game = Game
study-seats = Seats
study-seat = Seat { $number }
study-number = No. { $number }
study-mine = My studies
study-throw-away = Delete { $name }
study-editor-about = Change what should be different. The rules check it before it is used, and name the place of what cannot be.
study-use = Study this position
study-as-json = Show as JSON
study-as-form = Show as a form

study-more = This study
study-another = Open another
study-name = Name of this study
study-keep = Keep this study
study-keep-copy = Keep a copy of my own
study-kept = Saved
study-of = A study of { $name }
study-share = Copy a link to this study
study-export = Save as a file, with the game

study-thoughts = What the strongest bot thinks
study-thinking = The bot is thinking …
study-looks = { $looks } looks, up to { $depth } moves ahead
study-looks-on = { $looks } looks, up to { $depth } moves ahead; looking further …
study-chance-of = { $name }: { $chance }
study-best = Best moves and what would follow
study-play-in = { $name }: { $move }. Play the line up to here

study-moves = Moves
study-beginning = Beginning
study-comment = A comment on this moment
study-cut = Leave out this move and what follows
study-first = To the beginning
study-back = One move back
study-next = One move on
study-last = To the end of the game

study-eyes = Whose knowledge
study-all-known = Everything known
study-eyes-of = As { $name } knows it
study-deal-again = Deal the unknown again

study-play-on = Play on from here
study-play-on-about = A new table begins from exactly this moment. It is not rated.
study-my-seat = I play
study-against = The others are bots

study-try-again = Try again: find the better move
study-show-answer = Show the answer
study-trying = Find the best move. The answer is hidden.
study-tried-best = { $move }: that is what the bot would do. It leaves { $chance }.
study-tried-good = { $move } is as good as the best: it leaves { $chance }. The bot would choose: { $better }.
study-tried-worse = { $move } leaves { $chance }, { $lost } points less than there is to have. Try another, or see the answer.
study-tried-same = That is what was played in the game.

study-being-played = You are playing this just now with others: nobody thinks for you until that game is over.
study-rated-game = You are playing a rated game of this: nobody thinks for you until it is over.
study-not-over = This game is not over yet: it can be looked into then.
