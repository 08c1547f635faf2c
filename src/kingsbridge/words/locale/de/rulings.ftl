### Regeln, die unsere eigene Entscheidung sind, wo immer Regeln gelesen werden.

# Steht hinter der Nummer einer solchen Regel.
ruling-mark = ‡
ruling = Unsere Entscheidung
ruling-other = Andere Lesart: { $reading }
ruling-why = Warum so: { $reason }
ruling-about = Unsere Entscheidung, wo die Anleitung schweigt oder sich zweifach lesen lässt.
