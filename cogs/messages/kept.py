"""What a run of the bot remembers of things lately in use. Nothing is lost by forgetting: store and Discord know."""

from collections.abc import Callable, Hashable, Iterator
from typing import Generic, TypeVar

KeyT = TypeVar("KeyT", bound=Hashable)
T = TypeVar("T")


class Kept(Generic[KeyT, T]):
    """Things by key, least recently used first, at most so many; those that are busy are not forgotten."""

    def __init__(
        self,
        at_most: int,
        is_busy: Callable[[KeyT], bool] = lambda _: False,
        forgotten: Callable[[T], None] = lambda _: None,
    ) -> None:
        self._at_most = at_most
        self._is_busy = is_busy
        self._forgotten = forgotten
        self._things: dict[KeyT, T] = {}

    def __contains__(self, key: KeyT) -> bool:
        return key in self._things

    def __len__(self) -> int:
        return len(self._things)

    def __iter__(self) -> Iterator[KeyT]:
        return iter(tuple(self._things))

    def get(self, key: KeyT) -> T | None:
        """What is kept under this key; that alone does not make it used."""
        return self._things.get(key)

    def keep(self, key: KeyT, thing: T) -> None:
        """Keep this as the most recently used."""
        self._things.pop(key, None)
        self._things[key] = thing
        if len(self._things) > self._at_most and not self._is_busy(oldest := next(iter(self._things))):
            self.forget(oldest)

    def kept_or(self, key: KeyT, make: Callable[[], T]) -> T:
        """What is kept under this key, or else a new one; it is then the most recently used."""
        thing = self._things.get(key)
        if thing is None:
            thing = make()
        self.keep(key, thing)
        return thing

    def forget(self, key: KeyT) -> None:
        """Keep nothing under this key any more."""
        if key in self._things:
            self._forgotten(self._things.pop(key))
