### The words of the terminal, whatever the game.

## Players and what they own

seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow
you = you
bot = bot
gold = Gold
vp = VP
workers = Workers
cubes = Cubes
craftsmen = Craftsmen
privileges = Privileges

## Commands

# The command words themselves are typed as they stand and are not translated.
terminal-help =
    a number       play that choice
    why            what cannot be done now, and by which rule
    undo           take the last choice back
    save           save the game
    log            what has happened so far
    cards          the cards on the table and what they do
    rules CLAUSE   the text of a rule, for example: rules P-12.8
    help           this list
    quit           save the game and leave
terminal-choose = Your choice (a number, or help)
terminal-no-such-choice =
    { $choices ->
        [one] There is only one choice: 1. Type help to see the commands.
       *[other] Choose a number from 1 to { $choices }, or type help to see the commands.
    }
terminal-why-none = Nothing is refused here: all there is to do is on the list.
terminal-saved = Saved to { $path }.
terminal-undone = Your last choice is taken back.
terminal-nothing-to-undo = There is nothing to take back.

## The course of the game

# $player (String) - the name of the bot's seat
terminal-bot-plays = { $player } (bot) is thinking …
terminal-game-over = The game is over.
# $names (String) - the winners, listed; $count (Number) - how many they are
terminal-winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
terminal-tie-by-gold = Tied on victory points: the most gold decides.
terminal-goodbye = The game is saved to { $path }. Until next time!
