"""Ahoy! Kitten, for two to six players."""

from typing import Final

from engines.ahoy_kitten.inside.rules import AhoyKitten

GAME: Final = AhoyKitten()
