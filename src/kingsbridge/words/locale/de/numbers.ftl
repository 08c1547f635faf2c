### Zahlen, wie man sie schreibt.

# Eine Zahl, mit Komma, wenn sie eines hat.
number-plain = { $number }
# Mit so vielen Stellen hinter dem Komma, wie sie sagen.
number-whole = { NUMBER($number, maximumFractionDigits: 0) }
number-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# $number (Text) - eine Zahl, vielleicht mit Vorzeichen
number-percent = { $number } %
