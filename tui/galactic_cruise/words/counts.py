"""Words for what can be counted: as a requirement, and as what something is gained for."""

from core.galactic_cruise import effects as e
from tui.words.i18n import _, ngettext


def counted(of: e.Countable, n: int) -> str:
    """So many of what is counted, as goals ask for them."""
    return {
        "segments": ngettext("{n} segment built", "{n} segments built", n),
        "developments": ngettext("{n} development built", "{n} developments built", n),
        "walkways": ngettext("developments on {n} walkway", "developments on {n} walkways", n),
        "technologies": ngettext("developments at {n} technology", "developments at {n} technologies", n),
        "experts": ngettext("{n} expert hired", "{n} experts hired", n),
        "launches": ngettext("{n} launch", "{n} launches", n),
        "ships": ngettext("{n} ship", "{n} ships", n),
        "ships-launched": ngettext("{n} ship launched", "{n} different ships launched", n),
        "visits": ngettext("{n} destination visited", "{n} destinations visited", n),
        "visits-adventure": ngettext("{n} adventurous destination visited", "{n} adventurous destinations visited", n),
        "visits-relax": ngettext("{n} relaxing destination visited", "{n} relaxing destinations visited", n),
        "visits-family": ngettext("{n} family destination visited", "{n} family destinations visited", n),
        "upgrades": ngettext("{n} upgrade unlocked", "{n} upgrades unlocked", n),
        "upgrades-adventure": ngettext("{n} adventurous upgrade unlocked", "{n} adventurous upgrades unlocked", n),
        "upgrades-relax": ngettext("{n} relaxing upgrade unlocked", "{n} relaxing upgrades unlocked", n),
        "upgrades-family": ngettext("{n} family upgrade unlocked", "{n} family upgrades unlocked", n),
        "guests-scored": ngettext("{n} guest scored", "{n} guests scored", n),
        "reputation": ngettext("{n} reputation", "{n} reputation", n),
        "cabins": ngettext("{n} cabin in all ships", "{n} cabins in all ships", n),
        "goals": ngettext("{n} goal reached", "{n} goals reached", n),
        "hand": ngettext("{n} agenda card in hand", "{n} agenda cards in hand", n),
        "icons-adventure": ngettext("{n} adventurous icon in all ships", "{n} adventurous icons in all ships", n),
        "icons-relax": ngettext("{n} relaxing icon in all ships", "{n} relaxing icons in all ships", n),
        "icons-family": ngettext("{n} family icon in all ships", "{n} family icons in all ships", n),
        "ship-icons-adventure": ngettext("{n} adventurous icon in the ship", "{n} adventurous icons in the ship", n),
        "ship-icons-relax": ngettext("{n} relaxing icon in the ship", "{n} relaxing icons in the ship", n),
        "ship-icons-family": ngettext("{n} family icon in the ship", "{n} family icons in the ship", n),
        "ship-segments": ngettext("{n} segment in the ship", "{n} segments in the ship", n),
        "ship-guests": ngettext("{n} guest aboard", "{n} guests aboard", n),
        "columns": ngettext("{n} development column built out", "{n} development columns built out", n),
    }[of].format(n=n)


def per(of: e.Countable) -> str:
    """What is gained for each of what is counted; `{effect}` is still to be filled in."""
    return {
        "segments": _("{effect} per segment in all your ships"),
        "developments": _("{effect} per development you have built"),
        "walkways": _("{effect} per walkway with your development"),
        "technologies": _("{effect} per technology with your development"),
        "experts": _("{effect} per expert you have hired"),
        "launches": _("{effect} per launch you have made"),
        "ships": _("{effect} per ship you have"),
        "ships-launched": _("{effect} per ship you have launched"),
        "visits": _("{effect} per destination you have visited"),
        "visits-adventure": _("{effect} per adventurous destination you have visited"),
        "visits-relax": _("{effect} per relaxing destination you have visited"),
        "visits-family": _("{effect} per family destination you have visited"),
        "upgrades": _("{effect} per upgrade you have unlocked"),
        "upgrades-adventure": _("{effect} per adventurous upgrade you have unlocked"),
        "upgrades-relax": _("{effect} per relaxing upgrade you have unlocked"),
        "upgrades-family": _("{effect} per family upgrade you have unlocked"),
        "guests-scored": _("{effect} per guest you have scored"),
        "reputation": _("{effect} per reputation"),
        "cabins": _("{effect} per cabin in all your ships"),
        "goals": _("{effect} per goal you have reached"),
        "hand": _("{effect} per agenda card in your hand"),
        "icons-adventure": _("{effect} per adventurous icon in all your ships"),
        "icons-relax": _("{effect} per relaxing icon in all your ships"),
        "icons-family": _("{effect} per family icon in all your ships"),
        "ship-icons-adventure": _("{effect} per adventurous icon in this ship"),
        "ship-icons-relax": _("{effect} per relaxing icon in this ship"),
        "ship-icons-family": _("{effect} per family icon in this ship"),
        "ship-segments": _("{effect} per segment in this ship"),
        "ship-guests": _("{effect} per guest aboard"),
        "columns": _("{effect} per development column built out"),
    }[of]
