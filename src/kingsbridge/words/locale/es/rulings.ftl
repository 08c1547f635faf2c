### Reglas que son decisiones nuestras, allí donde se lean reglas.

# Va detrás del número de una regla así.
ruling-mark = ‡
ruling = Decisión nuestra
ruling-other = Otra lectura: { $reading }
ruling-why = Por qué la nuestra: { $reason }
ruling-about = Decisión nuestra, donde el reglamento calla o se puede leer de dos maneras.
