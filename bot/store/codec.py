"""What games look like as text, at the store's border: the one place where pydantic is used on our types."""

import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Annotated, Any, Union, get_args, get_origin

from pydantic import ConfigDict, Discriminator, TypeAdapter, ValidationError
from pydantic_core import PydanticSerializationError

from bot.errors import StoreBroken
from engines.core.events import Audience, Told
from engines.core.game import AnyGame

_STRANGERS_REFUSED = ConfigDict(extra="forbid")


class Shape:
    """One type as JSON. Unknown keys are refused, in nested values too."""

    def __init__(self, of: Any) -> None:
        self._name = getattr(of, "__name__", str(of))
        # A plain dataclass cannot be given a config, but it inherits that of a tuple around it.
        self._adapter: TypeAdapter[tuple[Any]] = TypeAdapter(_tuple_of(tagged(of)), config=_STRANGERS_REFUSED)

    def dump(self, value: Any) -> str:
        """The value as JSON; a value that is not of this type is our own mistake and raises."""
        try:
            return self._adapter.dump_json((value,), warnings="error")[1:-1].decode()
        except PydanticSerializationError:  # whose text shows the value, which may be a sealed choice
            raise TypeError(f"a {type(value).__name__} cannot be serialized as {self._name}") from None

    def load(self, text: str) -> Any:
        """The value in a text. Raises `StoreBroken`."""
        try:
            return self._adapter.validate_json(f"[{text}]")[0]
        except ValidationError as error:
            raise StoreBroken(
                f"A saved {self._name} cannot be read by this version of Botswain: {_where(error)}"
            ) from None


def _where(error: ValidationError) -> str:
    """What does not fit and where. What stands there stays out of it: it may be a sealed choice."""
    return "; ".join(
        " ".join([one["type"], ".".join(map(str, one["loc"][1:]))]).strip()
        for one in error.errors(include_input=False, include_url=False, include_context=False)
    )


class GameCodec:
    """The shapes of one game, each made when it is first needed."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    @cached_property
    def options(self) -> Shape:
        return Shape(self._game.options_type)

    @cached_property
    def state(self) -> Shape:
        return Shape(self._game.state_type)

    @cached_property
    def action(self) -> Shape:
        return Shape(self._game.action_type)

    @cached_property
    def view(self) -> Shape:
        return Shape(self._game.view_type)

    @cached_property
    def _piece(self) -> Shape:
        return Shape(_tuple_of(tagged(self._game.event_type), frozenset[int] | None))

    @cached_property
    def _pieces(self) -> Shape:
        return Shape(_tuple_of(_tuple_of(tagged(self._game.event_type), frozenset[int] | None), ...))

    def dump_told(self, told: Sequence[Told[Any]]) -> str:
        """Events with their audiences: pairs of an event and its seats, or `null` for everyone."""
        return self._pieces.dump(tuple((piece.event, piece.audience.seats) for piece in told))

    def load_told(self, text: str) -> tuple[Told[Any], ...]:
        """The events in a text; one that an update or damage has made unreadable is left out."""
        try:
            pieces = self._pieces.load(text)
        except StoreBroken:
            pieces = [piece for raw in _listed(text) for piece in self._readable(raw)]
        return tuple(Told(event, Audience(seats)) for event, seats in pieces)

    def _readable(self, raw: Any) -> list[Any]:
        try:
            return [self._piece.load(json.dumps(raw))]
        except StoreBroken:
            return []


def _listed(text: str) -> list[Any]:
    """What a text lists; nothing if it is damaged."""
    try:
        raw = json.loads(text)
    except ValueError:
        return []
    return raw if isinstance(raw, list) else []


class Codec:
    """The codecs of all games, by key."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._codecs = {key: GameCodec(game) for key, game in games.items()}

    def of(self, game: str) -> GameCodec:
        """The codec of a game. Raises `StoreBroken` for one that this version does not have."""
        try:
            return self._codecs[game]
        except KeyError:
            raise StoreBroken(f"The database holds a game {game!r} that this version of Botswain lacks.") from None


def tagged(of: Any) -> Any:
    """A union of classes that all carry a `kind` is told apart by it; any other type is left as it is."""
    members = get_args(of)
    if get_origin(of) is not None and len(members) > 1 and all(hasattr(member, "kind") for member in members):
        return Annotated[Union[members], Discriminator("kind")]  # noqa: UP007  # `|` cannot join a tuple of types
    return of


def _tuple_of(*of: Any) -> Any:
    """The type `tuple[...]` of types that are only known at run time."""
    return tuple.__class_getitem__(of)
