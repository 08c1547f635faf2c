# People: profiles, leaderboards, blocks, reports, and what somebody is told when they come back.

web-profile = Profile
web-leaderboard = Leaderboard
web-people-me = My profile
web-people-nobody = There is nobody here. Perhaps the link was cut short, or they deleted their account.
web-people-guest = guest
web-people-account = account
web-people-host = host
web-people-since = here since { $day }

## What somebody played

web-people-rating-now = { $mean } ± { $spread }
web-people-rating-games =
    { $games ->
        [one] after { $games } game; almost surely above { $cautious }
       *[other] after { $games } games; almost surely above { $cautious }
    }
web-people-rating-none = No rated game yet.
web-people-chart = Rating in { $title } over time
web-people-chart-about = The line is the rating, the band where it lies in 95 of 100 cases: it grows narrower with every game.
web-people-chart-table = The same as a table
web-people-when = When
web-people-rating = Rating
web-people-spread = Uncertainty
web-people-results = Results
web-people-results-none = No finished game yet.
web-people-players = Players
web-people-against = Against
web-people-against-people = people
web-people-against-bots = bots
web-people-games = Games
web-people-wins = Won
web-people-place = Average place
web-people-history = Finished games
web-people-older = Show older ones

## What can be done about somebody

web-people-more = Mute, block, report
web-people-menu-of = { $name }: profile, mute, block, report
web-people-block = Block
web-people-unblock = Block no longer
web-people-block-about = You never sit at a table together and do not hear each other. Nobody tells them.
web-people-is-blocked = You block { $name }.
web-people-blocked = You and { $name } go separate ways now.
web-people-unblocked = { $name } may sit with you again.
web-people-blocked-list = Whom I block
web-people-report = Report
web-people-report-of = Report { $name }
web-people-report-why = What is wrong?
web-people-reason-insults = insults in the chat
web-people-reason-stalling = stalling, or leaving others waiting
web-people-reason-cheating = cheating
web-people-reason-name = an offensive name
web-people-reason-other = something else
web-people-report-text = What happened? (if there is more to say)
web-people-report-quote = The hosts see what was said: “{ $text }”
web-people-report-send = Tell the hosts
web-people-report-back = Back
web-people-report-thanks = Thank you. A host will look at it, and you will hear of it.
web-people-kick = Send away
web-people-kick-about = { $name } stands up and cannot sit down at this table again.
web-problem-cannot_sit = You cannot sit at this table.
web-problem-blocked_here = You block somebody at this table: you cannot sit down here.
web-problem-sent_away = Whoever opened this table sent you away from it: you cannot sit down here again.
web-problem-reported = You reported this already. A host will look at it.
web-problem-bad_report = Nobody can be reported like this: they were not at this table.
web-problem-not_taken = Nobody sits there any more.

## Leaderboard

web-leaderboard-about =
    { $games ->
        [one] Ranked by what somebody's strength almost surely exceeds: the rating less three times its uncertainty. It takes { $games } rated game to have a place.
       *[other] Ranked by what somebody's strength almost surely exceeds: the rating less three times its uncertainty. It takes { $games } rated games to have a place.
    }
web-leaderboard-none = Nobody has played enough rated games yet. Open a rated table and begin.
web-leaderboard-mine = You are in place { $place }.
web-leaderboard-place = Place
web-leaderboard-name = Name
web-leaderboard-cautious = At least
web-leaderboard-before = Those before
web-leaderboard-after = Those after

## Told to somebody

web-people-notices = For you
web-people-notice-away = Put away
web-kept-for-you = A seat is kept for you.
web-kept-elsewhere = Those you played with want to play again: a seat is kept for you.
web-kept-sit = Sit down
web-kept-no = No, thank you
notice-kicked = { $name } sent you away from a table of { $title } before it began.
notice-report-settled = Thank you: a host has looked at what you reported of { $name }.
notice-warning = A host asks you to be kind to the others here. Whoever is reported again may be banned.
notice-webhook-off = Your webhook { $webhook } did not answer several times. It was switched off; you can put it in anew in your settings.
