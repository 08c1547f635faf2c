### What a person is asked at the table of a title that brings no questions of its own.

question-decides = It is { $player }'s decision.
question-decision = Somebody has to decide.
