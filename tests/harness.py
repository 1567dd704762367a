"""What every game must pass, for three lines.

Such as:

    class TestToy(GameContract):
        game = TOY

Matches are played by whim over all seat counts and options. One match in ten is checked densely, the others here and
there. `pytest --matches 5000` plays more of them. The second half are tools for tests that tell a story.
"""

import hashlib
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, ClassVar, TypeVar

import msgspec
import pytest
from msgspec.structs import astuple, replace

from core.kernel.events import Event, Moved, Scored
from core.kernel.frames import Choice, Reason
from core.kernel.game import Game, Seat, Setup
from core.kernel.pen import Step
from core.kernel.record import HIDDEN, Rec
from core.kernel.session import PERSON, Illegal, Session, TakeBacks
from tests import vocabulary

BLOCK = 10
"""Matches of one test; one of each block is checked densely."""
SURE = 20
"""Right guesses of what is hidden that can't be luck."""
STEPS = 10_000
"""No match is longer than this."""
ESCAPE = 300
"""Steps within which some line of play leads out of an action."""
LINES = 3
"""Lines of play that are tried for it."""
CATALOGUE = 400
"""Matches over which every piece of content must turn up."""
FREE = 0.1
"""How often what is free is considered too while content is looked for by whim."""

E = TypeVar("E", bound=Event)


def setups(game: Game[Any]) -> tuple[Setup, ...]:
    """Every seat count with every value of every option; the seed is still to be set."""
    values = [option.values for option in game.options]
    return tuple(
        Setup(
            seats=tuple(Seat(name=f"Seat {n + 1}") for n in range(seats)),
            options={option.id: value for option, value in zip(game.options, chosen, strict=True)},
            seed=0,
        )
        for seats in game.seats
        for chosen in product(*values)
    )


def setup_of(game: Game[Any], seed: int) -> Setup:
    """The setup that a seed plays."""
    every = setups(game)
    return replace(every[seed % len(every)], seed=seed)


def strings(record: Any) -> set[str]:
    """Every string that stands anywhere in a record."""
    found: set[str] = set()
    rest = [record]
    while rest:
        part = rest.pop()
        if isinstance(part, str):
            found.add(part)
        elif isinstance(part, tuple):
            rest.extend(part)
        elif isinstance(part, Rec):
            rest.extend(astuple(part))
    return found


