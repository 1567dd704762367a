"""What all tests share."""

import pytest

pytest.register_assert_rewrite("tests.harness")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--matches", type=int, default=200, help="random matches that each game must pass (200)")
    parser.addoption(
        "--whole", action="store_true", help="play long matches by the keys of the screen from start to end"
    )
