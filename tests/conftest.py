"""What all tests share."""

import pytest

pytest.register_assert_rewrite("tests.harness")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--matches", type=int, default=200, help="random matches that each game must pass (200)")
