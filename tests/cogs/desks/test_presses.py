"""Every press has a desk that answers it."""

from collections import Counter

from cogs.controls.addresses import Verb
from cogs.surface import DESKS
from tests.cogs.world import World


async def test_every_verb_is_answered_at_one_desk(world: World) -> None:
    desks = [cog for cog in world.client.cogs.values() if isinstance(cog, DESKS)]
    answered = Counter(verb for desk in desks for verb in desk.answerers())
    assert answered == Counter(Verb)
