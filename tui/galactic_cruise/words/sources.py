"""What things came from: a piece of content by its name, or a kind of source."""

from functools import cache

from core.galactic_cruise.components import content
from core.galactic_cruise.effects import ACTIONS
from tui.galactic_cruise.words import places
from tui.words.i18n import _


def source(why: str) -> str:
    """Where something came from: a piece of content by its name, or a kind of source."""
    for which in ACTIONS:
        if why == f"action:{which}":
            return places.action(which)
    named = _names().get(why)
    if named is None:
        return _kind_of_source(why)
    return _("experts, {name}").format(name=_(named)) if why.startswith("expert:") else _(named)


@cache
def _names() -> dict[str, str]:
    c = content()
    goals = [goal for tile in c.goal_tiles.values() for goal in tile.goals]
    return {
        **{f"token:{id_}": piece.name for id_, piece in c.tokens.items()},
        **{f"guest_bonus:{id_}": piece.name for id_, piece in c.guest_bonus.items()},
        **{f"agenda:{id_}": piece.name for id_, piece in c.agendas.items()},
        **{f"blueprint:{id_}": piece.name for id_, piece in c.blueprints.items()},
        **{f"cockpit:{id_}": piece.name for id_, piece in c.cockpits.items()},
        **{f"engine:{id_}": piece.name for id_, piece in c.engines.items()},
        **{f"cruise:{id_}": piece.name for id_, piece in c.cruises.items()},
        **{f"goals:{id_}": piece.name for id_, piece in c.goal_tiles.items()},
        **{f"goal:{goal.id}": goal.name for goal in goals},
        **{f"technology:{id_}": piece.name for id_, piece in c.technologies.items()},
        **{f"expert:{id_}": piece.name for id_, piece in c.experts.items()},
        **{f"upgrade:{id_}": piece.name for id_, piece in c.upgrades.items()},
    }


def _kind_of_source(kind: str) -> str:
    return {
        "access": _("access"),
        "action": _("reputation off the track"),
        "agenda": _("agenda cards"),
        "agm": _("AGM"),
        "bump": _("bumped worker"),
        "cockpit": _("cockpits"),
        "columns": _("developments"),
        "cruise": _("cruises"),
        "development": _("first development there"),
        "engine": _("engines"),
        "expert": _("experts"),
        "final-recall": _("final round"),
        "funding": _("funding bonus"),
        "goal": _("goals"),
        "guests": _("guests"),
        "launch": _("launch"),
        "left-behind": _("guests left behind"),
        "limit": _("limit"),
        "meeting": _("meeting"),
        "progress": _("progress"),
        "refill": _("refill"),
        "refresh": _("refreshed blueprints"),
        "reputation": _("use of reputation"),
        "reputation-track": _("reputation track"),
        "reshuffle": _("reshuffle"),
        "segments": _("segments"),
        "setup": _("setup"),
        "start": _("start"),
        "supplies": _("leftover supplies"),
        "technology": _("technologies"),
        "token": _("upgrade tokens"),
        "turn": _("turn"),
        "upgrade": _("upgrades"),
    }[kind]
