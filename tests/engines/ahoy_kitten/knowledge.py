"""What the laws have to know about Ahoy! Kitten: what is secret, what was told, where the tokens are."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import singledispatchmethod
from typing import Any

from engines.ahoy_kitten.actions import Pick
from engines.ahoy_kitten.events import (
    Claimed,
    Event,
    EveryoneOnBreak,
    Filched,
    Fished,
    GameBegan,
    GameEnded,
    LastTokensDrawn,
    OceanBlocked,
    OceanSupplied,
    PirateChose,
    Revealed,
    RoundBegan,
    TileBlocked,
    TokenPlaced,
)
from engines.ahoy_kitten.inside.picks import legal_picks
from engines.ahoy_kitten.inside.state import AhoyState
from engines.ahoy_kitten.views import AhoyView, Colour, Phase, Tokens
from engines.core.chance import Chance
from engines.core.seats import Viewer


def reshuffle_unseen(state: AhoyState, viewer: Viewer, chance: Chance) -> AhoyState:
    """The sealed picks of the others are the one secret of this game."""
    return replace(state, picks=tuple(_repicked(state, pick, viewer, chance) for pick in state.picks))


def _repicked(state: AhoyState, pick: Pick | None, viewer: Viewer, chance: Chance) -> Pick | None:
    if pick is None or state.pirates[pick.pirate].seat == viewer:
        return pick
    could = legal_picks(state, state.pirates[pick.pirate].seat)
    return chance.choice([other for other in could if other.pirate == pick.pirate])


def components(state: AhoyState) -> Mapping[str, int]:
    """Every token by colour: in the bag, drawn, on an ocean, on a tile or claimed; and the character tiles."""
    counts: Counter[str] = Counter(state.drawn[state.placed :])
    piles = [state.bag, *state.oceans, *[pirate.tile for pirate in state.pirates]]
    for pile in [*piles, *[pirate.claimed for pirate in state.pirates]]:
        counts.update(dict(zip(Colour, pile, strict=True)))
    counts.update(pirate.character for pirate in state.pirates)
    return counts


def contradiction(viewer: Viewer, view: AhoyView, heard: list[Any]) -> str | None:
    """Lays the table out anew from what was told, and compares."""
    table = ToldTable()
    for event in heard:
        table.hear(event)
    seen = {
        "characters": tuple(pirate.character for pirate in view.pirates),
        "tiles": [Counter(_counted(pirate.tile)) for pirate in view.pirates],
        "claimed": [Counter(_counted(pirate.claimed)) for pirate in view.pirates],
        "on_break": {number for number, pirate in enumerate(view.pirates) if pirate.on_break},
        "oceans": [Counter(_counted(ocean)) for ocean in view.oceans],
        "chosen": {number for number, has_picked in enumerate(view.has_picked) if has_picked},
        "distributor": view.distributor,
        "round": view.round,
        "is_last": view.is_last_round,
        "phase": view.phase,
        "drawn": view.drawn,
        "placed": view.placed,
        "room": view.room,
    }
    differing = [
        f"{what}: seen {here}, told {table.laid(what)}" for what, here in seen.items() if here != table.laid(what)
    ]
    own = {pick.pirate for pick in view.my_picks}
    if own != {number for number in table.chosen if view.pirates[number].seat == viewer}:
        differing.append(f"own picks: {own}")
    return "; ".join(differing) or None


def _counted(tokens: Tokens) -> dict[Colour, int]:
    return {colour: count for colour, count in zip(Colour, tokens, strict=True) if count}


class ToldTable:
    """The table as somebody would lay it out who only hears what happens."""

    def __init__(self) -> None:
        self.phase, self.round, self.is_last = Phase.PICK, 0, False
        self.oceans: dict[int, Counter[Colour]] = {}
        self.tiles: list[Counter[Colour]] = []
        self.claimed: list[Counter[Colour]] = []
        self.on_break: set[int] = set()
        self.chosen: set[int] = set()
        self.drawn: tuple[Colour, ...] = ()
        self.placed = 0
        self.room: tuple[int, ...] = ()

    def laid(self, what: str) -> Any:
        """One thing on the table."""
        thing = getattr(self, what)
        return [thing[ocean] for ocean in sorted(thing)] if what == "oceans" else thing

    @singledispatchmethod
    def hear(self, event: Event) -> None:
        """Lay out what happened. An event without a case of its own is an error."""
        raise TypeError(event)

    @hear.register
    def _(self, event: GameBegan) -> None:
        self.characters, self.distributor = event.characters, event.distributor
        self.tiles = [Counter() for _ in event.characters]
        self.claimed = [Counter() for _ in event.characters]

    @hear.register
    def _(self, event: OceanSupplied) -> None:
        self._lay(event.ocean, _counted(event.tokens))

    @hear.register
    def _(self, event: RoundBegan) -> None:
        assert self.on_break == set(event.on_break)
        assert event.round == self.round + 1
        self.phase, self.round, self.is_last = Phase.PICK, event.round, event.is_last
        self.drawn, self.placed, self.room = (), 0, (0,) * len(self.oceans)

    @hear.register
    def _(self, event: PirateChose) -> None:
        assert event.pirate not in self.chosen, "told twice"
        self.chosen.add(event.pirate)

    @hear.register
    def _(self, event: Revealed) -> None:
        assert self.chosen == {pick.pirate for pick in event.picks}
        assert event.round == self.round
        self.chosen, self.on_break = set(), set()

    @hear.register
    def _(self, event: Fished) -> None:
        self.oceans[event.ocean] = self._moved(self.oceans[event.ocean], event.tokens)
        self.tiles[event.pirate].update(_counted(event.tokens))

    @hear.register
    def _(self, event: Filched) -> None:
        self.tiles[event.victim] = self._moved(self.tiles[event.victim], event.tokens)
        self.tiles[event.pirate].update(_counted(event.tokens))

    @hear.register
    def _(self, event: Claimed) -> None:
        self.tiles[event.pirate] = self._moved(self.tiles[event.pirate], event.tokens)
        self.claimed[event.pirate].update(_counted(event.tokens))
        self.on_break.add(event.pirate)

    @hear.register(OceanBlocked)
    @hear.register(TileBlocked)
    def _(self, event: OceanBlocked | TileBlocked) -> None:
        assert len(event.pirates) > 1

    @hear.register
    def _(self, event: EveryoneOnBreak) -> None:
        assert len(self.on_break) == len(self.tiles)
        self.on_break = set()

    @hear.register
    def _(self, event: LastTokensDrawn) -> None:
        self.drawn, self.placed, self.phase, self.is_last = event.colours, 0, Phase.PLACE, False
        self.room = tuple(1 if self.oceans[ocean] else 2 for ocean in sorted(self.oceans))

    @hear.register
    def _(self, event: TokenPlaced) -> None:
        assert self.drawn[self.placed] == event.colour
        self.placed += 1
        self.room = tuple(room - (ocean == event.ocean) for ocean, room in enumerate(self.room))
        self._lay(event.ocean, {event.colour: 1})

    @hear.register
    def _(self, event: GameEnded) -> None:
        self.phase = Phase.OVER

    def _lay(self, ocean: int, tokens: Mapping[Colour, int]) -> None:
        self.oceans.setdefault(ocean, Counter()).update(tokens)

    @staticmethod
    def _moved(pile: Counter[Colour], tokens: Iterable[int]) -> Counter[Colour]:
        """The pile without these tokens. Takes count at once, so a pile may dip below nothing until all are told."""
        left = Counter(pile)
        left.subtract(dict(zip(Colour, tokens, strict=True)))
        return Counter({colour: count for colour, count in left.items() if count})
