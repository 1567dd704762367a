"""What can be read over the board of a match: rules, refusals, what is to come, what happened, scores, the result."""

from collections.abc import Iterable

from tui import story
from tui.screens.match_keys import COMMANDS
from tui.screens.match_view import MatchView
from tui.widgets.page import Page
from tui.words import match as say
from tui.words import screen as words


class MatchPages(MatchView):
    """Lays pages over the board; what comes up by itself, and when, is its subclass's."""

    def _results(self) -> None:
        session = self.match.session
        table = self._table()
        standings = session.game.standings(session.state)
        self._result_due = False
        self.query_one(Page).open(words.RESULT, say.result_page(table, standings))

    def _open(self, title: str, texts: Iterable[str | say.Row]) -> None:
        self.query_one(Page).open(title, list(texts))
        self._show_tabs(self._table())

    def action_keys(self) -> None:
        """All keys of this screen."""
        self._open(words.SAYS["keys"], words.key_list([(c.shown, c.says) for c in COMMANDS]))

    def action_primer(self) -> None:
        """The game in short, where there is such a page."""
        primer = self._table().words.primer()
        if primer:
            texts = [*primer, (words.HELP, words.HELP_KEYS)]
            self._open(words.SAYS["primer"], [f"{about}\t{text}" for about, text in texts])
        else:
            self._say(words.NO_PRIMER)

    def action_rule(self) -> None:
        """The rule behind the question; when the match is over, its result."""
        if self.match.session.over:
            self._results()
            self.show()
        elif self.choosing is not None:
            asking, chosen = self.choosing.asking, self.choosing.chosen
            dictionary = asking.table.words.dictionary
            explained = dictionary.explained(chosen.choices[0], asking.table) if chosen else []
            rules = [*explained, (asking.title(brief=True), dictionary.help(asking.table.question))]
            self._open(words.RULES, [text for about, help_ in rules for text in (say.Heading(about), say.rule(help_))])

    def action_why_not(self) -> None:
        """What is refused."""
        if self.choosing is not None:
            self._open(words.SAYS["why_not"], story.refused(self.match))

    def action_preview(self) -> None:
        """What is said about the thing under the cursor in full, and what is certain of the chosen answer."""
        choosing = self.choosing
        described = self._described(choosing) if choosing else ""
        if choosing is not None and choosing.chosen is not None:
            certain = story.preview(self.match, choosing.chosen.choices)
            self._open(choosing.asking.say(choosing.chosen), [described, *certain] if described else certain)
        elif described:
            self._open(words.UNDER_THE_CURSOR, [described])
        else:
            self._say(words.NO_PREVIEW)

    def action_log(self) -> None:
        """From the beginning, the end in view."""
        news = [say.Heading(words.IN_SHORT), *self._news] if self._news else []
        self.query_one(Page).open(words.SAYS["log"], [*story.whole(self.match), *news], from_the_end=True)
        self._show_tabs(self._table())

    def action_scores(self) -> None:
        """Everybody's points so far."""
        session, table = self.match.session, self._table()
        standings = session.game.standings(session.state)
        self._open(words.SAYS["scores"], [*say.score_table(table, standings), *say.outlook_table(table, standings)])
