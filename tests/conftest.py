"""What all tests share."""

import gc

import pytest

pytest.register_assert_rewrite("tests.harness")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--matches", type=int, default=200, help="random matches that each game must pass (200)")
    parser.addoption(
        "--whole", action="store_true", help="play long matches by the keys of the screen from start to end"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What plays whole matches comes first, so that no worker is left with it when the others are done."""
    long = ("test_reachability.py", "test_contract.py")
    items.sort(key=lambda item: item.path.name not in long)


def pytest_collection_finish() -> None:
    """What has been imported and collected stays to the end, so the garbage collection need not look at it again."""
    gc.freeze()
