"""What a viewer of All Aboard! can do right now, in a sentence or two."""

from cogs.presenters.all_aboard.look import AboardLook
from cogs.presenters.all_aboard.names import animal_text, player_text
from cogs.presenters.presenter import Scene
from engines.all_aboard.animals import Animal
from engines.all_aboard.views import AllAboardView, Phase
from engines.core.seats import Seat


def now(look: AboardLook, scene: Scene) -> str:
    """What this viewer can do right now."""
    view, words = look.view, scene.words
    if view.phase is Phase.OVER:
        return words("all-aboard-now-over")
    if look.viewer is None:
        return words("all-aboard-now-watch", player=player_text(view.turn, scene))
    if look.viewer == view.turn:
        return words(f"all-aboard-now-{'down' if view.goes_face_down else 'up'}", number=view.pass_number)
    return _waiting(view, look.viewer, scene)


def _waiting(view: AllAboardView, viewer: Seat, scene: Scene) -> str:
    """Who boards, how many do before me, and what I have laid face down."""
    words, player = scene.words, player_text(view.turn, scene)
    boat, mine = _mine_face_down(view)
    laid, animal = ("yes", animal_text(mine.species, words)) if mine else ("no", "")
    turns = view.turns_until(viewer)
    if turns is None:
        return words("all-aboard-now-boarded", player=player, laid=laid, animal=animal, boat=boat)
    return words("all-aboard-now-wait", player=player, before=turns - 1, laid=laid, animal=animal, boat=boat)


def _mine_face_down(view: AllAboardView) -> tuple[int, Animal | None]:
    """The boat, counted from 1, and the animal; no more than one lies there in a round."""
    for number, boat in enumerate(view.boats, start=1):
        for animal in boat.my_face_down:
            return number, animal
    return 0, None
