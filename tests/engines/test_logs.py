"""Old logs: games as the store keeps them, replayed under today's rules. What differs asks for a new `rules_version`.

A replay has to bring the same state and result after every step, and tell the same viewers of the same kinds of events.
What an event says besides its kind is not compared, and neither is a field of a state that holds its default: a new
field with a default is nothing that an old game would notice.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass, make_dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from bot.store.codec import GameCodec
from engines.ahoy_kitten.actions import Filch, Fish, PlaceToken
from engines.ahoy_kitten.inside.rules import AhoyKitten
from engines.core.chance import Chance
from engines.core.events import Told, only
from engines.core.game import AnyGame, Move, Step
from engines.core.play import play
from tests.engines.driver import Setting, random_game
from tests.engines.test_transcripts import GOLDEN, SEED
from tests.golden import REWRITE

FOLDER = Path(__file__).parent / "logs"

AGAIN = "run `make transcripts`"


@pytest.mark.parametrize("setting", GOLDEN, ids=str)
def test_an_old_log_replays_or_its_game_has_a_new_rules_version(
    setting: Setting, request: pytest.FixtureRequest
) -> None:
    path = FOLDER / f"{setting}.json"
    rewrite = bool(request.config.getoption(REWRITE))
    log = json.loads(path.read_text(encoding="utf-8")) if path.exists() else None
    if rewrite and (log is None or log["rules_version"] != setting.game.rules_version):
        path.parent.mkdir(exist_ok=True)
        path.write_text(written(setting), encoding="utf-8", newline="\n")
        return
    # A log of these rules is never written anew: it is what the games that run now were played by.
    if wrong := fault(str(setting), setting.game, log):
        pytest.fail(wrong, pytrace=False)


def test_every_log_belongs_to_a_golden_game() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{setting}.json" for setting in GOLDEN}


def written(setting: Setting) -> str:
    """A whole game as its log: how it began, then a line for every step, with the marks of what came of it."""
    game, codec = setting.game, GameCodec(setting.game)
    *_, last = random_game(setting, SEED)
    head = {
        "game": game.key,
        "rules_version": game.rules_version,
        "options": json.loads(codec.options.dump(setting.options)),
        "seats": setting.seat_count,
        "seed": SEED,
    }
    moves: list[list[Any]] = [[move.seat, json.loads(codec.action.dump(move.action))] for move in last.moves]
    steps = [[None, None], *moves]
    marked = [
        [*step, *marks(game, came)] for step, came in zip(steps, replayed(game, {**head, "steps": steps}), strict=True)
    ]
    lines = ",\n".join(json.dumps(step, separators=(",", ":")) for step in marked)
    return f'{json.dumps(head)[:-1]}, "steps": [\n{lines}\n]}}\n'


def replayed(game: AnyGame, log: Mapping[str, Any]) -> Iterator[Step[Any, Any]]:
    """What comes of every step of a log, the setup first. Raises whatever speaks against one."""
    codec = GameCodec(game)
    step = game.setup(codec.options.load(json.dumps(log["options"])), log["seats"], Chance(log["seed"], 0))
    yield step
    for number, (seat, action, *_) in enumerate(log["steps"][1:], start=1):
        move = Move(seat, codec.action.load(json.dumps(action)))
        step = play(game, step.state, move, Chance(log["seed"], number))
        yield step


def fault(name: str, game: AnyGame, log: Mapping[str, Any] | None) -> str | None:
    """What is wrong with a log under today's rules, and what to do about it; `None` when it replays."""
    if log is None:
        return f"{name} has no log yet: {AGAIN}."
    before = log["rules_version"]
    if before != game.rules_version:
        return f"The log of {name} is of rules version {before}, and now there is {game.rules_version}: {AGAIN}."
    difference = first_difference(game, log)
    if difference is None:
        return None
    rules = f"engines/{game.key.replace('-', '_')}/inside/rules.py"
    return (
        f"An old log of {name} no longer replays, {difference}.\nRaise `rules_version` in {rules} and {AGAIN}. "
        "If nobody has played by these rules yet, delete the log instead."
    )


def first_difference(game: AnyGame, log: Mapping[str, Any]) -> str | None:
    """The first step that comes out otherwise than it did, and what is different."""
    replay = replayed(game, log)
    for number, (seat, action, *then) in enumerate(log["steps"]):
        where = f"step {number} (seat {seat}: {json.dumps(action)})" if number else "step 0 (the setup)"
        try:
            now = marks(game, next(replay))
        except Exception as error:
            return f"{where}: {type(error).__name__} {error}".rstrip(" .")
        if now != then:
            what = "another state or result" if now[0] != then[0] else "other events, or other seats are told"
            return f"{where}: {what}"
    return None


def marks(game: AnyGame, step: Step[Any, Any]) -> list[str]:
    """What stays the same in a replay, briefly: the state with its result; who is told of which kinds of events."""
    result = game.result(step.state)
    standings = [] if result is None else [(one.seat, one.place, one.total) for one in result.standings]
    told = [(one.event.kind, None if one.audience.seats is None else sorted(one.audience.seats)) for one in step.told]
    return [_mark([bare(step.state), standings], size=6), _mark(told, size=4)]


def _mark(thing: Any, size: int) -> str:
    return blake2b(json.dumps(thing, sort_keys=True).encode(), digest_size=size).hexdigest()


