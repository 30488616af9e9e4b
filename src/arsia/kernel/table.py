"""The table: pending steps on lanes, and the loop that does them until somebody has to decide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from arsia.kernel import chance
from arsia.kernel.decision import TAKEN, Broken, Decision, IllegalMove, Refusal, Selection
from arsia.kernel.journal import EVERYONE, UNDO, Event, Move, Told, moves, standing, still_standing
from arsia.kernel.message import Answer, Message, Option, is_set, set_in
from arsia.kernel.outcome import Outcome
from arsia.kernel.several import Several
from arsia.kernel.step import ASK, DO, SEVERAL, Choice, Step

if TYPE_CHECKING:
    from arsia.kernel.game import Game

T = TypeVar("T")
Lane: TypeAlias = list[tuple[Step[Any], int]]

#: More rounds than any game has.
TO_THE_END: Final = 1_000
#: How many options a refusal lists as those that would work.
_SHOWN: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A game being played. Lanes and fields are its whole state; a game adds its own fields in a subclass, with
    `copy_into` and `state`. What is asked of a table and is no state, its game does: `Game` says which function.
    """

    __slots__: tuple[str, ...] = (
        "answered",
        "closed",
        "count",
        "floor",
        "game",
        "group",
        "ideas",
        "journal",
        "key",
        "lane",
        "lanes",
        "last_move",
        "lean",
        "mover",
        "options",
        "origin",
        "outcome",
        "pending",
        "plan",
        "ply",
        "running",
        "seat",
        "seats",
        "seed",
        "shared",
        "stale",
        "telling",
    )

    def __init__(self, game: Game[Any], seats: int, seed: int, options: dict[str, object], telling: bool) -> None:
        self.game = game
        self.seats = seats
        self.options = options  # never changed once the table exists, so copies share it
        self.seed: int | None = seed  # None on an imagined table, which has no past to tell
        self.origin: Table | None = None  # a staged table starts from here and not from its seed
        self.key = chance.key_of(seed, b"arsia.table")
        self.count = 0  # blocks of chance used
        self.lane: Lane = []  # the table's own pending steps, the next one last
        self.lanes: list[Lane] = []  # one for each seat while they act together, else none
        self.running: Lane = self.lane  # the lane whose step is being done
        self.seat = 0  # the seat whose step is being done
        self.pending: dict[int, Decision] = {}  # replaced, never changed, so copies share it
        self.mover = -1  # the seat that is asked; of several at once the lowest
        self.outcome: Outcome | None = None
        self.ply = 0  # moves made, undos included
        self.last_move: Move | None = None
        self.floor = 0  # how many steps lay on the table's lane when the seats began to act together
        self.group = -1  # the ply at which the seats began to act together, or -1
        self.closed = False  # did something come to light since the move began?
        self.shared = False  # was something shared touched since the move began?
        self.stale = 0  # seats (as bits) whose lane must be looked at again
        self.answered = False  # did the table answer a question by itself on the lane it looks at?
        self.telling = telling
        self.journal: Told | None = None
        self.lean = False  # is it a sketch, on which nobody keeps book of who saw what?
        self.plan: object | None = None  # what `deal_anew` has worked out for this position, to deal again
        self.ideas: dict[int, Table] | None = None  # by seat, a sketch of this position with its plan

    # ---- what a game fills in ------------------------------------------------------------------------------------

    def copy_into(self, twin: Table) -> None:
        """Give the twin everything this table has. A game copies its own fields after calling this."""
        twin.game = self.game
        twin.seats = self.seats
        twin.options = self.options
        twin.seed = self.seed
        twin.origin = self.origin
        twin.key = self.key
        twin.count = self.count
        twin.lane = self.lane[:]
        twin.lanes = [lane[:] for lane in self.lanes] if self.lanes else []
        twin.running = twin.lane
        twin.seat = self.seat
        twin.pending = self.pending
        twin.mover = self.mover
        twin.outcome = self.outcome
        twin.ply = self.ply
        twin.last_move = self.last_move
        twin.floor = self.floor
        twin.group = self.group
        twin.closed = self.closed
        twin.shared = self.shared
        twin.stale = self.stale
        twin.answered = False
        twin.telling = self.telling
        twin.journal = self.journal
        twin.lean = self.lean
        twin.plan = self.plan
        twin.ideas = None

    def state(self) -> tuple[object, ...]:
        """The game's own fields as plain data, for the fingerprint."""
        raise NotImplementedError

    @property
    def clock(self) -> int:
        """Which round it is, for search, which plays on until some rounds are over."""
        return 0

    # ---- what its game does for it -------------------------------------------------------------------------------

    @property
    def game_name(self) -> str:
        """The name of its game."""
        return self.game.name

    @property
    def vocabulary(self) -> tuple[Option, ...]:
        """Every option this table can ever offer."""
        return self.game.vocabulary(self)

    def whereabouts(self) -> dict[str, str]:
        """Where every thing lies that somebody may not know, by name: what `imagine` is tested with."""
        return self.game.whereabouts(self)

    def movable(self, seat: int) -> set[str]:
        """The names in `whereabouts` that, for all the seat knows, could lie in at least two places."""
        return self.game.movable(self, seat)

    def worth(self, seat: int) -> float:
        """A rough estimate of how well the seat stands; higher is better."""
        return self.game.worth(self, seat)

    def tally(self, seat: int) -> int:
        """The seat's points as things stand, as if the game ended now; a game that cannot tell says 0 until its end."""
        if self.game.tally is not None:
            return self.game.tally(self, seat)
        return 0 if self.outcome is None else self.outcome.scores[seat]

    def rollout(self, seat: int) -> Option | None:
        """A quick sensible option for a pending seat in a simulated game, or None for any."""
        return None if self.game.rollout is None else self.game.rollout(self, seat)

    def promise(self, seat: int) -> list[float] | None:
        """What each option of a pending seat promises to a quick look, or None where it weighs nothing."""
        return None if self.game.promise is None else self.game.promise(self, seat)

    @property
    def foresight(self) -> tuple[int, int]:
        """How many rounds of the clock a search plays on: while many options are in the running, and once they are
        few. With more than one it judges an option by their end alone, because what is there now tells little."""
        return (0, 1) if self.game.foresight is None else self.game.foresight(self)

    # ---- for steps -----------------------------------------------------------------------------------------------

    def then(self, *steps: Step[Any], seat: int = -1) -> None:
        """Schedule steps to be done next, in this order. While seats act together, a step for another seat goes on
        that seat's lane."""
        lane = self.running
        if seat < 0:
            seat = self.seat
        elif self.lanes and seat != self.seat:
            lane = self.lanes[seat]
            self.stale |= 1 << seat
            self.shared = True
        if len(steps) == 1:  # as it is most of the time
            lane.append((steps[0], seat))
            return
        if len(steps) == 2:
            lane.append((steps[1], seat))
            lane.append((steps[0], seat))
            return
        last_first: Iterator[Step[Any]] = reversed(steps)  # named, or the compiler cannot tell its type
        for step in last_first:
            lane.append((step, seat))

    def after_all(self, step: Step[Any], seat: int) -> None:
        """Schedule a step on the table's lane, for when the seats that act together are done, in order of arrival."""
        self.shared = True
        self.lane.insert(self.floor, (step, seat))

    def reveal(self) -> None:
        """Something came to light: no move up to here can be taken back."""
        self.closed = True

    def touch(self) -> None:
        """Something that seats share was changed: those who decide meanwhile look again."""
        self.shared = True
        if self.lanes:
            self.stale |= ((1 << self.seats) - 1) & ~(1 << self.seat)

    def below(self, n: int) -> int:
        """A random number from 0 to n-1."""
        if self.key:
            number = chance.block(self.key, self.count) % n
            self.count += 1
        else:
            self.count = chance.onward(self.count)
            number = chance.number(self.count, n)
        self.closed = True
        self.touch()
        return number

    def mix(self, items: list[T]) -> None:
        """Shuffle in place what nobody at the table sees or touches: for `deal_anew`."""
        if self.key:
            self.count += chance.shuffle(items, self.key, self.count)
        else:
            self.count = chance.stir(items, self.count, len(items))

    def pick(self, items: list[T], n: int) -> None:
        """On an imagined table, bring any n of the items to the end of their list, in any order."""
        self.count = chance.stir(items, self.count, n)

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place."""
        self.mix(items)
        self.closed = True
        self.touch()

    def tell(self, *event: object) -> None:
        """Write an event that everybody may know. Guard with ``if table.telling`` where it is hot."""
        if self.telling:
            self.journal = Told(self.journal, self.ply, EVERYONE, event)

    def tell_only(self, seat: int, *event: object) -> None:
        """Write an event that only one seat may know."""
        if self.telling:
            self.journal = Told(self.journal, self.ply, seat, event)

    def end(self, outcome: Outcome) -> None:
        """The game is over."""
        self.outcome = outcome
        for lane in [self.lane, *self.lanes]:
            lane.clear()
        self.lanes = []
        self.closed = True

    # ---- for players ---------------------------------------------------------------------------------------------

    def play(self, seat: object, answer: object, decision: object = None) -> None:
        """Answer the seat's open decision: with one of its options, or where several things are chosen with the whole
        set, in any order. `IllegalMove` leaves the table untouched."""
        asked = self.pending.get(seat) if type(seat) is int else None
        if asked is None:
            raise self._not_asked(seat)
        if decision is not None and (type(decision) is not int or decision != asked.id):
            raise IllegalMove(Message("refuse-late", {"options": asked.options[:_SHOWN]}))
        chosen: Option | None = None
        for offered in asked.options:
            if offered is answer:  # as it is whenever somebody picks one of those that are offered
                chosen = offered
                break
        else:
            chosen = _find(answer, asked.options)
        given: Answer = self._given(asked, answer) if chosen is None else chosen
        mover = asked.seat
        lane = self.lanes[mover] if self.lanes else self.lane
        group = self.group
        self.closed = False
        self.shared = False
        self.ply += 1
        self.seat = mover
        self.running = lane
        if chosen is None:
            self._choose(mover, set_in(given) or ())
        else:
            choice: Choice[Any] = lane.pop()[0]  # type: ignore[assignment]
            course = asked.course
            if course is None:
                choice.take(self, mover, chosen)
            else:
                course[0].go_on(self, mover, chosen, course[1])
        self._run(mover)
        self.ideas = None
        if self.seed is not None:  # on an imagined table nobody takes anything back
            self.last_move = Move(self.last_move, mover, given, group, self.closed, self.shared)

    def _given(self, asked: Decision, answer: object) -> tuple[Option, ...]:
        """The set that answers the decision; `IllegalMove` says why it does not, or why what is no set does not."""
        if not is_set(answer) or not isinstance(answer, (tuple, list)):
            raise self._not_offered(asked, answer)
        given = self._read_set(asked, answer)
        self.copy()._choose(asked.seat, given)  # says why not, if what is given does not go together
        return given

    def _choose(self, seat: int, given: tuple[Option, ...]) -> None:
        """Choose the set: what the step at the end of the seat's lane asks for, whole."""
        lane = self.lanes[seat] if self.lanes else self.lane
        choice = lane.pop()[0]
        assert isinstance(choice, Several)
        self.seat = seat
        self.running = lane
        ends = choice.ends
        ending = given[-1] if given and given[-1] in ends else None
        choice.take_all(self, seat, given if ending is None else given[:-1], ending)

    def _read_set(self, asked: Decision, answer: Sequence[object]) -> tuple[Option, ...]:
        """The set as it is recorded: in the order of its elements, and at its end what closes it, if that was said."""
        several = asked.several
        if several is None:
            raise IllegalMove(Message("refuse-not-several", _works(asked)))
        times = several.elements
        elements = tuple(times)
        chosen: list[Option] = []
        ending: Option | None = None
        for part in _without(answer, several):
            element = _find(part, elements)
            if element is None and ending is None:
                ending = _find(part, several.ends)
                if ending is not None:
                    continue
            if element is None:
                raise self._not_element(asked, part)
            chosen.append(element)
            if chosen.count(element) > times[element]:
                often: dict[str, object] = {"option": (element,), "times": times[element]}
                raise IllegalMove(Message("refuse-set-often", often))
        usual = several.ends[:1]
        if len(chosen) > several.most or (len(chosen) < several.least and (ending is None or ending in usual)):
            size: dict[str, object] = {"n": len(chosen), "least": several.least, "most": several.most}
            exact = several.least == several.most
            raise IllegalMove(Message("refuse-set-exact" if exact else "refuse-set-size", size))
        chosen.sort(key=elements.index)
        if ending is not None and ending not in usual:
            chosen.append(ending)
        return tuple(chosen)

    def walked(self, seat: int, answers: Sequence[Option]) -> tuple[Option, ...]:
        """The set to which these answers walk from the seat's open decision, with what the table chose by itself on
        the way. Nothing is changed."""
        trial = self.copy()
        trial.telling = False
        choice = trial._choice(seat)
        assert isinstance(choice, Several)
        return choice.walked(trial, seat, answers)

    def undo(self, seat: int) -> None:
        """Take back the seat's last move. Everything else stands, and the undo is itself a move."""
        if not self.can_undo(seat):
            raise IllegalMove(Message("refuse-undo"))
        self.unmake(seat)

    def unmake(self, seat: int) -> None:
        """Take back the seat's last move whatever came to light, as a record may that everybody agreed to."""
        again = self.fresh()
        again.remake([*self.moves(), (seat, UNDO)])
        again.copy_into(self)

    def can_undo(self, seat: object) -> bool:
        """May the seat take back its last move: has nothing come to light and nobody else moved since?"""
        if self.outcome is not None or self.seed is None or type(seat) is not int:
            return False
        others: list[Move] = []
        for move in still_standing(self.last_move):
            if move.closed:
                return False
            if move.seat != seat:
                others.append(move)
                continue
            if not others:
                return True
            # Another seat's move closes it, unless both act together and touched nothing that they share.
            return self.group >= 0 and all(each.group == self.group and not each.shared for each in [move, *others])
        return False

    def explain(self, seat: int) -> tuple[Refusal, ...]:
        """What the seat might try now and may not, with the reasons."""
        choice = self._choice(seat)
        if choice is None:
            return ()
        explain = self.game.explain
        return tuple(choice.refusals(self, seat) if explain is None else explain(self, seat, choice))

    def warnings(self, seat: int) -> tuple[Refusal, ...]:
        """Options of the seat that would do less than it may hope, with the reasons."""
        choice = self._choice(seat)
        if choice is None:
            return ()
        warn = self.game.warn
        return tuple(choice.warnings(self, seat) if warn is None else warn(self, seat, choice))

    def _ask_anew(self, seat: int) -> None:
        """Others are asked what they are asked, and offered what they hold on this imagined table."""
        pending: dict[int, Decision] = {}
        for other, asked in self.pending.items():
            choice = self._choice(other)
            if other != seat and choice is not None:
                asked = self._ask(choice, other, asked.id, asked.depth)
            pending[other] = asked
        self.pending = pending

    def _ask(self, choice: Choice[Any], seat: int, id: int, depth: int) -> Decision:
        """A choice as the question that it is on this table."""
        if isinstance(choice, Several):
            options, walk = choice.survey(self, seat)
            return Decision(id, seat, choice.prompt(self, seat), tuple(options), depth, (choice, walk, ()))
        return Decision(id, seat, choice.prompt(self, seat), tuple(choice.options(self, seat)), depth)

    def _choice(self, seat: int) -> Choice[Any] | None:
        """The choice that the seat is asked to make."""
        if seat not in self.pending:
            return None
        step = (self.lanes[seat] if self.lanes else self.lane)[-1][0]
        assert isinstance(step, Choice)
        return step

    def view(self, seat: int | None) -> dict[str, object]:
        """Everything the seat may know (a spectator for None), as JSON-able data."""
        if self.lean:
            raise Broken("a sketch has no views: nobody at it knows who saw what")
        view: dict[str, object] = {
            "game": self.game_name,
            "seats": self.seats,
            "options": dict(self.options),
            "you": seat,
            "pending": sorted(self.pending),
            "outcome": None if self.outcome is None else self.outcome.data(),
        }
        view.update(self.game.look(self, seat))
        return view

    def copy(self) -> Table:
        """An exact copy, chance included."""
        twin: Table = type(self).__new__(type(self))
        self.copy_into(twin)
        return twin

    def imagine(self, seat: int, seed: int) -> Table:
        """A copy in which everything hidden from the seat is dealt anew and chance is fresh. It has no past."""
        twin = self.copy()
        twin.plan = self._idea(seat).plan
        twin._forget()
        twin._deal_anew(seat, seed)
        twin.plan = None
        return twin

    def sketch(self, seat: int, seed: int) -> Table:
        """As `imagine`, the same deal for the same seed, but only to play on: nobody at it keeps book of who saw what,
        so that it shows no views and nothing can be imagined from it. Search lives on sketches."""
        twin = self._idea(seat).copy()
        twin._deal_anew(seat, seed)
        return twin

    def _idea(self, seat: int) -> Table:
        """A sketch for the seat, from which all others are made: what can be known of a position is worked out once."""
        if self.lean:
            raise Broken("nothing can be imagined from a sketch: nobody at it knows who saw what")
        if self.ideas is None:
            self.ideas = {}
        idea = self.ideas.get(seat)
        if idea is None:
            idea = self.copy()
            idea._forget()
            idea.lean = True
            idea.plan = None
            idea.count = chance.begin(0)
            self.ideas[seat] = idea
            self.game.deal_anew(idea, seat)
        return idea

    def _forget(self) -> None:
        """This copy is about to be imagined: it has no past, and a chance of its own."""
        self.seed = None
        self.origin = None
        self.last_move = None
        self.journal = None
        self.telling = False
        self.key = chance.NO_KEY

    def _deal_anew(self, seat: int, seed: int) -> None:
        self.count = chance.begin(seed)
        self.game.deal_anew(self, seat)
        if len(self.pending) > 1 or seat not in self.pending:
            self._ask_anew(seat)

    def events(self, seat: int | None) -> tuple[Event, ...]:
        """What happened so far, as far as the seat may know it."""
        heard: list[Event] = []
        told = self.journal
        while told is not None:
            if told.audience == EVERYONE or told.audience == seat:
                heard.append(told.event)
            told = told.before
        heard.reverse()
        return tuple(heard)

    def fingerprint(self) -> str:
        """A stable hash of the whole state: fields, lanes, chance. How the table came there does not count."""
        lanes = tuple(tuple((step.key(), seat) for step, seat in lane) for lane in [self.lane, *self.lanes])
        ended = None if self.outcome is None else (self.outcome.places, self.outcome.scores)
        table = (self.game_name, self.seats, sorted(self.options.items()), self.key, self.count)
        whole = (*table, lanes, sorted(self.pending), ended, self.state())
        return blake2b(repr(whole).encode(), digest_size=16).hexdigest()

    def check(self) -> None:
        """Raise `Broken` if anything that must always hold does not."""
        if (self.outcome is None) != bool(self.pending):
            raise Broken("a table waits for somebody exactly while its game is not over")
        for seat, decision in self.pending.items():
            if decision.seat != seat or not decision.options:
                raise Broken(f"seat {seat} is asked without options: {decision}")
            if len(set(decision.options)) != len(decision.options):
                raise Broken(f"an option is offered twice: {decision}")
        self.game.check(self)

    def record(self) -> dict[str, object]:
        """The game as its record, JSON-able; see `arsia.kernel.record`."""
        from arsia.kernel.record import record_of  # import: a record makes tables, too

        return record_of(self)

    # ---- the loop ------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Do the opening and go on to the first decision."""
        self.lane.append((self.game.opening, 0))
        self._run(-1)

    def stage(self) -> None:
        """Somebody changed the fields by hand: ask again, and take this as the place to start from."""
        self.last_move = None
        self.ideas = None
        self.pending = {}
        if self.lanes:
            self.stale = (1 << self.seats) - 1
        self._run(0)
        self.origin = None
        self.origin = self.copy()

    def fresh(self) -> Table:
        """The same table before its first move."""
        if self.origin is not None:
            again = self.origin.copy()
            again.origin = self.origin
            return again
        assert self.seed is not None
        again = type(self)(self.game, self.seats, self.seed, self.options, self.telling)
        again.start()
        return again

    def moves(self) -> list[tuple[int, Answer]]:
        """Every move so far as (seat, answer), undos included."""
        return [(move.seat, move.answer) for move in moves(self.last_move)]

    def remake(self, taken: Sequence[tuple[int, Answer]]) -> None:
        """On a fresh table, make the moves that no undo took back. Decisions get the ids they had."""
        stands = set(standing(taken))
        asked_again = [0] * self.seats
        first = self.ply  # not 0 on a table that was staged after some moves
        for index, (seat, answer) in enumerate(taken):
            self.ply = first + index
            if index in stands:
                self.play(seat, answer)
                continue
            self.last_move = Move(self.last_move, seat, answer, -1, False, False)
            if answer == UNDO:
                self.ply += 1
                self.tell("undo", seat)
                asked_again[seat] = self.ply * self.seats + seat
        self.ply = first + len(taken)
        self.pending = {seat: asked.under(max(asked.id, asked_again[seat])) for seat, asked in self.pending.items()}

    def _run(self, mover: int) -> None:
        """Do steps until somebody has to decide or the game is over."""
        if self.lanes:
            self.stale |= 1 << mover
        while True:
            if self.lanes:
                if self._run_lanes(mover):
                    return
                self.lanes = []
                self.group = -1
                self.closed = True  # what was done in secret is open to all from here
            asked = self._run_lane(self.lane)
            if asked is not None:
                self.pending = {asked.seat: asked}
                self.mover = asked.seat
                return
            self.pending = {}
            if not self.lanes:
                return

    def _run_lanes(self, mover: int) -> bool:
        """Run the lanes of those who act together; is anybody still deciding?"""
        pending = dict(self.pending)
        while True:
            stale = self.stale
            if not stale:
                break
            seat = (stale & -stale).bit_length() - 1
            self.stale = stale & (stale - 1)
            before = pending.pop(seat, None)
            self.answered = False
            asked = self._run_lane(self.lanes[seat])
            if self.outcome is not None:
                self.stale = 0
                return False
            if asked is not None:
                # A question that merely stands again keeps its id: an answer to it may be on its way.
                if seat != mover and before is not None and before.depth == asked.depth and not self.answered:
                    asked = asked.again(before)
                pending[seat] = asked
        self.pending = pending
        if not pending:
            return False
        self.mover = min(pending)
        return True

    def _run_lane(self, lane: Lane) -> Decision | None:
        """Do the steps of a lane; the decision it stops at, or None when it is empty or a fork began."""
        self.running = lane
        forced: tuple[Option, ...] = ()
        while lane:
            step, seat = lane[-1]
            self.seat = seat
            role = step.role
            if role == DO:
                lane.pop()
                step.do(self, seat)
            elif role == ASK:
                choice: Choice[Any] = step  # type: ignore[assignment]
                options = choice.options(self, seat)
                if len(options) > 1 or not choice.is_public(self, seat):
                    ask = choice.prompt(self, seat)
                    return Decision(self.ply * self.seats + seat, seat, ask, tuple(options), len(lane))
                lane.pop()
                if options:
                    self._answer_alone(seat, options[0])
                    choice.take(self, seat, options[0])
                    forced = ()
            elif role == SEVERAL:
                among: Several[Any] = step  # type: ignore[assignment]
                options, walk = among.survey(self, seat)
                taken = walk[TAKEN]
                if len(options) > 1 or (options and not among.is_public(self, seat)):
                    ask = among.prompt(self, seat)
                    known = forced[len(forced) - taken :] if 0 < taken <= len(forced) else ()
                    id = self.ply * self.seats + seat
                    return Decision(id, seat, ask, tuple(options), len(lane), (among, walk, known))
                lane.pop()
                if options:
                    self._answer_alone(seat, options[0])
                    among.go_on(self, seat, options[0], walk)
                    forced = (*forced, options[0])
                elif taken:  # nothing more can be chosen, and everybody sees it
                    among.done(self, seat, None)
            else:
                lane.pop()
                step.do(self, seat)
                return None
        return None

    def _answer_alone(self, seat: int, option: Option) -> None:
        """Nothing else can be answered, and everybody knows: the table goes on by itself."""
        self.answered = True
        if self.telling:
            self.tell_only(seat, "forced", seat, option)

    def fork(self, step: Step[Any], seats: tuple[int, ...]) -> None:
        """Begin the step on the lanes of these seats."""
        if self.lanes:
            raise Broken("seats that act together cannot be split again")
        self.lanes = [[] for _ in range(self.seats)]
        self.group = self.ply
        self.floor = len(self.lane)
        for seat in seats:
            self.lanes[seat].append((step, seat))
            self.stale |= 1 << seat

    def _not_asked(self, seat: object) -> IllegalMove:
        if self.outcome is not None:
            return IllegalMove(Message("refuse-over"))
        if type(seat) is not int or not 0 <= seat < self.seats:
            return IllegalMove(Message("refuse-no-such-seat", {"seats": self.seats}))
        return IllegalMove(Message("refuse-not-asked", {"seat": seat, "pending": tuple(sorted(self.pending))}))

    def _not_offered(self, asked: Decision, option: object) -> IllegalMove:
        works = _works(asked)
        if not isinstance(option, (tuple, list)) or not option or type(option[0]) is not str:
            return IllegalMove(Message("refuse-malformed", works))
        because = self._because(asked, option)
        if because is not None:
            return because
        if asked.several is not None:
            element = _find(option, asked.several.whole)
            if element is not None:
                example = asked.several.example(element)
                return IllegalMove(Message("refuse-set-order", {"option": (element,), "options": example}))
        if any(each[0] == option[0] for each in asked.options):
            works["options"] = [each for each in asked.options if each[0] == option[0]][:_SHOWN]
            return IllegalMove(Message("refuse-not-this", works))
        return IllegalMove(Message("refuse-not-offered", works))

    def _not_element(self, asked: Decision, part: object) -> IllegalMove:
        works = _works(asked)
        if not isinstance(part, (tuple, list)) or not part or type(part[0]) is not str:
            return IllegalMove(Message("refuse-malformed", works))
        return self._because(asked, part) or IllegalMove(Message("refuse-set-element", works))

    def _because(self, asked: Decision, option: Sequence[object]) -> IllegalMove | None:
        """The reasons that are known why an option cannot be taken."""
        for refusal in self.explain(asked.seat):
            if refusal.option == tuple(option):
                return IllegalMove(Message("refuse-because", {**_works(asked), "reasons": refusal.reasons}))
        return None


