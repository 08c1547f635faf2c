### The guide to the rules in the browser: what it says of any title.

## The track of phases

# $phase (String) - its name; $number and $of (Number) - which of how many it is
web-guide-phase-past = { $phase }: done this round ({ $number } of { $of })
web-guide-phase-now = { $phase }: now ({ $number } of { $of })
web-guide-phase-coming = { $phase }: still to come ({ $number } of { $of })
web-guide-phases = The phases of a round

## The book of rules

web-guide-chapters = Parts of the rules
web-guide-chapter-guide = In short
web-guide-chapter-signs = Signs
web-guide-chapter-clauses = All rules
web-guide-chapter-keys = Keys
web-guide-fold = Fold all
web-guide-unfold = Unfold all
web-guide-print = Print
web-guide-key = rules, at what is explained