def bare(thing: Any) -> Any:
    """Anything of a state without the names of its classes and without what holds its default."""
    if is_dataclass(thing):
        parts = {part.name: (getattr(thing, part.name), part) for part in fields(thing)}
        return {name: bare(value) for name, (value, part) in parts.items() if name == "kind" or value != _default(part)}
    if isinstance(thing, Mapping):
        return sorted([json.dumps(bare(key)), bare(value)] for key, value in thing.items())
    if isinstance(thing, AbstractSet):
        return sorted(map(bare, thing), key=json.dumps)
    if isinstance(thing, Iterable) and not isinstance(thing, str):
        return [bare(part) for part in thing]
    return thing


def _default(part: Field[Any]) -> Any:
    return part.default_factory() if part.default_factory is not MISSING else part.default


# The test itself


AHOY = next(setting for setting in GOLDEN if setting.game.key == "ahoy-kitten")
LOG = json.loads(written(AHOY))


class GivesTheBagAway(AhoyKitten):
    def _carry_out(self, draft: Any, seat: int, action: Any, chance: Chance) -> Any:
        told = super()._carry_out(draft, seat, action, chance)
        draft.distributor = seat
        return told


class Whispers(AhoyKitten):
    def _carry_out(self, draft: Any, seat: int, action: Any, chance: Chance) -> Any:
        return [Told(one.event, only(seat)) for one in super()._carry_out(draft, seat, action, chance)]


class LosesWords(AhoyKitten):
    def _carry_out(self, draft: Any, seat: int, action: Any, chance: Chance) -> Any:
        return super()._carry_out(draft, seat, action, chance)[:1]


class ForbidsFilching(AhoyKitten):
    def legal_actions(self, state: Any, seat: int) -> Any:
        return tuple(one for one in super().legal_actions(state, seat) if not isinstance(one, Filch))


class DealsOtherwise(AhoyKitten):
    def setup(self, options: Any, seat_count: int, chance: Chance) -> Any:
        return super().setup(options, seat_count, Chance("another", 0))


class ScoresOneMore(AhoyKitten):
    def result(self, state: Any) -> Any:
        result = super().result(state)
        if result is None:
            return None
        return replace(result, standings=tuple(replace(one, total=one.total + 1) for one in result.standings))


FORGETS_PROTECTING = type("ForgetsProtecting", (AhoyKitten,), {"action_type": Fish | Filch | PlaceToken})


@pytest.mark.parametrize(
    ("changed", "difference"),
    [
        (GivesTheBagAway(), r"step \d+ \(seat \d: .*\): another state or result"),
        (Whispers(), r"step \d+ \(seat \d: .*\): other events, or other seats"),
        (LosesWords(), r"step \d+ \(seat \d: .*\): other events, or other seats"),
        (ForbidsFilching(), r"step \d+ \(seat \d: .*filch.*\): IllegalAction"),
        (FORGETS_PROTECTING(), r"step \d+ \(seat \d: .*protect.*\): StoreBroken"),
        (DealsOtherwise(), r"step 0 \(the setup\): another state"),
        (ScoresOneMore(), rf"step {len(LOG['steps']) - 1} \(seat \d: .*\): another state"),
    ],
    ids=lambda one: type(one).__name__,
)
def test_a_changed_rule_asks_for_a_new_rules_version(changed: AhoyKitten, difference: str) -> None:
    wrong = fault(str(AHOY), changed, LOG)
    assert wrong is not None
    what, to_do = wrong.splitlines()
    assert re.fullmatch(rf"An old log of {AHOY} no longer replays, {difference}.*", what), what
    assert to_do == (
        "Raise `rules_version` in engines/ahoy_kitten/inside/rules.py and run `make transcripts`. "
        "If nobody has played by these rules yet, delete the log instead."
    )


def test_with_a_new_rules_version_only_the_logs_are_to_be_written_anew() -> None:
    class Newer(GivesTheBagAway):
        rules_version = AhoyKitten.rules_version + 1

    assert fault(str(AHOY), Newer(), LOG) == (
        f"The log of {AHOY} is of rules version {LOG['rules_version']}, and now there is {Newer.rules_version}: "
        "run `make transcripts`."
    )
    assert fault(str(AHOY), Newer(), None) == f"{AHOY} has no log yet: run `make transcripts`."


def test_an_event_that_says_more_asks_for_nothing() -> None:
    class SaysMore(AhoyKitten):
        def _carry_out(self, draft: Any, seat: int, action: Any, chance: Chance) -> Any:
            told = super()._carry_out(draft, seat, action, chance)
            return [Told(Talkative(one.event.kind), one.audience) for one in told]

    assert fault(str(AHOY), SaysMore(), LOG) is None


@dataclass(frozen=True)
class Talkative:
    kind: str
    why: str = "because"


def test_a_state_with_a_new_field_that_holds_its_default_is_the_same_state() -> None:
    old = make_dataclass("Old", ["oceans"])
    new = make_dataclass("New", ["oceans", ("storms", tuple, ()), ("luck", int, 0)])
    assert bare(new((1, 2))) == bare(old((1, 2)))
    assert bare(new((1, 2), (1,))) != bare(old((1, 2)))
    assert bare(new((1, 2), luck=1)) != bare(new((1, 2)))
