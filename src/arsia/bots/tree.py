"""The tree of a search: what its seat is asked on the way, what it answered there, and what came of it.

Only the seat's own questions are in the tree; what others do, and chance, lies between them. A question is known by the
seat's answers on the way to it and by its prompt, which is what the seat can tell apart when it looks ahead; so it
stands for many tables, and on each of them other options may be open.
"""

from __future__ import annotations

import random
from math import log, sqrt
from typing import Final

from arsia.kernel.decision import Decision
from arsia.kernel.message import Message, Option

FAMILIAR: Final = 8  # times a question is answered by hunch before anything else is tried
CURIOSITY: Final = 0.7  # how many spreads of the values a rarely given answer is thought better than it was


class Answer:
    """An option that was taken: how often, what came of it in all, and what was asked next."""

    __slots__ = ("n", "then", "total")

    def __init__(self) -> None:
        self.n = 0
        self.total = 0.0
        self.then: dict[Message, Question] = {}


class Question:
    """Something the seat was asked: how often, what came of it in all, and how it was answered."""

    __slots__ = ("answers", "n", "squares", "total")

    def __init__(self) -> None:
        self.n = 0
        self.total = 0.0
        self.squares = 0.0
        self.answers: dict[Option, Answer] = {}

    def answer(self, option: Option) -> Answer:
        """The answer with the option, known or new."""
        known = self.answers.get(option)
        if known is None:
            known = Answer()
            self.answers[option] = known
        return known

    def learn(self, value: float) -> None:
        """So much came of being asked."""
        self.n += 1
        self.total += value
        self.squares += value * value

    def pick(self, options: tuple[Option, ...], hunch: Option, chance: random.Random) -> Option:
        """The hunch until it is well known, then what promises most; and the better the question is known, the more
        of its options are tried."""
        if self.n < FAMILIAR or hunch not in self.answers:
            return hunch
        known = [option for option in self.answers if option in options]
        if len(known) < len(options) and len(known) * len(known) * FAMILIAR < self.n:
            other = options[int(chance.random() * len(options))]
            if other not in self.answers:
                return other
        mean = self.total / self.n
        reach = CURIOSITY * sqrt(max(0.0, self.squares / self.n - mean * mean) * log(self.n))
        best = hunch
        most = float("-inf")
        for option in known:
            answer = self.answers[option]
            promise = answer.total / answer.n + reach / sqrt(answer.n)
            if promise > most:
                most = promise
                best = option
        return best

    def lead(self, option: Option) -> float:
        """How much more came of an option than is usual here, over all the times it was taken."""
        answer = self.answers.get(option)
        return 0.0 if answer is None else answer.total - answer.n * self.total / self.n

    def favourite(self, options: tuple[Option, ...]) -> Option | None:
        """The option that was taken most often, of those that are open."""
        favourite: Option | None = None
        most = 0
        for option, answer in self.answers.items():
            if answer.n > most and option in options:
                most = answer.n
                favourite = option
        return favourite


class Walk:
    """One way down the tree. It follows what is known, adds one question, and leaves the tree there."""

    __slots__ = ("_answers", "_at", "_questions")

    def __init__(self, root: Question, option: Option) -> None:
        self._at: Answer | None = root.answer(option)
        self._questions = [root]
        self._answers = [self._at]

    def answer(self, asked: Decision, hunch: Option, chance: random.Random) -> Option:
        """What the seat answers. The only option there is makes no question."""
        at = self._at
        if at is None or len(asked.options) == 1:
            return hunch
        question = at.then.get(asked.prompt)
        if question is None:
            question = Question()
            at.then[asked.prompt] = question
            option = hunch
            answer = question.answer(option)
            self._at = None
        else:
            option = question.pick(asked.options, hunch, chance)
            answer = question.answer(option)
            self._at = answer
        self._questions.append(question)
        self._answers.append(answer)
        return option

    def learn(self, value: float) -> None:
        """So much came of going this way."""
        for question in self._questions:
            question.learn(value)
        for answer in self._answers:
            answer.n += 1
            answer.total += value
