"""What gains and payments ask."""

from msgspec.structs import replace

from core.galactic_cruise import choices as c
from core.galactic_cruise import effects as e
from core.galactic_cruise import questions as q
from core.galactic_cruise.gains import options
from core.galactic_cruise.paying import NOTHING, from_board, lacking, plain_purse
from core.galactic_cruise.state import NOBODY
from core.kernel.frames import PayUp
from tui.galactic_cruise.words import places
from tui.galactic_cruise.words.sources import source
from tui.galactic_cruise.words.vocabulary import DICTIONARY, says
from tui.words.dictionary import Help, Table
from tui.words.i18n import _, listed, ngettext, paragraph

helps = DICTIONARY.helps
refused = DICTIONARY.says_refused
brief = DICTIONARY.says_brief


# Gains


@says(q.PickFunding)
def _pick_funding(question: q.PickFunding, table: Table) -> str:
    turn = table.state.turn.seat
    if question.bumped and turn not in (question.seat, NOBODY):
        text = _("{name} bumped your worker home: which funding bonus? None is used up.").format(name=table.name(turn))
    elif question.bumped:
        text = _("Your worker was bumped home: which funding bonus? None is used up.")
    elif question.src == "final-recall":
        text = _("The final round brings a worker home: which funding bonus? None is used up.")
    elif question.src == "meeting":
        text = _("A worker comes home: which funding bonus? None is used up.")
    else:
        text = _("Which funding bonus ({source})? None is used up.").format(source=source(question.src))
    waiting = q.Run(seat=question.seat, src=question.src, todo=(e.Funding(),))
    left = table.state.stack.count(waiting)
    return paragraph([text, ngettext("{n} more follows.", "{n} more follow.", left).format(n=left) if left else ""])


@helps(q.PickFunding)
def _help_pick_funding() -> Help:
    return Help(
        _(
            "Each worker that comes home brings a funding bonus: 1 money, 1 ad, 1 VP or 1 resource. Taking one uses "
            "nothing up. A bonus whose token is flipped for your scheduled cruise is closed until you launch; from "
            "then on it is worth 2. "
            "Take what your next action or launch is short of. A few cards may be played when a rival bumps you."
        ),
        "GC-T20 to GC-T22, GC-Q39",
    )


@says(c.TakeFunding)
def _take_funding(choice: c.TakeFunding, table: Table) -> str:
    return places.gain_funding(choice.what, options(table.state, table.question.seat)[choice.what])


@refused(c.TakeFunding)
def _take_funding_refused(choice: c.TakeFunding, table: Table) -> str:
    return {"money": _("money"), "ad": _("ads"), "vp": _("VP"), "resource": _("resources")}[choice.what]


@says(q.PickResource)
def _pick_resource(question: q.PickResource, table: Table) -> str:
    return ngettext(
        "Which resource do you gain ({source})?", "Which resource do you gain ({source})? {n} to take.", question.left
    ).format(source=source(question.src), n=question.left)


@helps(q.PickResource)
def _help_pick_resource() -> Help:
    return Help(
        _(
            "Choose the type of each resource that you gain. What finds no room is lost, and each row holds 3 and one "
            "more for each development built from it. "
            "Think of your next launch: food for pilot and guests, oxygen for segments, fuel by the cruise."
        ),
        "GC-T23, GC-B17, GC-L9, GC-Q6",
    )


# Payments


@says(q.Bill)
def _bill(question: q.Bill, table: Table) -> str:
    named = {"source": source(question.src), "due": places.due(question.due)}
    if not question.helped:
        return paragraph([_("To pay: {due} ({source}).").format(**named), _wild(question)])
    names = listed([source(why) for why in question.helped])
    return paragraph([_("To pay: {due} ({source}), cheaper by {names}.").format(**named, names=names), _wild(question)])


def _wild(question: q.Bill) -> str:
    if not question.due.wild:
        return ""
    return ngettext("Reputation brought {n} resource.", "Reputation brought {n} resources.", question.due.wild).format(
        n=question.due.wild
    )


@DICTIONARY.warns(q.Bill)
def _warn_owed(question: q.Bill, table: Table) -> str:
    player = table.state.players[question.seat]
    if lacking(plain_purse(player), question.due) is not None:
        return _("rest by card or rep")
    short = question.due.rep - player.rep
    return places.gain_points(-short) if short > 0 else ""


@helps(q.Bill)
def _help_bill() -> Help:
    return Help(
        _(
            "You may pay all at once from what you have, or use other sources first, one by one: agenda cards for "
            "their resource or for a text that makes this cheaper, and once in a turn the reputation track. "
            "A resource that is spent at once needs no room. "
            "A development takes money and the resource of its row in any mix; paying at once takes money first. "
            "A source is offered only if the rest can still be paid after it."
        ),
        "GC-B14, GC-B15, GC-B27, GC-L10, GC-Q4, GC-Q12",
        first=_(
            "Paying from what you have is one key. You may use something else first: agenda cards for their "
            "resource or for a text that makes this cheaper, and once in a turn your reputation. Whatever is "
            "offered leaves you able to pay the rest."
        ),
    )


@says(PayUp)
def _pay_up(choice: PayUp, table: Table) -> str:
    question = table.question
    given = replace(from_board(table.state.players[question.seat], question.due), wild=0)
    return _("Pay {due}").format(due=places.due(given)) if given != NOTHING else _("Pay with what reputation brought")


@says(c.GiveGood)
def _give_good(choice: c.GiveGood, table: Table) -> str:
    return _("Give {resource} in place of {money}").format(
        resource=places.resources(1, choice.resource), money=places.money(1)
    )


@brief(c.GiveGood)
def _brief_good(choice: c.GiveGood, table: Table) -> str:
    return _("{resource} in place of {money}").format(
        resource=places.resources(1, choice.resource), money=places.money(1)
    )
