# Was auf einem Server knapp ist: Tische, und die Zeit, in der Bots nachdenken.

web-problem-too_many_running = An den Tischen, die diese Person aufgemacht hat, laufen schon so viele Partien, wie das Haus erlaubt: Spiel erst eine zu Ende.
web-problem-too_many_of_guests = Gäste von dort, wo du bist, haben schon viele Tische. Spiel erst eine Partie zu Ende, oder leg ein Konto an.
web-problem-too_many_analyses = Für dich werden schon mehrere Partien analysiert: Warte auf eine davon.
web-problem-too_long = Das dauerte dem Server zu lange, und er hat aufgegeben.
