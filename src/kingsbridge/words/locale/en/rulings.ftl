### Rules that are our own rulings, wherever rules are read.

# Stands after the number of such a rule.
ruling-mark = ‡
ruling = Our ruling
ruling-other = Other reading: { $reading }
ruling-why = Why ours: { $reason }
ruling-about = Our decision, where the rulebook is silent or can be read in two ways.
