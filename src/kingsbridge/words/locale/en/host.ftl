### The host's page: keeping order

host-part-load = Load
host-part-people = People
host-part-tables = Tables
host-part-reports = Reports
host-part-house = The house
host-part-audit = What hosts did
host-cancel = Cancel
host-done = Done
host-found =
    { $total ->
        [one] { $total } found
       *[other] { $total } found
    }, page { $page } of { $pages }
host-page-before = The page before
host-page-after = The next page
host-until = until { $until }
host-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
host-for-good = for good

## People

host-name-begins = Name begins with
host-which = Which
host-which-all = All
host-which-accounts = Accounts
host-which-guests = Guests
host-which-hosts = Hosts
host-which-banned = Banned
host-kind = Kind
host-kind-host = Host
host-kind-account = Account
host-kind-guest = Guest
host-seen = seen { $ago }
host-look = Look closer
host-make-host = Make a host
host-unmake-host = Make a player again
host-ban = Ban
host-unban = Let in again
host-banned-now = Banned, and cut off.
host-is-banned = Banned until { $until }
host-is-banned-for-good = Banned for good
host-ban-whom = Ban { $name }?
host-ban-about = They are cut off at once. Their open tables are closed. In running games a bot stands in; after a ban for good, their seats are given up.
host-ban-length = For how long
host-ban-reason = Why (they are told)
host-ban-neighbours = Guests from the same address too, for a while
host-origins = Closed addresses
host-origins-about = No guests come in from these addresses. An address is stored so that it can only be compared, not read.
host-lift = Open again
host-code = Code
host-came = Came
host-last-seen = Last seen
host-sessions = Browsers logged in
host-tokens = Tokens
host-neighbours = Guests from the same address
host-history = What hosts did about them
host-their-tables = Their tables

## Tables

host-status = How far
host-status-open = Waiting for players
host-status-playing = Being played
host-status-finished = Finished
host-status-closed = Closed
host-title = Game
host-quiet = Nothing done for
host-quiet-hours =
    { $hours ->
        [one] an hour
        [24] a day
        [168] a week
        [720] a month
       *[other] { $hours } hours
    }
host-one-owner = Only tables that one person opened.
host-all-owners = Show those of everybody
host-opened-by = opened by { $name }
host-close = Close
host-close-all = Close all of these
host-close-all-about =
    { $many ->
        [0] None of these is still going on.
        [one] { $many } table is still going on. It would be closed for good; nobody could play on there.
       *[other] { $many } tables are still going on. They would be closed for good; nobody could play on there.
    }
host-close-many =
    { $many ->
        [one] Close { $many } table
       *[other] Close { $many } tables
    }

## Reports

host-reports-settled = Those that are settled
host-report-of = { $name }: { $reason }
host-report-by = reported by { $name }
host-report-table = the table
host-report-open = open
host-settle-nothing = Nothing to do
host-settle-warn = Warn
host-warn-whom = Warn { $name }?
host-warn-about = They read, when they next come, that a host asks them to be kind, and that whoever is reported again may be banned. The report is settled with that.
host-outcome-nothing = Nothing was done
host-outcome-warned = Warned
host-outcome-banned = Banned

## The house

host-registration = Who can make an account
host-registration-open = Everybody
host-registration-invited = Whoever has an invitation
host-registration-closed = Nobody
host-look-back = A bot looks back at finished games by itself
host-guests = Guests may play without an account
host-rule-open_tables = Tables of one person that may wait for players
host-rule-running_tables = Games that one person may play at a time
host-rule-guests_together = How many times as many all guests from one address may have together
host-rule-origin_days = Days that an address stays closed after a guest is banned
host-keep = Save
host-invitations = Invitations
host-invitations-about = Whoever has the code of an invitation can make an account, also where registration is by invitation.
host-uses = For how many accounts
host-uses-left =
    { $uses ->
        [one] for { $uses } more account
       *[other] for { $uses } more accounts
    }
host-invitation-days = For how many days (0: always)
host-invitation-note = For whom
host-invite = Make an invitation
host-withdraw = Withdraw

## What hosts did

host-by-command = Somebody at the command line
# $by (String) - who did it
host-deed-ban =
    { $length ->
        [forever] { $by } banned { $name } for good.
       *[until] { $by } banned { $name } until { $until }.
    }
host-deed-why = The reason: { $reason }
host-deed-unban = { $by } let { $name } in again.
host-deed-open_address = { $by } opened the address { $origin } again.
host-deed-host = { $by } made { $name } a host.
host-deed-unhost = { $by } made { $name } a player again.
host-deed-password = { $by } set a new password for { $name }.
host-deed-password_link = { $by } made a link to a new password for { $name }.
host-deed-close =
    { $tables ->
        [one] { $by } closed a table ({ $codes } …).
       *[other] { $by } closed { $tables } tables ({ $codes } …).
    }
host-deed-settle =
    { $outcome ->
        [warned] { $by } settled a report about { $name } with a warning.
        [banned] { $by } settled a report about { $name } with a ban.
       *[other] { $by } looked at a report about { $name } and left it at that.
    }
host-deed-settings = { $by } changed the house: { $changes }.
host-deed-invite =
    { $uses ->
        [one] { $by } made an invitation ({ $code } …) for one account.
       *[other] { $by } made an invitation ({ $code } …) for { $uses } accounts.
    }
host-deed-for = For: { $note }
host-deed-until = It is good until { $until }.
host-deed-withdraw = { $by } withdrew the invitation { $code } …
host-yes = yes
host-no = no

## Load

host-load-database = Database, schema
host-load-size = Size of the database
host-load-free = Free on its disk
host-load-reports =
    { $many ->
        [one] { $many } report is open
       *[other] { $many } reports are open
    }
host-load-process = Process { $pid }
host-load-trouble = Nothing can be stored:
host-load-version = Version
host-load-started = Started
host-load-clients = Connected
host-load-tables = Tables in memory
host-load-moves = Moves a second
host-load-commits = Commits a second
host-load-commit-mean = A commit takes
host-load-commit-slow = 99 of 100 take at most
host-load-thinking = Bots thinking
host-load-waiting = Bots waiting
host-load-analyses = Analyses
host-load-memory = Memory
host-load-failures = Writes that failed
host-load-last-failure = Last failure
host-load-errors =
    { $many ->
        [one] The last error
       *[other] The last { $many } errors
    }
