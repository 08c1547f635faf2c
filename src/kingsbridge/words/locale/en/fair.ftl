### What makes a game fair: a deal that nobody chose, and ratings that nobody farms.

## Rated games

# After the result of a game that was to be rated.
fair-unrated-few_moves = Not rated: somebody decided fewer than five times.
fair-unrated-same_players = Not rated: the same people have played five rated games within a day.

## How long a table waits where there is no clock

fair-patience-days =
    { $days ->
        [one] whoever takes longer than a day can be replaced
       *[other] whoever takes longer than { $days } days can be replaced
    }
fair-patience-hours =
    { $hours ->
        [one] whoever takes longer than an hour can be replaced
       *[other] whoever takes longer than { $hours } hours can be replaced
    }
fair-patience = Whoever keeps the table waiting can be replaced by a bot after
fair-patience-choice =
    { $days ->
        [one] a day
       *[other] { $days } days
    }
fair-replace = { $name } keeps the table waiting. You can let a bot play on.

## The deal

fair-dealing = Every seat is taken. The cards are being dealt from what each of you adds to chance …
fair-dealing-waits = Still waiting for { $names }.
fair-deal = Fair deal
fair-deal-mine = Your own randomness is in this deal: nobody chose it, not even the host.
fair-deal-others =
    { $count ->
        [one] One player added randomness to this deal.
       *[other] { $count } players added randomness to this deal.
    }
fair-deal-left-out = Without the randomness of { $names }, who did not send it in time.
fair-deal-missed = Your randomness did not arrive in time: it is not in this deal.
fair-deal-broken = This deal is not the one that was promised when you sat down. Tell the host, and save the record.
fair-deal-none = Dealt from the server's secret, which it promised before the game and tells after it.

## Cards that are not as printed, and games from elsewhere

fair-see-cards = See its cards
fair-imported = brought in
fair-imported-about = This game was brought in on { $date }. It was not played here: nobody vouches for who played it.

## What was not done

web-problem-asked_already = There is a question already that waits for an answer.
web-problem-too_often = You did that very often. Wait a minute.
web-problem-dealing = The cards are being dealt: the game begins in a moment.
web-problem-is_here = In a rated game no bot plays for somebody who is there.