class Fuzz:
    """One match played by whim, with the checks."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.whim = Random(seed)
        self.setup = setup_of(game, seed)
        self.session = Session.new(game, self.setup, TakeBacks.FREE)
        self.strangers: tuple[Choice, ...] = ()
        """Choices that were legal at the step before; most of them no longer are."""
        start = self.session.start
        self.totals = Counter[str]()
        for (_, thing), n in game.holdings(start.state).items():
            self.totals[thing] += n
        self.scored = Counter[int]()
        self.secrets: dict[str, tuple[int, ...]] = {}
        """Places to which something went in private, and who knows what lies there."""
        self.looked, self.guessed = Counter[str](), Counter[str]()
        """How often others imagined what lies there, and were right."""
        self._count(start.events)

    def play(self, every: int, replay: bool) -> None:
        """Play to the end, with all checks at every so many steps; a fault tells how to meet it again.

        With `replay` the log is played once more at the end.
        """
        try:
            for n in range(STEPS):
                if self.session.over:
                    break
                self.step(full=n % every == 0)
            assert self.session.over, f"the match is not over after {STEPS} steps"
            self.check_end()
            if replay:
                self.check_log()
        except (Exception, pytest.fail.Exception) as fault:
            fault.add_note(self.how_to_repeat())
            raise

    def how_to_repeat(self) -> str:
        """Setup, choices and the last state as JSON."""
        choices = [entry.choice for entry in self.session.log]
        parts = {"setup": self.setup, "choices": choices, "state": self.session.state}
        lines = [f"{name}: {msgspec.json.encode(part).decode()}" for name, part in parts.items()]
        return "\n".join([f"game: {self.game.id}, seed: {self.setup.seed}", *lines])

    def step(self, full: bool) -> None:
        """One choice, with the checks around it."""
        before = self.session.state
        legal = self.game.legal(before)
        assert legal, "nothing is legal although the match is not over"
        choice = self.whim.choice(legal)
        if full:
            self.check_offers(before, legal)
            self.check_codec(before, choice)
            self.check_door(before, legal)
            self.check_views(before)
            self.check_reveal(before, choice)
            self.check_way_out(before, self.whim.choice(legal))
        played = self.session.play(choice, PERSON)
        if full:
            self.check_undo(before, choice)
            self.check_balance(before, played.events)
            assert self.game.check(self.session.state) is None
        self._count(played.events)
        if full:
            self.check_standings()
        self.strangers = legal

    def check_offers(self, s: Any, legal: tuple[Choice, ...]) -> None:
        """No duplicates, stable order, nothing both legal and refused, everything answered."""
        assert len(set(legal)) == len(legal), "a choice is offered twice"
        assert self.game.legal(s) == legal, "asking twice gives other choices"
        refused = {refusal.choice for refusal in self.game.refusals(s)}
        assert not refused.intersection(legal), "a choice is both legal and refused"
        rules, question = self.game.rules, type(s.stack[-1])
        for choice in legal:
            answered = (question, type(choice)) in rules.answer_to or type(choice) in rules.free_answer
            assert answered, f"{question.__name__} offers {choice}, which nothing answers"

    def check_codec(self, s: Any, choice: Choice) -> None:
        """What is decoded equals what was encoded, keeps every field and plays on alike."""
        raw = msgspec.json.encode(s)
        decoded = msgspec.json.decode(raw, type=self.game.State)
        assert decoded == s
        assert msgspec.json.encode(decoded) == raw, "decoding drops a field"
        again = msgspec.json.decode(msgspec.json.encode(choice), type=self.game.Choice)
        assert again == choice
        assert self.game.step(decoded, again) == self.game.step(s, choice)

    def check_door(self, s: Any, legal: tuple[Choice, ...]) -> None:
        """The session refuses what is not legal, and nothing changes."""
        refused = tuple(refusal.choice for refusal in self.game.refusals(s))
        illegal = [choice for choice in (*refused, *self.strangers) if choice not in legal]
        log = self.session.log
        for choice in self.whim.sample(illegal, min(2, len(illegal))):
            with pytest.raises(Illegal):
                self.session.play(choice, PERSON)
            assert self.session.state is s
            assert self.session.log is log

    def check_views(self, s: Any) -> None:
        """A view hides all that its seat can't know, and fits the states that differ only there."""
        game = self.game
        decider = game.decider(s)
        seen = game.view(s, decider)
        assert game.legal(seen) == game.legal(s), "the view has other choices"
        assert game.refusals(seen) == game.refusals(s), "the view has other refusals"
        other_chance = replace(s, seed=s.seed + 1, chance=(("other", 1),))
        for seat in (*range(len(game.standings(s))), None):
            view = game.view(s, seat)
            assert game.view(view, seat) == view
            assert game.view(other_chance, seat) == view, "the view tells something of seed or chance"
            full = game.resample(view, self.whim.randrange(2**32))
            assert game.view(full, seat) == view, "the view tells something that its seat can't know"
            assert msgspec.json.encode(HIDDEN) not in msgspec.json.encode(full), "something is not imagined"
            # Others may imagine a hand from which the bill under way could not be paid.
            assert seat != decider or game.check(full) is None
            self._guess(s, full, seat)

    def _guess(self, s: Any, full: Any, seat: int | None) -> None:
        if not self.secrets:
            return
        true, imagined = self.game.holdings(s), self.game.holdings(full)
        for place, knowing in self.secrets.items():
            lies = {thing: n for (where, thing), n in true.items() if where == place and n}
            if lies and seat not in knowing:
                self.looked[place] += 1
                self.guessed[place] += all(imagined.get((place, thing)) == n for thing, n in lies.items())

    def check_reveal(self, s: Any, choice: Choice) -> None:
        """Until something is revealed, a choice does what its seat could foresee."""
        seat = self.game.decider(s)
        true = self.game.step(s, choice)
        imagined = self.game.step(self.game.resample(self.game.view(s, seat), self.whim.randrange(2**32)), choice)
        assert imagined.events[: true.revealed_at] == true.events[: true.revealed_at]
        if true.revealed_at is None:
            assert imagined.revealed_at is None
            assert self.game.view(imagined.state, seat) == self.game.view(true.state, seat)

    def check_way_out(self, s: Any, choice: Choice) -> None:
        """Some line of play leads out of the action that a choice belongs to."""
        assert any(self._leads_out(s, choice) for _ in range(LINES)), f"{choice} leads nowhere in {ESCAPE} steps"

    def _leads_out(self, s: Any, choice: Choice) -> bool:
        below = s.stack[:-1]
        turn = self.game.progress(s)
        state = self.game.step(s, choice).state
        for _ in range(ESCAPE):
            out = state.stack[: len(below)] != below if below else self.game.progress(state) != turn
            if out or not state.stack:
                return True
            state = self.game.step(state, self.whim.choice(self.game.legal(state))).state
        return False

    def check_undo(self, before: Any, choice: Choice) -> None:
        """Undo puts back the very object, and the choice leads to the same state again."""
        after = self.session.state
        assert self.session.undo() == 1
        assert self.session.state is before
        self.session.play(choice, PERSON)
        assert self.session.state == after

    def check_balance(self, before: Any, events: tuple[Event, ...]) -> None:
        """What was held, with what the events tell, is what is held."""
        expected = Counter(self.game.holdings(before))
        for event in events:
            if isinstance(event, Moved):
                expected[event.here, event.thing] -= event.n
                expected[event.there, event.thing] += event.n
            elif isinstance(event, Scored):
                expected[f"seat:{event.seat}", "points"] += event.points
        held = self.game.holdings(self.session.state)
        minted = self.game.minted
        for place, thing in sorted(expected.keys() | held.keys()):
            n = held.get((place, thing), 0)
            assert thing == "points" or n >= 0, f"{n} {thing} at {place}"
            if (place, thing) in held or thing not in minted:
                assert n == expected[place, thing], (
                    f"{n} {thing} at {place}, but {expected[place, thing]} by the events"
                )
        totals = Counter[str]()
        for (_, thing), n in held.items():
            totals[thing] += n
        assert {t: n for t, n in totals.items() if n and t not in minted} == {
            t: n for t, n in self.totals.items() if n and t not in minted
        }

    def check_standings(self) -> None:
        """Scores are what the events told, by seat and by source."""
        standings = self.game.standings(self.session.state)
        assert [standing.seat for standing in standings] == list(range(len(standings)))
        assert min(standing.rank for standing in standings) == 1
        for standing in standings:
            assert standing.score == self.scored[standing.seat]
            assert standing.score == sum(points for _, points in standing.breakdown)

    def check_end(self) -> None:
        """Nothing is left to answer, and no secret was told on the way."""
        game, session = self.game, self.session
        assert game.decider(session.state) is None
        assert game.legal(session.state) == ()
        self.check_standings()
        for place, times in self.looked.items():
            always = times >= SURE and self.guessed[place] == times
            assert not always, f"the view tells what lies at {place} to those who may not know it"

    def check_log(self) -> None:
        """The log leads to this end through the same states."""
        session = self.session
        restored = Session.restore(self.game, self.setup, session.state, session.log, TakeBacks.FREE)
        assert restored.history() == session.history()

    def _count(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, Scored):
                self.scored[event.seat] += event.points
            elif isinstance(event, Moved) and event.to is not None:
                self.secrets[event.there] = event.to


