### Der Wollmarkt: jede Regel, eine Nachricht je Klausel. Derselbe Satz erklärt eine Ablehnung,
### eine Zeile der Chronik und die Regelseite.

F-section-0 = Der Markt wird eröffnet
F-0-1 = Es spielen zwei bis sechs Wollhändler.
F-0-2 = Es gibt sieben Posten Wolle im Wert von 1 bis 7 Säcken. Eine Option macht daraus fünf oder neun.
F-0-3 = Jeder Händler hat so viele Börsen, wie es Posten gibt: je eine mit 1 Schilling, mit 2 Schilling und so fort.
F-0-4 = Der erste Starthändler wird ausgelost, sofern beim Öffnen des Tisches kein Platz gewählt wurde.

F-section-1 = Der Stand
F-1-1 = Zu Beginn jeder Runde wird einer der übrigen Posten zufällig aufgedeckt. Er steht jetzt zum Verkauf.

F-section-2 = Die Börsen
F-2-1 = Im Uhrzeigersinn, beginnend beim Starthändler, legt jeder eine seiner Börsen verdeckt vor sich hin. Niemand sieht, was die anderen gelegt haben.
F-2-2 = Eine Börse, die geöffnet wurde, ist ausgegeben: Sie kann nicht noch einmal gelegt werden.
F-2-3 = In der ersten Runde darf niemand seine vollste Börse legen.
F-2-4 = Einmal im Spiel darf ein Händler eine Runde aussetzen und gar keine Börse legen. Die anderen sehen es, wenn die Börsen geöffnet werden.

F-section-3 = Der Verkauf
F-3-1 = Alle Börsen werden zugleich geöffnet. Der Händler mit der vollsten Börse bekommt den Posten, und alle gelegten Börsen sind ausgegeben.
F-3-2 = Gleich volle Börsen heben einander auf: Den Posten bekommt die vollste Börse, der keine andere gleicht.
F-3-3 = Bleibt keine Börse übrig, so wartet der Posten. Wer den nächsten Posten bekommt, bekommt auch die wartenden. Posten, die am Ende noch warten, gehören niemandem.
    .other = Sie könnten dem zufallen, der den letzten Posten vor ihnen bekam.
    .why = Wartende Posten gehen mit dem nächsten, den jemand bekommt, und am Ende gibt es keinen.
F-3-4 = Die nächste Runde beginnt der Händler links von dem, der diese begonnen hat.

F-section-E = Das Ende
F-E-1 = Der Markt endet, wenn alle Posten zum Verkauf standen. Wer die meisten Säcke Wolle hat, gewinnt.
F-E-2 = Unter Händlern mit gleich vielen Säcken gewinnt, wer den besten Posten hat. Händler ganz ohne Posten teilen sich den Sieg.
