"""Law 11: every game's presenter draws every viewer's look within Discord's limits, with words for everything."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from cogs.controls.addresses import Address, Verb, action_from, action_text
from cogs.presenters import PRESENTERS
from cogs.presenters.presenter import newest_that_fit
from cogs.words import languages, words_for
from cogs.words.texts import LABEL_ON_PHONES, length
from engines import GAMES
from engines.core.chance import Chance
from tests.cogs.presenters.looks import crowded_scene_of, look_of, parts, sent
from tests.engines.driver import Position, Setting, every_setting, knowledge_of, laws, random_game, random_seeds

every_game = pytest.mark.parametrize("key", GAMES)

# Discord allows 40 components, 4,000 characters and about 10 kB; the frame around a game takes its part of them.
COMPONENTS, CHARACTERS, BYTES = 40 - 12, 4_000 - 1_000, 10_000 - 2_000


def some_positions(setting: Setting, seed: str) -> Iterator[Position]:
    """Every seventh position of a random game, which meets every phase in turn, and the last one."""
    position = None
    for number, position in enumerate(random_game(setting, seed)):
        if number % 7 == 0:
            yield position
    assert position is not None
    yield position


def assert_fits(components: list[dict[str, Any]], *, framed: bool = True) -> None:
    """A page that leaves the frame around it its part; not so one that stands alone in its card."""
    everything = list(parts(components))
    texts = [part["content"] for part in everything if "content" in part]
    assert all(text.strip() for text in texts), "Discord refuses an empty text"
    assert len(everything) <= (COMPONENTS if framed else 39)
    assert sum(map(length, texts)) <= (CHARACTERS if framed else 4_000)
    assert sum(len(text.encode()) for text in texts) <= (BYTES if framed else 10_000)
    ids = [part["custom_id"] for part in everything if "custom_id" in part]
    assert len(ids) == len(set(ids)), "two controls with one id"
    assert all(len(custom_id) <= 100 for custom_id in ids)
    for part in everything:
        assert_control_fits(part)


def assert_control_fits(part: dict[str, Any]) -> None:
    if part["type"] == 2:
        assert 0 < length(part["label"]) <= LABEL_ON_PHONES, "longer labels are cut on phones"
    if part["type"] == 3:
        assert 1 <= len(part["options"]) <= 25
        assert length(part["placeholder"]) <= 100
        assert all(0 < length(option["label"]) <= 80 for option in part["options"])
        assert all(length(option.get("description") or "") <= 100 for option in part["options"])
        values = [option["value"] for option in part["options"]]
        assert len(values) == len(set(values))
        assert sum(option["default"] for option in part["options"]) <= 1


@every_game
def test_every_game_has_a_presenter(key: str) -> None:
    assert PRESENTERS[key].game is GAMES[key]
    assert PRESENTERS[key].emoji


@every_setting
@laws(10)
@random_seeds
def test_every_look_of_every_viewer_fits_into_a_message(setting: Setting, seed: str) -> None:
    presenter, scene = PRESENTERS[setting.game.key], crowded_scene_of(setting.seat_count)
    for position in some_positions(setting, seed):
        for viewer in setting.viewers:
            look = look_of(setting, position, viewer)
            assert_fits(sent(presenter.panel(look, scene)))
            assert 0 < len(presenter.now(look, scene)) <= 600
            for fresh in (0, 2, len(look.news)):
                lines = presenter.told(replace(look, fresh=fresh), scene)
                fitting = newest_that_fit(lines)
                assert length("\n".join(fitting)) <= 800, "it stands above the panel, within the frame's part"
                assert bool(fitting) is bool(lines)
                assert all(line.strip() for line in lines)
            for name in presenter.asides:
                assert_fits(sent(presenter.asides[name](look, scene)), framed=False)
        look = look_of(setting, position, None)
        assert_fits(sent(presenter.board(look, scene)))
        for number in presenter.over(look):
            assert_fits(sent(presenter.chapter(number, look, scene)), framed=False)
        if look.result is not None:
            assert_fits(sent(presenter.result(look, scene)))


@every_setting
@laws(10)
@random_seeds
def test_every_legal_action_has_a_face_and_a_way_to_take_it(setting: Setting, seed: str) -> None:
    """Scenario S-22: whatever a seat may do, its panel offers it."""
    presenter, scene = PRESENTERS[setting.game.key], crowded_scene_of(setting.seat_count)
    for position in some_positions(setting, seed):
        for seat in range(setting.seat_count):
            look = look_of(setting, position, seat)
            faces = [presenter.face(action, look, scene) for action in look.actions]
            assert all(0 < length(face.label) <= 80 for face in faces)
            assert len({face.label for face in faces}) == len(faces), "two actions that look alike"
            assert offered(sent(presenter.panel(look, scene)), setting) == set(look.actions)


def offered(components: list[dict[str, Any]], setting: Setting) -> set[Any]:
    """The actions that the controls of a panel take."""
    texts = []
    for part in parts(components):
        if "custom_id" not in part or Address.read(part["custom_id"]).verb is not Verb.ACT:
            continue  # a menu may also lead to the rules
        if part["type"] == 3:
            texts += [option["value"] for option in part["options"]]
        else:
            texts.append(Address.read(part["custom_id"]).text)
    return {action_from(text, setting.game.action_type) for text in texts}


@every_setting
@laws(10)
@random_seeds
def test_every_action_survives_its_short_text(setting: Setting, seed: str) -> None:
    for position in some_positions(setting, seed):
        for seat in range(setting.seat_count):
            for action in setting.game.legal_actions(position.state, seat):
                assert action_from(action_text(action), setting.game.action_type) == action


@every_setting
@laws(3)
@random_seeds
def test_every_event_has_a_sentence(setting: Setting, seed: str) -> None:
    """Also one that was told long ago is drawn from the look of today."""
    presenter, scene = PRESENTERS[setting.game.key], crowded_scene_of(setting.seat_count)
    *_, last = some_positions(setting, seed)
    for viewer in setting.viewers:
        look = look_of(setting, last, viewer)
        for event in last.heard_by(viewer):
            assert 0 < len(presenter.sentence(event, look, scene).strip()) <= 500


@every_setting
@laws(10)
@random_seeds
def test_nothing_shown_depends_on_what_its_viewer_may_not_see(setting: Setting, seed: str) -> None:
    """Scenario S-16: text, order, buttons and custom ids stay the same whatever the others have picked."""
    presenter, scene = PRESENTERS[setting.game.key], crowded_scene_of(setting.seat_count)
    reshuffle = knowledge_of(setting.game).reshuffle_unseen
    for position in islice(some_positions(setting, seed), 12):
        for viewer in setting.viewers:
            state = reshuffle(position.state, viewer, Chance(seed, len(position.moves), "unseen"))
            other = Position(state, position.moves, position.told)
            one, two = (look_of(setting, each, viewer) for each in (position, other))
            draw = presenter.board if viewer is None else presenter.panel
            assert sent(draw(one, scene)) == sent(draw(two, scene))
            assert presenter.now(one, scene) == presenter.now(two, scene)
            for name in presenter.asides:
                assert sent(presenter.asides[name](one, scene)) == sent(presenter.asides[name](two, scene))


@every_game
@pytest.mark.parametrize("language", list(languages()))
def test_every_refusal_has_a_sentence(key: str, language: str) -> None:
    reasons = list(GAMES[key].refusal_type)
    sentences = [PRESENTERS[key].refusal(reason, words_for(language)) for reason in reasons]
    assert all(20 < len(sentence) <= 300 for sentence in sentences)
    assert len(set(sentences)) == len(reasons), "two refusals that read alike"


@every_game
@pytest.mark.parametrize("language", list(languages()))
def test_every_rules_page_fits_beside_its_buttons(key: str, language: str) -> None:
    words = words_for(language)
    presenter = PRESENTERS[key]
    assert 0 < len(presenter.pages) <= 13, "a few short pages"
    assert len(presenter.pages + presenter.lookups) <= 25, "all stand in one menu"
    for page in presenter.pages + presenter.lookups:
        assert 0 < len(words(f"{key}-rules-{page}-title")) <= 80
        assert 100 < length(words(f"{key}-rules-{page}")) <= 1_500
    for word in ("name", "blurb", "players", "time"):
        assert 0 < len(words(f"{key}-{word}")) <= 300