def walk(game: Game[Any], seed: int) -> Iterator[tuple[tuple[Choice, ...], Step]]:
    """A match by whim without checks: what was legal, and the step that was taken; the first step is the setup."""
    whim = Random(seed)
    step = game.new(setup_of(game, seed))
    yield (), step
    while step.state.stack:
        legal = game.legal(step.state)
        step = game.step(step.state, whim.choice(legal))
        yield legal, step


def explored(game: Game[Any], seed: int, curious: bool) -> set[str]:
    """All names that turn up in a match by whim, or of somebody curious, who likes best what tells most that is new.

    By whim most of what is free is passed over, which would only make the match long.
    """
    whim = Random(seed)
    step = game.new(setup_of(game, seed))
    seen = names(step)
    while step.state.stack:
        legal = game.legal(step.state)
        if curious:
            picked = legal
        else:
            bound = [choice for choice in legal if not choice.free]
            picked = (whim.choice(bound if bound and whim.random() > FREE else legal),)
        found = [(step, names(step)) for step in (game.step(step.state, choice) for choice in picked)]
        news = [len(named - seen) for _, named in found]
        step, named = whim.choice([one for one, new in zip(found, news, strict=True) if new == max(news)])
        seen |= named
    # What still lies face down at the end has not turned up.
    return seen | strings(game.view(step.state, None))


