"""Options of the whole test suite."""

import pytest
from hypothesis import settings

# Times differ between machines; what is slow shows in the benches, not as a failure here.
settings.register_profile("botswain", deadline=None, print_blob=True)
settings.load_profile("botswain")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-transcripts", action="store_true", help="write the golden games anew; read the diff")
