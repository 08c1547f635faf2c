### Numbers as they are written.

# A number with its decimal point, if it has any.
number-plain = { $number }
# Written with as many digits behind the point as they say.
number-whole = { NUMBER($number, maximumFractionDigits: 0) }
number-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# $number (String) - a number, perhaps with its sign
number-percent = { $number }%