def names(step: Step) -> set[str]:
    """What events and pending questions name."""
    return strings((step.events, step.state.stack))


def digest(game: Game[Any], seeds: Iterable[int]) -> str:
    """A hash of whole matches: choices, events and states."""
    found = hashlib.sha256()
    for seed in seeds:
        for legal, step in walk(game, seed):
            found.update(f"{legal}{step.events}{step.revealed_at}".encode())
            found.update(msgspec.json.encode(step.state))
    return found.hexdigest()


def digest_under(game: Game[Any], hash_seed: int, matches: int) -> str:
    """The digest as another process finds it."""
    module = type(game).__module__
    name = next(name for name, value in vars(sys.modules[module]).items() if value is game)
    program = f"from {module} import {name}; from tests.harness import digest; print(digest({name}, range({matches})))"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONHASHSEED": str(hash_seed)},
        cwd=Path(__file__).parent.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


class GameContract:
    """The tests of a game. Give `game`; where matches by whim are long, fewer of them and of their steps will do."""

    game: ClassVar[Game[Any]]
    dense: ClassVar[int] = 1
    """One match of each block is checked at every such step."""
    sparse: ClassVar[int] = 10
    """The other matches are checked at every such step."""
    share: ClassVar[int] = 1
    """Only one in so many of the matches is played."""
    curious: ClassVar[bool] = True
    """Whether content is looked for on purpose, which takes long where there is much to choose from."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Cut the random matches into blocks, for several processes to share."""
        if "block" in metafunc.fixturenames:
            matches = metafunc.config.getoption("matches") // self.share
            metafunc.parametrize("block", range(-(-matches // BLOCK)))

    def test_matches(self, block: int) -> None:
        for n in range(BLOCK):
            # The match checked densely has another place in each block, so that it meets every setup.
            dense = n == block % BLOCK
            fuzz = Fuzz(self.game, BLOCK * block + n)
            # To replay costs as much as to play, so of long matches only those checked densely are replayed.
            fuzz.play(self.dense if dense else self.sparse, replay=dense or self.share == 1)

    def test_matches_do_not_depend_on_hashes(self) -> None:
        matches = 6
        assert len({digest_under(self.game, hash_seed, matches) for hash_seed in (0, 1)}) == 1

    def test_all_content_turns_up(self) -> None:
        missing = set(self.game.content_ids())
        for seed in range(CATALOGUE):
            seen = explored(self.game, seed, self.curious)
            missing = {id_ for id_ in missing if id_ not in seen and id_.partition(":")[2] not in seen}
            if not missing:
                break
        assert missing == set()

    def test_vocabulary_is_closed(self) -> None:
        assert list(vocabulary.faults(self.game)) == []


# Tools for stories.


def run(game: Game[Any], state: Any, choices: Iterable[Choice]) -> Step:
    """The last state after these choices, each of which must be legal, and all their events."""
    events: list[Event] = []
    revealed_at = None
    for choice in choices:
        legal = game.legal(state)
        assert choice in legal, f"{choice} is not among {legal}"
        step = game.step(state, choice)
        if revealed_at is None and step.revealed_at is not None:
            revealed_at = len(events) + step.revealed_at
        events += step.events
        state = step.state
    return Step(state, tuple(events), revealed_at)


def why_not(game: Game[Any], state: Any, choice: Choice) -> Reason:
    """The reason for which a choice is refused now."""
    reasons: Mapping[Choice, Reason] = {refusal.choice: refusal.reason for refusal in game.refusals(state)}
    return reasons[choice]


def told(step: Step, kind: type[E]) -> tuple[E, ...]:
    """The events of a kind."""
    return tuple(event for event in step.events if isinstance(event, kind))
