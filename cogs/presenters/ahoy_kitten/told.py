"""What a press led to, told to whoever made it."""

from cogs.presenters.ahoy_kitten.look import AhoyLook
from cogs.presenters.ahoy_kitten.story import sentence
from cogs.presenters.presenter import Scene, fresh_sentences


def told(look: AhoyLook, scene: Scene) -> list[str]:
    """All that is new, unless it is too much: the board tells it as well."""
    return fresh_sentences(look, scene, sentence)
