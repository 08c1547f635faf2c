### Los números tal como se escriben.

# Un número, con su coma decimal si la tiene.
number-plain = { $number }
# Con tantas cifras tras la coma como dicen.
number-whole = { NUMBER($number, maximumFractionDigits: 0) }
number-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# $number (texto) - un número, quizá con su signo
number-percent = { $number } %