def changed(items: list[T], at: int, item: T) -> list[T]:
    """The list with another item in one place, and the old one left alone: for fields that copies of a table share."""
    after = items[:]
    after[at] = item
    return after


def _without(answer: Sequence[object], several: Selection) -> list[object]:
    """The answer without what the table has taken by itself, if the whole set was given."""
    rest = list(answer)
    if len(rest) > several.most:
        for taken in several.forced:
            again = next((part for part in rest if _find(part, (taken,)) is not None), None)
            if again is None:
                return list(answer)
            rest.remove(again)
    return rest


def _works(asked: Decision) -> dict[str, object]:
    """What would be taken, or can be in a set; some of it."""
    options = asked.options if asked.several is None else tuple(asked.several.elements) + asked.several.ends
    return {"options": options[:_SHOWN], "more": max(0, len(options) - _SHOWN)}


def _find(option: object, options: tuple[Option, ...]) -> Option | None:
    """The offered option that is this one, to the type of every part (true is not 1, nor is 1.0)."""
    if type(option) is list:
        option = tuple(option)
    if type(option) is not tuple:
        return None
    try:
        offered = options[options.index(option)]
    except ValueError:
        return None
    if all(type(a) is type(b) for a, b in zip(offered, option, strict=True)):
        return offered
    return None
