### The lessons, in the client and wherever they are told.

# Told by the teacher.
# $what (String) - a move that is allowed, but not what the step is about
learn-not-meant = “{ $what }” is allowed, but not what this step is about.
# $happens (String) - what would happen then
learn-not-meant-happens = “{ $what }” is allowed, but not what this step is about. It would go on like this: { $happens }
# $what (String) - a move that a rule forbids, $why (String) - the rule
learn-refused = “{ $what }” is forbidden. { $why }

# The page of a lesson.
web-learn = Learn to play
web-learn-door = New here? Learn it by playing, in about five minutes.
web-learn-go-on = Go on learning
web-learn-again = Repeat the lesson
web-learn-lesson = Lesson: { $title }
web-learn-step = Step { $step } of { $steps }
web-learn-steps = All steps
web-learn-done = done
web-learn-next = Next
web-learn-back = Back
web-learn-retry = Once more
web-learn-show = Show me
web-learn-task = Your task
web-learn-right = Right!
web-learn-wrong = Not this time.
web-learn-happened = What happened
web-learn-first-game = Your first game
web-learn-first-game-about = You now sit down with { $bots } apprentices, who play gently. The coach speaks when something is new, hints are allowed, and everything can be taken back.
web-learn-leave = Leave the lesson; it goes on where you left
