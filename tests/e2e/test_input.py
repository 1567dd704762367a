"""Bytes that a terminal sends, without the terminal."""

from random import Random

from tui.driver import InputDecoder, InputParser


def decoded(*reads: bytes) -> str:
    decoder = InputDecoder()
    return "".join(decoder.decode(data) for data in reads)


def test_text_stays_itself_however_it_is_cut() -> None:
    assert decoded("ő¡".encode()[:1], "ő¡".encode()[1:]) == "ő¡"


def test_a_key_of_another_encoding_spoils_nothing_after_it() -> None:
    assert decoded("é".encode("latin-1") + b"ab") == "\ufffdab"


def test_an_old_mouse_report_becomes_a_new_one() -> None:
    assert decoded(b"\x1b[M" + bytes([32, 32 + 10, 32 + 4])) == "\x1b[<0;10;4M"


def test_an_old_release_names_no_button_and_is_taken_for_the_first() -> None:
    assert decoded(b"\x1b[M" + bytes([32 + 3, 33, 33])) == "\x1b[<0;1;1m"


def test_an_old_wheel_report_stays_a_wheel_report() -> None:
    assert decoded(b"\x1b[M" + bytes([32 + 64, 33, 33])) == "\x1b[<64;1;1M"


def test_places_that_look_like_one_letter_spill_no_keys() -> None:
    assert decoded(b"\x1b[M" + bytes([32, *"é".encode()]) + b"z") == "\x1b[<0;163;137Mz"


def test_an_old_mouse_report_may_come_in_pieces() -> None:
    assert decoded(b"a\x1b[M", b" ", b"+$b") == "a\x1b[<0;11;4Mb"


def test_no_bytes_end_the_reading() -> None:
    rng = Random(1)
    alphabet = b"\x1b\x1b\x1b[[[[<?;;:0129999MmuRtyABS~$\x00\xff\xc3\xa9"
    decoder, parser = InputDecoder(), InputParser()
    for _ in range(1000):
        noise = bytes(rng.choices(alphabet, k=20))
        list(parser.feed(decoder.decode(b"\x1b[" + noise)))
    # Whatever was begun last is given up first.
    list(parser.feed(decoder.decode(b"\x1b[201~" + b" " * 40)))
    assert "key='z'" in repr(list(parser.feed(decoder.decode(b"z"))))
