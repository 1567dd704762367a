"""The game in short, for who has only the program."""

from collections.abc import Sequence

from tui.words.i18n import _


def primer() -> Sequence[tuple[str, str]]:
    """What each paragraph is about, and the paragraph."""
    return (
        (
            _("Aim"),
            _(
                "You run a company that builds ships and flies guests through space. Whoever has most victory points "
                "(VP) at the end wins. Guests bring most of them."
            ),
        ),
        (
            _("A turn"),
            _(
                "Your ships in space fly on by one stop. Then you do one thing: place a worker and take up to two "
                "actions; or launch a ship; or call a meeting, which brings all your workers home and gives one action "
                "of a location beside a development of yours."
            ),
        ),
        (
            _("A launch"),
            _(
                "It needs a scheduled cruise, a worker at home, and a ship with two or three segments: one guest fits "
                "into two of them, two guests into three. Guests come with tickets that you sold, or at the last "
                "minute for ads. It takes 1 food for the pilot and 1 for each guest, 1 oxygen "
                "for each segment, and the fuel of the cruise."
            ),
        ),
        (
            _("In space"),
            _(
                "Guests pay on days in space, by the icons of your ship. At a destination you unlock an upgrade, which "
                "lasts, and score guests: each brings 3 VP or more and costs 1 ad, or 2 where the place is not of its "
                "type. Back on Earth the ship can fly again."
            ),
        ),
        (
            _("First steps"),
            _(
                "Take blueprints and build two segments. Schedule a cruise for little fuel and sell tickets. "
                "Gather food and oxygen, keep an ad or two, launch. Each ship says what its launch still lacks."
            ),
        ),
        (
            _("Network"),
            _(
                "A worker uses the actions of its own location, and of those beside it over a walkway with a "
                "development of yours. Over others' you pay for access: 2 money to each owner, less with much "
                "reputation. A worker placed on a rival's sends that one home with a small bonus; an NPC worker moves "
                "on clockwise instead, and bumps the worker of a rival there; an NPC expert skips what is empty."
            ),
        ),
        (
            _("Progress"),
            _(
                "Each launch and each company goal puts a cube of yours on the progress track. When a section is full, "
                "an annual general meeting (AGM) scores it: your cubes there times your open wings. You have one wing, "
                "and each goal opens one more."
            ),
        ),
        (
            _("The end"),
            _(
                "When the third section is full the round is finished and a last one played; ships make one more stop. "
                "AGM C then scores cubes, cockpits, segments, reputation, developments and leftovers."
            ),
        ),
        (
            _("Signs"),
            _(
                "A R F: adventurous, relaxing, family, for guests, destinations and icons alike. rep: reputation. "
                "NPC: workers and developments of nobody, in matches of two; neutral: developments of nobody. "
                "Marks and cubes of a player have the sign before the name."
            ),
        ),
    )
