"""What is asked at a table, in words: the same for the terminal and for the browser."""

from kingsbridge.questions.questions import Group, Proposal, Questions, View, grouped, questions_of

__all__ = ["Group", "Proposal", "Questions", "View", "grouped", "questions_of"]
