"""How the actions of All Aboard! look on buttons."""

from cogs.presenters.all_aboard.look import AboardLook
from cogs.presenters.all_aboard.names import ANIMALS, animal_name
from cogs.presenters.presenter import Face, Scene
from engines.all_aboard.actions import Action


def face(action: Action, look: AboardLook, scene: Scene) -> Face:
    """How an action looks on a button."""
    name = animal_name(action.animal, scene.words)
    return Face(scene.words("all-aboard-face", animal=name, boat=action.boat + 1), ANIMALS[action.animal])
